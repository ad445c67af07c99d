import type { Facing } from './direction.ts';
import type { Point } from './point.ts';

/** Where a seat deploys, and which way its figures look at first. [B36] [B38] */
export interface Zone {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly facing: Facing;
}

/** Whether a centre lies in a zone, borders included. [B38] */
export const inZone = ({ x0, y0, x1, y1 }: Zone, { x, y }: Point): boolean => x0 <= x && x <= x1 && y0 <= y && y <= y1;

/** The zone that faces the other way, where two players sit across a field of four zones. [B36] */
export const oppositeZone = (zones: number, zone: number): number => (zone + zones / 2) % zones;
