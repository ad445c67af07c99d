import map from '@conjure/demons/data/map.json' with { type: 'json' };
import type { Point } from '../../../parts/point.ts';
import { HEXES, middle, pair } from './geometry.ts';
import { courses, flowing } from './rivers.ts';
import { has } from './terrain.ts';
import type { HexName } from './types.ts';

/** A name along what it names: a line to write on, and how large and how wide to write. */
export interface Lettering {
  name: string;
  kind: 'water' | 'range' | 'wood' | 'river';
  line: string;
  /** Of the line. */
  length: number;
  /** Along the line: what else is written keeps away from these. */
  along: readonly Point[];
}

const features: Record<string, HexName[]> = map.features;

/** So often names that are in the way are set anew, now that the others are where they are. */
const ROUNDS = 3;

/** Each name where it is in nobody's way, as far as there is such a place: not on a city or its name, nor on another name. */
export function letterings(isNamed: (name: string) => boolean = () => true): Lettering[] {
  const all = [...areaPlaces(), ...riverPlaces()].filter(([{ name }]) => isNamed(name));
  const set: Lettering[] = [];
  for (const places of all) set.push(clearest(places, set));
  for (let round = 0; round < ROUNDS; round++)
    all.forEach((places, i) => {
      const others = set.toSpliced(i, 1);
      if (inTheWay(set[i], others) > 0) set[i] = clearest(places, others);
    });
  return set;
}

/** The first of the places that is least in the way. */
function clearest(places: readonly Lettering[], others: readonly Lettering[]): Lettering {
  let best = { place: places[0], faults: Number.POSITIVE_INFINITY };
  for (const place of places) {
    const faults = inTheWay(place, others);
    if (faults < best.faults) best = { place, faults };
    if (faults === 0) break;
  }
  return best.place;
}

/** Around the middle of a city: its houses, and its name below. */
const TAKEN = [
  { left: -38, right: 38, top: -34, bottom: 16 },
  { left: -74, right: 74, top: 10, bottom: 54 },
];
const cities = HEXES.filter((hex) => has(hex, 'city')).map(middle);
/** Lines of names keep so far from each other. */
const APART = 28;

const isOnCity = ({ x, y }: Point): boolean =>
  cities.some((city) =>
    TAKEN.some(
      ({ left, right, top, bottom }) =>
        x > city.x + left && x < city.x + right && y > city.y + top && y < city.y + bottom,
    ),
  );

/** How many points along a name lie on a city or on other names. */
export function inTheWay({ along }: Lettering, others: readonly Lettering[]): number {
  const isOnName = (p: Point) =>
    others.some((other) => other.along.some((q) => (p.x - q.x) ** 2 + (p.y - q.y) ** 2 < APART ** 2));
  return along.filter((point) => isOnCity(point) || isOnName(point)).length;
}

/** Where the name of an area may stand: below its middle, or somewhat higher, lower or aside. */
const SHIFTS: readonly Point[] = [0, -30, 24, -58, 48, -86, 76].flatMap((y) =>
  [0, -36, 36, -64, 64, -96, 96].map((x) => ({ x, y })),
);

function areaPlaces(): Lettering[][] {
  return Object.entries(features).map(([name, hexes]) => {
    const kind = has(hexes[0], 'water') ? 'water' : has(hexes[0], 'mountain') ? 'range' : 'wood';
    const { from, by, to } = axis(hexes.map(middle));
    const drop = kind === 'range' ? 38 : hexes.length > 6 ? 34 : 6;
    // A lake is wide enough for its name, and has no other place for it.
    const shifts = kind === 'water' ? SHIFTS.slice(0, 1) : SHIFTS;
    return shifts.map((shift): Lettering => {
      const [a, b, c] = [from, by, to].map(({ x, y }) => ({ x: x + shift.x, y: y + drop + shift.y }));
      return {
        name,
        kind,
        line: `M${pair(a.x, a.y)}Q${pair(b.x, b.y)} ${pair(c.x, c.y)}`,
        length: Math.hypot(to.x - from.x, to.y - from.y),
        // A name never takes the ends of its line.
        along: Array.from({ length: 13 }, (_, i) => bent(a, b, c, 0.08 + (i * 0.84) / 12)),
      };
    });
  });
}

