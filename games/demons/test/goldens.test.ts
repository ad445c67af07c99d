import { testRecorded } from '@conjure/engine/testing/goldens';
import { speaker } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import { demons } from '../game.ts';
import { textsOf } from '../texts.ts';
import { RECORDED } from './recorded.ts';
import { transcript } from './transcript.ts';

describe('recorded matches', () => {
  const { names, matchOf, matches } = testRecorded({
    game: demons,
    folder: new URL('./goldens/', import.meta.url),
    tell: async (match) => transcript(match, speaker('en', (await textsOf('en')).words)),
  });

  test('there is a record of every match that is kept, as it is to be played', () => {
    expect(RECORDED.map(({ name }) => name).sort()).toEqual([...names].sort());
    for (const { name, seats } of RECORDED) expect(matchOf(name).origin.seats).toBe(seats.length);
  });

  test('between them they end in every way', () => {
    const ends = new Set(
      matches().flatMap(({ table }) => {
        const { reason = '', fates = [], winners = [] } = demons.result(table) ?? {};
        return [reason, ...fates, winners.length > 0 ? 'won' : 'nobody'];
      }),
    );
    for (const end of ['timeUp', 'allDead', 'allGone', 'curses', 'torture', 'left', 'lost', 'won', 'nobody'])
      expect(ends).toContain(end);
  });
});
