/** A part of the screen. */
export interface ScreenRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 12;

/** A window that is no wider than this has the tray in the middle of its upper half. */
const NARROW = 560;

/**
 * Where the dice are thrown: beside what they are thrown for, above it, else left, right or below; inside the area, and over nothing that
 * must be seen. `keep`: what must stay in sight, the place itself among it. Where it is for no place, the upper half's middle.
 */
export function trayAt(
  area: ScreenRect,
  { width, height }: Pick<ScreenRect, 'width' | 'height'>,
  spot: ScreenRect | null,
  keep: readonly ScreenRect[],
): { readonly left: number; readonly top: number } {
  const middle = {
    left: area.left + (area.width - width) / 2,
    top: area.top + Math.max(GAP, area.height / 4 - height / 2),
  };
  if (!spot || area.width < NARROW) return middle;
  const [x, y] = [spot.left + spot.width / 2, spot.top + spot.height / 2];
  const wanted = [
    { left: x - width / 2, top: spot.top - GAP - height },
    { left: spot.left - GAP - width, top: y - height / 2 },
    { left: spot.left + spot.width + GAP, top: y - height / 2 },
    { left: x - width / 2, top: spot.top + spot.height + GAP },
  ].map((at) => within(area, { ...at, width, height }));
  const isClear = (at: ScreenRect) => !keep.some((rect) => overlap(at, rect));
  return wanted.find(isClear) ?? nearest(area, { width, height }, [x, y]).find(isClear) ?? middle;
}

/** How far apart the places are that are tried. */
const STEP = 40;

/** All places in the area, the nearest first. */
function nearest(
  area: ScreenRect,
  size: Pick<ScreenRect, 'width' | 'height'>,
  [x, y]: readonly [x: number, y: number],
): ScreenRect[] {
  const from = (start: number, room: number) =>
    Array.from({ length: Math.max(0, Math.floor((room - 2 * GAP) / STEP) + 1) }, (_, i) => start + GAP + i * STEP);
  const places = from(area.left, area.width - size.width).flatMap((left) =>
    from(area.top, area.height - size.height).map((top) => ({ left, top, ...size })),
  );
  const far = ({ left, top }: ScreenRect) => Math.hypot(left + size.width / 2 - x, top + size.height / 2 - y);
  return places.sort((a, b) => far(a) - far(b));
}

function within(area: ScreenRect, rect: ScreenRect): ScreenRect {
  const fit = (at: number, from: number, room: number) => Math.max(from + GAP, Math.min(at, from + room - GAP));
  return {
    ...rect,
    left: fit(rect.left, area.left, area.width - rect.width),
    top: fit(rect.top, area.top, area.height - rect.height),
  };
}

export const overlap = (a: ScreenRect, b: ScreenRect): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
