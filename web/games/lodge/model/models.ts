import type { Seat } from '@conjure/engine';
import type { EvocationView, LodgeView, ModelName, Place, SeatView } from '@conjure/lodge/view';

/** Whose it is: a mage is his own. */
export function ownerOf({ seats }: LodgeView, model: ModelName): Seat | null {
  const [mage] = model.split('.');
  return seats.find((one) => one.mage === mage)?.seat ?? null;
}

export const familiarOf = ({ evocations }: SeatView): EvocationView | null =>
  evocations.find(({ familiar }) => familiar) ?? null;

export function evocationIn({ seats }: LodgeView, model: ModelName): EvocationView | null {
  return seats.flatMap(({ evocations }) => evocations).find((one) => one.model === model) ?? null;
}

/** Where a model stands; a guarding familiar where its mage does. */
export function placeOf(view: LodgeView, model: ModelName): Place | null {
  const owner = ownerOf(view, model);
  if (owner === null) return null;
  const { at } = view.seats[owner];
  return model.includes('.') ? (evocationIn(view, model)?.at ?? at) : at;
}

/** Models in a room, mages first; those in Guard are no models of their own. [F24] */
export function modelsIn({ seats }: LodgeView, room: string): ModelName[] {
  const mages = seats.flatMap(({ mage, at }) => (mage !== null && at === room ? [mage] : []));
  const others = seats.flatMap(({ evocations }) =>
    evocations.filter(({ at }) => at === room).map(({ model }) => model),
  );
  return [...mages, ...others];
}
