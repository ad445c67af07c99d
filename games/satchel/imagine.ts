import { countEach, type Dice, type Seat, shuffleAnew } from '@conjure/engine';
import { copyState, type Position, type State } from './state.ts';

/**
 * A state that looks the same to everybody: the cards face down are others of the same groups that nobody has seen in this
 * round, in another order. Thorns lie where they were put, and everybody knows it. [B71]
 */
export function imagine(at: Position, _seat: Seat, dice: Dice): State {
  const state = copyState(at.state);
  const seen = new Set([...state.row, ...state.gone]);
  const thorns = state.ordeals.filter((card) => card >= at.content.firstSpell);
  for (const card of thorns) seen.add(card);
  state.ordeals = [...thorns, ...redrawn(at, state.ordeals.slice(thorns.length), seen, dice)];
  state.spells = redrawn(at, state.spells, seen, dice);
  state.coming = [];
  return state;
}

function redrawn({ content }: Position, deck: readonly number[], seen: ReadonlySet<number>, dice: Dice): number[] {
  const counts = countEach(deck.map((card) => content.cards[card].group));
  const fresh: number[] = [];
  for (const [group, cards] of content.groups) {
    const n = counts.get(group) ?? 0;
    if (n > 0)
      fresh.push(
        ...shuffleAnew(
          cards.filter((card) => !seen.has(card)),
          dice,
        ).slice(0, n),
      );
  }
  return shuffleAnew(fresh, dice);
}
