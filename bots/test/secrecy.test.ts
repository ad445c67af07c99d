import { describe, expect, test } from 'vitest';
import { analyse, think } from '../index.ts';
import { CUPS, guess } from './games/guess.ts';
import { type Tricks, tricks } from './games/tricks.ts';
import { begin, botDice, level, mindAt, playThrough } from './series.ts';

describe('a bot knows what its seat knows, and no more', () => {
  test.each(['greedy:40', 'search:40'])('%s finds a hidden pea no more often than chance does', (by) => {
    const games = 400;
    let found = 0;
    for (let i = 0; i < games; i++) found += playThrough(guess, [level(by), level('random')], `pea ${i}`)[0];
    // Four standard deviations: who peeked would find all of them.
    expect(Math.abs(found / games - 0.25)).toBeLessThan(4 * Math.sqrt((0.25 * 0.75) / games));
  });

  test.each(['random', 'novice', 'greedy:40', 'search:40'])('%s lifts the same cup wherever the pea lies', (by) => {
    for (let seed = 0; seed < 20; seed++) {
      const lifted = CUPS.map((pea) =>
        think(mindAt(begin(guess, 'any', { pea, lifted: null })), level(by), botDice(`${seed}`)),
      );
      expect(new Set(lifted).size).toBe(1);
    }
  });

  test.each(['greedy', 'search:200'])('%s weighs a hand alike whatever the other holds', (by) => {
    const mine = [14, 9, 7, 3, 2];
    const deal = (theirs: number[]): Tricks => ({ hands: [mine, theirs], played: [], leader: 0, won: [0, 0] });
    const [strong, weak] = [
      [13, 12, 11, 10, 8],
      [1, 4, 5, 6, 8],
    ].map((theirs) => analyse(mindAt(begin(tricks, 'any', deal(theirs))), level(by), botDice('same')));
    expect(strong).toEqual(weak);
  });
});
