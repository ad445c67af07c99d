import { describe, expect, test } from 'vitest';
import { at, hits, only, setUp, shoot, type TestMatch } from './table.ts';

/** Abilities that use a ranged combat action, and those of damage, one by one. [B87] */

/** Somebody who keeps the action phase open. */
const idle = { is: 'ossuary_guard', at: [1_000, 28_000] } as const;
/** The Novice: attack 8, range 8, ranged damage 1; the foe has defense 15. */
const shot = (one = {}, foe = {}, more = {}): TestMatch =>
  setUp({
    figures: {
      one: { is: 'ley_novice', at: [10_000, 5_000], facing: 0, ...one },
      foe: { is: 'scourge_bearer', of: 1, at: [15_000, 5_000], ...foe },
      idle,
      ...more,
    },
  });
const by = (ability: string) => ({ ...shoot('one', 'foe'), ability });
const clicks = (s: TestMatch, ...names: string[]) => names.map((name) => s.figure(name).click);

describe('[B87] Magic Blast', () => {
  const blaster = (foe = {}, more = {}) => shot({ tapped: 'magic_blast' }, foe, more);

  test('neither bases nor terrain block or hinder it; it deals a die', () => {
    const s = blaster({}, { between: { is: 'ossuary_guard', of: 1, at: [12_500, 5_000] } });
    expect(s.refuses(shoot('one', 'foe'))).toBe('B11');
    s.does(by('magic_blast'), [6, 5, 4]);
    expect(clicks(s, 'foe')).toEqual([4]);
    const copse = shot({ tapped: 'magic_blast', at: [7_000, 10_000] }, { at: [14_000, 10_000] });
    expect([hits(copse, shoot('one', 'foe'), 'foe'), hits(copse, by('magic_blast'), 'foe')]).toEqual([15, 21]);
    const wall = shot({ tapped: 'magic_blast', at: [15_500, 9_250] }, { at: [22_000, 9_250] });
    expect(wall.refuses(shoot('one', 'foe'))).toBe('B16');
    wall.does(by('magic_blast'), [1, 2]);
  });

  test('range, front arc and contact limits still apply', () => {
    expect(blaster({ at: [18_001, 5_000] }).why(by('magic_blast'))).toBe('B76.range');
    expect(blaster({ at: [5_000, 5_000] }).why(by('magic_blast'))).toBe('B76.arc');
    expect(blaster({}, { friend: { ...idle, at: [15_000, 6_500] } }).why(by('magic_blast'))).toBe('B76.friend');
    expect(blaster({}, { near: { ...idle, of: 1, at: [8_500, 5_000] } }).why(by('magic_blast'))).toBe('B76.engaged');
  });
});

test('[B87] Flame/Lightning: 1 damage, to everybody hit who touches the target, too', () => {
  const s = shot(
    { is: 'squall_speaker', tapped: 'flame_lightning' },
    {},
    { beside: { is: 'ossuary_guard', of: 1, at: [16_500, 5_000] }, hard: { is: 'sehr', of: 1, at: [15_000, 6_500] } },
  );
  s.does({ do: 'fury', figure: 'one', use: 'ranged', ability: 'flame_lightning' }, [6]);
  s.does(by('flame_lightning'), [3, 3]); // 15 against 15, 14 and 20
  expect(clicks(s, 'foe', 'beside', 'hard')).toEqual([1, 1, 0]);
});

describe('[B87] Shockwave', () => {
  const wave = { do: 'ranged', figure: 'one', targets: [], ability: 'shockwave' };
  const herald = (foe = {}, more = {}, one = {}) =>
    shot({ is: 'herald_of_din', facing: 18_000, ...one }, { at: [14_000, 5_000], ...foe }, more);

  test('everybody within half the range in any direction; one alone takes the ranged damage', () => {
    const s = herald();
    s.does(wave, [6, 5]);
    expect(clicks(s, 'foe')).toEqual([2]);
    expect(herald({ at: [14_001, 5_000] }).why(wave)).toBe('B76.shockwave');
  });

  test('two or more take 1 each, friends among them; bases do not shield', () => {
    const s = herald({}, { friend: { is: 'ossuary_guard', at: [12_000, 5_000] } });
    s.does(wave, [6, 5]);
    expect(clicks(s, 'foe', 'friend')).toEqual([1, 1]);
  });

  test('walls shield, and somebody opposing must be reached', () => {
    expect(herald({ at: [19_000, 11_000] }, {}, { at: [19_000, 7_500] }).why(wave)).toBe('B76.shockwave');
    expect(herald({ at: [25_000, 5_000] }, { friend: { is: 'ossuary_guard', at: [12_000, 5_000] } }).why(wave)).toBe(
      'B76.shockwave',
    );
  });

  test('not while engaged, and no target is named', () => {
    expect(herald({ at: [11_500, 5_000] }).why(wave)).toBe('B76.engaged');
    expect(herald().why({ ...wave, targets: ['foe'] })).toBe('B77.surplus');
  });
});

