import { fields, listOf, type Shape, stepped, whole } from '@conjure/engine';
import type { Facing } from '../geometry/direction.ts';
import type { Point } from '../geometry/point.ts';

/** More than any army of four players has. [B112] */
export const figureShape = whole(0, 95);
const coordinate = whole(0, 60_000);
export const pointShape: Shape<Point> = fields({ x: coordinate, y: coordinate });
/** Whole degrees. [B2] */
export const facingShape: Shape<Facing> = stepped(100, 0, 35_900, 'a facing: a multiple of 100 from 0 to 35900');
/** Longer paths are for the rules to refuse. [B54] */
export const pathShape = listOf(pointShape, { max: 40 });
