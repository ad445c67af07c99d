import { describe, expect, test } from 'vitest';
import { at, close, hits, move, only, setUp, type TestMatch } from './table.ts';

/** Somebody who keeps the action phase open. */
const idle = { is: 'ossuary_guard', at: [1_000, 28_000] } as const;

/** Attack 7 against defense 15 face to face: eight are needed, 15 of 36. */
const duel = (one = {}, foe = {}, more = {}, options = {}): TestMatch =>
  setUp(
    {
      figures: {
        one: { is: 'ossuary_guard', at: [10_000, 5_000], facing: 0, ...one },
        foe: { is: 'scourge_bearer', of: 1, at: [11_500, 5_000], facing: 18_000, ...foe },
        idle,
        ...more,
      },
    },
    { options },
  );
const strike = close('one', 'foe');
const [EIGHT, SEVEN, SIX] = [15, 21, 26];

describe('[B71] a close attack', () => {
  test('on who is in contact inside the front arc, for the damage value', () => {
    const s = duel();
    s.does(strike, [4, 4]);
    expect([s.figure('foe').click, s.figure('one').tokens]).toEqual([2, 1]);
  });

  test('not out of contact, not in the rear arc', () => {
    expect(duel({}, { at: [11_511, 5_000] }).why(strike)).toBe('B71.contact');
    duel({}, { at: [11_510, 5_000] }).does(strike, [1, 2]);
    expect(duel({ facing: 4_600 }).why(strike)).toBe('B71.arc');
    duel({ facing: 4_500 }).does(strike, [1, 2]);
  });

  test('a figure with any attack type and a range may fight so, too [B90]', () => {
    const s = duel({ is: 'ley_novice' });
    s.does(strike, [4, 4]);
    expect(s.figure('foe').click).toBe(2);
  });

  test('[B93] [B94] never on a friend, nor on who has fallen', () => {
    expect(duel({}, { of: 0 }).refuses(strike)).toBe('B94');
    expect(duel({}, {}, { dead: { is: 'ossuary_guard', of: 1, where: 'fallen' } }).why(close('one', 'dead'))).toBe(
      'B71.gone',
    );
  });

  test('on the demoralized, too', () => {
    duel({}, { is: 'barricade_militia', click: 4 }).does(strike, [1, 2]);
  });
});

describe('[B72] a rear attack', () => {
  test('+1 where the contact lies in the rear arc of the target', () => {
    expect(hits(duel({}, { facing: 0 }), strike, 'foe')).toBe(SEVEN);
    expect(hits(duel({}, { facing: 13_500 }), strike, 'foe')).toBe(EIGHT); // the edge is front
    expect(hits(duel({}, { facing: 13_400 }), strike, 'foe')).toBe(SEVEN);
  });
});

describe('[B73] gang up', () => {
  const helper = (more = {}) => ({ helper: { is: 'ossuary_guard', at: [11_500, 6_500], facing: 27_000, ...more } });

  test('+1 for each other friendly able figure that faces the target in contact', () => {
    expect(hits(duel({}, {}, helper()), strike, 'foe')).toBe(SEVEN);
    const two = { ...helper(), other: { is: 'ley_novice', at: [11_500, 3_500], facing: 9_000 } };
    expect(hits(duel({}, {}, two), strike, 'foe')).toBe(SIX);
  });

  test('helpers get no token', () => {
    const s = duel({}, {}, helper());
    s.does(strike, [1, 2]);
    expect([s.figure('helper').tokens, s.figure('helper').acted]).toEqual([0, 0]);
  });

  test('not for those who look away, stand apart, are demoralized, or belong to another', () => {
    expect(hits(duel({}, {}, helper({ facing: 9_000 })), strike, 'foe')).toBe(EIGHT);
    expect(hits(duel({}, {}, helper({ at: [11_500, 6_511] })), strike, 'foe')).toBe(EIGHT);
    expect(hits(duel({}, {}, helper({ is: 'barricade_militia', click: 4 })), strike, 'foe')).toBe(EIGHT);
    expect(hits(duel({}, {}, helper({ of: 1 })), strike, 'foe')).toBe(EIGHT);
  });

  test('[B90] only swords gang up, whatever their helpers wield', () => {
    const wand = (more = {}) => hits(duel({ is: 'censer_acolyte', click: 1 }, {}, more), strike, 'foe'); // attack 7
    expect([wand(), wand(helper())]).toEqual([EIGHT, EIGHT]);
  });

  test('not where it is switched off', () => {
    expect(hits(duel({}, {}, helper(), { gangUp: false }), strike, 'foe')).toBe(EIGHT);
  });
});

