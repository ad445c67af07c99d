import { askEach, type Question, refusal, type Script, type Seat } from '@conjure/engine';
import type { LodgeTable } from '../state.ts';

import { next, type Step } from './agenda.ts';
import { shapesOf } from './answers.ts';
import { discardFromHand, drawOwn, holdsAll, waysToTake } from './cards.ts';
import { mageOf } from './models.ts';
import { cardPhrase } from './names.ts';
import { keepCards } from './taking.ts';

/** His own cards, then the library, then forgetting and the hand limit: by all at once, in private. [B22–B26] */
export function beginStudy(t: LodgeTable): void {
  for (const seat of t.state.order) drawOwn(t, seat, t.lore.constants.studyOwn);
  next(
    t,
    { do: 'nameSchools' },
    { do: 'keepStudied' },
    { do: 'forget' },
    { do: 'handLimit' },
    { do: 'begin', phase: 'preparation' },
  );
}

interface Cards {
  cards: string[];
}

/** He looks at them, keeps some in hand and puts the others under their decks. [B23] */
export function* keepStudied(t: LodgeTable): Script {
  const { state, lore } = t;
  const keep = (seat: Seat) => Math.min(lore.constants.studyKeep, state.drawn[seat].length);
  const kept = yield* askEach(
    takeFrom(t, { kind: 'keepStudied', rule: 'B23', seats: state.order, from: (seat) => state.drawn[seat], n: keep }),
  );
  kept.forEach(({ cards }, i) => {
    keepCards(
      t,
      state.order[i],
      cards.map((id) => lore.cardIndex.get(id) ?? 0),
    );
  });
}

interface Taking {
  kind: string;
  rule: string;
  seats: readonly Seat[];
  from(seat: Seat): readonly number[];
  n(seat: Seat): number;
}

/** Everybody takes so many of his cards, in secret. */
function takeFrom({ lore }: LodgeTable, { kind, rule, seats, from, n }: Taking): Question<Cards> {
  const ids = (cards: readonly number[]): Cards => ({ cards: cards.map((card) => lore.cards[card].id) });
  return {
    kind,
    rule,
    seats,
    how: 'each',
    secret: true,
    shape: shapesOf(lore).cards,
    candidates: (seat) => waysToTake(from(seat), n(seat)).map(ids),
    allLegal: true,
    refuse({ cards }, seat) {
      const taken = cards.map((id) => lore.cardIndex.get(id) ?? 0);
      return cards.length === n(seat) && holdsAll(from(seat), taken) ? null : refusal(rule, { n: n(seat) });
    },
    sample(dice, seat) {
      const left = [...from(seat)];
      const taken = Array.from({ length: n(seat) }, () => left.splice(dice.index('pick', left.length), 1)[0]);
      return ids(taken.sort((a, b) => a - b));
    },
  };
}

type Forget = { do: 'forget'; card: string } | { do: 'keep' };
const KEEP = { do: 'keep' } as const;

/** He may return one spell from his hand to its school for good, but no personal or Forgotten one. [B24] */
export function* forget(t: LodgeTable): Script {
  const { state, lore } = t;
  const answers = yield* askEach<Forget>({
    kind: 'forget',
    rule: 'B24',
    seats: state.order,
    how: 'each',
    secret: true,
    shape: shapesOf(lore).forget,
    candidates: (seat) => [
      KEEP,
      ...[...new Set(state.hand[seat])]
        .filter((card) => lore.cards[card].school >= 0)
        .map((card) => ({ do: 'forget', card: lore.cards[card].id }) as const),
    ],
    allLegal: true,
    refuse(answer, seat) {
      if (answer.do === 'keep') return null;
      const card = lore.cardIndex.get(answer.card) ?? 0;
      const mayGo = state.hand[seat].includes(card) && lore.cards[card].school >= 0;
      return mayGo ? null : refusal('B24', { card: cardPhrase(lore, answer.card) });
    },
  });
  answers.forEach((answer, i) => {
    if (answer.do === 'keep') return;
    const seat = state.order[i];
    const card = lore.cardIndex.get(answer.card) ?? 0;
    const { school } = lore.cards[card];
    state.hand[seat].splice(state.hand[seat].indexOf(card), 1);
    state.returned[school].push(card);
    const said = { type: 'forgot', by: seat, school: lore.schools[school] } as const;
    t.whisper([seat], { ...said, card: answer.card }, said);
  });
}

/** Whoever holds more than his limit discards down to it. [B25] */
export function handLimit(t: LodgeTable): Step {
  const { state } = t;
  const over = (seat: Seat) => state.hand[seat].length - mageOf(t, seat).hand;
  const seats = state.order.filter((seat) => over(seat) > 0);
  if (seats.length === 0) return 'rest';
  const asked = takeFrom(t, { kind: 'handLimit', rule: 'B25', seats, from: (seat) => state.hand[seat], n: over });
  return discarding(t, seats, asked);
}

function* discarding(t: LodgeTable, seats: readonly Seat[], asked: Question<Cards>): Script {
  const answers = yield* askEach(asked);
  answers.forEach(({ cards }, i) => {
    discardFromHand(
      t,
      seats[i],
      cards.map((id) => t.lore.cardIndex.get(id) ?? 0),
    );
  });
}
