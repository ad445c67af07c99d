import { describe, expect, test } from 'vitest';
import { cast } from './stage.ts';
import { at, DECLINE, move, only, PASS, setUp, type TestMatch } from './table.ts';

/** Somebody who keeps the action phase open. */
const idle = { is: 'ossuary_guard', at: [1_000, 28_000] } as const;
const spin = (facing: number) => ({ do: 'spin', facing });
const guard = (x: number, y = 5_000) => ({ is: 'ossuary_guard', of: 1, at: [x, y] as const });

/** The mover walks up to somebody who looks away. */
const met = (mover = {}, foe = {}, more = {}): TestMatch =>
  setUp({
    figures: {
      mover: { is: 'barricade_militia', at: [10_000, 5_000], ...mover },
      foe: { ...guard(15_000), facing: 0, ...foe },
      idle,
      ...more,
    },
  });
const walk = move('mover', [at(13_500, 5_000)]);

describe('[B60] free spin', () => {
  test('whoever is moved into contact with may be turned to it, without action or token', () => {
    const s = met();
    s.does(walk);
    expect([s.asks(), s.asked()]).toEqual(['spin', 1]);
    s.does(spin(18_000));
    expect(s.figure('foe')).toMatchObject({ facing: 18_000, tokens: 0, acted: 0 });
    expect([s.asks(), s.asked()]).toEqual(['action', 0]);
  });

  test('to any facing with the contact in the front arc, and to no other', () => {
    const s = met();
    s.does(walk);
    for (const facing of [0, 13_400, 22_600]) expect(s.refuses(spin(facing))).toBe('B60');
    s.does(spin(13_500)); // its very edge
  });

  test('or left as it is', () => {
    const s = met();
    s.does(walk);
    s.does(DECLINE);
    expect(s.figure('foe').facing).toBe(0);
  });

  test('not who was touched before, not friends, not those left out of contact', () => {
    const s = met({ at: [13_500, 5_000] });
    s.does(move('mover', [at(13_000, 6_500), at(15_000, 6_500)]), [6]); // around the same foe
    expect(s.asks()).toBe('action');
    const friend = met({}, { of: 0 });
    friend.does(walk);
    expect(friend.asks()).toBe('action');
    const short = met();
    short.does(move('mover', [at(13_489, 5_000)]));
    expect(short.asks()).toBe('action');
  });

  test('the demoralized spin, too, and those who face the mover already may still turn', () => {
    const dazed = met({}, { is: 'barricade_militia', click: 4 });
    dazed.does(walk);
    expect(dazed.asks()).toBe('spin');
    const facing = met({}, { facing: 18_000 });
    facing.does(walk);
    expect(facing.asks()).toBe('spin');
  });

  test('[B110] of several each in turn, clockwise from the active player and by army list', () => {
    const s = setUp(
      {
        active: 1,
        first: 1,
        figures: {
          west: { ...guard(13_500), of: 0 },
          mover: { ...guard(15_000, 9_000) },
          north: { ...guard(16_500, 5_000), of: 2 },
          south: { ...guard(15_000, 3_500), of: 2 },
          idle: { is: 'ossuary_guard', of: 1, at: [1_000, 28_000] },
        },
      },
      { seats: 3, options: { battlefield: 'four_courts' } },
    );
    s.does(move('mover', [at(15_000, 5_000)]));
    const order: unknown[] = [];
    while (s.asks() === 'spin') {
      order.push([s.asked(), s.match.open?.question.facts?.no]);
      s.does(DECLINE);
    }
    expect(order).toEqual([
      [2, s.no('north')],
      [2, s.no('south')],
      [0, s.no('west')],
    ]);
  });
});

