import type { Phrase, Seat } from '@conjure/engine';
import type { LodgeView } from './view-types.ts';

export const playerIn = (seat: Seat): Phrase => ({ key: 'player.seat', facts: { n: seat + 1 } });

/** A mage, or his seat before he has one. */
export const seatIn = ({ seats }: LodgeView, seat: Seat): Phrase => {
  const { mage } = seats[seat];
  return mage === null ? playerIn(seat) : { key: `mage.${mage}` };
};