describe('[B87] Magic Freeze', () => {
  const frozen = (tokens: number, die: number) => {
    const s = shot({ is: 'echo_oracle', click: 1 }, { tokens });
    const told = s.does(by('magic_freeze'), [6, 5, die]);
    return [...clicks(s, 'foe'), s.figure('foe').tokens, only(told, 'pushed').length];
  };

  test('1 damage; a token on 4-6, unless it has two; it never pushes', () => {
    expect(frozen(0, 4)).toEqual([1, 1, 0]);
    expect(frozen(0, 3)).toEqual([1, 0, 0]);
    expect(frozen(1, 6)).toEqual([1, 2, 0]);
    expect(frozen(2, 6)).toEqual([1, 2, 0]);
  });

  test('no die after a miss', () => {
    shot({ is: 'echo_oracle', click: 1 }).does(by('magic_freeze'), [1, 2]);
  });
});

describe('[B87] Magic Healing', () => {
  const healing = { do: 'healing', figure: 'one', target: 'friend' };
  const healer = (friend = {}, more = {}) =>
    shot(
      { is: 'lattice_scholar' },
      { at: [25_000, 25_000] },
      { friend: { is: 'scourge_bearer', at: [15_000, 5_000], click: 6, ...friend }, ...more },
    );

  test('attack 9 against the dial defense, then a die', () => {
    const s = healer();
    s.does(healing, [1, 3, 5]); // 13 against 13
    expect([...clicks(s, 'friend'), s.figure('one').tokens]).toEqual([1, 1]);
    const missed = healer();
    missed.does(healing, [1, 2]);
    expect(clicks(missed, 'friend')).toEqual([6]);
  });

  test('a natural 2 fails and costs the healer 1', () => {
    const s = healer();
    s.does(healing, [1, 1]);
    expect(clicks(s, 'friend', 'one')).toEqual([6, 1]);
  });

  test('another friend within range and front arc, in a free line, neither of them engaged', () => {
    expect(healer({ of: 1 }).why(healing)).toBe('B93.friendly');
    expect(healer().why({ ...healing, target: 'one' })).toBe('B93.self');
    expect(healer({ at: [20_001, 5_000] }).why(healing)).toBe('B76.range');
    expect(healer({ at: [5_000, 5_000] }).why(healing)).toBe('B76.arc');
    expect(healer({}, { near: { ...idle, of: 1, at: [15_000, 6_500] } }).why(healing)).toBe('B76.patient');
    expect(healer({}, { near: { ...idle, of: 1, at: [10_000, 6_500] } }).why(healing)).toBe('B87.engaged');
    expect(healer({}, { between: { ...idle, at: [12_500, 5_000] } }).refuses(healing)).toBe('B11');
    expect(shot().why({ ...healing, target: 'idle' })).toBe('B87.lacks');
  });
});

describe('[B87] Bound', () => {
  const bound = { do: 'bound', figure: 'one', targets: ['foe'], path: [at(13_000, 5_000)], facing: 0 };
  const bounder = (foe = {}, more = {}) => shot({ tapped: 'bound' }, { at: [20_000, 5_000], ...foe }, more);

  test('not from or into contact with somebody opposing, and without another ability', () => {
    expect(bounder({}, { near: { ...idle, of: 1, at: [10_000, 6_500] } }).why(bound)).toBe('B76.engaged');
    expect(bounder({}, { near: { ...idle, of: 1, at: [13_000, 6_500] } }).why(bound)).toBe('B76.engagedThere');
    const freezing = shot({ is: 'drum_seer', click: 2, tapped: 'bound' }, { at: [20_000, 5_000] });
    expect(freezing.why({ ...bound, ability: 'magic_freeze' })).toBe('B87.bound');
    freezing.does(bound, [1, 2]);
  });

  test('no farther than the speed value, and looking at the target', () => {
    expect(bounder().why({ ...bound, path: [at(18_001, 5_000)] })).toBe('B54.length');
    expect(bounder().why({ ...bound, facing: 18_000 })).toBe('B76.arc');
  });
});

test('[B87] Necromancy: not while engaged', () => {
  const raise = { do: 'necromancy', figure: 'one', fallen: 'friend', to: at(10_000, 3_500), facing: 0 };
  const mother = (x: number) =>
    shot({ is: 'mother_sanguel', click: 1 }, { at: [x, 5_000] }, { friend: { is: 'ossuary_guard', where: 'fallen' } });
  expect(mother(11_500).why(raise)).toBe('B87.engaged');
  mother(11_511).does(raise, [1]);
});
