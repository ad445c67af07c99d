import { type Refusal, refusal, type Seat } from '@conjure/engine';
import { evocationOf, isEvocation, NONE, ownerOf, QUICK, SLOTS } from '../board.ts';
import type { LodgeTable } from '../state.ts';
import { slotNamed, type TurnAnswer } from './answers.ts';
import { refuseAttack } from './attacks.ts';
import { nextNumbered } from './casting.ts';
import { creatureOf, familiarOf, inLodge, isGuarding } from './models.ts';
import { creaturePhrase, modelNamed, modelPhrase, slotPhrase } from './names.ts';
import { halfIn, isSet } from './reactions.ts';
import { refuseActivation } from './rooms.ts';
import { refuseStep } from './steps.ts';

/** Which rule forbids an Action, or nothing. */
export function refuseTurn(t: LodgeTable, seat: Seat, answer: TurnAnswer): Refusal | null {
  const { state } = t;
  switch (answer.do) {
    case 'pass':
      return state.actions === 0 ? null : refusal('B30', {}, 'pass');
    case 'end':
      return state.actions > 0 ? null : refusal('B30', {}, 'end');
    case 'explore':
      return (
        refuseToken(t, seat) ??
        refuseEmpty(answer) ??
        ('to' in answer ? refuseStep(t, seat, answer) : refuseActivation(t, seat, state.at[seat]))
      );
    case 'fight':
      return refuseToken(t, seat) ?? refuseEmpty(answer) ?? refuseFight(t, seat, answer);
    case 'command':
      return refuseToken(t, seat) ?? refuseEmpty(answer) ?? refuseCommand(t, seat, answer.model);
    case 'cast':
      return refuseCast(t, seat, slotNamed(answer.slot));
    case 'momentum':
      if (!isSet(state, seat, slotNamed(answer.slot))) return refusal('B41', { slot: slotPhrase(answer.slot) });
      return refuseStep(t, seat, answer);
    case 'familiar':
      return refuseFamiliar(t, seat);
  }
}

const refuseToken = ({ state }: LodgeTable, seat: Seat): Refusal | null =>
  state.physical[seat] > 0 ? null : refusal('B37', {}, 'used');

/** A Physical Action begins with one of its parts: a step, an attack, an activation. [B37] */
const refuseEmpty = (answer: TurnAnswer): Refusal | null =>
  Object.keys(answer).length > 1 ? null : refusal('B37', {}, 'empty');

function refuseFight(t: LodgeTable, seat: Seat, answer: Extract<TurnAnswer, { do: 'fight' }>): Refusal | null {
  const { state } = t;
  if (!inLodge(state, seat)) return refusal('B5', {}, 'here');
  if ('to' in answer) return state.options.physical2019 ? refuseStep(t, seat, answer) : refusal('B39', {}, 'steps');
  if ('model' in answer) return refuseAttack(t, seat, answer.model);
  return state.options.physical2019 ? refusal('B43') : refuseActivation(t, seat, state.at[seat]);
}

/** One of his own evocations that is a model; a Guarding familiar is none. [B40] [R33] */
function refuseCommand(t: LodgeTable, seat: Seat, name: string): Refusal | null {
  const { state } = t;
  if (!inLodge(state, seat)) return refusal('B5', {}, 'here');
  const model = modelNamed(t, name);
  if (model === NONE) return refusal('B7');
  const what = modelPhrase(t.content, name);
  if (!isEvocation(model)) return refusal('B40', { what }, 'mage');
  if (ownerOf(model) !== seat) return refusal('B40', { what }, 'other');
  return state.room[evocationOf(model)] === NONE ? refusal('R33') : null;
}

const familiarFact = (t: LodgeTable, evocation: number) => ({
  familiar: creaturePhrase(t.content, creatureOf(t, evocation).id),
});

/** In the Lodge, one numbered and one Quick spell in a turn, numbers in order, no reactions. [B33–B35] */
function refuseCast(t: LodgeTable, seat: Seat, slot: number): Refusal | null {
  const { state } = t;
  const facts = { slot: slotPhrase(SLOTS[slot]) };
  if (!inLodge(state, seat)) return refusal('B5', {}, 'here');
  if (!isSet(state, seat, slot)) return refusal('B32', facts);
  if (halfIn(t, seat, slot).reacts) return refusal('B35', facts, 'waits');
  if (state.casts & (slot === QUICK ? 2 : 1)) return refusal('B33', facts, slot === QUICK ? 'quick' : 'numbered');
  return slot === QUICK || nextNumbered(t, seat) === slot ? null : refusal('B34', facts);
}

/** Guard and a ready token, when the Action begins; not from a Cell. [F18] [F26] [R18] [R21] */
function refuseFamiliar(t: LodgeTable, seat: Seat): Refusal | null {
  const { state } = t;
  const familiar = familiarOf(t, seat);
  if (familiar === NONE) return refusal('F26', {}, 'none');
  if (!isGuarding(state, familiar)) return refusal('F26', familiarFact(t, familiar), 'hunting');
  if (!(state.ready & (1 << familiar))) return refusal('F18', familiarFact(t, familiar));
  return inLodge(state, seat) ? null : refusal('R18', {}, 'token');
}
