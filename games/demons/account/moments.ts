import { type Remarkable, rarity, type Seat } from '@conjure/engine';
import type { DemonsEvent, Item } from '../events.ts';
import { itemOf, worthOf } from '../rules/treasures.ts';
import { result } from '../rules/victory.ts';
import type { Position } from '../state.ts';

/** The weight of a great moment of the stage, and of lesser things. */
const GREAT_MOMENT = 100;
const GREAT = 150;
/** The last step of whom the sentence at the end is about. */
const LAST = 200;
const TREASURE = 50;
const FIRST = 60;

/** Says of one event after the other whether it is worth seeing again, and how much so. */
export function newMoments(at: Position): (event: DemonsEvent) => Pick<Remarkable, 'seats' | 'weight'> | null {
  const winners = result(at)?.winners ?? [];
  const isAlone = at.state.magicians.length === 1;
  const called = new Set<Seat>();
  const worth = (items: readonly Item[]) => worthOf(at, items.map(itemOf));
  return (event) => {
    switch (event.type) {
      case 'turned':
      case 'turnedUnseen': {
        if (called.has(event.by)) return null;
        called.add(event.by);
        return { seats: [event.by], weight: FIRST };
      }
      case 'ringFound':
        return { seats: [event.by], weight: GREAT };
      case 'died':
        return { seats: [event.by], weight: isAlone ? LAST : GREAT };
      case 'captured':
        return { seats: event.master === null ? [event.by] : [event.by, event.master], weight: GREAT_MOMENT };
      case 'freed':
        return { seats: [event.by], weight: GREAT_MOMENT };
      case 'left':
        return { seats: [event.by], weight: winners.includes(event.by) ? LAST : GREAT_MOMENT };
      case 'seized':
        return event.success
          ? { seats: [event.by], weight: TREASURE + worth([event.box]) + rarity(event.needed / 6) }
          : null;
      case 'gained':
        return { seats: [event.by], weight: TREASURE + worth([event.item]) };
      case 'fetched':
      case 'pickedUp':
        return { seats: [event.by], weight: TREASURE + worth(event.items) };
      default:
        return null;
    }
  };
}
