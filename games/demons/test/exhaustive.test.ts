import { accept, eventsFor, type Match, type Seat, waitingFor } from '@conjure/engine';
import { testMeets } from '@conjure/engine/testing/coverage';
import { diceOf, matchOf } from '@conjure/engine/testing/playing';
import { type Content, shieldLadder } from '../content.ts';
import type { DemonsEvent } from '../events.ts';
import { demons } from '../game.ts';
import type { State } from '../state.ts';
import type { DemonsView } from '../view.ts';
import { coverage } from './coverage.ts';
import { eager } from './eager.ts';
import { holdInvariants } from './invariants.ts';
import { randomScenario } from './random-scenario.ts';

testMeets('random play meets every power, table cell, mortal, box, question, event and end', {
  pool: coverage,
  most: 4000,
  // Treasure is seldom seized.
  rare: [403, 408, 409, 413, 471, 478, 499, 546, 578, 579, 678, 709, 759, 779, 813, 863, 867, 886, 1891, 2012],
  play(pool, nth) {
    const seats = 1 + (nth % 4);
    const seed = String(nth);
    const scenario = nth % 5 === 0 ? undefined : randomScenario(seed, seats);
    const match = matchOf(demons, { seats, seed, scenario, options: { turnLimit: nth % 7 === 0 ? 30 : 100 } });
    const dice = diceOf(`player ${seed}`);
    for (let decisions = 0; match.open && decisions < 100; decisions++) {
      const { question } = match.open;
      pool.meet(`question ${question.kind}`);
      const [seat] = waitingFor(match);
      const answer = eager(match, seat, dice) as { do?: string; rank?: string };
      if (answer.do === 'conjure') pool.meet(`conjuration ${shieldOf(match, seat)},${answer.rank}`);
      accept(match, seat, answer);
    }
    holdInvariants(match.table.state, match.table.content, match.open?.question.kind ?? null);
    for (let viewer = 0; viewer < seats; viewer++) for (const event of eventsFor(match.story, viewer)) pool.hear(event);
    end(match, pool.meet);
  },
});

type DemonsMatch = Match<State, Content, DemonsView, DemonsEvent>;

const shieldOf = ({ table: { state, content } }: DemonsMatch, seat: Seat): string =>
  shieldLadder(content, state.options)[state.magicians[seat].shield].name;

/** How the match ended, as the pool counts it. */
function end({ over, table, origin }: DemonsMatch, meet: (thing: string) => void): void {
  const result = over ? demons.result(table) : null;
  if (!result) return;
  meet(`reason ${result.reason}`);
  for (const fate of result.fates) meet(`fate ${fate}`);
  const won = result.winners.length > 0;
  if (origin.seats === 1) meet(`end ${won ? 'won alone' : 'lost alone'}`);
  else meet(`end ${won ? 'won together' : 'nobody won'}`);
}
