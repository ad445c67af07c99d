import type { Seat } from '@conjure/engine';
import { isMage, type Model, NONE, QUICK, SLOTS } from '../board.ts';
import type { LodgeTable } from '../state.ts';
import { CAST, sayings, type TurnAnswer } from './answers.ts';
import { attackable } from './attacks.ts';
import { nextNumbered } from './casting.ts';
import { guardianOf, inLodge, ownWithin } from './models.ts';
import { modelName } from './names.ts';
import { halfIn, isSet } from './reactions.ts';
import { refuseActivation } from './rooms.ts';
import { listSteps } from './steps.ts';

const EXPLORE_HERE: TurnAnswer = { do: 'explore', activate: true };
const FIGHT_HERE: TurnAnswer = { do: 'fight', activate: true };
const FAMILIAR_ACTION: TurnAnswer = { do: 'familiar', use: 'action' };
const FAMILIAR_SORTIE: TurnAnswer = { do: 'familiar', use: 'sortie' };

/** Every legal Action; an empty list means that he passes. [B31] [B32] */
export function turnOptions(t: LodgeTable, seat: Seat): TurnAnswer[] {
  const { state } = t;
  const list: TurnAnswer[] = [];
  const outside = !inLodge(state, seat);
  if (state.physical[seat] > 0) listPhysical(t, seat, list, outside);
  if (!outside) {
    listCasts(t, seat, list);
    const familiar = guardianOf(t, seat);
    if (familiar !== NONE && state.ready & (1 << familiar)) list.push(FAMILIAR_ACTION, FAMILIAR_SORTIE);
  }
  const say = sayings(t.content);
  for (let slot = 0; slot < SLOTS.length; slot++)
    if (isSet(state, seat, slot)) listSteps(t, seat, say.momentum[slot], say.momentumLeaving[slot], list);
  return list;
}

function listPhysical(t: LodgeTable, seat: Seat, list: TurnAnswer[], outside: boolean): void {
  const { state, content } = t;
  const say = sayings(content);
  listSteps(t, seat, say.explore, say.exploreLeaving, list);
  if (outside) return;
  const older = state.options.physical2019;
  if (refuseActivation(t, seat, state.at[seat]) === null) {
    list.push(EXPLORE_HERE);
    if (!older) list.push(FIGHT_HERE);
  }
  if (older) listSteps(t, seat, say.march, say.marchLeaving, list);
  for (const model of attackable(t, seat)) list.push({ do: 'fight', model: modelName(t, model) });
  for (const model of commandable(t, seat)) list.push({ do: 'command', model: modelName(t, model) });
}

/** Own evocations that are models: a Guarding familiar is none. [B40] [R33] */
const commandable = (t: LodgeTable, seat: Seat): Model[] => ownWithin(t, seat, 0, 99).filter((model) => !isMage(model));

/** The next numbered spell and the Quick one, each once in a turn. [B33] [B34] */
function listCasts(t: LodgeTable, seat: Seat, list: TurnAnswer[]): void {
  const { state } = t;
  const numbered = state.casts & 1 ? NONE : nextNumbered(t, seat);
  if (numbered !== NONE) list.push(CAST[numbered]);
  if (!(state.casts & 2) && isSet(state, seat, QUICK) && !halfIn(t, seat, QUICK).reacts) list.push(CAST[QUICK]);
}
