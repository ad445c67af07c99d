import { testRecorded } from '@conjure/engine/testing/goldens';
import { speaker } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import { satchel } from '../game.ts';
import { textsOf } from '../texts.ts';
import { recordedMatches } from './recorded.ts';
import { transcript } from './transcript.ts';

describe('recorded matches', () => {
  const { matches, expectSame } = testRecorded({
    game: satchel,
    folder: new URL('./goldens/', import.meta.url),
    tell: async (match) => transcript(match, speaker('en', (await textsOf('en')).words)),
  });

  test('played anew they are the same, answer by answer', () => {
    expectSame(recordedMatches());
  });

  test('between them they end in every way', () => {
    const ends = new Set(
      matches().flatMap(({ table }) => {
        const { reason = '', winners = [] } = satchel.result(table) ?? {};
        return [reason, winners.includes(0) ? 'sorcerer' : 'heroes'];
      }),
    );
    for (const end of ['deck', 'wyrm', 'dawn', 'heroes', 'sorcerer']) expect(ends).toContain(end);
  });
});
