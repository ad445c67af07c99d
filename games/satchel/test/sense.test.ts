import { describe, expect, test } from 'vitest';
import { FACES } from '../data.ts';
import { sense } from '../sense.ts';
import { setUp, type TestMatch } from './table.ts';

const heroes = (s: TestMatch): number => sense(s.match.table, 1);

describe('what a position is worth', () => {
  const shows = (dice: string) => heroes(setUp({ seats: { green: { dice } } }));

  test('dice that fit a card together are worth more than others, and others no more than none', () => {
    expect(shows('BS-')).toBeGreaterThan(shows('B--'));
    expect(shows('B--')).toBeGreaterThan(shows('---'));
    expect(shows('BB-')).toBe(shows('B--'));
    expect(shows('TT-')).toBe(shows('T--'));
  });

  test('to lay what fits changes nothing: its luck was told when it fell', () => {
    const s = setUp({ seats: { green: { dice: 'BS-' } } });
    const before = heroes(s);
    s.place('green', 1, 'H1', 1);
    expect(heroes(s)).toBeCloseTo(before);
    s.place('green', 2, 'H1', 2);
    expect(heroes(s)).toBeCloseTo(before);
  });

  test('the last piece of a card is worth the card', () => {
    const s = setUp({ seats: { green: { dice: 'BSF' } } });
    const before = heroes(s);
    s.place('green', 1, 'H1', 1);
    s.place('green', 2, 'H1', 2);
    s.place('green', 3, 'H1', 3);
    expect(Math.abs(heroes(s) - before)).toBeLessThan(0.02);
  });

  test('what is hexed fits nowhere, and a Star fits where it stands for something', () => {
    const hexed = (symbol: 'blade' | 'torch') => heroes(setUp({ seats: { green: { dice: 'B--', hexed: symbol } } }));
    expect(heroes(setUp({ seats: { green: { dice: '*--' } } }))).toBeGreaterThan(shows('---'));
    expect(hexed('blade')).toBeLessThan(hexed('torch'));
  });

  // Else a judge would rather pass than complete a card.
  test.each([
    ['green', 1, 'H1'],
    ['sorcerer', 0, 'S1'],
  ] as const)('to complete a card with a familiar is worth more than to keep it (%s)', (who, seat, loc) => {
    const symbols = setUp()
      .there(loc)
      ?.slots.map(({ symbol }) => 'BSFKT*'[FACES.indexOf(symbol)]);
    if (!symbols) throw new Error('a card lies there');
    const dice = symbols
      .slice(1)
      .join('')
      .padEnd(seat === 0 ? 5 : 3, '-');
    const s = setUp({ seats: { [who]: { familiars: seat === 0 ? ['awake', 'asleep'] : ['awake'], dice } } });
    for (let slot = 2; slot <= symbols.length; slot++) s.place(who, slot - 1, loc, slot);
    const before = sense(s.match.table, seat);
    s.familiar(who, loc, 1);
    expect(sense(s.match.table, seat)).toBeGreaterThan(before);
  });
});
