import type { Point } from './point.ts';
/** How a plane lies under a window: a point of the plane is seen at `point * k + (x, y)`. */
export interface View {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Size {
  x: number;
  y: number;
}

/** So much stays free around the whole. */
const RIM = 8;

export const fitScale = (plane: Rect, port: Size): number =>
  Math.min((port.width - 2 * RIM) / plane.width, (port.height - 2 * RIM) / plane.height);

export const coverScale = (plane: Rect, port: Size): number =>
  Math.max(port.width / plane.width, port.height / plane.height);

/** The view of this scale with a point of the plane in the middle. */
export const centred = (at: Point, k: number, port: Size): View => ({
  x: port.width / 2 - at.x * k,
  y: port.height / 2 - at.y * k,
  k,
});

/** The same view at another scale; what is seen at `at` stays there. */
export function zoomed(view: View, k: number, at: Point): View {
  const by = k / view.k;
  return { x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by, k };
}

/** So much of a window the buttons take at its lower right: what lies there can be moved out from under them. */
export const BUTTONS = 56;

/** The nearest view that shows no more beyond the plane than it must. */
export function withinReach(view: View, plane: Rect, port: Size): View {
  return {
    x: withinAlong(view.x, plane.x * view.k, plane.width * view.k, port.width),
    y: withinAlong(view.y, plane.y * view.k, plane.height * view.k, port.height),
    k: view.k,
  };
}

function withinAlong(offset: number, start: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2 - start;
  return Math.min(-start, Math.max(room - BUTTONS - length - start, offset));
}

/** The view moved as little as brings an area into sight. */
export function revealing(view: View, area: Rect, port: Size, margin: number): View {
  return {
    x: revealedAlong(view.x, area.x * view.k, area.width * view.k, port.width, margin),
    y: revealedAlong(view.y, area.y * view.k, area.height * view.k, port.height, margin),
    k: view.k,
  };
}

function revealedAlong(offset: number, start: number, length: number, room: number, margin: number): number {
  const free = Math.max(0, Math.min(margin, (room - length) / 2));
  return Math.min(room - free - length - start, Math.max(free - start, offset));
}

const bounding = (areas: readonly Rect[]): Rect => {
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  const right = Math.max(...areas.map((area) => area.x + area.width));
  const foot = Math.max(...areas.map((area) => area.y + area.height));
  return { x, y, width: right - x, height: foot - y };
};

/** The view moved to show all of these where there is room for that; otherwise to the nearest, unless one is in sight already. */
export function revealingAny(view: View, areas: readonly Rect[], port: Size, margin: number): View {
  if (areas.length === 0) return view;
  const all = bounding(areas);
  if (all.width * view.k <= port.width - 2 * margin && all.height * view.k <= port.height - 2 * margin)
    return revealing(view, all, port, margin);
  const shown = areas.map((area) => revealing(view, area, port, margin));
  const way = (to: View): number => Math.hypot(to.x - view.x, to.y - view.y);
  return shown.reduce((best, next) => (way(next) < way(best) ? next : best));
}

/** The view a part of the way from one to another; scales change by even steps for the eye. */
export function betweenViews(from: View, to: View, part: number): View {
  const k = from.k * (to.k / from.k) ** part;
  const even = Math.abs(to.k - from.k) < 1e-9 ? part : (k - from.k) / (to.k - from.k);
  return { x: from.x + (to.x - from.x) * even, y: from.y + (to.y - from.y) * even, k };
}
