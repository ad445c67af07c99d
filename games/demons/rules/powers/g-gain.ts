import { type Facts, type Refusal, refusal, type Seat } from '@conjure/engine';
import type { Position } from '../../state.ts';
import { magicianPhrase } from '../phrases.ts';
import { present } from '../places.ts';
import { itemName, itemOf, itemPhrase, RING, toMagician } from '../treasures.ts';
import type { PowerRule } from './power.ts';

/** Where a treasure or the Ring is, in one shape for both. */
const placeOf = (at: Position, item: number) => (item === RING ? at.state.ring : at.state.boxes[item]);

/** The magician who owns it, if one does. */
function ownerOf(at: Position, item: number): Seat | null {
  const place = placeOf(at, item);
  return place.is === 'owned' ? place.owner : null;
}

/** What no magician has and G cannot have either. [R57] [R99] */
function refuseUnowned(is: ReturnType<typeof placeOf>['is'], ring: boolean, facts: Facts): Refusal {
  if (is === 'hoard') return ring ? refusal('R99', facts) : refusal('R57', facts, 'hoard');
  return refusal('R57', facts, is === 'hidden' || is === 'pile' ? 'hidden' : 'gone');
}

/** A discovered treasure nobody owns, a loose one, or one of another magician's; no roll. [12.3G] [R57] [R99] */
export const gain: PowerRule = {
  letter: 'G',
  target: ({ item }) => ({ item }),
  targets(at, seat) {
    const items: { item: string }[] = [];
    for (let item = 0; item <= RING; item++) {
      const { is } = placeOf(at, item);
      if (is === 'found' || is === 'loose' || (is === 'owned' && ownerOf(at, item) !== seat))
        items.push({ item: itemName(item) });
    }
    return items;
  },
  refuse(at, seat, target) {
    const item = itemOf(target.item as string);
    const { is } = placeOf(at, item);
    const facts = { item: itemPhrase(at, item) };
    if (is === 'found' || is === 'loose') return null;
    const owner = ownerOf(at, item);
    if (owner === null) return refuseUnowned(is, item === RING, facts);
    if (owner === seat) return refusal('12.3G', facts);
    const m = at.state.magicians[owner];
    if (!present(m)) return refusal('R98', { ...facts, magician: magicianPhrase(at, owner) });
    return m.reconciled ? refusal('R58', { ...facts, magician: magicianPhrase(at, owner) }, 'protected') : null;
  },
  apply(t, seat, target) {
    const item = itemOf(target.item as string);
    const from = ownerOf(t, item);
    toMagician(t, item, seat);
    t.tell({ type: 'gained', by: seat, item: itemName(item), from });
  },
};
