import type { SorceryEvent } from './events.ts';
import type { Position } from './state.ts';

/** Beside what the state counts: actions left unspent, double times, objectives taken, and figures lost to the own pushing. */
export function tally({ state }: Position, events: readonly SorceryEvent[]): { [name: string]: number }[] {
  const seats = Array.from({ length: state.seats }, () => ({ unspent: 0, walks: 0, gained: 0, pushedOut: 0 }));
  const pushed = new Set<number>();
  for (const event of events)
    switch (event.type) {
      case 'phaseBegan':
        if (event.phase === 'end') seats[event.by].unspent += event.actions;
        break;
      case 'moved':
        seats[state.owner[event.figure]].walks++;
        break;
      case 'objectiveGained':
        seats[event.by].gained++;
        break;
      case 'damaged':
        if (event.how === 'pushing') pushed.add(event.figure);
        else pushed.delete(event.figure);
        break;
      case 'eliminated':
        if (pushed.has(event.figure)) seats[state.owner[event.figure]].pushedOut++;
        break;
    }
  return seats;
}
