import { describe, expect, test } from 'vitest';
import { at, DECLINE, move, only, setUp } from './table.ts';

const fords = { options: { battlefield: 'two_fords' } };

const twice = (figure: string, path: { x: number; y: number }[]) => ({ do: 'doubleTime', figure, path, facing: 0 });

/** Somebody who keeps the action phase open. */
const idle = { is: 'ossuary_guard', at: [1_000, 28_000] } as const;

test('[B22] a boot walks like everybody else, and may double its speed; no other type may', () => {
  const walker = (is: string, click = 0) => setUp({ figures: { one: { is, at: [10_000, 5_000], click } } });
  const far = [at(20_000, 5_000), at(22_000, 5_000)];
  const boot = walker('shardchewer');
  expect(boot.why(move('one', far))).toBe('B54.length');
  boot.does(twice('one', far));
  expect(walker('oathbound_imp').why(twice('one', far))).toBe('B65.type'); // wing
  expect(walker('argent_lancer').why(twice('one', far))).toBe('B65.type'); // horseshoe
  expect(walker('brine_mirror_adept', 5).why(twice('one', far))).toBe('B65.type'); // wave
});

describe('[B23] wing', () => {
  test('terrain neither stops nor slows it', () => {
    const out = setUp({ figures: { imp: { is: 'oathbound_imp', at: [7_000, 10_000] } } });
    out.does(move('imp', [at(16_500, 10_000)])); // right through the copse
    const from = setUp({ figures: { imp: { is: 'oathbound_imp', at: [11_000, 12_000] } } });
    from.does(move('imp', [at(21_000, 12_000)])); // at full speed out of it
    const wall = setUp({ figures: { imp: { is: 'oathbound_imp', at: [19_000, 6_000] } } });
    wall.does(move('imp', [at(19_000, 15_000)]));
    const river = setUp({ figures: { imp: { is: 'oathbound_imp', at: [11_000, 12_000] } } }, fords);
    expect(river.refuses(move('imp', [at(11_000, 15_000)]))).toBe('B21');
    river.does(move('imp', [at(11_000, 17_000)]));
  });

  test('in some weather it counts as a boot', () => {
    const imp = (domains: string[]) =>
      setUp({ figures: { imp: { is: 'oathbound_imp', at: [7_500, 10_000] } }, domains });
    const through = move('imp', [at(7_500, 13_000), at(8_600, 11_900), at(8_600, 13_000)]);
    expect(imp(['sheeting_rain']).refuses(through)).toBe('B17');
    imp(['churned_earth']).does(through);
    imp(['sheeting_rain']).does(twice('imp', [at(7_500, 21_000)]));
  });

  test('bases it does not pass', () => {
    const s = setUp({
      figures: {
        imp: { is: 'oathbound_imp', at: [10_000, 5_000] },
        friend: { is: 'ossuary_guard', at: [13_000, 5_000] },
      },
    });
    expect(s.refuses(move('imp', [at(16_000, 5_000)]))).toBe('B55');
    s.does(move('imp', [at(13_000, 7_000), at(16_000, 5_000)]));
  });

  test('while it flies it passes them, but does not end on one [B6]', () => {
    const s = setUp({
      figures: {
        haldis: { is: 'haldis_cloudroot', at: [10_000, 5_000] },
        friend: { is: 'ossuary_guard', at: [13_000, 5_000] },
      },
    });
    expect(s.refuses(move('haldis', [at(12_000, 5_000)]))).toBe('B6');
    s.does(move('haldis', [at(14_490, 5_000)]));
  });
});

test('[B24] for a wave all water is clear, to pass, to start and to end in', () => {
  const adept = (x: number, y: number, setting = {}) =>
    setUp({ figures: { adept: { is: 'brine_mirror_adept', at: [x, y], click: 5 } } }, setting);
  adept(11_000, 12_500, fords).does(move('adept', [at(11_000, 17_500)]));
  adept(11_000, 12_500, fords).does(move('adept', [at(11_000, 15_000)]));
  adept(11_000, 15_000, fords).does(move('adept', [at(11_000, 21_000)]));
  adept(7_000, 15_000).does(move('adept', [at(1_500, 15_000)]));
  expect(adept(8_000, 8_000).refuses(move('adept', [at(8_500, 13_000)]))).toBe('B17'); // other terrain is not
});

describe('[B25] horseshoe', () => {
  const held = (is: string) =>
    setUp({
      figures: {
        rider: { is, at: [10_000, 5_000], facing: 0 },
        foe: { is: 'ossuary_guard', of: 1, at: [11_500, 5_000], facing: 18_000 },
        idle,
      },
    });
  const away = move('rider', [at(6_000, 5_000)]);

  test('[B59] it breaks away on a 2, and not on a 1', () => {
    const s = held('argent_lancer');
    expect(only(s.does(away, [2]), 'broke')).toMatchObject([{ die: 2, away: true }]);
    expect(s.figure('rider').at).toEqual(at(6_000, 5_000));
    const stays = held('argent_lancer');
    stays.does(away, [1]);
    expect(stays.figure('rider').at).toEqual(at(10_000, 5_000));
    const boot = held('shardchewer');
    expect(only(boot.does(away, [3]), 'broke')).toMatchObject([{ away: false }]);
  });

  test('[B59] so does one with Flight, of whatever type', () => {
    const s = held('ruin_chorister');
    expect(only(s.does(away, [2]), 'broke')).toMatchObject([{ away: true }]);
    const grounded = setUp({
      figures: {
        rider: { is: 'ruin_chorister', at: [10_000, 5_000], click: 4 },
        foe: { is: 'ossuary_guard', of: 1, at: [11_500, 5_000] },
        idle,
      },
    });
    expect(only(grounded.does(away, [3]), 'broke')).toMatchObject([{ away: false }]); // a wing alone does not help
  });

  test('[B61] it gets no free spin, a boot in its place does', () => {
    const met = (is: string) => {
      const s = setUp({
        figures: {
          mover: { is: 'shardchewer', at: [10_000, 5_000] },
          met: { is, of: 1, at: [15_000, 5_000], facing: 0 },
          idle,
        },
      });
      s.does(move('mover', [at(13_500, 5_000)]));
      return s;
    };
    expect(met('argent_lancer').asks()).toBe('action');
    const boot = met('shardchewer');
    expect([boot.asks(), boot.asked()]).toEqual(['spin', 1]);
    boot.does(DECLINE);
    expect(boot.figure('met').facing).toBe(0);
  });
});
