import { describe, expect, test } from 'vitest';
import { rollsToFill } from '../bot/rolls.ts';

const LETTERS = 'BSFKT*';
const symbols = (letters: string): number[] => [...letters].map((letter) => LETTERS.indexOf(letter));
const rolls = (slots: string, dice: number, { wild = '', hexed = '', familiars = 0 } = {}): number =>
  rollsToFill(
    { wild: symbols(wild).reduce((bits, symbol) => bits | (1 << symbol), 0), hexed: hexed ? symbols(hexed)[0] : -1 },
    symbols(slots),
    dice,
    familiars,
  );

describe('the mean number of rolls to fill a place', () => {
  // The table of the specification was found by 200,000 trials: these are exact.
  test.each([
    ['hero, 3 different, emblem among them', 'BSF', 3, 'B', 6.7],
    ['hero, 3 different, emblem not among them', 'BSF', 3, 'K', 7.66],
    ['2 Stars, lone hero', '**', 3, 'B', 5.07],
    ['3 Stars, lone hero', '***', 3, 'B', 10.55],
    ['2 Stars, two heroes', '**', 6, '', 2.51],
    ['3 Stars, two heroes', '***', 6, '', 3.89],
    ['4 Stars, two heroes', '****', 6, '', 5.71],
    ['sorcerer, 2 Stars', '**', 5, '', 2.97],
    ['sorcerer, 3 different', 'BSF', 5, '', 3.19],
    ['sorcerer, 3 different, two on banners', 'BSF', 5, 'BS', 2.26],
    ['sorcerer, 4 different', 'BSFK', 5, '', 4.54],
    ['sorcerer, 4 different, two on banners', 'BSFK', 5, 'BS', 3.58],
    ['sorcerer, 4 with a pair', 'BBSF', 5, '', 5.18],
    ['sorcerer, 4 with a pair, the two others on banners', 'BBSF', 5, 'SF', 4.49],
    ['sorcerer, 5 different', 'BSFKT', 5, '', 7.93],
    ['sorcerer, 5 different, two on banners', 'BSFKT', 5, 'BS', 6.71],
  ])('%s', (_, slots, dice, wild, mean) => {
    expect(Math.abs(rolls(slots, dice, { wild }) - mean)).toBeLessThan(0.025);
  });

  test('is exact where it can be reckoned by hand', () => {
    expect(rolls('', 0)).toBe(0);
    expect(rolls('B', 1)).toBeCloseTo(6, 12);
    expect(rolls('B', 1, { wild: 'B' })).toBeCloseTo(3, 12);
    expect(rolls('B', 2)).toBeCloseTo(36 / 11, 12);
    // Two dice on two different symbols: both at once in 2 of 36, one of them in 18; then six rolls more on the average.
    expect(rolls('BS', 2)).toBeCloseTo((1 + (18 / 36) * 6) / (1 - 16 / 36), 12);
  });

  test('is infinite with too few dice, and for a hexed symbol', () => {
    expect(rolls('BSF', 2)).toBe(Number.POSITIVE_INFINITY);
    expect(rolls('BSF', 3, { hexed: 'S' })).toBe(Number.POSITIVE_INFINITY);
    expect(rolls('BF', 3, { hexed: 'S' })).toBeLessThan(6);
  });

  test('a familiar fills first what dice find hardest: hexed or not wild, from the left; never a Star', () => {
    expect(rolls('BSF', 3, { wild: 'B', familiars: 1 })).toBe(rolls('BF', 3, { wild: 'B' }));
    expect(rolls('BSF', 3, { wild: 'BSF', hexed: 'F', familiars: 1 })).toBe(rolls('BS', 3, { wild: 'BSF' }));
    expect(rolls('BS', 3, { wild: 'BS', familiars: 1 })).toBe(rolls('S', 3, { wild: 'BS' }));
    expect(rolls('*', 3, { familiars: 2 })).toBe(rolls('*', 3));
    expect(rolls('B*', 3, { familiars: 2 })).toBe(rolls('*', 3));
    expect(rolls('BS', 0, { familiars: 2 })).toBe(0);
  });
});