describe('[B61] no free spin', () => {
  test('against a mover with Sneak Attack', () => {
    const s = met({ is: 'argent_duellist', click: 2 });
    s.does(walk);
    expect([s.asks(), s.asked()]).toEqual(['action', 0]);
    const shown = met({ is: 'argent_duellist', click: 1 });
    shown.does(walk);
    expect(shown.asks()).toBe('spin');
  });

  test('against who was levitated there', () => {
    const s = met({ at: [8_000, 5_000] }, {}, { ilvane: { is: 'ilvane', at: [6_500, 5_000] } });
    s.does({ do: 'levitation', figure: 'ilvane', target: 'mover', to: at(13_500, 5_000), facing: 0 });
    expect([s.asks(), s.figure('mover').at]).toEqual(['action', at(13_500, 5_000)]);
  });

  test('against who was pushed there by a spell; against a walking spell of its own there is', () => {
    const book = (spell: string) => ({
      figures: {
        adept: { is: 'brine_mirror_adept', at: [10_000, 5_000] },
        victim: { ...guard(12_000), of: 1 },
        far: { ...guard(5_000, 5_000), of: 1, facing: 18_000 },
        idle,
      } as const,
      books: [{ of: 'adept', book: 'adepts_codex', stack: [spell, 'true_eye'] }],
    });
    const pushed = setUp({
      ...book('shove_of_the_deep'),
      figures: { ...book('').figures, third: { ...idle, at: [15_000, 5_000] } },
    });
    pushed.does(cast('adept', { targets: ['victim'] }));
    expect([pushed.figure('victim').at.x, pushed.asks()]).toEqual([13_510, 'action']);
    const walked = setUp(book('long_stride'));
    walked.does(cast('adept', { path: [at(6_500, 5_000)], facing: 0 }));
    if (walked.asks() === 'counter') walked.does(PASS);
    expect([walked.asks(), walked.asked()]).toEqual(['spin', 1]);
  });
});

test('[B62] in an action that moves and attacks the spin comes between the two', () => {
  const s = met({ is: 'barricade_militia', at: [11_500, 5_000] });
  s.does({ do: 'surge', figure: 'mover', target: 'foe', path: [at(13_500, 5_000)], facing: 0 });
  expect(s.asks()).toBe('spin');
  const told = s.does(spin(18_000), [3, 3]);
  expect(only(told, 'attacked')).toMatchObject([{ blows: [{ forAttack: [] }] }]); // no rear attack any more
  const behind = met({ is: 'barricade_militia', at: [11_500, 5_000] });
  behind.does({ do: 'surge', figure: 'mover', target: 'foe', path: [at(13_500, 5_000)], facing: 0 });
  expect(only(behind.does(DECLINE, [3, 3]), 'attacked')).toMatchObject([{ blows: [{ forAttack: [{ n: 1 }] }] }]);
});

describe('[B64] after a move', () => {
  const sigil = (is = 'barricade_militia', click = 0): TestMatch =>
    setUp({
      figures: {
        mover: { is, at: [10_000, 5_000], click },
        pike: { is: 'causeway_legionary', of: 1, at: [15_000, 5_000], facing: 18_000 },
        caster: { is: 'magister_corisande', of: 1, at: [15_000, 8_000] },
        idle,
      },
      books: [{ of: 'caster', book: 'adepts_codex', stack: [] }],
      inPlay: [{ card: 'thorn_sigil', caster: 'caster', at: at(15_000, 6_750) }],
    });

  test('first Pole Arm, then free spins, then spells that wait for it', () => {
    const s = sigil();
    const before = s.does(walk);
    expect(before.map(({ type }) => type)).toEqual(['moved', 'poleArm', 'damaged']);
    expect(s.asks()).toBe('spin');
    const after = s.does(DECLINE).map(({ type }) => type);
    expect(after).toEqual(['noSpin', 'spellWorks', 'damaged', 'tokenPlaced']);
    expect(s.figure('mover').click).toBe(2);
  });

  test('Pole Arm strikes inside the front arc only, as it is before the spin', () => {
    const away = met({}, { is: 'causeway_legionary', facing: 0 });
    away.does(walk);
    away.does(spin(18_000));
    expect(away.figure('mover').click).toBe(0);
  });

  test('who falls at the first is not spun at', () => {
    const s = sigil('ossuary_guard', 4);
    s.does(walk);
    expect([s.asks(), s.figure('mover').where]).toEqual(['action', 'fallen']);
  });

  test('Pole Arm ends the action before its attack', () => {
    const near = met({ at: [11_500, 5_000] }, { is: 'causeway_legionary', facing: 18_000 });
    near.does({ do: 'surge', figure: 'mover', target: 'foe', path: [at(13_500, 5_000)], facing: 0 });
    expect(only(near.does(DECLINE), 'attacked')).toEqual([]);
    expect(near.figure('mover')).toMatchObject({ click: 1, tokens: 1 });
  });
});
