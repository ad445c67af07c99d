import type { Statistics } from '@conjure/engine';
import { nameOfArmy } from './rules/armies.ts';
import { objectivesOf } from './rules/ending.ts';
import { COUNTS, type Position } from './state.ts';

/** What a study of Sorcery counts: rounds, and for each seat what it did, lost and held. */
export function statistics({ state, content }: Position): Statistics {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    match: { rounds: state.round, spellsCast: state.casts },
    seats: seats.map((seat) => ({
      objectives: objectivesOf(state, seat),
      lost: state.lost[seat],
      ...Object.fromEntries(COUNTS.map((what, i) => [what, state.counts[seat * COUNTS.length + i]])),
    })),
    traits: seats.map((seat) => {
      const army = state.armies[seat];
      return {
        army: [(army && nameOfArmy(content, state.options, army)) ?? 'own'],
        place: [seat === state.first ? 'first' : 'later'],
      };
    }),
  };
}
