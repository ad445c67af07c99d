import { describe, expect, test } from 'vitest';
import { cast } from './stage.ts';
import { at, hits, move, setUp, shoot } from './table.ts';

/** Shrine Crossing: a copse from (8, 8) to (13, 13), a wall from (17.5, 8.5) to (20.5, 10), a ford at the west edge. */

const alone = (is: string, x: number, y: number, options = {}, click = 0) =>
  setUp({ figures: { one: { is, at: [x, y], click } } }, { options });

test('[B3] a move ends with the whole base on the field, large or small', () => {
  const small = alone('ossuary_guard', 2_000, 5_000);
  expect(small.refuses(move('one', [at(749, 5_000)]))).toBe('B3');
  small.does(move('one', [at(750, 5_000)]));
  const large = alone('rootwalker', 2_000, 5_000);
  expect(large.refuses(move('one', [at(999, 5_000)]))).toBe('B3');
  large.does(move('one', [at(1_000, 5_000)]));
});

test('[B15] nobody walks nearer to a wall than the base allows; wings ask for it at the end only', () => {
  const s = alone('shardchewer', 16_000, 7_750);
  expect(s.refuses(move('one', [at(16_000, 7_761), at(20_000, 7_761)]))).toBe('B15');
  s.does(move('one', [at(16_000, 7_760), at(20_000, 7_760)]));
  const imp = alone('oathbound_imp', 19_000, 7_000);
  expect(imp.refuses(move('one', [at(19_000, 10_500)]))).toBe('B15');
  expect(imp.refuses(move('one', [at(19_000, 9_000)]))).toBe('B15');
  imp.does(move('one', [at(19_000, 10_740)]));
});

test('[B17] a path into a copse ends in it', () => {
  const s = alone('dust_reaver', 7_000, 10_000);
  expect(s.refuses(move('one', [at(14_000, 10_000)]))).toBe('B17');
  expect(s.refuses(move('one', [at(9_000, 10_000), at(7_000, 8_000)]))).toBe('B17');
  s.does(move('one', [at(9_000, 10_000), at(11_000, 10_000)]));
});

test('[B18] who starts in a copse has half the speed', () => {
  const s = alone('dust_reaver', 11_000, 10_000);
  expect(s.why(move('one', [at(16_001, 10_000)]))).toBe('B54.length');
  s.does(move('one', [at(16_000, 10_000)]));
});

test('[B20] shallow water stops and slows like a copse', () => {
  const s = alone('shardchewer', 7_000, 15_000);
  expect(s.refuses(move('one', [at(1_000, 15_000)]))).toBe('B20');
  s.does(move('one', [at(4_000, 15_000)]));
  const wading = alone('shardchewer', 4_000, 15_000);
  expect(wading.why(move('one', [at(8_001, 15_000)]))).toBe('B54.length');
  wading.does(move('one', [at(8_000, 15_000)]));
});

test('[B21] deep water lets nobody in', () => {
  const fords = { battlefield: 'two_fords' };
  const s = alone('shardchewer', 11_000, 13_000, fords);
  expect(s.refuses(move('one', [at(11_000, 14_000)]))).toBe('B21');
  expect(s.refuses(move('one', [at(11_000, 17_000)]))).toBe('B21');
  s.does(move('one', [at(11_000, 13_999)]));
});

describe('lines of fire', () => {
  /** The Apprentice has attack 8, precision, range 8; the Guard defense 14: five are needed in the open. */
  const shot = (from: [number, number], to: [number, number], options = {}, is = 'ossuary_guard', click = 0) =>
    setUp(
      {
        figures: {
          apprentice: { is: 'bellows_apprentice', at: from },
          target: { is, of: 1, at: to, click },
        },
      },
      { options },
    );
  const chance = (s: ReturnType<typeof shot>) => hits(s, shoot('apprentice', 'target'), 'target');
  const [OPEN, HINDERED] = [30, 26];

  test('[B16] a wall cuts them, at its very edge too', () => {
    expect(shot([15_500, 9_250], [22_000, 9_250]).refuses(shoot('apprentice', 'target'))).toBe('B16');
    expect(shot([15_500, 8_500], [22_000, 8_500]).refuses(shoot('apprentice', 'target'))).toBe('B16');
    expect(chance(shot([15_500, 8_499], [22_000, 8_499]))).toBe(OPEN);
  });

  test('[B19] a copse on the way gives +1 defense, once', () => {
    expect(chance(shot([7_000, 10_000], [14_500, 10_000]))).toBe(HINDERED);
    expect(chance(shot([7_000, 7_000], [14_500, 7_000]))).toBe(OPEN);
  });

  test('[B19] not the copse that the shooter alone stands in; the one that holds both counts', () => {
    expect(chance(shot([10_000, 10_000], [14_500, 10_000]))).toBe(OPEN);
    expect(chance(shot([9_000, 10_000], [12_000, 10_000]))).toBe(HINDERED);
    expect(chance(shot([7_000, 10_000], [10_000, 10_000]))).toBe(HINDERED);
  });

  test('[B19] [B76] a figure with Stealth cannot be aimed at through it, in the open it can', () => {
    const stealthy = (y: number) => shot([7_000, y], [14_000, y], {}, 'thistle_watcher', 1);
    expect(stealthy(10_000).why(shoot('apprentice', 'target'))).toBe('B76.stealth');
    stealthy(7_000).does(shoot('apprentice', 'target'), [1, 2]);
  });

  test('[B20] [B21] water does nothing to them', () => {
    expect(chance(shot([1_000, 15_000], [8_000, 15_000]))).toBe(OPEN);
    expect(chance(shot([8_000, 13_500], [14_000, 16_500], { battlefield: 'two_fords' }))).toBe(OPEN);
  });
});

describe('[B12] sight', () => {
  /** Mother Sanguel, who looks east, sees eight inches far. */
  const sanguel = (foe: [number, number], third?: [number, number]) =>
    setUp({
      figures: {
        sanguel: { is: 'mother_sanguel', at: [15_000, 5_000] },
        foe: { is: 'ossuary_guard', of: 1, at: foe },
        ...(third && { third: { is: 'ossuary_guard', at: third } }),
      },
      books: [{ of: 'sanguel', book: 'adepts_codex', stack: ['leaden_limbs', 'true_eye'] }],
    });
  const limbs = cast('sanguel', { targets: ['foe'] });

  test('asks for range and a free line', () => {
    expect(sanguel([23_001, 5_000]).why(limbs)).toBe('B12.range');
    expect(sanguel([22_000, 5_000], [18_000, 5_700]).why(limbs)).toBe('B12.figure');
    expect(sanguel([19_000, 11_900]).why(limbs)).toBe('B12.terrain'); // a wall between them
    sanguel([23_000, 5_000]).does(limbs);
    sanguel([22_000, 5_000], [18_000, 5_740]).does(limbs);
  });

  test('asks for no arc and no distance from the foe', () => {
    sanguel([8_000, 5_000]).does(limbs);
    sanguel([13_500, 5_000]).does(limbs);
  });

  test('who has no range sees nobody', () => {
    const s = setUp({
      figures: {
        bearer: { is: 'scourge_bearer', at: [15_000, 5_000] },
        foe: { is: 'ossuary_guard', of: 1, at: [16_500, 5_000] },
      },
      books: [{ of: 'bearer', book: 'adepts_codex', stack: ['leaden_limbs', 'true_eye'] }],
    });
    expect(s.why(cast('bearer', { targets: ['foe'] }))).toBe('B12.blind');
  });
});
