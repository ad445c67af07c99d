import { type Question, refusal, type Seat } from '@conjure/engine';
import type { LodgeTable } from '../state.ts';
import { handOf, type Study } from '../study.ts';
import { shapesOf } from './answers.ts';
import { holdsAll, waysToTake } from './cards.ts';
import { mageOf } from './models.ts';
import { cardPhrase } from './names.ts';

/** He is through, or waits for cards that are dealt to others first. */
export const isAsked = ({ at }: Study): boolean => at !== 'through' && at !== 'named';

export interface Cards {
  cards: string[];
}

/** He looks at them, keeps some in hand and puts the others under their decks. [B23] */
export function askKeep(t: LodgeTable, seat: Seat): Question<Cards> {
  const drawn = t.state.drawn[seat];
  const n = Math.min(t.lore.constants.studyKeep, drawn.length);
  return takeFrom(t, { kind: 'keepStudied', rule: 'B23', seat, from: drawn, n });
}

/** Whoever holds more than his limit discards down to it. [B25] */
export function askLimit(t: LodgeTable, seat: Seat): Question<Cards> {
  const hand = handOf(t.state, seat);
  return takeFrom(t, { kind: 'handLimit', rule: 'B25', seat, from: hand, n: hand.length - mageOf(t, seat).hand });
}

interface Taking {
  kind: string;
  rule: string;
  seat: Seat;
  from: readonly number[];
  n: number;
}

/** He takes so many of his cards. */
function takeFrom({ lore }: LodgeTable, { kind, rule, seat, from, n }: Taking): Question<Cards> {
  const ids = (cards: readonly number[]): Cards => ({ cards: cards.map((card) => lore.cards[card].id) });
  return {
    kind,
    rule,
    seats: [seat],
    how: 'one',
    secret: true,
    shape: shapesOf(lore).cards,
    candidates: () => waysToTake(from, n).map(ids),
    allLegal: true,
    refuse({ cards }) {
      const taken = cards.map((id) => lore.cardIndex.get(id) ?? 0);
      return cards.length === n && holdsAll(from, taken) ? null : refusal(rule, { n });
    },
    sample(dice) {
      const left = [...from];
      const taken = Array.from({ length: n }, () => left.splice(dice.index('pick', left.length), 1)[0]);
      return ids(taken.sort((a, b) => a - b));
    },
  };
}

export type Forget = { do: 'forget'; card: string } | { do: 'keep' };
const KEEP = { do: 'keep' } as const;

/** He may return one spell from his hand to its school for good, but no personal or Forgotten one. [B24] */
export function askForget({ state, lore }: LodgeTable, seat: Seat): Question<Forget> {
  const hand = handOf(state, seat);
  return {
    kind: 'forget',
    rule: 'B24',
    seats: [seat],
    how: 'one',
    secret: true,
    shape: shapesOf(lore).forget,
    candidates: () => [
      KEEP,
      ...[...new Set(hand)]
        .filter((card) => lore.cards[card].school >= 0)
        .map((card) => ({ do: 'forget', card: lore.cards[card].id }) as const),
    ],
    allLegal: true,
    refuse(answer) {
      if (answer.do === 'keep') return null;
      const card = lore.cardIndex.get(answer.card) ?? 0;
      const mayGo = hand.includes(card) && lore.cards[card].school >= 0;
      return mayGo ? null : refusal('B24', { card: cardPhrase(lore, answer.card) });
    },
  };
}
