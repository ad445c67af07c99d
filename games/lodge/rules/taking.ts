import { askThen, refusal, type Step, toOne } from '@conjure/engine';
import { cardNamed, FORGOTTEN } from '../content.ts';
import type { LodgeMatterOf } from '../matters.ts';
import type { LodgeTable } from '../state.ts';
import { shapesOf } from './answers.ts';
import { missingCard, putUnder, waysToTake } from './cards.ts';
import { cardPhrase, mageName, magePhrase } from './names.ts';

/** Of the cards he has drawn he keeps so many; the others go under their decks. [B23] [B98] */
export function keepDrawn(t: LodgeTable, { by, keep }: LodgeMatterOf<'keepDrawn'>): Step {
  const { state, content } = t;
  const n = Math.min(keep, state.drawn[by].length);
  const ways = waysToTake(state.drawn[by], n);
  const take = (cards: readonly number[]) => keepCards(t, by, cards);
  // Two of the same are asked about like any two: the others see whether a question comes.
  if (n === 0 || n === state.drawn[by].length) {
    take(ways[0]);
    return 'rest';
  }
  const forgotten = state.drawn[by].some((card) => content.cards[card].school === FORGOTTEN);
  const ids = (cards: readonly number[]) => cards.map((card) => content.cards[card].id);
  const numbers = (cards: readonly string[]) => cards.map((id) => cardNamed(content, id));
  return askThen(
    toOne({
      kind: 'keepDrawn',
      rule: forgotten ? 'B98' : 'B36',
      seat: by,
      secret: true,
      shape: shapesOf(content).cards,
      options: ways.map((cards) => ({ cards: ids(cards) })),
      refuse({ cards }) {
        if (cards.length !== n) return forgotten ? refusal('B98', { n }, 'count') : refusal('B36', { n }, 'count');
        const missing = missingCard(t, state.drawn[by], numbers(cards));
        if (!missing) return null;
        if (forgotten) return refusal('B98', missing, missing.n > 0 ? 'often' : 'drawn');
        return refusal('B36', missing, missing.n > 0 ? 'often' : 'drawn');
      },
      facts: { n, mage: magePhrase(mageName(t, by)) },
      own: { cards: ids(state.drawn[by]).map((id) => cardPhrase(content, id)) },
      ownData: () => ({ cards: ids(state.drawn[by]) }),
    }),
    ({ cards }) => take(numbers(cards)),
  );
}

/** Kept cards go to the hand, the others back under their decks. */
export function keepCards(t: LodgeTable, by: number, cards: readonly number[]): void {
  const { state, content } = t;
  const rest = [...state.drawn[by]];
  for (const card of cards) {
    rest.splice(rest.indexOf(card), 1);
    state.hand[by].push(card);
  }
  state.drawn[by] = [];
  for (const card of rest) putUnder(t, card);
  if (t.silent) return;
  const said = { type: 'kept', by, n: cards.length } as const;
  t.whisper([by], { ...said, cards: cards.map((card) => content.cards[card].id) }, said);
}
