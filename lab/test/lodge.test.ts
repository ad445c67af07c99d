import { budget } from '@conjure/engine/testing/budget';
import { expect, test } from 'vitest';
import { runStudy } from '../index.ts';

test('whoever looks one step ahead outplays chance in the Lodge, from his view alone', async () => {
  const games = budget(1, 4);
  const study = { game: 'lodge', games, seats: ['random', 'greedy:24', 'random'], seed: 'x', options: {}, data: {} };
  const matches = await runStudy(study, 1);
  const power = (seat: number) => matches.reduce((sum, { result }) => sum + (result.scores[seat] ?? 0), 0);
  expect(power(1)).toBeGreaterThan(2 * Math.max(power(0), power(2)));
  // It casts what it sets, and has a familiar in every match.
  for (const figure of ['casts', 'familiars'])
    expect(matches.reduce((sum, { statistics }) => sum + statistics.seats[1][figure], 0)).toBeGreaterThanOrEqual(
      matches.length,
    );
});
