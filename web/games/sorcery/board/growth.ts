import { depthIn, middleOf } from './shapes.ts';
import type { Point } from './types.ts';

/** What grows and lies on the field is sown by the place alone, so that it is the same at every table. */
function sown(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43_758.5453;
  return wave - Math.floor(wave);
}

interface Grown extends Point {
  readonly size: number;
  /** From nothing to one, for whatever may vary. */
  readonly whim: number;
}

/** Points in a convex shape, so far apart and so far from its edges; every second row stands in the gaps of the first. */
export function scattered(corners: readonly Point[], apart: number, inset: number, loose = 0.6): Grown[] {
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  const wide = Math.max(...corners.map(({ x }) => x)) - left;
  const high = Math.max(...corners.map(({ y }) => y)) - top;
  const rows = Math.ceil(high / (apart * 0.87)) + 1;
  const columns = Math.ceil(wide / apart) + 1;
  return Array.from({ length: rows * columns }, (_, i): Grown => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const seed = left * 3.1 + top * 7.7 + i * 1.37;
    return {
      x: left + (column + (row % 2) / 2 + (sown(seed) - 0.5) * loose) * apart,
      y: top + (row + (sown(seed + 0.31) - 0.5) * loose) * apart * 0.87,
      size: 0.75 + sown(seed + 0.57) * 0.5,
      whim: sown(seed + 0.83),
    };
  }).filter((at) => depthIn(corners, at) >= inset);
}

/** The crown of a tree around nothing: so many leaves on its rim. */
export function crownPath(r: number, whim: number): string {
  const leaves = 7 + Math.floor(whim * 3);
  const rim = Array.from({ length: leaves }, (_, i) => {
    const angle = ((i + whim) / leaves) * 2 * Math.PI;
    const far = r * (0.86 + 0.22 * sown(whim * 97 + i));
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
  });
  const bulge = (r * 2.1) / leaves;
  const arcs = rim.map((_, i) => {
    const to = rim[(i + 1) % leaves];
    return `A${bulge.toFixed(1)} ${bulge.toFixed(1)} 0 0 1 ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  });
  return `M${rim[0].x.toFixed(1)} ${rim[0].y.toFixed(1)}${arcs.join('')}Z`;
}

/** Short waves at these points, in one stroke. */
export const wavesPath = (points: readonly Grown[], wide: number): string =>
  points
    .map(({ x, y, size }) => {
      const half = (wide * size) / 2;
      const crest = half * 0.42;
      return `M${(x - half).toFixed(1)} ${y.toFixed(1)}q${(half / 2).toFixed(1)} ${(-crest).toFixed(1)} ${half.toFixed(1)} 0t${half.toFixed(1)} 0`;
    })
    .join('');

/** Tufts of three blades, in one stroke. */
export const tuftsPath = (points: readonly Grown[]): string =>
  points
    .map(({ x, y, size, whim }) => {
      const high = 7 * size;
      const lean = (whim - 0.5) * 4;
      return `M${x.toFixed(1)} ${y.toFixed(1)}l${(lean - 3.5).toFixed(1)} ${(-high * 0.8).toFixed(1)}M${x.toFixed(1)} ${y.toFixed(1)}l${lean.toFixed(1)} ${(-high).toFixed(1)}M${x.toFixed(1)} ${y.toFixed(1)}l${(lean + 3.5).toFixed(1)} ${(-high * 0.7).toFixed(1)}`;
    })
    .join('');

interface Facet {
  readonly corners: readonly Point[];
  /** How much of the light from the north-west falls on it. */
  readonly light: number;
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** A rock seen from above: broken sides within the true edge, and the rim of its top. */
export function rockOf(corners: readonly Point[], step: number): { sides: Facet[]; top: Point[] } {
  const middle = middleOf(corners);
  const foot = corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length];
    const parts = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / step));
    return Array.from({ length: parts }, (_, part) => between(a, b, part / parts));
  });
  const inner = depthIn(corners, middle);
  const top = foot.map((at, i) => {
    const slope = inner * (0.3 + 0.32 * sown(at.x + at.y * 1.3 + i));
    const parts = Array.from({ length: 16 }, (_, part) => between(at, middle, (part + 1) / 20));
    return parts.find((one) => depthIn(corners, one) >= slope) ?? parts[15];
  });
  const sides = foot.map((a, i): Facet => {
    const next = (i + 1) % foot.length;
    const out = { x: foot[next].y - a.y, y: a.x - foot[next].x };
    const way =
      Math.sign(out.x * ((a.x + foot[next].x) / 2 - middle.x) + out.y * ((a.y + foot[next].y) / 2 - middle.y)) || 1;
    const light = (-(out.x + out.y) * way) / (Math.hypot(out.x, out.y) * Math.SQRT2 || 1);
    const whim = (sown(a.x * 0.7 + a.y) - 0.5) * 0.3;
    return { corners: [a, foot[next], top[next], top[i]], light: Math.min(1, Math.max(0, (light + 1) / 2 + whim)) };
  });
  return { sides, top };
}
