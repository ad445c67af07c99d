import type { Base } from '../geometry/base.ts';
import { pointTowards } from '../geometry/direction.ts';
import type { Ground } from '../geometry/ground.ts';
import { legLength, type Point, squaredDistance, within } from '../geometry/point.ts';
import type { Polygon } from '../geometry/polygon.ts';
import { bendsAround, ring } from '../geometry/spots.ts';
import { isOnMap } from '../rules/moving/spots.ts';
import { refuseWay, type Stride } from '../rules/moving/way.ts';
import type { Position } from '../state.ts';
import type { SorceryView } from '../view-types.ts';
import { positionOf } from './position.ts';
import { othersFor, strideFor, type Walker } from './stride.ts';

/** Who goes where, and what may be in the way. */
interface Going {
  readonly at: Position;
  readonly figure: number;
  readonly start: Base;
  readonly stride: Stride;
  readonly others: readonly Base[];
}

function goingOf(view: SorceryView, walker: Walker): Going {
  const at = positionOf(view);
  const { figure } = walker;
  return { at, figure, start: at.state.base[figure], stride: strideFor(at, walker), others: othersFor(at, walker) };
}

const may = ({ at, figure, stride, others }: Going, path: readonly Point[]): boolean =>
  refuseWay(at, figure, path, stride, others) === null;

/** Where a way has bent, and how long it is up to there; the first one is the start itself. */
interface Bend {
  readonly path: readonly Point[];
  readonly at: Point;
  readonly length: number;
}

/** Bends around a base, so far from its middle that the straight legs between them clear it. */
const AROUND_BASE = 12;
const BEYOND = 1.036;
/** Beyond the corners of a piece in which only the middle of a base may not be. */
const OUTSIDE = 60;

function outside({ corners }: Polygon): Point[] {
  const x = corners.reduce((sum, one) => sum + one.x, 0) / corners.length;
  const y = corners.reduce((sum, one) => sum + one.y, 0) / corners.length;
  return corners.map((corner) => {
    const far = Math.sqrt(squaredDistance(corner, { x, y })) || 1;
    const by = (far + OUTSIDE) / far;
    return { x: Math.round(x + (corner.x - x) * by), y: Math.round(y + (corner.y - y) * by) };
  });
}

const softIn = ({ hindering, shallow, deep }: Ground): readonly Polygon[] => [...hindering, ...shallow, ...deep];

/** Where one might bend: around whatever is near enough. */
function thinkable({ at, start, stride, others }: Going): Point[] {
  const { ground } = at.content.fields[at.state.field];
  const points = [
    ...others.flatMap((other) => {
      const far = Math.ceil((start.radius + other.radius) * BEYOND);
      return within(start, other, stride.reach + far) ? ring(other, AROUND_BASE, far) : [];
    }),
    ...ground.blocking.flatMap((piece) => bendsAround(piece, start.radius)),
    ...softIn(ground).flatMap(outside),
  ];
  return points.filter((point) => isOnMap(point) && within(start, point, stride.reach));
}

/** The shortest ways to bends, the nearest bend first. More corners than these nobody draws. */
const MOST_BENDS = 4;

function bendsFor(going: Going): Bend[] {
  const { start, stride } = going;
  const first: Bend = { path: [], at: start, length: 0 };
  if (stride.gait.overBases) return [first];
  const seen: Bend[] = [];
  let hidden: Point[] = [];
  for (const point of thinkable(going))
    if (may(going, [point])) seen.push({ path: [point], at: point, length: legLength(start, point) });
    else hidden.push(point);
  const found: Bend[] = [first];
  const open = seen.sort((a, b) => a.length - b.length);
  for (let bend = open.shift(); bend; bend = open.shift()) {
    found.push(bend);
    const { path, at, length } = bend;
    if (path.length === MOST_BENDS) continue;
    hidden = hidden.filter((point) => {
      const whole = length + legLength(at, point);
      if (whole > stride.reach || !may(going, [...path, point])) return true;
      const i = open.findIndex((other) => other.length > whole);
      open.splice(i < 0 ? open.length : i, 0, { path: [...path, point], at: point, length: whole });
      return false;
    });
  }
  return found;
}

const known = new WeakMap<SorceryView, Map<string, { going: Going; bends: readonly Bend[] }>>();

/** The same for the same view: whoever drags a figure asks again and again. */
function around(view: SorceryView, walker: Walker) {
  const kept = known.get(view) ?? new Map();
  known.set(view, kept);
  const name = JSON.stringify(walker);
  const found = kept.get(name);
  if (found) return found as { going: Going; bends: readonly Bend[] };
  const going = goingOf(view, walker);
  const made = { going, bends: bendsFor(going) };
  kept.set(name, made);
  return made;
}

/** How far a move goes: where it may end, as outlines that overlap. */
export interface Reach {
  readonly reach: number;
  readonly rings: readonly (readonly Point[])[];
}

const RAYS = 120;
const RAYS_ON = 45;
const FINE = 60;
const SPUR = 500;

