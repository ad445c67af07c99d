import { readdirSync, readFileSync } from 'node:fs';
import { play, readRecord, record, replay } from '@conjure/engine';
import { speaker } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import { satchel } from '../game.ts';
import { textsOf } from '../texts.ts';
import { keptMatches } from './kept.ts';
import { transcript } from './transcript.ts';

const folder = new URL('./goldens/', import.meta.url);
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));

const replayed = (name: string) => {
  const read = readRecord(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
  if ('fault' in read) throw new Error(read.fault);
  const again = replay(satchel, read.record);
  if ('fault' in again) throw new Error(JSON.stringify(again.fault));
  return again;
};

describe('recorded matches', () => {
  test.each(names)('%s replays to its end without disagreement', (name) => {
    const { disagrees, play } = replayed(name);
    expect(disagrees).toBeNull();
    expect(play.match.over).toBe(true);
  });

  test.each(names)('%s still reads as it was written', async (name) => {
    const { words } = await textsOf('en');
    const told = transcript(replayed(name).play.match, speaker('en', words));
    expect(told).toBe(readFileSync(new URL(`${name}.txt`, folder), 'utf8'));
  });

  test('played anew they are the same, answer by answer', () => {
    const kept = keptMatches();
    expect(kept.map(({ name }) => name).sort()).toEqual([...names].sort());
    for (const { name, match } of kept) {
      const written = readFileSync(new URL(`${name}.json`, folder), 'utf8');
      expect(`${JSON.stringify(record(play(match)))}\n` === written, name).toBe(true);
    }
  });

  test('between them they end in every way', () => {
    const ends = new Set(
      names.flatMap((name) => {
        const { reason = '', winners = [] } = satchel.result(replayed(name).play.match.table) ?? {};
        return [reason, winners.includes(0) ? 'sorcerer' : 'heroes'];
      }),
    );
    for (const end of ['deck', 'wyrm', 'dawn', 'heroes', 'sorcerer']) expect(ends).toContain(end);
  });
});