describe('[B74] surge', () => {
  const surge = (x: number, more = {}) => ({
    do: 'surge',
    figure: 'one',
    target: 'foe',
    path: [at(x, 5_000)],
    facing: 0,
    ...more,
  });
  const apart = (one = {}, foe = {}, more = {}, options = {}) =>
    duel(one, { is: 'argent_lancer', click: 3, at: [14_500, 5_000], facing: 18_000, ...foe }, more, options); // no spin

  test('half the speed value and then one close attack, in one action', () => {
    const s = apart();
    const told = s.does(surge(13_000), [6, 6]);
    expect([s.figure('one').at.x, s.figure('foe').click, s.figure('one').tokens]).toEqual([13_000, 6, 1]);
    expect(only(told, 'moved')).toMatchObject([{ how: 'surge' }]);
  });

  test('no farther, and only to where the attack can be made', () => {
    expect(apart({ at: [9_999, 5_000] }).why(surge(13_000))).toBe('B54.length');
    expect(apart().why(surge(12_900))).toBe('B74.target');
    expect(apart().why(surge(13_000, { facing: 9_000 }))).toBe('B74.target');
    expect(apart({}, { of: 0 }).refuses(surge(13_000))).toBe('B94');
    expect(apart().why(surge(13_000, { target: 90 }))).toBe('B71.gone');
  });

  test('an odd speed is halved without rounding', () => {
    const s = apart({ is: 'barricade_militia', at: [9_500, 5_000] }); // speed 7
    s.does(surge(13_000), [1, 2]);
    expect(apart({ is: 'barricade_militia', at: [9_499, 5_000] }).why(surge(13_000))).toBe('B54.length');
  });

  test('not by who touches an opposing figure, able or not', () => {
    const near = (click: number) => ({ near: { is: 'barricade_militia', of: 1, at: [10_000, 6_500], click } });
    expect(apart({}, {}, near(0)).why(surge(13_000))).toBe('B74.engaged');
    expect(apart({}, {}, near(4)).why(surge(13_000))).toBe('B74.engaged');
  });

  test('[B90] by swords only, not while Charge shows, not where it is switched off', () => {
    expect(apart({ is: 'ley_novice' }).why(surge(13_000))).toBe('B74.type');
    expect(apart({ is: 'bramble_elk_rider' }).why(surge(13_000))).toBe('B74.charge');
    apart({ is: 'bramble_elk_rider', click: 4 }).does(surge(13_000), [1, 2]);
    expect(apart({}, {}, {}, { surge: false }).why(surge(13_000))).toBe('B74.switch');
  });

  test('Charge goes the whole speed value', () => {
    const rider = (x: number) => apart({ is: 'bramble_elk_rider', at: [x, 5_000] });
    rider(2_000).does(surge(13_000, { do: 'charge' }), [1, 2]);
    expect(rider(1_999).why(surge(13_000, { do: 'charge' }))).toBe('B54.length');
    expect(apart().why(surge(13_000, { do: 'charge' }))).toBe('B87.lacks');
  });

  test('the contact that it makes helps others in the next attack', () => {
    const s = apart({}, {}, { other: { is: 'ossuary_guard', at: [14_500, 3_500], facing: 9_000 } });
    s.does(surge(13_000), [1, 2]);
    expect(hits(s, close('other', 'foe'), 'foe')).toBe(SEVEN); // 7 + gang up + rear against 16: seven
  });
});

test('[B93] figures of one player are friends, all others foes, of whomever they are', () => {
  const s = setUp(
    {
      figures: {
        one: { is: 'ossuary_guard', at: [10_000, 5_000] },
        second: { is: 'scourge_bearer', of: 1, at: [11_500, 5_000] },
        third: { is: 'ossuary_guard', of: 2, at: [11_500, 6_500], facing: 27_000 },
        idle,
      },
    },
    { seats: 3, options: { battlefield: 'four_courts' } },
  );
  expect(hits(s, close('one', 'second'), 'second')).toBe(SEVEN); // behind it; the third is nobody’s helper
  s.does(move('one', [], 9_000));
  expect(s.why(close('third', 'second'))).toBe('B43.other');
});
