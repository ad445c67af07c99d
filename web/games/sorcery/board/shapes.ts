import type { Point } from './types.ts';

const spot = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const polygonPath = (corners: readonly Point[]): string =>
  corners.length > 0 ? `M${corners.map(spot).join('L')}Z` : '';

export const linePath = (points: readonly Point[]): string => `M${points.map(spot).join('L')}`;

/** A point of a circle around nothing, at degrees against the clock from the east, y growing downwards. */
export const onCircle = (degrees: number, r: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle) * r, y: -Math.sin(angle) * r };
};

/** An arc around nothing that looks east and is so many degrees wide. */
export const arcPath = (width: number, r: number): string =>
  `M${spot(onCircle(-width / 2, r))}A${r} ${r} 0 ${width > 180 ? 1 : 0} 0 ${spot(onCircle(width / 2, r))}`;

/** The same between two radii, closed. */
export const bandPath = (width: number, far: number, near: number): string => {
  const large = width > 180 ? 1 : 0;
  return `${arcPath(width, far)}L${spot(onCircle(width / 2, near))}A${near} ${near} 0 ${large} 1 ${spot(onCircle(-width / 2, near))}Z`;
};

/** A slice of a disc around nothing that looks east. */
export const sectorPath = (width: number, r: number): string =>
  width >= 360 ? `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z` : `M0 0L${arcPath(width, r).slice(1)}Z`;

/** One of `count` equal parts of a ring, clockwise from the top, with a gap of so many pixels to the next. */
export function partPath(i: number, count: number, r: number, gap = 2): string {
  const part = 360 / count;
  const apart = (gap / r) * (90 / Math.PI);
  const [from, to] = [90 - i * part - apart, 90 - (i + 1) * part + apart];
  return `M${spot(onCircle(from, r))}A${r} ${r} 0 ${part > 180 ? 1 : 0} 1 ${spot(onCircle(to, r))}`;
}

/** How deep inside a convex shape a point lies; below nothing outside. */
export function depthIn(corners: readonly Point[], { x, y }: Point): number {
  const way = Math.sign(areaOf(corners)) || 1;
  return Math.min(
    ...corners.map((a, i) => {
      const b = corners[(i + 1) % corners.length];
      return (way * ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x))) / (Math.hypot(b.x - a.x, b.y - a.y) || 1);
    }),
  );
}

const areaOf = (corners: readonly Point[]): number =>
  corners.reduce((sum, a, i) => {
    const b = corners[(i + 1) % corners.length];
    return sum + a.x * b.y - b.x * a.y;
  }, 0) / 2;

export const middleOf = (corners: readonly Point[]): Point => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
});

/** Drawn towards its middle, so many pixels in from every edge as far as there is room. */
export function shrunk(corners: readonly Point[], by: number): Point[] {
  const middle = middleOf(corners);
  const part = Math.max(0.2, 1 - by / Math.max(1, depthIn(corners, middle)));
  return corners.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * part, y: middle.y + (y - middle.y) * part }));
}
