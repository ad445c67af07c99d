import { INCH } from './plane.ts';
import type { Facing, Ghost, Placement, Point } from './types.ts';

/** What a key moves: the place, the facing, or a corner of the path by its number. */
export type Handle = 'place' | 'facing' | number;

export interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const QUARTER = INCH / 4;
const FINE = 20;
const TURN = 1500;
const DEGREE = 100;

export const handlesOf = ({ moves, turns, bends, corners }: Ghost): Handle[] => [
  ...(moves ? (['place'] as const) : []),
  ...(turns ? (['facing'] as const) : []),
  ...(bends > 0 ? corners.keys() : []),
];

/** The handle after this one, or before it; `null` beyond the last. One that is gone counts as the first. */
export function nextHandle(handles: readonly Handle[], from: Handle, back: boolean): Handle | null {
  const at = handles.indexOf(from);
  return handles[back ? (at < 0 ? handles.length : at) - 1 : at + 1] ?? null;
}

export const turned = (facing: Facing, by: number): Facing => (((facing + by) % 36_000) + 36_000) % 36_000;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Against the clock and with it; the second pair lies on every keyboard. */
const TURNS: Readonly<Record<string, number>> = { '[': 1, '{': 1, ',': 1, '<': 1, ']': -1, '}': -1, '.': -1, '>': -1 };

const withinField = (value: number, radius: number, most: number): number =>
  Math.min(most - radius, Math.max(radius, value));

/** Kept on the field as far as its base reaches. */
export const onField = (
  { x, y }: Point,
  radius: number,
  { width, height }: { readonly width: number; readonly height: number },
): Point => ({ x: withinField(x, radius, width), y: withinField(y, radius, height) });

/** What a key makes of a placement; `snaps` where the place was moved so coarsely that contact may be meant. `null`: the key is none of these. */
export function stepped(
  ghost: Ghost,
  handle: Handle,
  { key, shiftKey, altKey }: Press,
  field: { readonly width: number; readonly height: number },
): { placement: Placement; snaps: boolean } | null {
  const { at, facing, corners } = ghost;
  const still = (placement: Placement) => ({ placement, snaps: false });
  const turns =
    TURNS[key] ?? (handle === 'facing' ? { ArrowLeft: 1, ArrowRight: -1, ArrowUp: 1, ArrowDown: -1 }[key] : undefined);
  if (turns !== undefined) {
    const fine = altKey || shiftKey;
    return ghost.turns ? still({ at, corners, facing: turned(facing, turns * (fine ? DEGREE : TURN)) }) : null;
  }
  const arrow = ARROWS[key];
  if (arrow && handle !== 'facing') {
    const by = altKey ? FINE : shiftKey ? INCH : QUARTER;
    const step = (from: Point) => onField({ x: from.x + arrow.x * by, y: from.y + arrow.y * by }, ghost.radius, field);
    if (handle === 'place')
      return ghost.moves ? { placement: { at: step(at), facing, corners }, snaps: !altKey } : null;
    return still({ at, facing, corners: corners.map((corner, i) => (i === handle ? step(corner) : corner)) });
  }
  if (key.toLowerCase() === 'b' && corners.length < ghost.bends)
    return still({ at, facing, corners: [...corners, at] });
  if (key === 'Backspace' || key === 'Delete')
    return still({ at, facing, corners: corners.toSpliced(typeof handle === 'number' ? handle : -1, 1) });
  return null;
}

/** The path with one more corner on the leg with this number. */
export const bent = ({ at, facing, corners }: Placement, leg: number, corner: Point): Placement => ({
  at,
  facing,
  corners: corners.toSpliced(leg, 0, corner),
});
