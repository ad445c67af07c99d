import { botsKeepSecrets } from '@conjure/bots/proof';
import { accept, diceFrom, eventsFor, pick, seeded, waitingFor } from '@conjure/engine';
import * as proof from '@conjure/engine/proof';
import { atRandom } from '@conjure/engine/testing/at-random';
import { budget } from '@conjure/engine/testing/budget';
import { matchOf } from '@conjure/engine/testing/playing';
import { testProperties } from '@conjure/engine/testing/properties';
import { expect, test } from 'vitest';
import { demons } from '../game.ts';
import { BOUND, holdInvariants } from './invariants.ts';
import { rareScenario } from './random-scenario.ts';

testProperties(demons, {
  holds: ({ table, open }) => holdInvariants(table.state, table.content, open?.question.kind ?? null),
  bound: BOUND,
  botsKeepSecrets,
  budgets: {
    invariants: 150,
    applies: [12, 1],
    offers: [10, 2],
    json: [40, 1],
    forks: [6, 3],
    replays: [3, 1],
    secrets: [12, 1],
    odds: [3, 7],
    trueOdds: [3, 3],
    bots: [3, 3],
  },
});

const OF_RARE_SCENARIOS: readonly (readonly [title: string, matches: number, checks: readonly proof.Check[]])[] = [
  ['everything legal is offered, and what is offered is legal', 30, [proof.offersAllLegal, proof.offeredAreLegal]],
  ['nobody sees, hears or is offered what is hidden from him', 30, [proof.keepsSecrets, proof.answersKeepSecrets]],
  ['whether somebody has a choice is no secret, or marked as one', 300, [proof.choiceIsNoSecret]],
];

test.each(OF_RARE_SCENARIOS)(
  'with captives, lent spirits and lords under command, too, %s',
  (_title, count, checks) => {
    for (let i = 0; i < budget(count, 1000); i++) {
      const [seed, seats] = [`rare ${i}`, 1 + (i % 4)];
      const match = matchOf(demons, { seed, seats, scenario: rareScenario(seed, seats), options: { turnLimit: 30 } });
      const dice = diceFrom(seeded(seed));
      for (let decision = 0; match.open && decision < 8; decision++) {
        for (const check of checks) check(match, `${seed} ${decision}`);
        const [seat] = waitingFor(match);
        accept(match, seat, pick(match.open.question, seat, dice));
      }
    }
  },
);

test('[R48] [R106] no event names a spirit to a seat that has not seen it', () => {
  atRandom(demons, 40, ({ seed, seats }) => {
    const told = { count: 0 };
    const own: Set<number>[] = Array.from({ length: seats }, () => new Set());
    proof.randomPlay(demons, { seed, seats }, ({ story, table: { state } }) => {
      const shown = new Set([
        ...state.out,
        ...state.magicians.flatMap((m) => [...m.known, ...m.borrowed.map((b) => b.spirit)]),
      ]);
      for (const box of state.boxes) if ('counter' in box) shown.add(box.counter);
      state.magicians.forEach((m, seat) => {
        for (const spirit of m.held) own[seat].add(spirit);
      });
      const fresh = story.slice(told.count);
      told.count = story.length;
      for (const viewer of [null, ...own.keys()])
        for (const event of eventsFor(fresh, viewer)) {
          const { spirit, spirits = [] } = event as { spirit?: number; spirits?: number[] };
          for (const named of spirit === undefined ? spirits : [spirit]) {
            const seen = shown.has(named) || (viewer !== null && own[viewer].has(named));
            expect(seen, `${event.type} names ${named} to ${viewer}`).toBe(true);
          }
        }
    });
  });
});
