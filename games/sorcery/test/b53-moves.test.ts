import { describe, expect, test } from 'vitest';
import { at, close, move, only, setUp } from './table.ts';

/** Somebody who keeps the action phase open. */
const idle = { is: 'ossuary_guard', at: [1_000, 28_000] } as const;

describe('[B53] a move action', () => {
  /** The Guard has a speed of 6. */
  const guard = () => setUp({ figures: { guard: { is: 'ossuary_guard', at: [10_000, 5_000] }, idle } });

  test('goes as far as the speed value and ends with any facing', () => {
    const s = guard();
    s.does(move('guard', [at(16_000, 5_000)], 12_300));
    expect(s.figure('guard')).toMatchObject({ at: at(16_000, 5_000), facing: 12_300, tokens: 1 });
  });

  test('no farther, straight or bent', () => {
    const s = guard();
    expect(s.why(move('guard', [at(16_001, 5_000)]))).toBe('B54.length');
    expect(s.why(move('guard', [at(13_000, 5_000), at(13_000, 2_000), at(13_000, 2_001)]))).toBe('B54.length');
    s.does(move('guard', [at(13_000, 5_000), at(13_000, 2_000)]));
  });

  test('of the click that shows', () => {
    const s = setUp({ figures: { guard: { is: 'ossuary_guard', at: [10_000, 5_000], click: 3 }, idle } });
    expect(s.why(move('guard', [at(15_001, 5_000)]))).toBe('B54.length');
    s.does(move('guard', [at(15_000, 5_000)]));
  });
});

test('[B54] a path has at most twelve legs', () => {
  const s = setUp({ figures: { guard: { is: 'ossuary_guard', at: [10_000, 5_000] }, idle } });
  const legs = (n: number) => Array.from({ length: n }, (_, i) => at(10_001 + i, 5_000));
  expect(s.why(move('guard', legs(13)))).toBe('B54.legs');
  s.does(move('guard', legs(12)));
});

test('[B55] nobody passes through a base, friend or foe, nor between two that touch', () => {
  const s = setUp({
    figures: {
      mover: { is: 'dust_reaver', at: [10_000, 5_000] },
      friend: { is: 'ossuary_guard', at: [13_000, 5_750] },
      foe: { is: 'ossuary_guard', of: 1, at: [13_000, 4_250], facing: 18_000 },
      idle,
    },
  });
  expect(s.refuses(move('mover', [at(16_000, 5_000)]))).toBe('B55');
  expect(s.refuses(move('mover', [at(13_000, 7_239), at(16_000, 7_239)]))).toBe('B55');
  s.does(move('mover', [at(10_000, 7_240), at(16_000, 7_240)]));
});

describe('[B56] turning on the spot', () => {
  const held = () =>
    setUp({
      figures: {
        one: { is: 'barricade_militia', at: [10_000, 5_000], facing: 0 },
        foe: { is: 'ossuary_guard', of: 1, at: [8_500, 5_000] },
        idle,
      },
    });

  test('is a move action without break away', () => {
    const s = held();
    const told = s.does(move('one', [], 18_000));
    expect([only(told, 'broke'), s.figure('one').facing, s.figure('one').tokens, s.view().actions]).toEqual([
      [],
      18_000,
      1,
      2,
    ]);
  });

  test('a path that goes nowhere is no other thing', () => {
    const s = held();
    expect(only(s.does(move('one', [at(10_000, 5_000)], 18_000)), 'broke')).toEqual([]);
    expect(s.figure('one').facing).toBe(18_000);
  });

  test('nobody turns and attacks in one action', () => {
    const s = held();
    expect(s.why(close('one', 'foe'))).toBe('B71.arc');
    s.does(move('one', [], 18_000));
    expect(s.refuses(close('one', 'foe'))).toBe('B45');
  });

  test('it frees nobody from the contact, and no one spins for it [B60]', () => {
    const s = held();
    s.does(move('one', [], 18_000));
    expect(s.asks()).toBe('action');
  });
});
