import { describe, expect, test } from 'vitest';
import { cast, gameWith, nextTurnOf } from './stage.ts';
import { at, close, END, move, only, setUp, type TestMatch } from './table.ts';

/** Somebody who keeps the action phase open. */
const idle = { is: 'ossuary_guard', at: [1_000, 28_000] } as const;

describe('[B99] a returned figure', () => {
  const mother = (more: Record<string, object> = {}, fallen = {}): TestMatch =>
    setUp({
      figures: {
        mother: { is: 'mother_sanguel', at: [10_000, 5_000], click: 1 },
        fallen: { is: 'ossuary_guard', where: 'fallen', ...fallen },
        foe: { is: 'ossuary_guard', of: 1, at: [25_000, 25_000] },
        idle,
        ...(more as Record<string, { is: string }>),
      },
    });
  const raise = (x: number, y = 5_000) => ({
    do: 'necromancy',
    figure: 'mother',
    fallen: 'fallen',
    to: at(x, y),
    facing: 9_000,
  });

  test('stands where and as it was told, without tokens, at the click of the die', () => {
    const s = mother();
    s.does(raise(11_500), [3]);
    expect(s.figure('fallen')).toMatchObject({
      where: 'field',
      at: at(11_500, 5_000),
      facing: 9_000,
      click: 2,
      tokens: 0,
    });
  });

  test('it cannot be given an action that turn', () => {
    const s = mother();
    s.does(raise(11_500), [1]);
    expect(s.why(move('fallen', [], 0))).toBe('B99.barred');
    nextTurnOf(s, 0).does(move('fallen', [], 0));
  });

  test('touching the figure that raised it, on a legal spot', () => {
    expect(mother().why(raise(11_511))).toBe('B99.contact');
    expect(mother().why(raise(11_489))).toBe('B99.contact');
    expect(mother({ near: { is: 'ossuary_guard', at: [12_000, 6_000] } }).refuses(raise(11_500))).toBe('B6');
    const edge = setUp({
      figures: {
        mother: { is: 'mother_sanguel', at: [10_000, 1_000], click: 1 },
        fallen: { is: 'ossuary_guard', where: 'fallen' },
      },
    });
    expect(edge.refuses(raise(11_480, 740))).toBe('B3');
  });

  test('an own one that fell and is not unique', () => {
    expect(mother({}, { of: 1 }).why(raise(11_500))).toBe('B93.friendly');
    expect(mother({}, { is: 'ilvane' }).why(raise(11_500))).toBe('B99.unique');
    expect(mother({}, { where: 'gone' }).why(raise(11_500))).toBe('B99.lives');
  });

  test('a dial without that click stays down, the action is over all the same', () => {
    const s = mother();
    const told = s.does(raise(11_500), [6]); // five live clicks
    expect(only(told, 'notRaised')).toHaveLength(1);
    expect([s.figure('fallen').where, s.figure('mother').tokens]).toEqual(['fallen', 1]);
  });

  test('its books stay where they fell', () => {
    const s = setUp({
      figures: {
        mother: { is: 'mother_sanguel', of: 1, at: [10_000, 5_000], click: 1 },
        acolyte: { is: 'censer_acolyte', of: 1, at: [20_000, 5_000], click: 5 },
        one: { is: 'ossuary_guard', at: [18_500, 5_000] },
      },
      books: [{ of: 'acolyte', book: 'adepts_codex', stack: ['ember_lance'] }],
    });
    s.does(close('one', 'acolyte'), [6, 5]);
    if (s.view().active === 0) s.does(END);
    s.does({ ...raise(11_500), fallen: 'acolyte' }, [1]);
    expect(s.figure('acolyte').where).toBe('field');
    expect(s.view().books[0]).toMatchObject({ wielder: null, marker: at(20_000, 5_000) });
  });

  test('by a spell, too: at the third click', () => {
    const s = setUp({
      figures: {
        mother: { is: 'mother_sanguel', at: [10_000, 5_000] },
        fallen: { is: 'ossuary_guard', where: 'fallen' },
        idle,
      },
      books: [{ of: 'mother', book: 'adepts_codex', stack: ['grave_whisper', 'true_eye'] }],
    });
    expect(s.why(cast('mother', { fallen: 'fallen', to: at(11_600, 5_000), facing: 0 }))).toBe('B99.contact');
    s.does(cast('mother', { fallen: 'fallen', to: at(11_500, 5_000), facing: 0 }));
    expect(s.figure('fallen')).toMatchObject({ where: 'field', click: 2, barred: 'raised' });
  });

  test('by a spell not at a click that its dial does not have', () => {
    const game = gameWith({ grave_whisper: { effects: [{ op: 'raise', to: 'target', click: 5 }] } });
    const back = (is: string) =>
      setUp(
        {
          figures: {
            mother: { is: 'mother_sanguel', at: [10_000, 5_000] },
            fallen: { is, where: 'fallen' },
            idle,
          },
          books: [{ of: 'mother', book: 'adepts_codex', stack: ['grave_whisper', 'true_eye'] }],
        },
        { game },
      );
    const answer = cast('mother', { fallen: 'fallen', to: at(11_500, 5_000), facing: 0 });
    expect(back('ossuary_guard').why(answer)).toBe('B99.click'); // five live clicks
    back('censer_acolyte').does(answer);
  });
});

