import type { Figures } from '@conjure/engine';
import { HEROES, SORCERER } from './board.ts';
import { type Position, settingOf, TALLY } from './state.ts';

/** What a study of Satchel counts: rounds and how the last one went, and for each seat the rounds its side won. */
export function figures(at: Position): Figures {
  const { state } = at;
  const counts = Object.fromEntries(TALLY.map((name, i) => [name, state.tally[i]]));
  return {
    match: {
      rounds: state.round,
      beats: state.beat,
      ordealsLeft: state.ordeals.length,
      spellsLeft: state.spells.length,
      ...counts,
    },
    seats: Array.from({ length: settingOf(at).heroes + 1 }, (_, seat) => ({
      roundsWon: state.won[seat === 0 ? SORCERER : HEROES],
    })),
  };
}
