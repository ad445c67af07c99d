import {
  accept,
  ask,
  create,
  type Game,
  type Match,
  oneOf,
  type Question,
  type Table,
  waitingFor,
} from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { review } from '../review/review.ts';
import { levelOf } from './at-random.ts';

const WAYS = ['take', 'wait', 'burn'] as const;
const ways = oneOf(...WAYS);
const EACH = 4;

/** What lies there is worth three tenths of a victory. Each has four decisions, one after another, and may take or burn it in any of them. */
interface Purse {
  decisions: number;
  owner: number | null;
  isThere: boolean;
}

const silent = { key: '' };
const turnOf = ({ decisions }: Purse): number => Math.floor(decisions / EACH);

const way = (seat: number): Question<(typeof WAYS)[number]> => ({
  kind: 'way',
  rule: 'way',
  seats: [seat],
  how: 'one',
  shape: ways,
  candidates: () => WAYS,
  refuse: () => null,
});

const purse: Game<Purse, null> = {
  id: 'purse',
  version: 1,
  seats: { min: 2, max: 2 },
  options: [],
  rules: [],
  content: null,
  start: () => ({ decisions: 0, owner: null, isThere: true }),
  step: ({ state }: Table<Purse, null>) =>
    turnOf(state) === 2
      ? null
      : (function* () {
          const answer = yield* ask(way(turnOf(state)));
          if (answer === 'take' && state.isThere) state.owner = turnOf(state);
          if (answer !== 'wait') state.isThere = false;
          state.decisions++;
        })(),
  result: () => null,
  copy: (state) => ({ ...state }),
  view: () => null,
  imagine: ({ state }) => ({ ...state }),
  sense: ({ state }, seat) => (state.owner === null ? 0.5 : state.owner === seat ? 0.8 : 0.2),
  playout: () => 'wait',
  turn: ({ state }) => turnOf(state),
  readScenario: (scenario) => ({ state: scenario as Purse }),
  writeScenario: ({ state }) => state,
  describe: () => [],
  narrate: () => silent,
  label: (_view, _kind, answer) => ({ key: String(answer) }),
};

async function lossesOf(...answers: (typeof WAYS)[number][]): Promise<number[]> {
  const made = create(purse, { seats: 2, seed: 'purse' });
  if ('fault' in made) throw new Error(made.fault.place);
  const match = made.match as Match;
  for (const answer of answers) accept(match, waitingFor(match)[0], answer);
  const { decisions, sums } = await review(purse as Game, match, {
    level: levelOf('search:12'),
    calibration: null,
    worlds: 4,
    seat: 0,
  });
  expect(sums[0].choices).toBeCloseTo(-decisions.reduce((sum, { loss }) => sum + loss, 0));
  return decisions.map(({ loss }) => Math.round(10 * loss) / 10 || 0);
}

describe('a loss counts once', () => {
  test('what is put off and done in the end is not lost', async () => {
    expect(await lossesOf('wait', 'wait', 'take', 'wait')).toEqual([0, 0, 0, 0]);
  });

  test('what is never done is lost where it could have been done for the last time', async () => {
    expect(await lossesOf('wait', 'wait', 'wait', 'wait')).toEqual([0, 0, 0, 0.3]);
  });

  test('what is spoilt is lost where it was spoilt', async () => {
    expect(await lossesOf('wait', 'burn', 'wait', 'wait')).toEqual([0, 0.3, 0, 0]);
  });
});
