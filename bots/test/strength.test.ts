import { give, type Match } from '@conjure/engine';
import { budget } from '@conjure/engine/testing/budget';
import { describe, expect, test } from 'vitest';
import { think } from '../index.ts';
import { bids } from './games/bids.ts';
import { dither } from './games/dither.ts';
import { pig } from './games/pig.ts';
import { type Rows, rows } from './games/rows.ts';
import { tricks } from './games/tricks.ts';
import { begin, botDice, level, mindAt, share } from './series.ts';

// Seeds and iterations are fixed, so every share is the same on every machine. An even match would be 0.5.

describe('search beats greedy, greedy beats random', () => {
  const board = rows(5, 4);

  test('where all is open', () => {
    expect(share(board, 'search:200', 'greedy:200', budget(5, 15))).toBeGreaterThan(0.75);
    expect(share(board, 'greedy:60', 'random', budget(10, 20))).toBeGreaterThan(0.7);
  });

  test('where cards are hidden', () => {
    expect(share(tricks, 'search:80', 'greedy:80', budget(40, 120))).toBeGreaterThan(0.56);
    expect(share(tricks, 'search:80', 'random', budget(40, 120))).toBeGreaterThan(0.56);
    expect(share(tricks, 'greedy:40', 'random', budget(150, 400))).toBeGreaterThan(0.51);
  });

  test('where dice decide', () => {
    expect(share(pig, 'search:40', 'greedy:40', budget(15, 40))).toBeGreaterThan(0.65);
    expect(share(pig, 'greedy:40', 'random', budget(15, 40))).toBeGreaterThan(0.7);
  });

  test('where both answer in secret', () => {
    expect(share(bids, 'search:80', 'greedy:80', budget(15, 40))).toBeGreaterThan(0.8);
    expect(share(bids, 'search:80', 'random', budget(20, 50))).toBeGreaterThan(0.62);
  });

  test('more thought is better thought, and less is worse', () => {
    expect(share(board, 'search:300', 'search:30', budget(4, 10))).toBeGreaterThan(0.7);
    expect(share(board, 'adept', 'novice', budget(8, 20))).toBeGreaterThan(0.6);
  });
});

describe('what must be found is found', () => {
  const position = (text: string, turn: number): Rows => ({
    cells: [...text].map((sign) => ['X', 'O'].indexOf(sign)),
    turn,
    winner: null,
  });
  const answers = (text: string, turn: number, by: string) =>
    [1, 2, 3, 4, 5, 6].map((seed) =>
      think(mindAt(begin(rows(3, 3), 'any', position(text, turn))), level(by), botDice(`${seed}`)),
    );

  test.each(['greedy', 'search:100'])('%s wins at once', (by) => {
    for (const cell of answers('XX.OO....', 0, by)) expect(cell).toBe(2);
  });

  test('search stops the other from winning at once', () => {
    for (const cell of answers('OO.X..X..', 0, 'search:200')) expect(cell).toBe(2);
  });

  test('search forks: a win that is forced two turns ahead', () => {
    for (const cell of answers('XO..X...O', 0, 'search:400')) expect([3, 6]).toContain(cell);
  });

  test('perfect play against perfect play is a draw', () => {
    expect(share(rows(3, 3), 'search:1500', 'search:1500', 2)).toBe(0.5);
  });

  test.each([
    ['greedy', 500],
    ['search:100', 60],
  ])('%s does not put off what must come for longer than %i answers', (by, most) => {
    const match = begin(dither, 'any');
    const dice = botDice('any');
    let answers = 0;
    while (!match.over && answers < most) {
      const mind = mindAt(match);
      give(match as Match, mind.seat, think(mind, level(by), dice));
      answers++;
    }
    expect(match.over).toBe(true);
  });
});
