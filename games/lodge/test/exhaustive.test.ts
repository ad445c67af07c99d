import { must, openTo } from '@conjure/engine';
import { randomOptions } from '@conjure/engine/proof';
import { listening, testMeets } from '@conjure/engine/testing/coverage';
import type { LodgeEvent } from '../events.ts';
import { lodge } from '../game.ts';
import { coverage } from './coverage.ts';
import { playEagerly } from './eager.ts';
import { holdInvariants } from './invariants.ts';

testMeets(
  'eager players meet every card, room, event, quest, evocation, familiar and question, and no invariant breaks',
  {
    pool: coverage,
    most: 700,
    rare: [119],
    play(pool, nth) {
      const seed = `all ${nth}`;
      const options = nth % 4 === 3 ? randomOptions(lodge, seed) : { endThreshold: 40 };
      const news = listening<LodgeEvent>();
      playEagerly({ seats: 2 + (nth % 3), seed, options }, (match) => {
        const { table, open, story } = match;
        const events = news(story);
        if (events.length > 0) holdInvariants(table.state, table.content, open?.question.kind);
        if (open) pool.meet(`question ${open.question.kind}`);
        for (const seat of open?.question.seats ?? []) pool.meet(`question ${openTo(match, seat)?.question.kind}`);
        for (const event of events) {
          pool.hear(event);
          if (event.type === 'roomActivated' || event.type === 'roomCopied') {
            const tile =
              lodge.content.tiles[
                table.state.tile[must(lodge.content.board.index.get(event.room), 'the room', event.room)]
              ].id;
            pool.meet(`room ${tile} ${event.type === 'roomActivated' ? 'activated' : 'copied'}`);
          }
        }
      });
    },
  },
);
