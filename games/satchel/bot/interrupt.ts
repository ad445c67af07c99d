import type { Command } from '../rules/commands.ts';
import { familiar } from './action.ts';
import { chance } from './chance.ts';
import type { Interrupts } from './people.ts';
import { emptySlots, familiarsFinish, isUsable, ownPlace, type Sight, usablePlaces, wins } from './sight.ts';
import type { Mentality } from './weights.ts';

/**
 * A familiar played in another's window, where nothing is gained by waiting for one's own: it wins the round, or it
 * completes the place where all of one's dice lie already. [R9] [R24]
 */
export function interrupting(s: Sight, w: Mentality, { misses }: Interrupts): Command | null {
  const here = ownPlace(s);
  const places = here === null ? usablePlaces(s) : isUsable(s, here) ? [here] : [];
  const full = places.filter((place) => familiarsFinish(s, emptySlots(place)));
  const last = full.find((place) => wins(s, place));
  // What ends the round nobody misses who is careful.
  const isMissed = !(last && w.isCareful) && misses > 0 && chance(s, 'misses') < misses;
  const place = last ?? full.find((each) => each === here && s.me.loose === 0);
  return place && !isMissed ? familiar(s, place, w) : null;
}
