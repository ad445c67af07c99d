import { openTo } from '@conjure/engine';
import { randomOptions } from '@conjure/engine/proof';
import { expect, test } from 'vitest';
import { lodge } from '../game.ts';
import { coverage } from './coverage.ts';
import { playEagerly } from './eager.ts';
import { holdInvariants } from './invariants.ts';

const MOST = 700;

test('eager players meet every card, room, event, quest, evocation, familiar and question, and no invariant breaks', () => {
  const pool = coverage();
  let matches = 0;
  for (; matches < MOST && pool.missing().length > 0; matches++) {
    const seed = `all ${matches}`;
    const options = matches % 4 === 3 ? randomOptions(lodge, seed) : { endThreshold: 40 };
    let told = 0;
    playEagerly({ seats: 2 + (matches % 3), seed, options }, (match) => {
      const { table, open, story } = match;
      if (story.length > told) holdInvariants(table.state, table.content, open?.question.kind);
      if (open) pool.meet(`question ${open.question.kind}`);
      for (const seat of open?.question.seats ?? []) pool.meet(`question ${openTo(match, seat)?.question.kind}`);
      for (const { event, others } of story.slice(told)) {
        pool.hear(event);
        if (others) pool.hear(others);
        if (event.type === 'roomActivated' || event.type === 'roomCopied') {
          const tile = lodge.content.tiles[table.state.tile[lodge.content.board.index.get(event.room) ?? 0]].id;
          pool.meet(`room ${tile} ${event.type === 'roomActivated' ? 'activated' : 'copied'}`);
        }
      }
      told = story.length;
    });
  }
  expect(pool.missing(), `after ${matches} matches`).toEqual([]);
}, 120_000);
