import type { DemonsEvent } from '@conjure/demons/view';
import type { Fact, Phrase } from '@conjure/engine';
import type { NarratedEvent } from '@conjure/host';
import { goodIn } from '../../../stage/chance.ts';
import { foretelling } from '../../../stage/foretelling.ts';
import { chanceOf } from './chance.ts';

/** So many are named. */
const NAMED = 3;

/** Several like events in one sentence, with how many they are and whom it is about. */
export function together(events: readonly NarratedEvent[]): Phrase | null {
  const n = events.length;
  const type = events[0]?.event.type as DemonsEvent['type'] | undefined;
  switch (type) {
    case 'woke': {
      const woke = events.filter(({ event }) => (event as DemonsEvent & { type: 'woke' }).woke).length;
      return { key: 'demons.together.woke', facts: { n, woke } };
    }
    case 'marched':
    case 'fled':
    case 'destroyed':
      return { key: `demons.together.${type}`, facts: { n, who: namesIn(events) } };
    default:
      return null;
  }
}

const ROLLS = new Set(['woke', 'searched', 'fought', 'clashed', 'conjured', 'seized', 'raised', 'tortured']);
const forOne = foretelling((type) => `demons.roll.${type}`, ROLLS);

/** How many are expected to wake, of all who might; or what one die is thrown for. */
export function foretold(events: readonly NarratedEvent[]): Phrase | null {
  const chances = events.flatMap(({ event }) => {
    const of = event.type === 'woke' ? chanceOf(event as DemonsEvent) : null;
    return of ? [goodIn(of)] : [];
  });
  const about = Math.round(chances.reduce((sum, p) => sum + p, 0));
  return chances.length > 1 ? { key: 'demons.together.listen', facts: { n: chances.length, about } } : forOne(events);
}

function namesIn(events: readonly NarratedEvent[]): Fact {
  const names = events.map(({ said }) => said.facts?.mortal as Phrase);
  const more = names.length - NAMED;
  return more > 1 ? [...names.slice(0, NAMED), { key: 'demons.together.others', facts: { n: more } }] : names;
}
