import { create, type Match, mindOf, waitingFor } from '@conjure/engine';
import { expect, test } from 'vitest';
import { advise } from '../review/advice.ts';
import { atRandom, gameOf, levelOf, withTwin } from './at-random.ts';

function adviceAt(match: Match, by = 'expert') {
  const mind = mindOf(match, waitingFor(match)[0]);
  if (!mind) throw new Error('somebody is asked');
  return advise(match.game, mind, { by: levelOf(by), worlds: 48, valued: (value) => value, seed: 'advice' });
}

test('advice says what comes second, and what the better of the two gains and risks, by what the seat knows', async () => {
  const game = await gameOf('demons');
  const { match, seat, twin } = withTwin(game);
  const { answer, second } = adviceAt(match);
  if (!second) throw new Error('an expert has weighed more than one answer');
  expect(second.label).not.toEqual(game.label(game.view(match.table, seat), 'first', answer));
  expect(second.best.mean).toBeGreaterThan(second.does.mean);
  for (const { mean, worst } of [second.best, second.does]) {
    expect(worst).toBeLessThanOrEqual(mean);
    expect(worst).toBeGreaterThanOrEqual(0);
  }
  expect(adviceAt(twin)).toEqual({ answer, second });
});

test('whoever thinks but little is corrected by a second look: nothing is told first that is surely worse', async () => {
  const game = await gameOf('demons');
  const leads: number[] = [];
  for (const seed of ['one', 'two', 'three', 'four'])
    atRandom(game, seed, (match) => {
      const { second } = adviceAt(match, 'tree:6:action');
      if (second) leads.push(second.best.mean - second.does.mean);
      return match.answers.length < 30;
    });
  expect(leads.length).toBeGreaterThan(20);
  expect(Math.min(...leads)).toBeGreaterThan(-0.02);
});

test('before a match has begun nobody can say what wins', async () => {
  const made = create(await gameOf('sorcery'), { seats: 2, seed: 'armies' });
  if ('fault' in made) throw new Error(made.fault.place);
  expect(adviceAt(made.match)).toMatchObject({ second: null });
});
