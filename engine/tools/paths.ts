import { FAR, type Grid, neighbour, opposite } from './hex.ts';
import { must } from './must.ts';

/**
 * Costs of steps on a grid: `costs[hex * 6 + direction]` is what entering the neighbour in that direction costs, 0 where the
 * step is closed. Costs are small whole numbers, so paths are found with one bucket per total cost.
 */
export type StepCosts = Uint8Array;

/** Least costs that are reckoned outwards from their sources, as far as somebody asks. */
export interface Field {
  readonly best: number[];
  readonly grid: Grid;
  readonly costs: StepCosts;
  /** Towards the sources, or away from them. */
  readonly inward: boolean;
  readonly limit: number;
  /** Whether a walk may go on through a hex, and whether it may enter one. */
  readonly passes: (hex: number) => boolean;
  readonly enters: (hex: number) => boolean;
  /** Hexes reached, by their cost; those below `settled` are final. */
  readonly buckets: number[][];
  finalBelow: number;
}

const always = () => true;

/**
 * The least cost from every hex to the nearest goal, as far as `limit`. `closed` hexes are not entered, goals excepted.
 */
export function fieldTo(
  g: Grid,
  costs: StepCosts,
  goals: readonly number[],
  closed: (hex: number) => boolean,
  limit = FAR - 1,
): Field {
  // The way is walked backwards: a closed hex may be where it begins, but it leads through none.
  return field(g, costs, goals, limit, true, (hex) => !closed(hex) || goals.includes(hex), always);
}

/**
 * The least cost from a hex to every other within `limit`. Where `stops` says so, a walk may end but not go on.
 */
export function costsFrom(
  g: Grid,
  costs: StepCosts,
  start: number,
  limit: number,
  closed: (hex: number) => boolean,
  stops: (hex: number) => boolean,
): number[] {
  return fieldFrom(g, costs, start, limit, closed, stops).best;
}

/** A field that has grown to its limit, from a hex outwards. */
export function fieldFrom(
  g: Grid,
  costs: StepCosts,
  start: number,
  limit: number,
  closed: (hex: number) => boolean,
  stops: (hex: number) => boolean,
): Field {
  const f = field(
    g,
    costs,
    [start],
    limit,
    false,
    (hex) => hex === start || !stops(hex),
    (hex) => !closed(hex),
  );
  grown(f);
  return f;
}

/** The hexes of a grown field, nearest first. */
export function hexesIn(f: Field): number[] {
  const hexes: number[] = [];
  for (let total = 0; total < f.buckets.length; total++) {
    const bucket = f.buckets[total];
    if (bucket) for (const hex of bucket) if (f.best[hex] === total) hexes.push(hex);
  }
  return hexes;
}

const bestAt = (best: readonly number[], hex: number): number => must(best[hex], 'a hex of the map');

const stepCost = (costs: StepCosts, hex: number, direction: number): number =>
  must(costs[hex * 6 + direction], 'the cost of a step');

/** The least cost at one hex: the field grows only until that is certain. */
export function costAt(f: Field, hex: number): number {
  while (bestAt(f.best, hex) >= f.finalBelow && f.finalBelow < f.buckets.length) grow(f);
  return bestAt(f.best, hex);
}

function grown(f: Field): number[] {
  while (f.finalBelow < f.buckets.length) grow(f);
  return f.best;
}

function field(
  grid: Grid,
  costs: StepCosts,
  sources: readonly number[],
  limit: number,
  inward: boolean,
  passes: (hex: number) => boolean,
  enters: (hex: number) => boolean,
): Field {
  const best = grid.unreached.slice();
  for (const source of sources) best[source] = 0;
  return { best, grid, costs, inward, limit, passes, enters, buckets: [[...sources]], finalBelow: 0 };
}

/** Settles the hexes of one more total cost. */
function grow(f: Field): void {
  const { best, grid, costs, inward, limit, buckets } = f;
  const total = f.finalBelow++;
  const bucket = buckets[total];
  if (!bucket) return;
  // Costs are at least 1, so nothing is added to this bucket while it is read.
  for (const hex of bucket) {
    if (best[hex] !== total || !f.passes(hex)) continue;
    for (let d = 0; d < 6; d++) {
      const next = neighbour(grid, hex, d);
      if (next < 0) continue;
      const cost = inward ? stepCost(costs, next, opposite(d)) : stepCost(costs, hex, d);
      const sum = total + cost;
      if (cost === 0 || sum > limit || sum >= bestAt(best, next) || !f.enters(next)) continue;
      best[next] = sum;
      const there = buckets[sum];
      if (there) there.push(next);
      else buckets[sum] = [next];
    }
  }
}

/** One cheapest way to `end`, the start left out, where `best` came from `costsFrom`. */
export function wayTo(
  g: Grid,
  costs: StepCosts,
  best: readonly number[],
  start: number,
  end: number,
  passable: (hex: number) => boolean,
): number[] {
  const way: number[] = [];
  let hex = end;
  while (hex !== start) {
    way.unshift(hex);
    let before = -1;
    for (let d = 0; d < 6 && before < 0; d++) {
      const n = neighbour(g, hex, d);
      if (n < 0 || bestAt(best, n) === FAR || (n !== start && !passable(n))) continue;
      const cost = stepCost(costs, n, opposite(d));
      if (cost > 0 && bestAt(best, n) + cost === bestAt(best, hex)) before = n;
    }
    if (before < 0) throw new Error(`no way to ${g.names[end]}`);
    hex = before;
  }
  return way;
}
