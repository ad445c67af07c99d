import {
  type Curve,
  type CurveSign,
  curvePoints,
  type GameAccount,
  type PastStep,
  phrase,
  type Remarkable,
  type Seat,
} from '@conjure/engine';
import type { Content } from '../content.ts';
import type { DemonsEvent } from '../events.ts';
import { netTotal } from '../rules/victory.ts';
import type { Position, State } from '../state.ts';
import { besideOf, newTally, sumsOf } from './count.ts';
import { newMoments } from './moments.ts';
import { why } from './why.ts';

/** How a match of Demons ended and why, what everybody brought home, how it grew, and what is worth seeing again. */
export function account(at: Position, past: Iterable<PastStep<State, Content, DemonsEvent>>): GameAccount<DemonsEvent> {
  const seats = at.state.magicians.map((_, seat) => seat);
  const tally = newTally(seats.length);
  const remarkable = newMoments(at);
  const nets = curvePoints();
  const marks = curvePoints();
  const signs: CurveSign[] = [];
  const moments: Remarkable<DemonsEvent>[] = [];
  for (const { step, at: then, events } of past) {
    const { turn } = then.state;
    for (const event of events) {
      tally.hear(event);
      const seen = remarkable(event);
      if (seen) moments.push({ step, event, when: phrase('time.turn', { n: turn }), ...seen });
      const sign = signOf(event);
      if (sign && 'by' in event) signs.push({ at: turn, said: phrase(sign), party: event.by });
    }
    nets.see(
      turn,
      seats.map((seat) => netAt(then, seat)),
    );
    marks.see(
      turn,
      then.state.magicians.map(({ wounds, curses }) => wounds + curses),
    );
  }
  return {
    why: why(at),
    // Alone, the sentence says it.
    parties: at.state.magicians.map(({ fate }, seat) => ({
      seats: [seat],
      ...(seats.length > 1 ? { fate: phrase(`fate.${fate ?? 'lost'}`) } : {}),
    })),
    sums: sumsOf(at),
    beside: besideOf(at, tally),
    // Of whoever dies and never had a treasure there is no other course.
    curves: [
      hasChanged(nets.points())
        ? { said: phrase('curve.net'), points: nets.points(), signs, time: 'time.turn', number: 'count.ducats' }
        : { said: phrase('curve.marks'), points: marks.points(), signs: signs.filter(isPain), time: 'time.turn' },
    ],
    moments,
  };
}

/** What he would have if he left then. */
function netAt(at: Position, seat: Seat): number | null {
  const { status } = at.state.magicians[seat];
  return status === 'dead' || status === 'lost' ? null : netTotal(at, seat);
}

const hasChanged = (points: Curve['points']): boolean =>
  points.some(({ of }) => of.some((net, seat) => net !== null && net !== points[0]?.of[seat]));

const isPain = ({ said }: CurveSign): boolean => ['sign.captured', 'sign.died'].includes(said.key);

function signOf({ type }: DemonsEvent): string | null {
  switch (type) {
    case 'captured':
      return 'sign.captured';
    case 'freed':
      return 'sign.freed';
    case 'ringFound':
      return 'sign.ring';
    case 'died':
      return 'sign.died';
    case 'left':
      return 'sign.left';
    default:
      return null;
  }
}
