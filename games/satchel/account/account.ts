import {
  type CurveSign,
  curvePoints,
  type GameAccount,
  type PastStep,
  type Phrase,
  phrase,
  type Remarkable,
} from '@conjure/engine';
import { KEEPER } from '../board.ts';
import type { Content } from '../content.ts';
import type { SatchelEvent } from '../events.ts';
import { isLive } from '../rules/rounds.ts';
import { type Position, type State, settingOf } from '../state.ts';
import { besideOf, newTally, sumOf } from './count.ts';
import { largestGust, newMoments } from './moments.ts';
import { timeIn, why } from './why.ts';

/** How a match of Satchel ended and why, what each side did, how its deck shrank, and what is worth seeing again. */
export function account(
  at: Position,
  past: Iterable<PastStep<State, Content, SatchelEvent>>,
): GameAccount<SatchelEvent> {
  const heroes = Array.from({ length: settingOf(at).heroes }, (_, i) => i + 1);
  const time = isLive(at.state) ? 'time.second' : 'time.beat';
  const tally = newTally();
  const remarkable = newMoments(heroes, at.state.round);
  const left = curvePoints();
  const signs: CurveSign[] = [];
  const moments: Remarkable<SatchelEvent>[] = [];
  /** Where the round began on the way through the whole match. */
  let began = 0;
  let now = 0;
  let round: number | null = null;
  for (const { step, at: then, events } of past) {
    const { state } = then;
    if (round !== null && state.round !== round) {
      began = now + 1;
      signs.push({ at: began + timeIn(state), said: phrase('sign.round', { n: state.round }), party: null });
    }
    round = state.round;
    now = began + timeIn(state);
    for (const event of events) {
      tally.hear(event);
      const seen = remarkable(event);
      if (seen) moments.push({ step, event, when: whenOf(event, state), ...seen });
    }
    if (step === 0) tally.begin(state.won);
    left.see(now, [state.ordeals.length, state.spells.length]);
  }
  return {
    why: why(at),
    parties: [
      { seats: heroes, name: phrase('side.heroes') },
      { seats: [KEEPER], name: phrase('side.sorcerer') },
    ],
    sums: [sumOf(at, tally)],
    beside: besideOf(tally),
    curves: [{ said: phrase('curve.cards'), points: left.points(), signs, time }],
    moments: largestGust(moments),
  };
}

/** Round and beat, or round and second; the end of a round is told when the next one may have begun. */
function whenOf(event: SatchelEvent, state: State): Phrase {
  const live = String(isLive(state));
  if (event.type === 'roundWon')
    return phrase('time.inRound', {
      round: event.round,
      live,
      n: isLive(state) ? Math.round(event.ms / 1000) : event.beats,
    });
  return phrase('time.inRound', { round: state.round, live, n: timeIn(state) });
}
