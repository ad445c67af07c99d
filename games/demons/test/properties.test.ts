import { botsKeepSecrets } from '@conjure/bots/proof';
import { eventsFor } from '@conjure/engine';
import { randomPlay } from '@conjure/engine/proof';
import { atRandom } from '@conjure/engine/testing/at-random';
import { testProperties } from '@conjure/engine/testing/properties';
import { expect, test } from 'vitest';
import { demons } from '../game.ts';
import { holdInvariants } from './invariants.ts';

testProperties(demons, {
  holds: ({ table, open }) => holdInvariants(table.state, table.content, open?.question.kind ?? null),
  bound: 5000,
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

test('[R48] [R106] no event names a spirit to a seat that has not seen it', () => {
  atRandom(demons, 40, ({ seed, seats }) => {
    const told = { count: 0 };
    const own: Set<number>[] = Array.from({ length: seats }, () => new Set());
    randomPlay(demons, { seed, seats }, ({ story, table: { state } }) => {
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
