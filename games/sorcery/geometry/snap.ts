import { type Base, baseAt, overlap, touch } from './base.ts';
import { cut, rootDown, rootUp } from './integer.ts';
import { type Point, squaredDistance } from './point.ts';

/** How near to another base a drop becomes contact. The rules never snap: a command carries exact points. [B7] */
export const SNAP = 100;

/** Drops nearly on a centre have short vectors: so many times longer, their rounding is far below the tolerance. */
const FINER = 4096;

/** Where a base touches another one on the side it was dropped; null for a drop on the very centre, which has no side. */
function contactWith(drop: Base, other: Base): Point | null {
  const dx = (drop.x - other.x) * FINER;
  const dy = (drop.y - other.y) * FINER;
  const length = rootUp(dx * dx + dy * dy);
  if (length === 0) return null;
  const apart = drop.radius + other.radius;
  return { x: other.x + cut(dx * apart, length), y: other.y + cut(dy * apart, length) };
}

/** The two places where a base touches two others at once; none where they stand too far apart or inside each other. */
function contactsWithBoth(radius: number, a: Base, b: Base): Point[] {
  const nearA = radius + a.radius;
  const nearB = radius + b.radius;
  const apart = squaredDistance(a, b);
  // The circles around a and b on which its centre has to lie, cut with each other; all doubled and times the distance.
  const along = nearA * nearA - nearB * nearB + apart;
  const rest = 4 * apart * nearA * nearA - along * along;
  if (apart === 0 || rest < 0) return [];
  const across = rootDown(rest);
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return [across, -across].map((way) => ({
    x: a.x + cut(dx * along - dy * way, 2 * apart),
    y: a.y + cut(dy * along + dx * way, 2 * apart),
  }));
}

/**
 * The nearest place to the drop that touches a base which the drop is within reach of, preferring contact with two, and
 * overlaps none; null where there is none.
 */
export function snapped(drop: Base, others: readonly Base[]): Point | null {
  const near = others.filter((other) => {
    const reach = drop.radius + other.radius + SNAP;
    return squaredDistance(drop, other) <= reach * reach;
  });
  const both = near.flatMap((a, i) => near.slice(i + 1).flatMap((b) => contactsWithBoth(drop.radius, a, b)));
  const one = near.flatMap((other) => contactWith(drop, other) ?? []);
  return nearest(drop, both, SNAP * 2, others) ?? nearest(drop, one, Number.POSITIVE_INFINITY, others);
}

function nearest(drop: Base, spots: readonly Point[], farthest: number, others: readonly Base[]): Point | null {
  const fits = spots.filter((spot) => {
    const base = baseAt(spot, drop.radius);
    return others.some((other) => touch(base, other)) && !others.some((other) => overlap(base, other));
  });
  let best: Point | null = null;
  let least = farthest * farthest;
  for (const spot of fits) {
    const far = squaredDistance(drop, spot);
    if (far > least || (best && far === least)) continue;
    best = spot;
    least = far;
  }
  return best;
}