/** As far as one comes straight on from a bend: whoever walks and is stopped once is stopped for good. */
function starFrom(going: Going, { path, at, length }: Bend, rays: number): Point[] {
  const left = going.stride.reach - length;
  const end = (i: number, far: number): Point => pointTowards(at, (i * 36_000) / rays, far);
  const lengths = Array.from({ length: rays }, (_, i) => {
    let low = 0;
    let high = left;
    // Legs are counted up to whole thousandths.
    if (may(going, [...path, end(i, high - path.length)])) return high - path.length;
    while (high - low > FINE) {
      const middle = Math.floor((low + high) / 2);
      if (may(going, [...path, end(i, middle)])) low = middle;
      else high = middle;
    }
    return low;
  });
  // A gap that one ray alone goes through would be drawn wider than it is.
  const beside = (i: number): number => Math.max(lengths[(i + rays - 1) % rays], lengths[(i + 1) % rays]);
  return lengths.map((far, i) => end(i, Math.min(far, beside(i) + SPUR)));
}

const GLIMPSES = 12;
const WORTH = 400;

/** Whether anything can be reached from a bend that could not be reached before. */
function adds(going: Going, { path, at, length }: Bend, before: readonly Bend[]): boolean {
  const left = going.stride.reach - length - path.length;
  if (left < WORTH) return false;
  return [left, left >> 1].some((far) =>
    ring(at, GLIMPSES, far).some(
      (end) => may(going, [...path, end]) && !before.some((other) => may(going, [...other.path, end])),
    ),
  );
}

const rings = new WeakMap<readonly Bend[], Reach>();

export function reachOf(view: SorceryView, walker: Walker): Reach {
  const { going, bends } = around(view, walker);
  const before = rings.get(bends);
  if (before) return before;
  const [first, ...more] = bends;
  const worth = [first];
  for (const bend of more) if (adds(going, bend, worth)) worth.push(bend);
  const reach = {
    reach: going.stride.reach,
    rings: going.stride.gait.overTerrain
      ? [disc(going)]
      : worth.map((bend, i) => starFrom(going, bend, i === 0 ? RAYS : RAYS_ON)),
  };
  rings.set(bends, reach);
  return reach;
}

/** Who flies is stopped by nothing but the edge. */
function disc({ at, start, stride }: Going): Point[] {
  const { width, height } = at.content.fields[at.state.field].ground;
  const kept = (value: number, size: number) => Math.min(size - start.radius, Math.max(start.radius, value));
  return ring(start, RAYS, stride.reach).map(({ x, y }) => ({ x: kept(x, width), y: kept(y, height) }));
}

/** The shortest way there that is found: straight, or around what is in the way; `null` where there is none. */
export function routeTo(view: SorceryView, walker: Walker, spot: Point): Point[] | null {
  const { going, bends } = around(view, walker);
  if (!within(going.start, spot, going.stride.reach) || !isOnMap(spot)) return null;
  const ways = bends
    .map((bend) => ({ path: [...bend.path, spot], length: bend.length + legLength(bend.at, spot) }))
    .filter(({ length }) => length <= going.stride.reach)
    .sort((a, b) => a.length - b.length);
  return ways.find(({ path }) => may(going, path))?.path ?? null;
}

/** The way to the spot nearest to this one that can be reached, around what is in the way; none where one comes nowhere. */
export function routeNear(view: SorceryView, walker: Walker, spot: Point): Point[] {
  const { going, bends } = around(view, walker);
  const { start, stride } = going;
  const gap = (from: Point): number => Math.sqrt(squaredDistance(from, spot));
  /** No way by this bend ends nearer than so. */
  const atBest = ({ at, length }: Bend): number => Math.max(0, gap(at) - (stride.reach - length));
  let best: Point[] = [];
  let rest = gap(start);
  for (const bend of bends.toSorted((a, b) => atBest(a) - atBest(b))) {
    if (atBest(bend) >= rest) break;
    const end = straightOn(going, bend, spot);
    if (gap(end) >= rest) continue;
    best = [...bend.path, end];
    rest = gap(end);
  }
  return best;
}

/** As far as one comes straight on from a bend towards a spot. */
function straightOn(going: Going, { path, at, length }: Bend, spot: Point): Point {
  const far = Math.sqrt(squaredDistance(at, spot));
  let low = 0;
  // Legs are counted up to whole thousandths.
  let high = Math.max(0, Math.min(1, (going.stride.reach - length - path.length) / Math.max(far, 1)));
  const on = (share: number): Point => ({
    x: Math.trunc(at.x + (spot.x - at.x) * share),
    y: Math.trunc(at.y + (spot.y - at.y) * share),
  });
  if (may(going, [...path, on(high)])) return on(high);
  while (high - low > 0.005) {
    const middle = (low + high) / 2;
    if (may(going, [...path, on(middle)])) low = middle;
    else high = middle;
  }
  return on(low);
}
