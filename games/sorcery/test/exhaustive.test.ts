import { randomOptions } from '@conjure/engine/proof';
import { expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import { coverage } from './coverage.ts';
import { playEagerly } from './eager.ts';
import { holdInvariants } from './invariants.ts';

const MOST = 900;

test('eager players meet every spell, ability, figure, domain, subfaction and question, and no invariant breaks', () => {
  const pool = coverage();
  let matches = 0;
  for (; matches < MOST && pool.missing().length > 0; matches++) {
    const seed = `pool ${matches}`;
    const options =
      matches % 4 === 3 ? randomOptions(sorcery, seed) : { buildTotal: [200, 300, 400][matches % 3], roundLimit: 20 };
    const seats = options.battlefield === 'four_courts' ? 2 + (matches % 3) : 2;
    // What has not been met yet is taken into the armies: `spell unwrite failed` wishes for `unwrite`.
    const wishes = new Set(pool.missing().map((thing) => thing.split(' ')[1]));
    let told = 0;
    playEagerly(
      { seats, seed, options },
      ({ table, open, story }, answer) => {
        if (story.length > told) holdInvariants(table.state, table.content);
        if (open) pool.meet(`question ${open.question.kind}`);
        pool.look(table, answer);
        for (const { event, others } of story.slice(told)) {
          pool.hear(event);
          if (others) pool.hear(others);
        }
        told = story.length;
      },
      wishes,
    );
  }
  expect(pool.missing(), `after ${matches} matches`).toEqual([]);
}, 240_000);
