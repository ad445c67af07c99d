import { must, type Phrase, phrase } from '@conjure/engine';
import { HEROES, SORCERER } from '../board.ts';
import { gameTime } from '../rules/live.ts';
import { isLive } from '../rules/rounds.ts';
import type { Position, State } from '../state.ts';

/** How far the round has gone: in beats, or in seconds by the live clock. */
export const timeIn = (state: State): number =>
  isLive(state) ? Math.max(0, Math.round((gameTime(state, state.now) - state.startedAt) / 1000)) : state.beat;

/** Why it ended as it did: how the last round was won. [B43] [B53] [B81] */
export function why({ state }: Position): Phrase {
  const { winner, ordeals, spells, began } = state;
  const when = { live: String(isLive(state)), n: timeIn(state) };
  const isHeroes = winner === HEROES;
  switch (must(state.cause ?? undefined, 'how the last round was won')) {
    case 'deck':
      return isHeroes
        ? phrase('why.heroesDeck', { ...when, left: spells.length })
        : phrase('why.sorcererDeck', { ...when, left: ordeals.length });
    case 'wyrm':
      return phrase('why.wyrm', when);
    case 'dawn': {
      const share = (left: number, side: number) =>
        Math.round((100 * left) / must(began[side], 'the deck of side', side));
      return phrase(isHeroes ? 'why.heroesDawn' : 'why.sorcererDawn', {
        heroes: share(ordeals.length, HEROES),
        sorcerer: share(spells.length, SORCERER),
      });
    }
  }
}
