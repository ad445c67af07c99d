import { type Game, give, judge, type Match, pick, waitingFor } from '@conjure/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyse, think } from '../index.ts';
import { bids } from './games/bids.ts';
import { dither } from './games/dither.ts';
import { guess } from './games/guess.ts';
import { pig } from './games/pig.ts';
import { rows } from './games/rows.ts';
import { snap } from './games/snap.ts';
import { miss, target } from './games/target.ts';
import { tricks } from './games/tricks.ts';
import { begin, botDice, level, mindAt } from './series.ts';

const games = [
  rows(3, 3),
  rows(5, 4),
  tricks,
  bids,
  pig,
  guess,
  snap,
  dither,
  target('listed'),
  target('sampled'),
] as Game<unknown, null>[];
const bots = ['random', 'novice', 'greedy:30', 'search:1', 'search:40'].map(level);

/** A match after some answers at random, or `null` where it ended before. */
function midway(game: Game<unknown, null>, seed: string, answers: number): Match | null {
  const match = begin(game, seed) as Match;
  const dice = botDice(`way ${seed}`);
  for (let i = 0; i < answers && match.open; i++) {
    const seats = waitingFor(match);
    const seat = seats[dice.index('seat', seats.length)];
    give(match, seat, pick(match.open.question, seat, dice));
  }
  return match.open ? match : null;
}

describe('only legal answers', () => {
  test('at any position of any game, at any level, for every seat that is asked', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...games),
        fc.constantFrom(...bots),
        fc.string({ maxLength: 4 }),
        fc.nat({ max: 12 }),
        (game, bot, seed, answers) => {
          const match = midway(game, seed, answers);
          if (!match) return;
          for (const seat of waitingFor(match)) {
            const mind = mindAt(match as Match<unknown, null>, seat);
            const { answer, trouble } = analyse(mind, bot, botDice(seed));
            expect(trouble).toBeNull();
            expect(judge(match, seat, answer)).toEqual({ done: true });
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  test.each(['listed', 'sampled'] as const)('among thousands, %s: better ones than chance gives', (how) => {
    const game = target(how);
    const average = (by: string) => {
      let sum = 0;
      for (let i = 0; i < 8; i++) {
        const match = begin(game, `target ${i}`);
        give(match as Match, 0, think(mindAt(match), level(by), botDice(`${i}`)));
        sum += miss(match.table.state, 0);
      }
      return sum / 8;
    };
    expect(average('random')).toBeGreaterThan(15);
    expect(average('greedy')).toBeLessThan(8);
    expect(average('search:400')).toBeLessThan(10);
  });
});

describe('a game with a fault still gets an answer, and the fault is told', () => {
  const broken = (parts: Partial<Game<unknown, null>>) => ({ ...(tricks as Game<unknown, null>), ...parts });
  const fail = () => {
    throw new Error('no idea');
  };

  test.each(['greedy', 'search:100', 'search:50ms'])('%s where nothing can be imagined', (by) => {
    const match = begin(broken({ imagine: fail }), 'any');
    const { answer, options, trouble } = analyse(mindAt(match), level(by), botDice('any'));
    expect(judge(match as Match, 0, answer)).toEqual({ done: true });
    expect({ options, trouble }).toEqual({ options: [], trouble: 'no idea' });
  });

  test.each(['greedy', 'search:100'])('%s where a position is worth nothing that can be compared', (by) => {
    const match = begin(broken({ sense: () => Number.NaN }), 'any');
    const { answer, trouble } = analyse(mindAt(match), level(by), botDice('any'));
    expect(judge(match as Match, 0, answer)).toEqual({ done: true });
    expect(trouble).toBe('the position is worth NaN to seat 0');
  });

  test.each(['greedy', 'search:100'])('%s where imagining fails now and then', (by) => {
    let calls = 0;
    const imagine: (typeof tricks)['imagine'] = (...at) => (calls++ % 3 === 0 ? fail() : tricks.imagine(...at));
    const match = begin(broken({ imagine: imagine as Game<unknown, null>['imagine'] }), 'any');
    const { answer, options, trouble } = analyse(mindAt(match), level(by), botDice('any'));
    expect(judge(match as Match, 0, answer)).toEqual({ done: true });
    expect(options.length).toBeGreaterThan(1);
    expect(trouble).toBe('no idea');
  });

  test.each(['random', 'greedy', 'search:100'])('%s where the sampler errs', (by) => {
    const mind = mindAt(begin(target('sampled'), 'any'));
    let calls = 0;
    const question = {
      ...mind.question,
      pick: (dice: Parameters<typeof mind.question.pick>[0]) =>
        calls++ % 2 ? mind.question.pick(dice) : { x: 0, y: 1 },
    };
    expect(mind.question.refuse(think({ ...mind, question }, level(by), botDice('any')))).toBeNull();
  });
});
