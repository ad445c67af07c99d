import type { DemonsEvent } from './events.ts';
import type { Position } from './state.ts';

/** How magicians went about it: conjurations, spirits that were too many, seizures, captures, and what they died of. */
export function tally({ state }: Position, events: readonly DemonsEvent[]): { [name: string]: number }[] {
  const seats = state.magicians.map(() => ({
    conjured: 0,
    tooMany: 0,
    found: 0,
    seizures: 0,
    seized: 0,
    taken: 0,
    captured: 0,
  }));
  for (const event of events)
    switch (event.type) {
      case 'conjured':
        seats[event.by].conjured++;
        break;
      case 'released':
        if (event.why === 'fit') seats[event.by].tooMany++;
        break;
      case 'seized':
        seats[event.by].seizures++;
        if (event.success) seats[event.by].seized++;
        break;
      case 'boxRolled':
        seats[event.by].found++;
        break;
      case 'gained':
        seats[event.by].taken++;
        break;
      case 'captured':
        seats[event.by].captured++;
        break;
    }
  return seats;
}
