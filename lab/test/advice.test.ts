import { levelFrom } from '@conjure/bots';
import { create, type Game, type Match, mindOf, waitingFor } from '@conjure/engine';
import { twinOf } from '@conjure/engine/proof';
import { boxOf } from '@conjure/shelf';
import { expect, test } from 'vitest';
import { advise } from '../review/advice.ts';
import { atRandom } from './at-random.ts';

async function gameOf(id: string): Promise<Game> {
  const box = await boxOf(id);
  if (!box) throw new Error(id);
  return box.game;
}

function adviceAt(match: Match, by = 'expert') {
  const read = levelFrom(by);
  const mind = mindOf(match, waitingFor(match)[0]);
  if ('fault' in read || !mind) throw new Error('somebody is asked, and somebody thinks for him');
  return advise(match.game, mind, { by: read.level, worlds: 48, valued: (value) => value, seed: 'advice' });
}

test('advice says what comes second, and what the better of the two gains and risks, by what the seat knows', async () => {
  const game = await gameOf('demons');
  const match = atRandom(game, 'hidden', ({ answers, open }) => answers.length < 20 || open?.question.kind !== 'first');
  const [seat] = waitingFor(match);
  const { answer, second } = adviceAt(match);
  if (!second) throw new Error('an expert has weighed more than one answer');
  expect(second.label).not.toEqual(game.label(game.view(match.table, seat), 'first', answer));
  expect(second.best.mean).toBeGreaterThan(second.does.mean);
  for (const { mean, worst } of [second.best, second.does]) {
    expect(worst).toBeLessThanOrEqual(mean);
    expect(worst).toBeGreaterThanOrEqual(0);
  }
  const twin = twinOf(match, seat, 'twin');
  if (!twin) throw new Error('there is no twin');
  expect(adviceAt(twin as Match)).toEqual({ answer, second });
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
