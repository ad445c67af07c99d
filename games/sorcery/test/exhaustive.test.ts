import { randomOptions } from '@conjure/engine/proof';
import { listening, testMeets } from '@conjure/engine/testing/coverage';
import type { SorceryEvent } from '../events.ts';
import { sorcery } from '../game.ts';
import { coverage } from './coverage.ts';
import { playEagerly } from './eager.ts';
import { holdInvariants } from './invariants.ts';

testMeets('eager players meet every spell, ability, figure, domain, subfaction and question, and no invariant breaks', {
  pool: coverage,
  most: 900,
  play(pool, nth) {
    const seed = `pool ${nth}`;
    const options =
      nth % 4 === 3 ? randomOptions(sorcery, seed) : { buildTotal: [200, 300, 400][nth % 3], roundLimit: 20 };
    const seats = options.battlefield === 'four_courts' ? 2 + (nth % 3) : 2;
    // What has not been met yet is taken into the armies: `spell unwrite failed` wishes for `unwrite`.
    const wanted = new Set(pool.missing().map((thing) => thing.split(' ')[1]));
    const news = listening<SorceryEvent>();
    playEagerly(
      { seats, seed, options },
      ({ table, open, story }, answer) => {
        const events = news(story);
        if (events.length > 0) holdInvariants(table.state, table.content);
        if (open) pool.meet(`question ${open.question.kind}`);
        pool.look(table, answer);
        for (const event of events) pool.hear(event);
      },
      wanted,
    );
  },
});