/** A point of a quadratic curve. */
const bent = (a: Point, b: Point, c: Point, at: number): Point => {
  const [u, v, w] = [(1 - at) ** 2, 2 * at * (1 - at), at ** 2];
  return { x: u * a.x + v * b.x + w * c.x, y: u * a.y + v * b.y + w * c.y };
};

/** The way through the middles of a feature from west to east, as a gentle curve; a single hex gets a level line. */
function axis(points: readonly Point[]): { from: Point; by: Point; to: Point } {
  const count = points.length;
  const mean = { x: sum(points.map((p) => p.x)) / count, y: sum(points.map((p) => p.y)) / count };
  const xx = sum(points.map((p) => (p.x - mean.x) ** 2));
  const xy = sum(points.map((p) => (p.x - mean.x) * (p.y - mean.y)));
  const yy = sum(points.map((p) => (p.y - mean.y) ** 2));
  const angle = count === 1 ? 0 : limited(Math.atan2(2 * xy, xx - yy) / 2, 0.9);
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  const ends = points.map((p) => (p.x - mean.x) * along.x + (p.y - mean.y) * along.y);
  const [least, most] = [Math.min(...ends) - 40, Math.max(...ends) + 40];
  const at = (far: number, off = 0): Point => ({
    x: mean.x + along.x * far - along.y * off,
    y: mean.y + along.y * far + along.x * off,
  });
  return { from: at(least), by: at((least + most) / 2, -(most - least) * 0.08), to: at(most) };
}

/** A river's name stands along a stretch of its longest course: at best a middle one, on its upper side. */
function riverPlaces(): Lettering[][] {
  const named = new Set<string>();
  return courses().flatMap(({ river, corners }): Lettering[][] => {
    if (named.has(river) || corners.length < 6) return [];
    named.add(river);
    const points = flowing(corners);
    const places = SPANS.flatMap((most) => {
      const span = Math.min(points.length, most);
      const stretchAt = (part: number) => calmed(points, Math.floor((points.length - span) * part), span);
      return STRETCHES.flatMap((part) => BESIDE.map((beside) => riverPlace(river, stretchAt(part), beside)));
    });
    return [places];
  });
}

function riverPlace(name: string, stretch: Point[], beside: number): Lettering {
  if (stretch[0].x > stretch[stretch.length - 1].x) stretch.reverse();
  const line = stretch.map(({ x, y }, i) => {
    const a = stretch[Math.max(0, i - 1)];
    const b = stretch[Math.min(stretch.length - 1, i + 1)];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: x + ((b.y - a.y) / length) * beside, y: y - ((b.x - a.x) / length) * beside };
  });
  const [from, to] = [stretch[0], stretch[stretch.length - 1]];
  return {
    name,
    kind: 'river',
    line: `M${line.map(({ x, y }) => pair(x, y)).join('L')}`,
    length: Math.hypot(to.x - from.x, to.y - from.y),
    along: line.filter((_, i) => i % 5 === 0),
  };
}

/** How many points of a course a name takes, at best and at least. */
const SPANS = [70, 46];
/** Which part of a course comes before a name, the best first. */
const STRETCHES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0, 1];
/** How far from the middle of the river its name is written: above it, or below. */
const BESIDE = [15, -30, 30];
const CALM = 14;

/** A stretch of a way with its windings taken out. */
function calmed(points: readonly Point[], start: number, span: number): Point[] {
  return points.slice(start, start + span).map((_, i) => {
    const near = points.slice(Math.max(0, start + i - CALM), start + i + CALM + 1);
    return { x: sum(near.map((p) => p.x)) / near.length, y: sum(near.map((p) => p.y)) / near.length };
  });
}

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
const limited = (n: number, most: number): number => Math.min(most, Math.max(-most, n));
