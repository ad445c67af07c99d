import { testRecorded } from '@conjure/engine/testing/goldens';
import { speaker } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import { textsOf } from '../texts.ts';
import { recordedMatches } from './recorded.ts';
import { transcript } from './transcript.ts';

describe('recorded matches', () => {
  const { matches, expectSame } = testRecorded({
    game: sorcery,
    folder: new URL('./goldens/', import.meta.url),
    tell: async (match) => transcript(match, speaker('en', (await textsOf('en')).words)),
  });

  test('played anew they are the same, answer by answer', () => {
    expectSame(recordedMatches());
  });

  test('[B106] [B107] [B109] between them an army stands alone, time runs out and all objectives are held, with two and four at the table', () => {
    const ends = new Set(matches().flatMap(({ table, origin }) => [sorcery.result(table)?.reason, origin.seats]));
    for (const end of ['lastStanding', 'time', 'sweep', 2, 4]) expect(ends).toContain(end);
  });
});
