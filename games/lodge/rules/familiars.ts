import type { Seat } from '@conjure/engine';
import { masterOf, modelOf, NONE } from '../board.ts';
import { MODE_CHANGES, type ModeReason } from '../events.ts';
import type { LodgeTable } from '../state.ts';
import type { TodoOf } from '../todo.ts';
import { activate } from './activation.ts';
import type { Step } from './agenda.ts';
import { LEAVE, PICK_UP, shapesOf } from './answers.ts';
import { asking, question } from './ask.ts';
import { afterAction, foreseen } from './foresight.ts';
import { creatureOf, familiarOf, hunterIn, inLodge } from './models.ts';
import { creaturePhrase, modelName, placeName, roomName, roomPhrase, seatPhrase } from './names.ts';

/** One model with its mage from now on; its cubes stay where they are. [F24] [R48] */
export function toGuard(t: LodgeTable, seat: Seat, familiar: number, why: ModeReason): void {
  const { state } = t;
  state.guard |= 1 << familiar;
  state.room[familiar] = NONE;
  tellMode(t, seat, familiar, 'guard', why);
}

/** A model of its own, in the room of its mage. [F33] */
export function toHunting(t: LodgeTable, seat: Seat, familiar: number, why: ModeReason): void {
  const { state } = t;
  state.guard &= ~(1 << familiar);
  state.room[familiar] = state.at[seat];
  tellMode(t, seat, familiar, 'hunting', why);
}

function tellMode(t: LodgeTable, seat: Seat, familiar: number, mode: 'guard' | 'hunting', why: ModeReason): void {
  if (t.silent) return;
  const room = placeName(t, t.state.at[seat]);
  t.tell({ type: 'modeChanged', by: seat, familiar: creatureOf(t, familiar).id, mode, room, why });
}

/** At the end of an Action, activation, event effect or reward: hunters in the rooms of their mages guard. [F21] [R3] */
export function regroup(t: LodgeTable, why: ModeReason = MODE_CHANGES.actionEnds): void {
  const { state } = t;
  for (let seat = 0; seat < state.seats; seat++) {
    if (!inLodge(state, seat)) continue;
    const hunter = hunterIn(t, seat, state.at[seat]);
    if (hunter !== NONE) toGuard(t, seat, hunter, why);
  }
}

/** The mage has entered the room of his hunter during a movement: his player decides. [F22] [F23] [R25] [R34] */
export function pickUp(t: LodgeTable, { seat }: TodoOf<'pickUp'>): Step {
  const { state } = t;
  const hunter = inLodge(state, seat) ? hunterIn(t, seat, state.at[seat]) : NONE;
  if (hunter === NONE) return 'rest';
  return asking(
    question({
      kind: 'pickUp',
      rule: 'F22',
      seat,
      shape: shapesOf(t.content).pickUp,
      options: [PICK_UP, LEAVE],
      refuse: () => null,
      about: (answer) => (answer.do === 'leave' ? foreseen(afterAction(t, seat)) : null),
      facts: {
        mage: seatPhrase(t, seat),
        familiar: creaturePhrase(t.content, creatureOf(t, hunter).id),
        room: roomPhrase(t, state.at[seat]),
      },
      data: () => ({ familiar: modelName(t, modelOf(hunter)), room: roomName(t, state.at[seat]) }),
    }),
    (answer) => {
      if (answer.do === 'pickUp') toGuard(t, seat, hunter, MODE_CHANGES.pickedUp);
    },
  );
}

/** An activation has ended in the room of its mage: Guard, whoever directed it. [F20] [R24] */
export function activationEnds(t: LodgeTable, { evocation, creature }: TodoOf<'activationEnds'>): Step {
  const { state, content } = t;
  if (state.creature[evocation] !== creature || creature < content.firstFamiliar) return 'rest';
  const seat = masterOf(evocation);
  if (inLodge(state, seat) && hunterIn(t, seat, state.at[seat]) === evocation)
    toGuard(t, seat, evocation, MODE_CHANGES.activationEnds);
  return 'rest';
}

type Sortie = (typeof MODE_CHANGES)['byToken' | 'inItsPhase'];

/** From Guard to Hunting, and activated at once: by the token or in the Evocation phase. [F28] [F34] */
export function sortie(t: LodgeTable, seat: Seat, why: Sortie): void {
  const familiar = familiarOf(t, seat);
  t.tell({ type: 'sortie', by: seat, why });
  toHunting(t, seat, familiar, why);
  activate(t, seat, familiar, 0);
}
