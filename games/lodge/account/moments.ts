import type { Remarkable, Seat } from '@conjure/engine';
import type { LodgeEvent, Owner, Prize } from '../events.ts';

/** The weight of a great moment of the stage, of what saves somebody, and of a gain alone. */
const GREAT_MOMENT = 100;
const SAVED = 60;
const GAIN = 70;

const seatsOf = (...owners: readonly (Owner | 'nobody')[]): Seat[] => [
  ...new Set(owners.filter((owner) => typeof owner === 'number')),
];

const pointsIn = (prizes: readonly Prize[]): number => prizes.reduce((sum, { points }) => sum + points, 0);

/** Whether an event is worth seeing again, and how much so. */
export function remarkable(event: LodgeEvent): Pick<Remarkable, 'seats' | 'weight'> | null {
  switch (event.type) {
    case 'defeated':
      return { seats: seatsOf(event.seat, event.trophy), weight: GREAT_MOMENT };
    case 'defeatScored':
      return null;
    case 'roomDestroyed':
      return { seats: seatsOf(...event.prizes.map(({ who }) => who)), weight: GREAT_MOMENT + pointsIn(event.prizes) };
    case 'familiarSummoned':
      return { seats: [event.by], weight: GREAT_MOMENT };
    case 'saved':
      return { seats: [event.by], weight: SAVED };
    case 'powerChanged':
      return event.why === 'final' || event.change <= 0
        ? null
        : { seats: seatsOf(event.who), weight: GAIN + event.change };
    default:
      return null;
  }
}

/** Of all gains only the largest is remarkable; the first, where several are as large. */
export function largestGain(moments: readonly Remarkable<LodgeEvent>[]): Remarkable<LodgeEvent>[] {
  const isGain = ({ event }: Remarkable<LodgeEvent>) => event.type === 'powerChanged';
  const most = Math.max(...moments.filter(isGain).map(({ weight }) => weight));
  const largest = moments.find((one) => isGain(one) && one.weight === most);
  return moments.filter((one) => !isGain(one) || one === largest);
}