describe('[B100] a pushed figure', () => {
  const shoved = (foe: object, more = {}, options = {}): TestMatch => {
    const s = setUp(
      {
        figures: {
          adept: { is: 'brine_mirror_adept', at: [10_000, 5_000] },
          foe: { is: 'ossuary_guard', of: 1, at: [13_000, 5_000], ...foe },
          idle,
          ...more,
        },
        books: [{ of: 'adept', book: 'adepts_codex', stack: ['shove_of_the_deep', 'true_eye'] }],
      },
      { options },
    );
    s.does(cast('adept', { targets: ['foe'] }));
    return s;
  };

  test('goes the full distance straight away, facing as before', () => {
    const { at: spot, facing } = shoved({ facing: 4_500 }).figure('foe');
    expect([spot, facing]).toEqual([at(16_000, 5_000), 4_500]);
  });

  test('is stopped by bases and by the edge', () => {
    const wall = { wall: { is: 'ossuary_guard', of: 1, at: [15_500, 5_000] } };
    expect(shoved({}, wall).figure('foe').at).toEqual(at(14_010, 5_000));
    const south = shoved({ at: [10_000, 2_000] });
    expect(south.figure('foe').at).toEqual(at(10_000, 750));
  });

  test('without break away, free spin or Pole Arm, and a held one is not held', () => {
    const pike = { pike: { is: 'causeway_legionary', at: [17_500, 5_000], facing: 18_000 } };
    const s = shoved({}, pike);
    expect([s.figure('foe').at.x, s.figure('foe').click, s.asks()]).toEqual([16_000, 0, 'action']);
    const held = shoved({}, { holder: { is: 'ossuary_guard', at: [13_000, 6_500] } });
    expect(held.figure('foe').at.x).toBe(16_000);
  });

  test('not into deep water, unless that is clear for it', () => {
    const river = (is: string, click: number) => {
      const s = setUp(
        {
          figures: {
            adept: { is: 'brine_mirror_adept', at: [11_000, 9_000 - 1_500] },
            foe: { is, of: 1, at: [11_000 + 1_500, 12_500], click },
            idle,
          },
          books: [{ of: 'adept', book: 'adepts_codex', stack: ['shove_of_the_deep', 'true_eye'] }],
        },
        { options: { battlefield: 'two_fords' } },
      );
      s.does(cast('adept', { targets: ['foe'] }));
      if (s.asks() === 'counter') s.does({ do: 'pass' });
      return s.figure('foe').at.y;
    };
    expect(river('ossuary_guard', 0)).toBe(13_999);
    expect(river('brine_mirror_adept', 5)).toBeGreaterThan(15_000);
  });
});

describe('[B101] a placed figure', () => {
  const lifted = (to: { x: number; y: number }, more = {}) => {
    const s = setUp({
      figures: {
        ilvane: { is: 'ilvane', at: [17_000, 6_000] },
        friend: { is: 'ossuary_guard', at: [18_500, 6_000] },
        idle,
        ...more,
      },
    });
    return { s, answer: { do: 'levitation', figure: 'ilvane', target: 'friend', to, facing: 0 } };
  };
  const why = (to: { x: number; y: number }, more = {}) => {
    const { s, answer } = lifted(to, more);
    return s.why(answer);
  };

  test('needs a legal spot only: its way does not matter', () => {
    const over = lifted(at(19_000, 12_000), { foe: { is: 'ossuary_guard', of: 1, at: [18_500, 7_500] } });
    over.s.does(over.answer); // over a wall, out of contact with a foe, without a die
    expect(over.s.figure('friend').at).toEqual(at(19_000, 12_000));
  });

  test('on the field, on nobody, in no wall, within ten inches', () => {
    expect(why(at(18_500, 700))).toBe('B3');
    expect(why(at(17_500, 6_000))).toBe('B6');
    expect(why(at(19_000, 9_000))).toBe('B15');
    expect(why(at(28_501, 6_000))).toBe('B101.distance');
    const far = lifted(at(28_500, 6_000));
    far.s.does(far.answer);
  });

  test('not who was given an action, not who stands apart', () => {
    const { s, answer } = lifted(at(19_000, 12_000));
    s.does(move('friend', [], 0));
    expect(s.why(answer)).toBe('B101.acted');
    expect(s.why({ ...answer, target: 'idle' })).toBe('B101.contact');
    expect(s.why({ ...answer, target: 'ilvane' })).toBe('B93.self');
  });

  test('not in deep water', () => {
    const s = setUp(
      {
        figures: {
          ilvane: { is: 'ilvane', at: [11_000, 12_000] },
          friend: { is: 'ossuary_guard', at: [12_500, 12_000] },
          idle,
        },
      },
      { options: { battlefield: 'two_fords' } },
    );
    const to = (y: number) => ({ do: 'levitation', figure: 'ilvane', target: 'friend', to: at(11_000, y), facing: 0 });
    expect(s.refuses(to(15_000))).toBe('B21');
    s.does(to(17_000));
  });

  test('[B8] by a spell: within its inches, out of contact with anybody opposing', () => {
    const s = setUp({
      figures: {
        one: { is: 'ilvane', at: [10_000, 5_000] },
        holder: { is: 'ossuary_guard', of: 1, at: [11_500, 5_000] },
        foe: { is: 'ossuary_guard', of: 1, at: [18_000, 6_500] },
        idle,
      },
      books: [{ of: 'one', book: 'adepts_codex', stack: ['step_between', 'true_eye'] }],
    });
    const step = (x: number, y = 5_000) => cast('one', { to: at(x, y), facing: 18_000 });
    expect(s.refuses(step(18_001))).toBe('B8');
    expect(s.why(step(18_000))).toBe('S13.contact');
    expect(s.refuses(step(12_000))).toBe('B6');
    s.does(step(17_000, 4_000)); // no break away
    expect(s.figure('one')).toMatchObject({ facing: 18_000, tokens: 1 });
  });
});
