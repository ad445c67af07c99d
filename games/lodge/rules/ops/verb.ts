import type { Seat, Step } from '@conjure/engine';
import { ANY, CELL, type Model, type Room } from '../../board.ts';
import type { Op, OpName, OpOf } from '../../effects/vocabulary.ts';
import type { Run } from '../../matters.ts';
import type { LodgeTable } from '../../state.ts';
import { enemiesWithin } from '../models.ts';

/** One word of the vocabulary: whether it would do anything now, and what it does. */
export interface Verb<O extends Op = Op> {
  test(t: LodgeTable, run: Run, op: O): boolean;
  apply(t: LodgeTable, run: Run, op: O): Step;
  /** Whose models it may strike now, where it strikes any. */
  aims?(t: LodgeTable, run: Run, op: O): readonly Model[];
}

export type Verbs<N extends OpName> = { readonly [K in N]: Verb<OpOf<K>> };

export const rangeOf = (range: number | '*' | undefined): number => (range === '*' ? ANY : (range ?? 0));

/** Enemy models that an op can be aimed at; nothing is aimed from a Cell. [B5] [B7] */
export function targets(
  t: LodgeTable,
  by: Seat,
  range: number | '*' | undefined,
  which: 'model' | 'mage' | 'evocation' = 'model',
): Model[] {
  const from = t.state.at[by];
  return from === CELL ? [] : enemiesWithin(t, by, from, rangeOf(range), which);
}

/** Rooms within range of his mage that will do. */
export function roomsWithin(t: LodgeTable, by: Seat, range: number | '*', fits: (room: Room) => boolean): Room[] {
  const { board } = t.content;
  const from = t.state.at[by];
  const n = rangeOf(range);
  const list: Room[] = [];
  if (from === CELL) return list;
  for (let room = 0; room < board.size; room++)
    if ((n === ANY || board.reach[from * board.size + room] <= n) && fits(room)) list.push(room);
  return list;
}

/** Done at once. */
export const done = (_did: unknown): 'rest' => 'rest';
