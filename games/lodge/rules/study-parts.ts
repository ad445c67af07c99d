import { type Question, type Refusal, refusal, type Seat, toOne } from '@conjure/engine';
import { cardNamed } from '../content.ts';
import type { LodgeTable } from '../state.ts';
import { handOf, type Study } from '../study.ts';
import { shapesOf } from './answers.ts';
import { type MissingCard, missingCard, waysToTake } from './cards.ts';
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
  const n = Math.min(t.content.constants.studyKeep, drawn.length);
  return takeFrom(t, {
    kind: 'keepStudied',
    rule: 'B23',
    seat,
    from: drawn,
    n,
    wrongCount: () => refusal('B23', { n }, 'count'),
    missing: (facts) => refusal('B23', facts, facts.n > 0 ? 'often' : 'drawn'),
  });
}

/** Whoever holds more than his limit discards down to it. [B25] */
export function askLimit(t: LodgeTable, seat: Seat): Question<Cards> {
  const hand = handOf(t.state, seat);
  const n = hand.length - mageOf(t, seat).hand;
  return takeFrom(t, {
    kind: 'handLimit',
    rule: 'B25',
    seat,
    from: hand,
    n,
    wrongCount: () => refusal('B25', { n }, 'count'),
    missing: (facts) => refusal('B25', facts, facts.n > 0 ? 'often' : 'hand'),
  });
}

interface StudyTaking {
  kind: string;
  rule: string;
  seat: Seat;
  from: readonly number[];
  n: number;
  wrongCount(): Refusal;
  missing(facts: MissingCard): Refusal;
}

/** He takes so many of his cards. */
function takeFrom(t: LodgeTable, asked: StudyTaking): Question<Cards> {
  const { content } = t;
  const { kind, rule, seat, from, n } = asked;
  const ids = (cards: readonly number[]): Cards => ({ cards: cards.map((card) => content.cards[card].id) });
  return toOne({
    kind,
    rule,
    seat,
    secret: true,
    data: () => ({ n }),
    ownData: () => ({ ...ids(from) }),
    shape: shapesOf(content).cards,
    candidates: () => waysToTake(from, n).map(ids),
    allLegal: true,
    refuse({ cards }) {
      if (cards.length !== n) return asked.wrongCount();
      const missing = missingCard(
        t,
        from,
        cards.map((id) => cardNamed(content, id)),
      );
      return missing && asked.missing(missing);
    },
    sample(dice) {
      const left = [...from];
      const taken = Array.from({ length: n }, () => left.splice(dice.index('pick', left.length), 1)[0]);
      return ids(taken.sort((a, b) => a - b));
    },
  });
}

export type Forget = { do: 'forget'; card: string } | { do: 'keep' };
const KEEP = { do: 'keep' } as const;

/** He may return one spell from his hand to its school for good, but no personal or Forgotten one. [B24] */
export function askForget({ state, content }: LodgeTable, seat: Seat): Question<Forget> {
  const hand = handOf(state, seat);
  return toOne({
    kind: 'forget',
    rule: 'B24',
    seat,
    secret: true,
    shape: shapesOf(content).forget,
    candidates: () => [
      KEEP,
      ...[...new Set(hand)]
        .filter((card) => content.cards[card].school >= 0)
        .map((card) => ({ do: 'forget', card: content.cards[card].id }) as const),
    ],
    allLegal: true,
    refuse(answer) {
      if (answer.do === 'keep') return null;
      const card = cardNamed(content, answer.card);
      const facts = { card: cardPhrase(content, answer.card) };
      if (!hand.includes(card)) return refusal('B24', facts, 'hand');
      return content.cards[card].school >= 0 ? null : refusal('B24', facts, 'kind');
    },
  });
}
