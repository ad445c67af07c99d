import type { Seat } from '@conjure/engine';
import { NONE } from './board.ts';
import type { State } from './state.ts';

export const STUDY_PARTS = ['schools', 'anew', 'named', 'keep', 'forget', 'limit', 'through'] as const;

/**
 * How far a mage is with his Study, and what he has decided in it: all in secret, and without effect until all are through.
 * Never changed in place. [B22–B26]
 */
export interface Study {
  /** What he is asked next; `named`: he waits for his cards, `anew`: a school that he named was short of them. */
  readonly at: (typeof STUDY_PARTS)[number];
  /** Schools that he has named and not yet drawn from. */
  readonly named: readonly number[];
  /** Of the cards drawn those that he keeps; the card that he forgets, or NONE; what he discards. */
  readonly kept: readonly number[];
  readonly forgot: number;
  readonly shed: readonly number[];
}

export const NOT_BEGUN: Study = { at: 'schools', named: [], kept: [], forgot: NONE, shed: [] };

/** The spells in his hand as he sees them: in Study with what he has decided so far. */
export function handOf(state: State, seat: Seat): readonly number[] {
  const hand = state.hand[seat];
  if (state.studies.length === 0) return hand;
  const { kept, forgot, shed } = state.studies[seat];
  const held = [...hand, ...kept];
  if (forgot !== NONE) held.splice(held.indexOf(forgot), 1);
  for (const card of shed) held.splice(held.indexOf(card), 1);
  return held;
}

/** The part of his discard that only he knows. */
export const unseenBy = ({ unseen, studies }: State, seat: Seat): readonly number[] =>
  studies.length === 0 ? unseen[seat] : [...unseen[seat], ...studies[seat].shed];

/** The cards that he has drawn and not yet chosen from. */
export function drawnBy(state: State, seat: Seat): readonly number[] {
  const { at } = state.studies[seat] ?? NOT_BEGUN;
  return at === 'forget' || at === 'limit' || at === 'through' ? [] : state.drawn[seat];
}
