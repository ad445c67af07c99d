import type { Remarkable, Seat } from '@conjure/engine';
import { KEEPER } from '../board.ts';
import type { SatchelEvent } from '../events.ts';
import { sideOf } from '../rules/rounds.ts';

/** The weight of a great moment of the stage, of the one that ends the match, of the largest gust, and of lesser things. */
const LAST = 200;
const GREAT_MOMENT = 100;
const GUST = 80;
const FAMILIAR = 70;
const FIRST = 60;

/** Says of one event after the other whether it is worth seeing again, and how much so. */
export function newMoments(
  heroes: readonly Seat[],
  rounds: number,
): (event: SatchelEvent) => Pick<Remarkable, 'seats' | 'weight'> | null {
  const completed = new Set<number>();
  return (event) => {
    switch (event.type) {
      case 'completed': {
        const side = sideOf(event.by);
        if (event.card === null || completed.has(side)) return null;
        completed.add(side);
        return { seats: [event.by], weight: FIRST };
      }
      case 'swept':
        return {
          seats: [...new Set([KEEPER, ...event.pieces.map(({ by }) => by)])],
          weight: GUST + event.pieces.length,
        };
      case 'familiarPlayed':
        return { seats: [event.by], weight: FAMILIAR };
      case 'roundWon':
        return {
          seats: event.side === 'heroes' ? heroes : [KEEPER],
          weight: event.round === rounds ? LAST : GREAT_MOMENT,
        };
      default:
        return null;
    }
  };
}

/** Of all gusts only the largest is remarkable; the first, where several are as large. */
export function largestGust(moments: readonly Remarkable<SatchelEvent>[]): Remarkable<SatchelEvent>[] {
  const isGust = ({ event }: Remarkable<SatchelEvent>) => event.type === 'swept';
  const most = Math.max(...moments.filter(isGust).map(({ weight }) => weight));
  const largest = moments.find((one) => isGust(one) && one.weight === most);
  return moments.filter((one) => !isGust(one) || one === largest);
}
