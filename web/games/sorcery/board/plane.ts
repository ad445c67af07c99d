import type { Rect } from '../../../parts/pan-zoom.ts';
import type { Facing, Point } from './types.ts';

/** How the field lies on the plane of the screen: north up, so that y is turned over, and so many pixels to the inch. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  /** The field with the rule along its edges. */
  readonly sheet: Rect;
  at(point: Point): Point;
  /** The whole point of the field that is drawn there. */
  back(at: Point): Point;
}

export const INCH = 1000;
const PIXELS = 50;
/** Room for the rule and for what lies over the whole field. */
export const RIM = 66;

export const long = (units: number): number => (units * PIXELS) / INCH;

export function planeOf(field: { readonly width: number; readonly height: number }): Plane {
  const width = long(field.width);
  const height = long(field.height);
  return {
    width,
    height,
    sheet: { x: -RIM, y: -RIM, width: width + 2 * RIM, height: height + 2 * RIM },
    at: ({ x, y }) => ({ x: long(x), y: long(field.height - y) }),
    back: ({ x, y }) => ({
      x: Math.round((x * INCH) / PIXELS),
      y: Math.round(field.height - (y * INCH) / PIXELS),
    }),
  };
}

/** Hundredths of a degree from the east against the clock, as a turn of the drawing. */
export const turnOf = (facing: Facing): number => -facing / 100;

/** The whole degree in which one point of the field lies from another. */
export const facingTo = (from: Point, to: Point): Facing =>
  (((Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI) % 360) + 360) % 360) * 100;
