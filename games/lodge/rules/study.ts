import {
  askIndependently,
  independently,
  next,
  type Question,
  type Script,
  type Seat,
  type Step,
} from '@conjure/engine';
import { NONE } from '../board.ts';
import { cardNamed } from '../content.ts';
import type { LodgeTable } from '../state.ts';
import { handOf, NOT_BEGUN, type Study } from '../study.ts';
import { discardFromHand, drawOwn, tellDrawn } from './cards.ts';
import { askSchools, dealNamed, numbersOf, type Schools, shelfOf } from './library.ts';
import { mageOf } from './models.ts';
import { askForget, askKeep, askLimit, type Cards, type Forget, isAsked } from './study-parts.ts';
import { keepCards } from './taking.ts';

/** His own cards, then the library, then forgetting and the hand limit: by all at once, in private. [B22–B26] */
export function beginStudy(t: LodgeTable): void {
  const { state } = t;
  for (const seat of state.order) drawOwn(t, seat, t.content.constants.studyOwn);
  state.studies = state.order.map(() => NOT_BEGUN);
  state.shelf = shelfOf(state);
  next(t, { do: 'study' });
}

/** Each mage goes on as soon as he is ready; Study ends when all are through. [B26] */
export function study(t: LodgeTable): Step {
  const { order, studies } = t.state;
  const seats = order.filter((seat) => isAsked(studies[seat]));
  if (seats.length > 0) return studying(t, seats);
  endStudy(t);
  next(t, { do: 'begin', phase: 'preparation' });
  return 'rest';
}

function* studying(t: LodgeTable, seats: readonly Seat[]): Script {
  const { studies } = t.state;
  const { seat, answer } = yield* askIndependently(
    independently({ kind: 'study', rule: 'B26', seats }, (one) => partFor(t, one)),
  );
  studies[seat] = { ...studies[seat], ...decided(t, seat, answer) };
  dealNamed(t);
  next(t, { do: 'study' });
}

function partFor(t: LodgeTable, seat: Seat): Question {
  switch (t.state.studies[seat].at) {
    case 'keep':
      return askKeep(t, seat);
    case 'forget':
      return askForget(t, seat);
    case 'limit':
      return askLimit(t, seat);
    default:
      return askSchools(t, seat);
  }
}

/** What he has decided, and what comes next for him. */
function decided(t: LodgeTable, seat: Seat, answer: unknown): Partial<Study> {
  const { state, content } = t;
  const number = (card: string) => cardNamed(content, card);
  switch (state.studies[seat].at) {
    case 'keep':
      return { at: 'forget', kept: (answer as Cards).cards.map(number) };
    case 'forget': {
      const said = answer as Forget;
      const forgot = said.do === 'forget' ? number(said.card) : NONE;
      const left = handOf(state, seat).length - (forgot === NONE ? 0 : 1);
      return { at: left > mageOf(t, seat).hand ? 'limit' : 'through', forgot };
    }
    case 'limit':
      return { at: 'through', shed: (answer as Cards).cards.map(number) };
    default:
      return { at: 'named', named: numbersOf(t, answer as Schools) };
  }
}

/** All are through: what each has decided happens now, in play order, and now the others hear of it. [B26] */
function endStudy(t: LodgeTable): void {
  const { state, content } = t;
  const { order, studies } = state;
  state.studies = [];
  state.shelf = [];
  for (const seat of order) {
    const drawn = state.drawn[seat];
    const schools = t.silent ? [] : drawn.map((card) => content.schools[content.cards[card].school]);
    tellDrawn(t, seat, schools, drawn);
  }
  for (const seat of order) keepCards(t, seat, studies[seat].kept);
  for (const seat of order) if (studies[seat].forgot !== NONE) forget(t, seat, studies[seat].forgot);
  for (const seat of order) discardFromHand(t, seat, studies[seat].shed);
}

function forget(t: LodgeTable, seat: Seat, card: number): void {
  const { state, content } = t;
  const { id, school } = content.cards[card];
  state.hand[seat].splice(state.hand[seat].indexOf(card), 1);
  state.returned[school].push(card);
  const said = { type: 'forgot', by: seat, school: content.schools[school] } as const;
  t.whisper([seat], { ...said, card: id }, said);
}
