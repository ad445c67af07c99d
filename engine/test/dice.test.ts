import { describe, expect, test } from 'vitest';
import { type DiceSource, diceFrom, seeded } from '../kernel/dice.ts';
import { diceOf } from '../testing/playing.ts';

/** Dice that show these faces one after the other. */
function showing(...faces: number[]) {
  const source: DiceSource = {
    next: () => 0,
    die: () => faces.shift() ?? Number.NaN,
  };
  return diceFrom(source);
}

/** The chi-square statistic of counts that should all be the same. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0);
}

describe('a seeded source', () => {
  test.each(['combat', 'search', 'deck', ''])('rolls all six faces equally often for "%s"', (purpose) => {
    for (const seed of ['1', '2', 'a longer seed']) {
      const dice = diceOf(seed);
      const counts = [0, 0, 0, 0, 0, 0];
      for (let i = 0; i < 60_000; i++) counts[dice.d6(purpose) - 1]++;
      // One honest die in ten thousand has more than 25.7 with five degrees of freedom.
      expect(chiSquare(counts), `seed ${seed}`).toBeLessThan(25.7);
    }
  });

  test('shows every pair of faces in a row equally often', () => {
    const dice = diceOf('pairs');
    const counts = new Array<number>(36).fill(0);
    for (let i = 0; i < 90_000; i++) counts[(dice.d6('a') - 1) * 6 + dice.d6('a') - 1]++;
    expect(chiSquare(counts)).toBeLessThan(76);
  });

  test('gives two purposes streams that have nothing to do with each other', () => {
    const dice = diceOf('two streams');
    const counts = new Array<number>(36).fill(0);
    for (let i = 0; i < 90_000; i++) counts[(dice.d6('mine') - 1) * 6 + dice.d6('yours') - 1]++;
    expect(chiSquare(counts)).toBeLessThan(76);
  });

  test('gives neighbouring seeds streams that have nothing to do with each other', () => {
    const counts = new Array<number>(36).fill(0);
    for (let seed = 0; seed < 20_000; seed++)
      counts[(diceOf(String(seed)).d6('first') - 1) * 6 + diceOf(String(seed + 1)).d6('first') - 1]++;
    expect(chiSquare(counts)).toBeLessThan(76);
  });

  test('rolls the same for a purpose however much the others are used', () => {
    const quiet = diceOf('s');
    const busy = diceOf('s');
    for (let i = 0; i < 200; i++) {
      for (let thought = 0; thought < i % 3; thought++) busy.index('bot', 100);
      expect(busy.d6('combat')).toBe(quiet.d6('combat'));
    }
  });

  test('goes on from its counts as if it had never stopped', () => {
    const first = seeded('s');
    for (let i = 0; i < 10; i++) first.next('a', 1000);
    const second = seeded('s', { ...first.counts() });
    expect(first.counts()).toEqual({ a: 10 });
    expect(second.next('a', 1000)).toBe(first.next('a', 1000));
    expect(second.next('b', 1000)).toBe(first.next('b', 1000));
  });

  test('stays within what was asked, also for large choices', () => {
    const source = seeded('s');
    for (let i = 0; i < 1000; i++) {
      const choice = source.next('large', 0x7fffffff);
      expect(Number.isInteger(choice) && choice >= 0 && choice < 0x7fffffff).toBe(true);
      expect(source.next('one', 1)).toBe(0);
    }
  });
});

describe('dice', () => {
  test('count what was rolled and log the faces when a log is kept', () => {
    const dice = showing(3, 5, 1);
    dice.d6('a');
    dice.log = [];
    dice.d6('a');
    dice.d6('b');
    expect(dice.rolled).toBe(3);
    expect(dice.log).toEqual([5, 1]);
  });

  test('index picks without counting as a die of the game', () => {
    const dice = diceOf('s');
    dice.index('pick', 10);
    expect(dice.rolled).toBe(0);
  });

  test('a roll-off goes on among the tied only', () => {
    expect(showing(4, 6, 6, 2, 5).rollOff('start', 3)).toEqual({
      winner: 2,
      rolls: [
        [4, 6, 6],
        [0, 2, 5],
      ],
    });
    expect(showing().rollOff('start', 1)).toEqual({ winner: 0, rolls: [] });
  });

  test('until rolls all its dice again until they are accepted', () => {
    const dice = showing(1, 2, 3, 5, 4, 4);
    expect(dice.until('doubles', 2, ([a, b]) => a === b)).toEqual([4, 4]);
    expect(dice.rolled).toBe(6);
  });

  test('a shuffle reaches every order equally often', () => {
    const dice = diceOf('shuffle');
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = dice.shuffle('deck', ['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect([...orders.keys()].map((order) => [...order].sort().join(''))).toEqual(new Array(24).fill('abcd'));
    expect(chiSquare([...orders.values()])).toBeLessThan(59);
  });
});
