import { describe, expect, test } from 'vitest';
import { at, END, setUp, type TestMatch } from './table.ts';

/** Somebody who keeps the action phase open. */
const idle = { is: 'ossuary_guard', at: [1_000, 28_000] } as const;
/** The Guard has a speed of 6, the boot type, and twelve inches to go. */
const runner = (one = {}, foe = {}, rest = {}, options = {}): TestMatch =>
  setUp(
    {
      figures: {
        one: { is: 'ossuary_guard', at: [5_000, 5_000], ...one },
        foe: { is: 'ossuary_guard', of: 1, at: [5_000, 15_000], ...foe },
        idle,
      },
      ...rest,
    },
    { options },
  );
const twice = (x: number) => ({ do: 'doubleTime', figure: 'one', path: [at(x, 5_000)], facing: 0 });

describe('[B65] double-time', () => {
  test('doubles the speed value, in one action with one token', () => {
    const s = runner();
    expect(s.why(twice(17_001))).toBe('B54.length');
    s.does(twice(17_000));
    expect([s.figure('one').at.x, s.figure('one').tokens, s.view().actions]).toEqual([17_000, 1, 2]);
  });

  test('of the current value [B81]: halved out of a copse, it is what it was', () => {
    const s = runner({ at: [10_000, 10_000] });
    const out = (x: number) => ({ ...twice(0), path: [at(x, 10_000)] });
    expect(s.why(out(16_001))).toBe('B54.length');
    s.does(out(16_000));
  });

  test('not with a token', () => {
    expect(runner({ tokens: 1 }).why(twice(8_000))).toBe('B65.token');
  });

  test('not from or into contact with an opposing figure, able or not', () => {
    expect(runner({}, { at: [3_500, 5_000] }).why(twice(8_000))).toBe('B65.engaged');
    expect(runner({}, { is: 'barricade_militia', click: 4, at: [3_500, 5_000] }).why(twice(8_000))).toBe('B65.engaged');
    expect(runner({}, { at: [11_500, 5_000] }).why(twice(10_000))).toBe('B65.contact');
    runner({}, { at: [11_511, 5_000] }).does(twice(10_000));
    runner({}, { of: 0, at: [11_500, 5_000] }).does(twice(10_000));
  });

  test('not with Flight or Aquatic showing, not by the demoralized', () => {
    expect(runner({ is: 'ruin_chorister' }).why(twice(8_000))).toBe('B65.type');
    expect(runner({ is: 'brine_mirror_adept' }).why(twice(8_000))).toBe('B65.type');
    expect(runner({ is: 'barricade_militia', click: 4 }).refuses(twice(8_000))).toBe('B89');
  });

  test('not where it is switched off, nor under a Mirage Mire', () => {
    expect(runner({}, {}, {}, { doubleTime: false }).why(twice(8_000))).toBe('B65.switch');
    const mire = {
      books: [{ of: 'foe', book: 'adepts_codex', stack: [] }],
      inPlay: [{ card: 'mirage_mire', caster: 'foe', clock: 3 }],
    };
    expect(runner({}, { is: 'circle_broker' }, mire).refusal(twice(8_000))).toMatchObject({
      rule: 'S13',
      facts: { card: { key: 'spell.mirage_mire' } },
    });
  });

  test('the action phase may end without it', () => {
    const s = runner();
    s.does(END);
    expect(s.figure('one').at.x).toBe(5_000);
  });
});
