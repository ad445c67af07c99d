import { type CurveSign, curvePoints, type GameAccount, type PastStep, phrase, type Remarkable } from '@conjure/engine';
import type { Content } from '../content.ts';
import type { SorceryEvent } from '../events.ts';
import { objectivesOf } from '../rules/ending.ts';
import { figureIn } from '../rules/names.ts';
import type { Position, State } from '../state.ts';
import { besideOf, newTally, sumsOf } from './count.ts';
import { leadersOf, remarkable } from './moments.ts';
import { why } from './why.ts';

/** How a match of Sorcery ended and why, what was held and lost, how it went round by round, and what is worth seeing again. */
export function account(
  at: Position,
  past: Iterable<PastStep<State, Content, SorceryEvent>>,
): GameAccount<SorceryEvent> {
  const seats = Array.from({ length: at.state.seats }, (_, seat) => seat);
  const leaders = leadersOf(at);
  const tally = newTally(at);
  const objectives = curvePoints();
  const lost = curvePoints();
  const signs: CurveSign[] = [];
  const moments: Remarkable<SorceryEvent>[] = [];
  for (const { step, at: then, events } of past) {
    const { round } = then.state;
    for (const event of events) {
      tally.hear(event);
      const seen = remarkable(at, leaders, event);
      if (seen) moments.push({ step, event, when: phrase('time.round', { n: round }), ...seen });
      if (event.type === 'eliminated' && leaders.has(event.figure))
        signs.push({
          at: round,
          said: phrase('sign.fell', { figure: figureIn(at, event.figure) }),
          party: at.state.owner[event.figure],
        });
    }
    if (step === 0) tally.begin(then.state.lost);
    objectives.see(
      round,
      seats.map((seat) => objectivesOf(then.state, seat)),
    );
    lost.see(
      round,
      seats.map((seat) => then.state.lost[seat]),
    );
  }
  return {
    why: why(at, tally),
    parties: seats.map((seat) => ({ seats: [seat] })),
    sums: sumsOf(at, tally),
    beside: besideOf(at, tally),
    curves: [
      { said: phrase('curve.objectives'), points: objectives.points(), signs: [], time: 'time.round' },
      { said: phrase('curve.lost'), points: lost.points(), signs, time: 'time.round' },
    ],
    moments,
  };
}
