import { GAMES } from '@conjure/shelf';
import { expect, test } from 'vitest';
import { luckOf } from '../review/luck-over.ts';

const KEPT = GAMES.flatMap((game) => {
  const kept = luckOf(game);
  return kept ? [{ game, kept }] : [];
});

test('what the dice came to has been added up for every game', () => {
  expect(KEPT.map(({ game }) => game)).toEqual(GAMES);
});

test.each(KEPT)('over many matches of $game luck came to nothing, in any seat', ({ game, kept }) => {
  expect(kept.command).toContain(`npm run luck -- ${game}`);
  expect(kept.strokes).toBeGreaterThan(kept.matches);
  for (const { low, high } of kept.bySeat) {
    expect(low).toBeLessThanOrEqual(0);
    expect(high).toBeGreaterThanOrEqual(0);
  }
});
