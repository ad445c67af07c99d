import { type CurveSign, curvePoints, type GameAccount, type PastStep, phrase, type Remarkable } from '@conjure/engine';
import { ROSE } from '../board.ts';
import type { Content } from '../content.ts';
import type { LodgeEvent } from '../events.ts';
import type { Position, State } from '../state.ts';
import { besideOf, newTally, sumOf } from './count.ts';
import { largestGain, remarkable } from './moments.ts';
import { why } from './why.ts';

/** How a match of the Lodge ended and why, where everybody's Power came from, the Rose's too, and what is worth seeing again. */
export function account(at: Position, past: Iterable<PastStep<State, Content, LodgeEvent>>): GameAccount<LodgeEvent> {
  const { seats } = at.state;
  const owners = [...Array.from({ length: seats }, (_, seat) => seat), ROSE];
  const tally = newTally(owners);
  const power = curvePoints();
  const signs: CurveSign[] = [];
  const moments: Remarkable<LodgeEvent>[] = [];
  for (const { step, at: then, events } of past) {
    const { round } = then.state;
    const when = phrase('time.round', { n: round });
    for (const event of events) {
      tally.hear(event);
      const seen = remarkable(event);
      if (seen) moments.push({ step, event, when, ...seen });
      if (event.type === 'moonRose')
        signs.push({ at: round, said: phrase('sign.moon', { moon: event.moon }), party: null });
    }
    if (step === 0) tally.begin(then.state.power);
    power.see(
      round,
      owners.map((owner) => then.state.power[owner]),
    );
  }
  return {
    why: why(at, tally),
    parties: owners.map((owner) => (owner === ROSE ? { seats: [], name: phrase('owner.rose') } : { seats: [owner] })),
    sums: [sumOf(at, owners, tally)],
    beside: besideOf(at, owners),
    curves: [{ said: phrase('curve.power'), points: power.points(), signs, time: 'time.round' }],
    moments: largestGain(moments),
  };
}
