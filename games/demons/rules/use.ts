import { ask, next, type Question, type Script, type Seat, type Shape, toOne } from '@conjure/engine';
import type { DemonsTable, Position } from '../state.ts';
import { free } from './captivity.ts';
import { lift } from './conjuring.ts';
import { magicianPhrase } from './phrases.ts';
import { captivesOfMagician, hexOf } from './places.ts';
import { usePower } from './powers/using.ts';
import { pickUp, refusePickUp, seize } from './seizing.ts';
import { answers } from './shapes.ts';
import { allSpirits, release } from './spirits.ts';
import { refuseTrade } from './trade.ts';
import { itemOf } from './treasures.ts';
import type { UseAnswer } from './use-answer.ts';
import { sampleUse, useCandidates } from './use-candidates.ts';
import { refuseUse } from './use-refusals.ts';

export function* demonUse(t: DemonsTable, seat: Seat): Script {
  const answer = yield* ask(useQuestion(t, seat));
  const { state } = t;
  switch (answer.do) {
    case 'done':
      state.used.done = true;
      next(t, { do: 'fit', seat }); // [15.0b] [R47]
      break;
    case 'attack':
      state.used.kind = 'attack'; // [R109]
      next(t, { do: 'commit', seat, hex: hexOf(t, answer.hex) });
      break;
    case 'power':
      usePower(t, seat, answer);
      break;
    case 'seize':
      seize(t, seat, itemOf(answer.box), answer.spirit);
      break;
    case 'torture':
      state.used.tortured.push(answer.magician);
      next(t, { do: 'torture', seat: answer.magician, captor: { magician: seat } });
      break;
    case 'free':
      free(t, answer.magician); // [R75]
      break;
    case 'lift':
      lift(t, seat, answer.spirit);
      break;
    case 'release':
      release(t, seat, answer.spirit, 'will'); // [R93]
      break;
    case 'trade':
      next(t, { do: 'offer', seat, to: answer.magician });
      break;
    case 'pickUp':
      pickUp(t, seat);
      break;
    case 'control':
      state.magicians[seat].controlling = answer.spirit; // [15.5]
      break;
  }
}

/** Whether there is anything to decide at all: without spirits, captives, loose treasure or a partner there is not. */
export function hasUse(at: Position, seat: Seat): boolean {
  return (
    allSpirits(at, seat).length > 0 ||
    captivesOfMagician(at, seat).length > 0 ||
    refusePickUp(at, seat) === null ||
    at.state.magicians.some((_, other) => refuseTrade(at, seat, other) === null)
  );
}

function useQuestion(t: DemonsTable, seat: Seat): Question<UseAnswer> {
  return toOne({
    kind: 'use',
    rule: '3.0f',
    seat,
    secret: true, // to name another controlling spirit shows nobody which it is [15.1] [R48]
    facts: { magician: magicianPhrase(t, seat) },
    shape: answers(t.content).use as Shape<UseAnswer>,
    candidates: () => useCandidates(t, seat),
    refuse: (answer) => refuseUse(t, seat, answer),
    sample: (dice) => sampleUse(t, seat, dice),
  });
}
