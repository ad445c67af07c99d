import type { Point } from '../../../parts/point.ts';
import { pair } from './geometry.ts';
import { between, type Random } from './seeded.ts';

/** A small drawing: what is filled and outlined, its dark side, and the strokes of the graver. */
export interface Glyph {
  of: 'peak' | 'tree';
  /** The foot, by which drawings cover each other. */
  y: number;
  body: string;
  shade: string;
  lines: string;
}

const line = (points: readonly Point[]): string => `M${points.map(({ x, y }) => pair(x, y)).join('L')}`;

/** A slope from the foot to the top that breaks a little on its way. */
function slope(random: Random, foot: Point, top: Point, rough: number): Point[] {
  return [0.3, 0.55, 0.8].map((up) => ({
    x: foot.x + (top.x - foot.x) * up + between(random, -rough, rough),
    y: foot.y + (top.y - foot.y) * up ** 1.25 + between(random, -rough, rough) * 0.7,
  }));
}

export function peak(random: Random, x: number, foot: number, wide: number, high: number): Glyph {
  const rough = wide * 0.035;
  const top = { x: x + between(random, -0.1, 0.1) * wide, y: foot - high };
  const left = { x: x - wide / 2, y: foot + between(random, -1, 2) };
  const right = { x: x + wide / 2, y: foot + between(random, -1, 2) };
  const rise = slope(random, left, top, rough);
  const fall = slope(random, right, top, rough).reverse();
  const ridgeFoot = { x: top.x + between(random, 0.02, 0.16) * wide, y: foot + 1 };
  const ridge = [0.28, 0.52, 0.76].map((down, i) => ({
    x: top.x + (ridgeFoot.x - top.x) * down + (i % 2 === 0 ? -1 : 1) * wide * 0.045,
    y: top.y + (foot - top.y) * down,
  }));
  const skyline = [left, ...rise, top, ...fall, right];
  const hatches = Array.from({ length: Math.round(high / 5) }, (_, i, all = Math.round(high / 5)) => {
    const down = (i + 1) / (all + 0.6);
    const from = { x: top.x + (ridgeFoot.x - top.x) * down + 1.5, y: top.y + (foot - top.y) * down };
    const reach = (right.x - ridgeFoot.x) * down * between(random, 0.45, 0.8);
    return `M${pair(from.x, from.y)}l${pair(reach, reach * 0.62 * (1 - down * 0.72))}`;
  });
  const gullies = [0.45, 0.7].map((down) => {
    const from = { x: top.x + (left.x - top.x) * down * 0.45, y: top.y + (foot - top.y) * down };
    return `M${pair(from.x, from.y)}l${pair(-wide * 0.05, high * 0.14)}`;
  });
  return {
    of: 'peak',
    y: foot,
    body: line(skyline),
    shade: `${line([top, ...fall, right, { x: ridgeFoot.x, y: foot + 1.5 }, ...ridge.toReversed()])}Z`,
    lines: line([top, ...ridge]) + hatches.join('') + gullies.join(''),
  };
}

/** A round-headed tree. */
export function tree(random: Random, x: number, foot: number): Glyph {
  const r = between(random, 6.6, 8.8);
  const y = foot - r * 1.45;
  const lobes = 6;
  const turn = random();
  const rim = Array.from({ length: lobes }, (_, i) => {
    const angle = ((i + turn) / lobes) * Math.PI * 2;
    return { x: x + Math.cos(angle) * r * 0.86, y: y + Math.sin(angle) * r * 0.8 };
  });
  const arc = (to: Point): string => `A${pair(r * 0.5, r * 0.5)} 0 0 1 ${pair(to.x, to.y)}`;
  return {
    of: 'tree',
    y: foot,
    body: `M${pair(rim[0].x, rim[0].y)}${[...rim.slice(1), rim[0]].map(arc).join('')}Z`,
    shade: `M${pair(x + r * 0.25, y - r * 0.95)}A${pair(r, r)} 0 0 1 ${pair(x - r * 0.3, y + r * 0.95)}A${pair(r * 1.15, r * 1.15)} 0 0 0 ${pair(x + r * 0.25, y - r * 0.95)}Z`,
    lines: `M${pair(x, y + r * 0.9)}V${foot.toFixed(1)}M${pair(x + 1, foot)}h${(r * 0.9).toFixed(1)}`,
  };
}

export function fir(random: Random, x: number, foot: number): Glyph {
  const half = between(random, 5, 6.4);
  const high = between(random, 19, 25);
  const tier = (up: number, wide: number): Point[] => [
    { x: x + wide, y: foot - high * up },
    { x: x + wide * 0.45, y: foot - high * (up + 0.2) },
  ];
  const rightSide = [...tier(0.14, half), ...tier(0.42, half * 0.76)];
  const leftSide = rightSide.map((p) => ({ x: 2 * x - p.x, y: p.y }));
  const top = { x, y: foot - high };
  return {
    of: 'tree',
    y: foot,
    body: `${line([...leftSide, top, ...rightSide.toReversed()])}Z`,
    shade: `${line([top, ...rightSide.toReversed(), { x, y: foot - high * 0.16 }])}Z`,
    lines: `M${pair(x, foot - high * 0.14)}V${foot.toFixed(1)}`,
  };
}
