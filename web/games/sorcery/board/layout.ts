import type { Stop } from './cursor.ts';
import { long, type Plane } from './plane.ts';
import { middleOf } from './shapes.ts';
import type { BoardProps, Point, Thing } from './types.ts';

type BoardContents = Pick<
  BoardProps,
  'field' | 'figures' | 'glyphs' | 'books' | 'objectives' | 'skies' | 'spots' | 'placing'
>;

/** Where things are in the plane, and how wide. */
export interface Layout {
  /** What the cursor goes to; the ground itself is not among it. */
  readonly stops: readonly Stop[];
  readonly terrain: readonly Stop[];
  pointOf(thing: Thing): Point | null;
  radiusOf(thing: Thing): number;
}

const SKY = { first: 125, apart: 250, up: 37 };
/** In the northern rim, between the numbers; closer together where there are many. */
function skyAt(i: number, count: number, { width }: Plane): Point {
  const apart = Math.min(SKY.apart, (width - 2 * SKY.first) / Math.max(1, count - 1));
  return { x: SKY.first + i * apart, y: -SKY.up };
}

/** A spot to choose, and a seal in the rim. */
const SPOT = 44;
const SEAL = 28;

export function layoutOf(table: BoardContents, plane: Plane): Layout {
  const lying = [
    ...table.figures.map(({ id, at, radius }) => ({ is: 'figure' as const, id, at, radius })),
    ...(table.glyphs ?? []).map(({ id, at, radius }) => ({ is: 'glyph' as const, id, at, radius })),
    ...(table.books ?? []).map(({ id, at, radius }) => ({ is: 'book' as const, id, at, radius })),
    ...(table.objectives ?? []).map(({ id, at, radius }) => ({ is: 'objective' as const, id, at, radius })),
    ...(table.placing?.ghosts ?? []).map(({ id, at, radius }) => ({ is: 'ghost' as const, id, at, radius })),
  ].map(({ is, id, at, radius }) => ({ thing: { is, id }, at: plane.at(at), r: long(radius) }));
  const spots = (table.spots ?? []).map(({ id, at }) => ({
    thing: { is: 'spot' as const, id },
    at: plane.at(at),
    r: SPOT,
  }));
  const skies = (table.skies ?? []).map(({ id }, i, { length }) => ({
    thing: { is: 'sky' as const, id },
    at: skyAt(i, length, plane),
    r: SEAL,
  }));
  const stops = [...lying, ...spots, ...skies];
  const terrain = table.field.terrain.map(({ id, polygon }) => {
    const corners = polygon.map(([x, y]) => plane.at({ x, y }));
    return { thing: { is: 'terrain' as const, id }, at: middleOf(corners), r: 0 };
  });
  const byName = new Map([...stops, ...terrain].map((one) => [`${one.thing.is}:${one.thing.id}`, one]));
  const find = ({ is, id }: Thing) => byName.get(`${is}:${id}`);
  return {
    stops,
    terrain,
    pointOf: (thing) => find(thing)?.at ?? null,
    radiusOf: (thing) => find(thing)?.r ?? 0,
  };
}

/** The stop whose rim is nearest to a point, and within so many pixels of it. */
export function nearestStop(layout: Layout, { x, y }: Point, within = Number.POSITIVE_INFINITY): Stop | null {
  let best: Stop | null = null;
  let least = within;
  for (const stop of layout.stops) {
    const far = Math.hypot(stop.at.x - x, stop.at.y - y) - layout.radiusOf(stop.thing);
    if (far > least) continue;
    best = stop;
    least = far;
  }
  return best;
}
