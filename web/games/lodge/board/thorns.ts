import type { Point } from '../../../parts/point.ts';
import { num, pair, toward } from './geometry.ts';

/** A vine of the Black Rose along the walls, from the middle of the Lodge outwards. */
export interface Vine {
  readonly d: string;
  readonly thorns: readonly { readonly d: string; readonly along: number }[];
  readonly buds: readonly (Point & { readonly along: number })[];
}

const turned = ({ x, y }: Point, sixths: number): Point => {
  const [cos, sin] = [Math.cos((sixths * Math.PI) / 3), Math.sin((sixths * Math.PI) / 3)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
};

const H = Math.sqrt(3) * 50;
/** Corners of walls on the way out; the second way branches off the first. */
const WAYS: readonly (readonly Point[])[] = [
  [
    { x: 86, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 0 },
    { x: 250, y: H },
    { x: 350, y: H },
    { x: 400, y: 0 },
  ],
  [
    { x: 200, y: 0 },
    { x: 250, y: -H },
    { x: 200, y: -2 * H },
  ],
];
/** How much of the growing is over before a way begins, and after which it has ended. */
const SPANS: readonly (readonly [from: number, to: number])[] = [
  [0, 1],
  [0.4, 1],
];

const STEP = 6;
const SWAY = 5;

/** Points along a way, swaying about the wall as a plant does. */
function swaying(way: readonly Point[]): Point[] {
  const points: Point[] = [];
  let gone = 0;
  for (let i = 1; i < way.length; i++) {
    const [from, to] = [way[i - 1], way[i]];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (let along = 0; along < length; along += STEP, gone += STEP) {
      const off = Math.sin(gone / 13) * SWAY;
      const at = toward(from, to, along / length);
      points.push({ x: at.x - ((to.y - from.y) / length) * off, y: at.y + ((to.x - from.x) / length) * off });
    }
  }
  return points;
}

function vine(way: readonly Point[], [from, to]: readonly [number, number], sixths: number): Vine {
  const points = swaying(way).map((point) => turned(point, sixths));
  const alongOf = (i: number): number => from + ((to - from) * i) / (points.length - 1);
  const thorns = points.slice(1, -1).flatMap((at, i) => {
    if (i % 3 !== 1) return [];
    const [before, after] = [points[i], points[i + 2]];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const side = i % 2 === 0 ? 1 : -1;
    const [dx, dy] = [(after.x - before.x) / length, (after.y - before.y) / length];
    const tip = { x: at.x - dy * side * 8.5 - dx * 3, y: at.y + dx * side * 8.5 - dy * 3 };
    const foot = (by: number): Point => ({ x: at.x + dx * by, y: at.y + dy * by });
    return [{ d: `M${pair(foot(-2.6))}L${pair(tip)}L${pair(foot(2.6))}Z`, along: alongOf(i + 1) }];
  });
  const buds = [0.3, 0.62, 0.97].map((part) => {
    const i = Math.round(part * (points.length - 1));
    return { ...points[i], along: alongOf(i) };
  });
  return { d: `M${points.map(pair).join('L')}`, thorns, buds };
}

export const VINES: readonly (Vine & { readonly span: readonly [number, number] })[] = [0, 1, 2, 3, 4, 5].flatMap(
  (sixths) => WAYS.map((way, i) => ({ ...vine(way, SPANS[i], sixths), span: SPANS[i] })),
);

/** A petal of this length, pointing up. */
export const petal = (long: number, wide: number): string =>
  `M0 0C${num(-wide)} ${num(-long * 0.3)} ${num(-wide)} ${num(-long * 0.95)} 0 ${num(-long)}C${num(wide)} ${num(-long * 0.95)} ${num(wide)} ${num(-long * 0.3)} 0 0Z`;

/** Rings of petals from the outside in; each opens when the Rose has grown so far. */
export const RINGS: readonly { long: number; wide: number; count: number; turn: number; from: number }[] = [
  { long: 54, wide: 30, count: 6, turn: 30, from: 0.5 },
  { long: 44, wide: 25, count: 6, turn: 0, from: 0.2 },
  { long: 33, wide: 20, count: 5, turn: 18, from: 0 },
  { long: 23, wide: 15, count: 5, turn: 54, from: 0 },
  { long: 13, wide: 9, count: 3, turn: 20, from: 0 },
];
