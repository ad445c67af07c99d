import map from '@conjure/demons/data/map.json' with { type: 'json' };
import { countEach, must } from '@conjure/engine';
import type { Point } from '../../../parts/point.ts';
import { around, cellOf, cornerKey, HEIGHT, hexesAt, middle, nameOf, pair, REACH, sideOf, WIDTH } from './geometry.ts';
import { between, seeded } from './seeded.ts';
import { has } from './terrain.ts';
import type { HexName } from './types.ts';

/** The side that two hexes share, or `null`: they are not next to each other. */
export function sideBetween(a: HexName, b: HexName): [Point, Point] | null {
  const side = around(cellOf(a)).findIndex((cell) => nameOf(cell) === b);
  return side < 0 ? null : sideOf(cellOf(a), side);
}

export interface Course {
  river: string;
  /** Corner after corner, along the hexsides. */
  corners: Point[];
}

interface Corner {
  at: Point;
  next: Set<string>;
}

let known: readonly Course[] | null = null;

/** Every river as unbroken courses, the longest first; each of its hexsides is in exactly one. Found once: the map stays as it is. */
export function courses(): readonly Course[] {
  known ??= findCourses();
  return known;
}

function findCourses(): Course[] {
  return Object.entries(map.rivers).flatMap(([river, pairs]) => {
    const corners = new Map<string, Corner>();
    const cornerAt = (at: Point): Corner => {
      const known = corners.get(cornerKey(at)) ?? { at, next: new Set<string>() };
      corners.set(cornerKey(at), known);
      return known;
    };
    for (const [a, b] of pairs) {
      const side = sideBetween(a, b);
      if (!side) continue;
      const [from, to] = side;
      cornerAt(from).next.add(cornerKey(to));
      cornerAt(to).next.add(cornerKey(from));
    }
    const found: Course[] = [];
    for (let way = longest(corners); way.length > 1; way = longest(corners)) {
      way.forEach((key, i) => {
        if (i === 0) return;
        corners.get(key)?.next.delete(way[i - 1]);
        corners.get(way[i - 1])?.next.delete(key);
      });
      found.push({ river, corners: way.flatMap((key) => corners.get(key)?.at ?? []) });
    }
    return found;
  });
}

/** The longest of the shortest ways between two corners. Corners are numbers here, because every one is begun from. */
function longest(corners: ReadonlyMap<string, Corner>): string[] {
  const keys = [...corners.keys()];
  const numbers = new Map(keys.map((key, i) => [key, i]));
  const next = [...corners.values()].map((corner) =>
    [...corner.next].map((key) => must(numbers.get(key), 'corner', key)),
  );
  let best: number[] = [];
  for (const start of keys.keys()) {
    if (next[start].length === 0) continue;
    const reached = [start];
    const before = new Int32Array(keys.length).fill(-1);
    const steps = new Int32Array(keys.length);
    steps[start] = 1;
    let end = -1;
    let most = best.length;
    for (const at of reached) {
      if (steps[at] > most) [end, most] = [at, steps[at]];
      for (const to of next[at]) {
        if (steps[to] > 0) continue;
        steps[to] = steps[at] + 1;
        before[to] = at;
        reached.push(to);
      }
    }
    if (end < 0) continue;
    best = [];
    for (let at = end; at >= 0; at = before[at]) best.unshift(at);
  }
  return best.map((i) => keys[i]);
}

const SPRING = 2.2;
const FINE = 8;

/** All rivers as ribbons: thin where they spring, wide where they leave the map, join another or reach a lake. */
export function riversPath(): string {
  const all = courses();
  const meeting = countEach(all.flatMap(({ corners }) => corners.map(cornerKey)));
  const isSpring = (end: Point): boolean => meeting.get(cornerKey(end)) === 1 && !isMapEnd(end) && !lakeAt(end);
  return all
    .map(({ corners }) => {
      const [first, last] = [isSpring(corners[0]), isSpring(corners[corners.length - 1])];
      return ribbon(runningOn(corners), widths(Math.min(10, 4 + corners.length * 0.17), first, last));
    })
    .join('');
}

/** How wide a river is, so far along its way. One that is lost at both ends was only followed so far. */
function widths(full: number, springsFirst: boolean, springsLast: boolean): (along: number) => number {
  const grown = (along: number, within: number): number => SPRING + (full - SPRING) * Math.min(1, along / within);
  return (along) =>
    Math.min(springsFirst ? grown(along, 0.8) : full, springsLast ? grown(1 - along, springsFirst ? 0.2 : 0.8) : full);
}

/** A course runs on into its lake, whose shore is drawn by hand and not along the hexside, and out of the map under its frame. */
function runningOn(corners: readonly Point[]): Point[] {
  const beyond = (end: Point, before: Point): Point[] => {
    const lake = lakeAt(end);
    if (lake) return [toward(end, lake, 16)];
    return isMapEnd(end) ? [toward(end, outside(end, before), REACH * 2)] : [];
  };
  const last = corners.length - 1;
  return [...beyond(corners[0], corners[1]), ...corners, ...beyond(corners[last], corners[last - 1])];
}

function toward(from: Point, to: Point, far: number): Point {
  const away = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + ((to.x - from.x) * far) / away, y: from.y + ((to.y - from.y) * far) / away };
}

/** Somewhere beyond the nearest end of the map, slanting on the way the river came. */
function outside(end: Point, before: Point): Point {
  const slant = { x: (end.x - before.x) * 0.5, y: (end.y - before.y) * 0.5 };
  const ends = [
    { away: end.x, x: -REACH, y: end.y + slant.y },
    { away: WIDTH - end.x, x: WIDTH + REACH, y: end.y + slant.y },
    { away: end.y, x: end.x + slant.x, y: -REACH },
    { away: HEIGHT - end.y, x: end.x + slant.x, y: HEIGHT + REACH },
  ];
  return ends.reduce((best, next) => (next.away < best.away ? next : best));
}

const isMapEnd = (corner: Point): boolean => hexesAt(corner).length < 3;

function lakeAt(corner: Point): Point | null {
  const lake = hexesAt(corner).find((hex) => has(hex, 'water'));
  return lake ? middle(lake) : null;
}

/** A smooth line with the corners as its guides, as points. */
export function flowing(corners: readonly Point[], fine = FINE): Point[] {
  const last = corners.length - 1;
  const halves = corners.slice(1).map((to, i) => {
    const from = corners[i];
    const random = seeded(`${cornerKey(from)}~${cornerKey(to)}`);
    const along = between(random, 0.42, 0.58);
    return { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
  });
  const points = [corners[0], halves[0]];
  for (let i = 1; i < last; i++) {
    const [from, by, to] = [halves[i - 1], corners[i], halves[i]];
    for (let step = 1; step <= fine; step++) {
      const t = step / fine;
      const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      points.push({ x: p * from.x + q * by.x + r * to.x, y: p * from.y + q * by.y + r * to.y });
    }
  }
  return [...points, corners[last]];
}

function ribbon(corners: readonly Point[], width: (along: number) => number): string {
  const points = flowing(corners);
  const bank = (side: number): string[] =>
    points.map(({ x, y }, i) => {
      const a = points[Math.max(0, i - 1)];
      const b = points[Math.min(points.length - 1, i + 1)];
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const off = (side * width(i / (points.length - 1))) / 2;
      return pair(x - ((b.y - a.y) / length) * off, y + ((b.x - a.x) / length) * off);
    });
  return `M${[...bank(1), ...bank(-1).reverse()].join('L')}Z`;
}
