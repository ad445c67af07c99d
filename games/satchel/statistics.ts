import type { Statistics } from '@conjure/engine';
import { HEROES, SORCERER } from './board.ts';
import { gameTime } from './rules/live.ts';
import { isLive } from './rules/rounds.ts';
import { tallyOf } from './rules/tally.ts';
import { type Position, settingOf } from './state.ts';

/** What a study of Satchel counts: rounds and how the last one went, and for each seat the rounds its side won. */
export function statistics(at: Position): Statistics {
  const { state } = at;
  return {
    match: {
      rounds: state.round,
      beats: state.beat,
      seconds: isLive(state) ? Math.round((gameTime(state, state.now) - state.startedAt) / 1000) : 0,
      ordealsLeft: state.ordeals.length,
      spellsLeft: state.spells.length,
      ...tallyOf(state),
    },
    seats: Array.from({ length: settingOf(at).heroes + 1 }, (_, seat) => ({
      roundsWon: state.won[seat === 0 ? SORCERER : HEROES],
    })),
  };
}
