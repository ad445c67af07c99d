import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, replay } from '@conjure/engine';
import { speaker } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import { demons } from '../game.ts';
import { textsOf } from '../texts.ts';
import { KEPT } from './kept.ts';
import { transcript } from './transcript.ts';

const folder = new URL('./goldens/', import.meta.url);
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));

const replayed = (name: string) => {
  const read = readRecord(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
  if ('fault' in read) throw new Error(read.fault);
  const again = replay(demons, read.record);
  if ('fault' in again) throw new Error(JSON.stringify(again.fault));
  return again;
};

describe('recorded matches', () => {
  test.each(names)('%s replays to its end without disagreement', (name) => {
    const { disagrees, play } = replayed(name);
    expect(disagrees).toBeNull();
    expect(play.match.over).toBe(true);
  });

  test.each(names)('%s still reads as it was written; npm run transcripts writes it anew', async (name) => {
    const { words } = await textsOf('en');
    const told = transcript(replayed(name).play.match, speaker('en', words));
    expect(told).toBe(readFileSync(new URL(`${name}.txt`, folder), 'utf8'));
  });

  test('there is a record of every match that is kept, as it is to be played', () => {
    expect(KEPT.map(({ name }) => name).sort()).toEqual([...names].sort());
    for (const { name, seats } of KEPT) expect(replayed(name).play.match.origin.seats).toBe(seats.length);
  });

  test('between them they end in every way', () => {
    const ends = new Set(
      names.flatMap((name) => {
        const { reason = '', fates = [], winners = [] } = demons.result(replayed(name).play.match.table) ?? {};
        return [reason, ...fates, winners.length > 0 ? 'won' : 'nobody'];
      }),
    );
    for (const end of ['timeUp', 'allDead', 'allGone', 'curses', 'torture', 'left', 'lost', 'won', 'nobody'])
      expect(ends).toContain(end);
  });
});
