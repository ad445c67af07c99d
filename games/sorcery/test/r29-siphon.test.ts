import { describe, expect, test } from 'vitest';
import { DECLINE, only, setUp, type TestMatch } from './table.ts';

const siphon = (from: string, of = 'cultist') => ({ do: 'resolve', source: 'siphon_energy', of, figure: from });
const phase = (cultist: object, friend: object = {}, more: object = {}): TestMatch =>
  setUp({
    phase: 'command',
    figures: {
      cultist: { is: 'censer_acolyte', at: [10_000, 5_000], tokens: 2, ...cultist },
      friend: { is: 'ossuary_guard', at: [11_500, 5_000], ...friend },
      idle: { is: 'barricade_militia', at: [3_000, 3_000] },
      ...more,
    },
  });

describe('[R29] Siphon Energy', () => {
  test('once in a command phase for each warrior', () => {
    const s = phase({});
    s.does(siphon('friend'));
    expect([s.asks(), s.figure('cultist').tokens, s.figure('friend').click]).toEqual(['action', 1, 1]); // no second one
  });

  test('two warriors siphon one each', () => {
    const s = phase({}, {}, { second: { is: 'leech_cantor', at: [13_000, 5_000], tokens: 2 } });
    s.does(siphon('friend'));
    expect(s.why(siphon('friend'))).toBe('B42.done');
    s.does(siphon('friend', 'second'));
    expect([s.figure('friend').click, s.figure('second').tokens]).toEqual([2, 1]);
  });

  test('needs a token to lose', () => {
    expect(phase({ tokens: 0 }).asks()).toBe('action'); // nobody is asked
    const s = phase({}, {}, { second: { is: 'leech_cantor', at: [13_000, 5_000] } });
    expect(s.refuses(siphon('friend', 'second'))).toBe('R29');
  });

  test('and a touching friend', () => {
    const s = phase({});
    expect(s.why(siphon('idle'))).toBe('S62.touch');
    expect(s.why(siphon('cultist'))).toBe('B93.self');
    s.does(DECLINE); // it may be left
    expect([s.asks(), s.figure('cultist').tokens]).toEqual(['action', 2]);
  });
});

describe('[R49] its damage is pushing damage', () => {
  test('to the friend, and Toughness is no help', () => {
    const s = phase({}, { is: 'scaled_novitiate' });
    const told = s.does(siphon('friend'));
    expect(only(told, 'damaged')).toMatchObject([{ figure: s.no('friend'), n: 1, how: 'pushing' }]);
    expect([s.figure('friend').click, s.figure('cultist').click]).toEqual([1, 0]);
  });

  test('the friend may fall of it', () => {
    const s = phase({}, { click: 4 });
    s.does(siphon('friend'));
    expect([s.figure('friend').where, s.figure('cultist').tokens]).toEqual(['fallen', 1]);
  });
});
