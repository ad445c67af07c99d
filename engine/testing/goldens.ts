import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { play } from '../kernel/play.ts';
import { readRecord, record, replay } from '../kernel/record.ts';
import type { Event } from '../kernel/table.ts';

interface Recorded<S, C, V, E extends Event> {
  readonly game: Game<S, C, V, E>;
  /** Where each lies as a record and as it reads. */
  readonly folder: URL;
  tell(match: Match<S, C, V, E>): Promise<string>;
}

/** The tests that every recorded match must pass; gives the matches. */
export function testRecorded<S, C, V, E extends Event>({ game, folder, tell }: Recorded<S, C, V, E>) {
  const names = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));
  const written = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

  const replayed = (name: string) => {
    const read = readRecord(JSON.parse(written(`${name}.json`)));
    if ('fault' in read) throw new Error(read.fault);
    const again = replay(game, read.record);
    if ('fault' in again) throw new Error(JSON.stringify(again.fault));
    return again;
  };

  test.each(names)('%s replays to its end without disagreement', (name) => {
    const { disagrees, play } = replayed(name);
    expect(disagrees).toBeNull();
    expect(play.match.over).toBe(true);
  });

  test.each(names)('%s still reads as it was written; npm run transcripts writes it anew', async (name) => {
    expect(await tell(replayed(name).play.match)).toBe(written(`${name}.txt`));
  });

  return {
    names,
    matchOf: (name: string) => replayed(name).play.match,
    matches: () => names.map((name) => replayed(name).play.match),
    /** Whether matches played anew are those that were recorded, all of them and answer by answer. */
    expectSame(kept: readonly { readonly name: string; readonly match: Match<S, C, V, E> }[]): void {
      expect(kept.map(({ name }) => name).sort()).toEqual([...names].sort());
      for (const { name, match } of kept)
        expect(`${JSON.stringify(record(play(match)))}\n` === written(`${name}.json`), name).toBe(true);
    },
  };
}
