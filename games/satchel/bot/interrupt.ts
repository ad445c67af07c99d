import type { Command } from '../rules/commands.ts';
import type { PlaceView } from '../view.ts';
import { familiar } from './action.ts';
import { chance } from './chance.ts';
import type { Interrupts } from './people.ts';
import { emptySlots, familiarsFinish, isUsable, ownPlace, type Sight, usablePlaces } from './sight.ts';
import type { Weights } from './weights.ts';

/**
 * A familiar played in another's window, where nothing is gained by waiting for one's own: it wins the round, or it
 * completes the place where all of one's dice lie already. [R9] [R24]
 */
export function interrupting(s: Sight, w: Weights, { misses }: Interrupts): Command | null {
  if (misses > 0 && chance(s, 'misses') < misses) return null;
  const here = ownPlace(s);
  const places = here === null ? usablePlaces(s) : isUsable(s, here) ? [here] : [];
  const place = places.find(
    (each) => familiarsFinish(s, emptySlots(each)) && (wins(s, each) || (each === here && s.me.loose === 0)),
  );
  return place ? familiar(s, place, w) : null;
}

/** The last card of the side's deck would be opened, or the Wyrm would arrive. [B43] [B53] */
function wins({ view, me }: Sight, { kind, card }: PlaceView): boolean {
  if (card === null) return false;
  return view.decks[me.shown.side].left === 1 || (kind === 'spell' && card.effect === 'wyrm' && view.wyrm === 3);
}
