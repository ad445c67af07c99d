import { askThen, next, type Refusal, refusal, type Seat, type Step, toOne } from '@conjure/engine';
import { areAdjacent, NONE } from '../board.ts';
import { roomNamed } from '../content.ts';
import { MODE_CHANGES } from '../events.ts';
import type { LodgeMatterOf } from '../matters.ts';
import type { LodgeTable } from '../state.ts';
import { ACTIVATE, STOP, type StepAnswer, type StepsAnswer, sayings, shapesOf } from './answers.ts';
import { attackAnswers, attackNow, refuseAttack } from './attacks.ts';
import { afterEntering, afterSteps, foreseen } from './foresight.ts';
import { guardianOf, inLodge, roomOf } from './models.ts';
import { toHunting } from './modes.ts';
import { moveInto, stepsFrom } from './movement.ts';
import { modelName, modelNamed, modelPhrase, roomPhrase, seatPhrase } from './names.ts';
import { activateRoom, refuseActivation } from './rooms.ts';
import { stepsWishes } from './wishes.ts';

/** A step of a mage of his own; with the option of R4 he may leave his familiar in the room he leaves. */
export function takeStep(t: LodgeTable, seat: Seat, { to, leave }: { to: string; leave?: true }): void {
  if (leave) toHunting(t, seat, guardianOf(t, seat), MODE_CHANGES.leftBehind);
  moveInto(t, seat, roomNamed(t.content, to), 'step');
}

export function refuseStep(at: LodgeTable, seat: Seat, { to, leave }: { to: string; leave?: true }): Refusal | null {
  const { state, content } = at;
  const room = roomNamed(content, to);
  if (!inLodge(state, seat)) {
    if (!stepsFrom(at, seat).includes(room)) return refusal('B5', { room: roomPhrase(at, room) }, 'exit');
  } else if (!areAdjacent(content.board, state.at[seat], room)) return refusal('B3', { room: roomPhrase(at, room) });
  if (!leave) return null;
  if (!state.options.familiarDropOff) return refusal('R4', {}, 'never');
  if (guardianOf(at, seat) === NONE) return refusal('R4', {}, 'none');
  return inLodge(state, seat) ? null : refusal('R18', {}, 'leave');
}

/** Whether the option of R4 lets him leave a familiar where he is now. */
const mayLeave = (t: LodgeTable, seat: Seat): boolean =>
  t.state.options.familiarDropOff && inLodge(t.state, seat) && guardianOf(t, seat) !== NONE;

/** Every step he can take, in the words of an answer. */
export function listSteps<A>(t: LodgeTable, seat: Seat, plain: readonly A[], leaving: readonly A[], list: A[]): void {
  const rooms = stepsFrom(t, seat);
  for (let i = 0; i < rooms.length; i++) list.push(plain[rooms[i]]);
  if (mayLeave(t, seat)) for (const room of rooms) list.push(leaving[room]);
}

/** One more step or what may follow the last, one decision at a time: entering a room can interrupt. [B38] [B50] */
export function steps(t: LodgeTable, { by, left, after }: LodgeMatterOf<'steps'>): Step {
  const say = sayings(t.content);
  const options: StepsAnswer[] = [];
  if (left > 0) listSteps<StepsAnswer>(t, by, say.step, say.stepLeaving, options);
  const steps = options.length;
  if (after === 'activate' && refuseActivation(t, by, t.state.at[by]) === null) options.push(ACTIVATE);
  if (after === 'attack') attackAnswers(t, by, options);
  if (options.length === 0) return 'rest';
  // The prompt names what may follow here; what may follow elsewhere is for whoever thinks ahead.
  const may = options.length > steps ? after : 'nothing';
  options.push(STOP);
  return askThen(
    toOne({
      kind: 'steps',
      rule: 'B3',
      seat: by,
      shape: shapesOf(t.content).steps,
      options,
      refuse: (answer) => refuseNext(t, by, left, after, answer),
      wishes: () => stepsWishes(t, by, after),
      about: (answer) => foreseen(afterSteps(t, by, answer, after)),
      facts: { mage: seatPhrase(t, by), left, after, may },
    }),
    (answer) => {
      if (answer.do === 'step') {
        next(t, { do: 'steps', by, left: left - 1, after });
        takeStep(t, by, answer);
      } else if (answer.do === 'activate') activateRoom(t, by, t.state.at[by]);
      else if (answer.do === 'attack') attackNow(t, by, modelNamed(t, answer.model), 0);
    },
  );
}

function refuseNext(t: LodgeTable, by: Seat, left: number, after: string, answer: StepsAnswer): Refusal | null {
  switch (answer.do) {
    case 'step':
      return left > 0 ? refuseStep(t, by, answer) : refusal('B38', {}, 'taken');
    case 'activate':
      if (after === 'attack') return refusal('B43');
      return after === 'activate' ? refuseActivation(t, by, t.state.at[by]) : refusal('B38', {}, 'walking');
    case 'attack':
      return after === 'attack' ? refuseAttack(t, by, answer.model) : refusal('B38', {}, 'attack');
    case 'stop':
      return null;
  }
}

/** The pushing player moves the model room by room. [B93] [R25] */
export function push(t: LodgeTable, { by, model, left }: LodgeMatterOf<'push'>): Step {
  const { state, content } = t;
  const from = roomOf(state, model);
  if (left === 0 || from === NONE) return 'rest';
  const say = sayings(content).step;
  const options: (StepAnswer | typeof STOP)[] = [STOP];
  for (const room of content.board.neighbours[from]) options.push(say[room]);
  return askThen(
    toOne<StepsAnswer>({
      kind: 'push',
      rule: 'B93',
      seat: by,
      shape: shapesOf(content).steps,
      options,
      refuse: (answer) => {
        if (answer.do === 'stop') return null;
        if (answer.do !== 'step') return refusal('B93', {}, 'steps');
        if (answer.leave) return refusal('R4', {}, 'pushed');
        const to = roomNamed(content, answer.to);
        return areAdjacent(content.board, from, to) ? null : refusal('B3', { room: roomPhrase(t, to) });
      },
      about: (answer) =>
        answer.do === 'step' ? foreseen(afterEntering(t, model, roomNamed(content, answer.to))) : null,
      facts: { model: modelPhrase(content, modelName(t, model)), left },
      data: () => ({ model: modelName(t, model) }),
    }),
    (answer) => {
      if (answer.do !== 'step') return;
      next(t, { do: 'push', by, model, left: left - 1 });
      moveInto(t, model, roomNamed(content, answer.to), 'push');
    },
  );
}
