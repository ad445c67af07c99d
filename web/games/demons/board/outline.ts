import type { Point } from '../../../parts/point.ts';
import { around, type Cell, cornerKey, num, pair, sideOf } from './geometry.ts';
import { between, seeded } from './seeded.ts';

/** The closed lines around a set of cells, each clockwise around what it holds. */
export function loopsAround(cells: readonly Cell[]): Point[][] {
  const inside = new Set(cells.map(keyOf));
  const after = new Map<string, { from: Point; to: string }>();
  for (const cell of cells) {
    around(cell).forEach((neighbour, side) => {
      if (inside.has(keyOf(neighbour))) return;
      const [from, to] = sideOf(cell, side);
      after.set(cornerKey(from), { from, to: cornerKey(to) });
    });
  }
  const loops: Point[][] = [];
  for (const start of after.keys()) {
    const loop: Point[] = [];
    for (let key = start, side = after.get(key); side; key = side.to, side = after.get(key)) {
      loop.push(side.from);
      after.delete(key);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

const keyOf = (cell: Cell): string => `${cell.col}:${cell.row}`;

/** A line that a hand would draw along the sides: bent by up to `bend`, the same way from wherever a side is seen. */
function drawnLoop(loop: readonly Point[], bend: number): string {
  const points = loop.flatMap((from, i) => {
    const to = loop[(i + 1) % loop.length];
    return [from, ...bent(from, to, bend)];
  });
  const half = (i: number): Point => {
    const a = points[i % points.length];
    const b = points[(i + 1) % points.length];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const start = half(0);
  const curves = points.map((_, i) => {
    const through = points[(i + 1) % points.length];
    const end = half(i + 1);
    return `Q${pair(through.x, through.y)} ${pair(end.x, end.y)}`;
  });
  return `M${num(start.x)} ${num(start.y)}${curves.join('')}Z`;
}

/** Two points between the ends of a side, moved off the straight line. */
function bent(from: Point, to: Point, bend: number): Point[] {
  const forwards = from.x + from.y * 3 < to.x + to.y * 3;
  const [a, b] = forwards ? [from, to] : [to, from];
  const random = seeded(`${cornerKey(a)}>${cornerKey(b)}`);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const off = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const points = [0.33, 0.67].map((along) => {
    const away = between(random, -bend, bend);
    return { x: a.x + (b.x - a.x) * along + off.x * away, y: a.y + (b.y - a.y) * along + off.y * away };
  });
  return forwards ? points : points.reverse();
}

export const drawnAround = (cells: readonly Cell[], bend: number): string =>
  loopsAround(cells)
    .map((loop) => drawnLoop(loop, bend))
    .join('');
