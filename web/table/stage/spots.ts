import type { PageFace } from '../../games/face.ts';
import type { Point } from '../../parts/point.ts';
import type { Beat } from '../../stage/beat.ts';
import { seatAt } from '../../stage/spot.ts';
import type { ScreenRect } from '../../stage/tray.ts';

/** The board has moved by then to what is shown. */
const PANNED = 320;

/** Finds places on the board now, and once more when it has moved. */
export function placing(place: () => void): () => void {
  place();
  const timer = setTimeout(place, PANNED);
  return () => clearTimeout(timer);
}

/** Where on the screen something is. */
export function rectOf(thing: Element): ScreenRect {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { left, top, width, height };
}

/** The board that an area of the stage lies over. */
export const boardUnder = (area: Element): Element | null =>
  area.closest('[data-shape]')?.querySelector('[data-board]') ?? null;

/** The drawing of the board itself: the largest there is, for small ones stand beside it. Where it is made of parts, all of it. */
export function drawnIn(board: Element): Element {
  const wide = (one: Element) => one.getBoundingClientRect().width;
  const [largest] = [...board.querySelectorAll('svg')].sort((a, b) => wide(b) - wide(a));
  return largest && wide(largest) > wide(board) / 3 ? largest : board;
}

/** What stands for a place or a piece on the board, as the game names it, or for somebody who sits there. */
export function spotOf(face: PageFace, area: Element, where: string): Element | null {
  const seat = seatAt(where);
  if (seat !== null) return area.closest('[data-shape]')?.querySelector(`[data-seat="${seat}"]`) ?? null;
  const selector = face.placeOf?.(where);
  return selector === undefined ? null : (boardUnder(area)?.querySelector(selector) ?? null);
}

/** What a beat is about. */
export const placeIn = ({ flash, at }: Beat): string | undefined => flash?.hex ?? at;

/** Where things happen: first where they are thrown for, then who acts. */
export function spotsOf(face: PageFace, area: Element, beats: readonly Beat[]): Element[] {
  const names = beats.flatMap((beat) => [placeIn(beat), beat.from]);
  return names.flatMap((name) => (name === undefined ? [] : (spotOf(face, area, name) ?? [])));
}

/** The middle of what stands for a place, a piece or somebody, where there is such a thing. */
export function pointOf(face: PageFace, area: Element, where: string): Point | null {
  const spot = spotOf(face, area, where);
  if (!spot) return null;
  const { left, top, width, height } = rectOf(spot);
  return { x: left + width / 2, y: top + height / 2 };
}
