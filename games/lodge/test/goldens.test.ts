import { testRecorded } from '@conjure/engine/testing/goldens';
import { speaker } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import { lodge } from '../game.ts';
import { textsOf } from '../texts.ts';
import { recordedMatches } from './recorded.ts';
import { transcript } from './transcript.ts';

describe('recorded matches', () => {
  const { matches, matchOf, expectSame } = testRecorded({
    game: lodge,
    folder: new URL('./goldens/', import.meta.url),
    tell: async (match) => transcript(match, speaker('en', (await textsOf('en')).words)),
  });

  test('played anew they are the same, answer by answer', () => {
    expectSame(recordedMatches((name) => Number(matchOf(name).origin.seed)));
  });

  test('[B88] between them a mage wins and the Black Rose wins, with two, three and four at the table', () => {
    const ends = new Set(matches().flatMap(({ table, origin }) => [lodge.result(table)?.reason, origin.seats]));
    for (const end of ['mage', 'rose', 2, 3, 4]) expect(ends).toContain(end);
  });
});
