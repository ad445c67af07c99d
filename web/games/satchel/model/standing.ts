import type { DieView, FamiliarView, SatchelView, SlotView } from '@conjure/satchel/view';

import { spotId } from './answers.ts';
import { dieToken } from './places.ts';

/** Where tokens are while events are being shown: a slot, a step of the Wyrm's way, or where the view has them. */
export type StandingPlaces = { readonly [token: string]: string };

export const WYRM = 'wyrm';

/** The view with pieces where they stand for the moment, so that a card is seen full before it is swept. */
export function standingIn(view: SatchelView, standing: StandingPlaces): SatchelView {
  const laid = new Map<string, SlotView>();
  const seats = view.seats.map((seat) => {
    const dice = seat.dice.map((die): DieView => {
      const spot = standing[dieToken(seat.seat, die.number)];
      if (!isSpot(spot) || die.is !== 'showing') return die;
      laid.set(spot, { symbol: 'star', piece: { by: seat.seat, number: die.number }, face: die.face });
      return { ...die, is: 'placed' };
    });
    const familiars = seat.familiars.map((one): FamiliarView => {
      const spot = standing[`familiar-${one.familiar}`];
      if (!isSpot(spot) || one.is !== 'awake') return one;
      laid.set(spot, { symbol: 'star', piece: { by: seat.seat, familiar: one.familiar }, face: null });
      return { ...one, is: 'out' };
    });
    return { ...seat, dice, familiars };
  });
  const step = standing[WYRM];
  const wyrm = step === undefined ? view.wyrm : Number(step);
  if (laid.size === 0) return wyrm === view.wyrm ? view : { ...view, wyrm };
  const places = view.places.map((place) => ({
    ...place,
    slots: place.slots.map((slot, i): SlotView => {
      const there = laid.get(spotId({ place: place.place, slot: i + 1 }));
      return there && slot.piece === null ? { ...there, symbol: slot.symbol } : slot;
    }),
  }));
  return { ...view, wyrm, seats, places };
}

const isSpot = (at: string | undefined): at is string => at?.includes('#') ?? false;
