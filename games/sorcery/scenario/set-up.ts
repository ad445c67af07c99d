import { misfit } from '@conjure/engine/content';
import type { SorceryMatter } from '../matters.ts';
import { isOut, turnOrder } from '../rules/turn-order.ts';
import { NONE, type Position } from '../state.ts';

/** What set-up must have brought by the time the agenda speaks of: armies, then the first player, then zones. [B34] */
export function checkSetUp({ state }: Position): void {
  const { agenda, zone } = state;
  const waits = (...matters: SorceryMatter['do'][]): boolean => agenda.some((one) => matters.includes(one.do));
  const seats = zone.map((_, seat) => seat).filter((seat) => !isOut(state, seat));
  for (const seat of seats)
    if (state.kind.length === 0 && !waits('armies') && state.armies[seat] === null)
      throw misfit(`seats[${seat}].army`, 'an army, as they are locked', 'nothing', 'S8');
  if (waits('armies', 'firstPlayer', 'chooseFirst')) return;
  if (state.first === NONE) throw misfit('first', 'the first player', 'nothing', 'B35');
  const inOrder = turnOrder(state);
  for (const seat of inOrder) {
    const taken = zone[seat] !== NONE;
    if (taken && zone.indexOf(zone[seat]) !== seat)
      throw misfit(`seats[${seat}].zone`, 'a zone of its own', `${zone[seat]}`, 'B36');
    if (!taken && seats.includes(seat) && !waits('zone'))
      throw misfit(`seats[${seat}].zone`, 'a zone, as they are chosen', 'nothing', 'B36');
  }
}
