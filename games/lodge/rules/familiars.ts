import { askThen, type Seat, type Step, toOne } from '@conjure/engine';
import { masterOf, modelOf, NONE } from '../board.ts';
import { MODE_CHANGES } from '../events.ts';
import type { LodgeMatterOf } from '../matters.ts';
import type { LodgeTable } from '../state.ts';
import { activate } from './activation.ts';
import { LEAVE, PICK_UP, shapesOf } from './answers.ts';
import { afterAction, foreseen } from './foresight.ts';
import { creatureOf, familiarOf, hunterIn, inLodge } from './models.ts';
import { toGuard, toHunting } from './modes.ts';
import { creaturePhrase, modelName, roomName, roomPhrase, seatPhrase } from './names.ts';

/** The mage has entered the room of his hunter during a movement: his player decides. [F22] [F23] [R25] [R34] */
export function pickUp(t: LodgeTable, { seat }: LodgeMatterOf<'pickUp'>): Step {
  const { state } = t;
  const hunter = inLodge(state, seat) ? hunterIn(t, seat, state.at[seat]) : NONE;
  if (hunter === NONE) return 'rest';
  return askThen(
    toOne({
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

/** An activation has ended in the room of its mage: Guard, whoever directed it. [F20] [F29] [R24] */
export function activationEnds(t: LodgeTable, { evocation, creature }: LodgeMatterOf<'activationEnds'>): Step {
  const { state, content } = t;
  if (state.creature[evocation] !== creature || creature < content.firstFamiliar) return 'rest';
  const seat = masterOf(evocation);
  if (inLodge(state, seat) && hunterIn(t, seat, state.at[seat]) === evocation)
    toGuard(t, seat, evocation, MODE_CHANGES.activationEnds);
  return 'rest';
}

type Sortie = (typeof MODE_CHANGES)['byToken' | 'inItsPhase'];

/** From Guard to Hunting, and activated at once: by the token or in the Evocation phase. [F28] [F34] [R30] */
export function sortie(t: LodgeTable, seat: Seat, why: Sortie): void {
  const familiar = familiarOf(t, seat);
  t.tell({ type: 'sortie', by: seat, why });
  toHunting(t, seat, familiar, why);
  activate(t, seat, familiar, 0);
}
