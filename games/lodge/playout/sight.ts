import { once, type Seat } from '@conjure/engine';
import type { Content } from '../content.ts';
import type { Position } from '../state.ts';

/** A position as one player sees it for one decision, with what has been computed for it so far. */
export interface Sight extends Position {
  readonly by: Seat;
  /** No other sight has this number. */
  readonly number: number;
  readonly caches: Caches;
}

/** Values by place, each with the sight it was computed for: those of other sights count as missing, so nothing is ever cleared. */
interface WorthCache {
  readonly worth: Float64Array;
  readonly sight: Float64Array;
}

/** Shared by all sights of the same cards: there are thousands of them a second, and each computes little. */
interface Caches {
  /** By model and amount: what damage is worth. */
  readonly harms: WorthCache;
  /** By room and amount: what instability is worth. */
  readonly cubes: WorthCache;
  /** By room: what could be cast from there. */
  readonly casts: WorthCache;
  /** By op, as `firstOp` counts them, and room: what it and the rest of its effect are worth. */
  readonly ops: WorthCache;
  /** By effect: the number of its first op. */
  readonly firstOp: readonly number[];
}

/** Amounts are told apart up to this one: more is hardly ever dealt, and no more can be needed. */
export const MOST = 11;
const MODELS = 16;

const blank = (size: number): WorthCache => ({ worth: new Float64Array(size), sight: new Float64Array(size) });

const cachesFor = once(({ board, effects }: Content): Caches => {
  let all = 0;
  const firstOp = effects.map(({ ops }) => {
    all += ops.length + 1;
    return all - ops.length - 1;
  });
  return {
    harms: blank(MODELS * (MOST + 1)),
    cubes: blank(board.size * (MOST + 1)),
    casts: blank(board.size),
    ops: blank((board.size + 1) * all),
    firstOp,
  };
});

let sights = 0;

export function sightOf({ state, content }: Position, by: Seat): Sight {
  sights++;
  return { state, content, by, number: sights, caches: cachesFor(content) };
}

/** The value at that place, computed when it is first asked for. */
export function cached({ number }: Sight, { worth, sight }: WorthCache, place: number, compute: () => number): number {
  if (sight[place] === number) return worth[place];
  const found = compute();
  worth[place] = found;
  sight[place] = number;
  return found;
}
