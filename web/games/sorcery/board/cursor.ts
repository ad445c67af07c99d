import { nextInReading } from '../../../parts/reading-order.ts';
import type { Point, Thing } from './types.ts';

export interface Stop {
  readonly thing: Thing;
  /** In the plane, y growing downwards. */
  readonly at: Point;
}

export const isSame = (a: Thing | null | undefined, b: Thing | null | undefined): boolean =>
  a === b || (!!a && !!b && a.is === b.is && a.id === b.id);

export const nameOf = ({ is, id }: Thing): string => `${is}:${id}`;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where a key leads: N to the next of what may be chosen, M to the next of everything, T to the next piece of terrain. */
export function sought(
  { stops, terrain }: { readonly stops: readonly Stop[]; readonly terrain: readonly Stop[] },
  choices: readonly Stop[],
  from: Point,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): Stop | null {
  const lists: Readonly<Record<string, readonly Stop[]>> = {
    n: choices.length > 0 ? choices : stops,
    m: stops,
    t: terrain,
  };
  const list = lists[key.toLowerCase()];
  return list ? nextInReading(list, ({ at }) => at, from, shiftKey) : beside(stops, from, key);
}

/** The nearest stop in the direction of an arrow: what lies aside counts as farther. `null`: no arrow, or nothing there. */
export function beside(stops: readonly Stop[], from: Point, key: string): Stop | null {
  const way = ARROWS[key];
  if (!way) return null;
  const found = stops.flatMap((stop) => {
    const [dx, dy] = [stop.at.x - from.x, stop.at.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    return ahead > 0.5 && aside <= ahead * 2 ? [{ stop, far: ahead + aside * 1.5 }] : [];
  });
  return (
    found.reduce<(typeof found)[number] | null>((best, one) => (best && best.far <= one.far ? best : one), null)
      ?.stop ?? null
  );
}

export const isArrow = (key: string): boolean => key in ARROWS;
