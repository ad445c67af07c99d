import type { Point } from '../../../parts/point.ts';
import { COLS, CORNERS, cellOf, HALF, middle, pair } from './geometry.ts';
import type { HexName, Lit } from './types.ts';

export type Role = Lit['role'];
export const ROLES: readonly Role[] = ['go', 'edge', 'target'];

/** Hexes that may be chosen, by what choosing them does. */
export const byRole = (lit: readonly Lit[]): { role: Role; hexes: HexName[] }[] =>
  ROLES.map((role) => ({ role, hexes: lit.filter((one) => one.role === role).map(({ hex }) => hex) }));

type Line = readonly Point[];

/** How far a lit hex keeps from its sides. */
export const INSET = 4;

const shrunk = (points: Line, by: number): Line => points.map(({ x, y }) => ({ x: x * by, y: y * by }));
const closed = (points: Line): Line => [...points, points[0], points[1]];
const toward = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** What choosing the hex does has a sign of its own: its outline, a sight, a way out. */
const SIGNS: Record<Role, readonly Line[]> = {
  go: [closed(shrunk(CORNERS, 1 - INSET / HALF))],
  target: CORNERS.map((corner, i) =>
    shrunk([toward(corner, CORNERS[(i + 5) % 6], 0.26), corner, toward(corner, CORNERS[(i + 1) % 6], 0.26)], 0.86),
  ),
  edge: [-16, 0].map((x) => [
    { x, y: -14 },
    { x: x + 12, y: 0 },
    { x, y: 14 },
  ]),
};

/** The signs of all hexes of one role, as one path. */
export function signsPath(role: Role, hexes: readonly HexName[]): string {
  return hexes
    .map((hex) => {
      const { x, y } = middle(hex);
      const turn = role === 'edge' ? outwards(hex) : 0;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const at = (p: Point): string => pair(x + p.x * cos - p.y * sin, y + p.x * sin + p.y * cos);
      return SIGNS[role].map((line) => `M${line.map(at).join('L')}`).join('');
    })
    .join('');
}

/** From east: the direction of the nearest end of the map. */
export function outwards(hex: HexName): number {
  const { col, row } = cellOf(hex);
  if (col === 1) return Math.PI;
  if (col === COLS) return 0;
  return row === 1 ? -Math.PI / 2 : Math.PI / 2;
}
