import type { Options } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { cast, counter, nextTurnOf, stackOf } from './stage.ts';
import { at, close, END, move, only, PASS, setUp, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const foe = { is: 'ossuary_guard', of: 1, at: [20_000, 5_000], facing: 18_000 } as const;
type Others = Parameters<typeof setUp>[0]['figures'];
const reading = (stack: string[], others: Others = {}, options: Options = {}): TestMatch =>
  setUp(
    {
      figures: { reader: { is: 'ley_novice', at: [10_000, 5_000] }, idle, foe, ...others },
      books: [{ book: 'archmages_tome', of: 'reader', stack }],
    },
    { options },
  );
const stride = (x: number, more = {}) => cast('reader', { path: [at(x, 5_000)], facing: 9_000, ...more });
const where = (s: TestMatch, name = 'reader') => [s.figure(name).at, s.figure(name).facing];

describe('[R78] a spell that walks', () => {
  const STRIDE = ['long_stride', 'true_eye'];

  test('adds to the speed; double-time does not come to it', () => {
    const s = reading(STRIDE, { foe: { ...foe, at: [28_000, 28_000] } });
    expect(s.why(stride(21_001))).toBe('B54.length'); // 8 + 3
    s.does(stride(21_000));
    expect([where(s), s.figure('reader').tokens]).toEqual([[at(21_000, 5_000), 9_000], 1]);
    expect(s.refuses({ do: 'doubleTime', figure: 'reader', path: [at(22_000, 5_000)], facing: 0 })).toBe('B45');
  });

  test('its path and facing are chosen first, it goes after the counter window', () => {
    const wand = { is: 'ilvane', of: 1, at: [26_000, 26_000] } as const;
    const s = reading(STRIDE, { wand });
    s.does(stride(15_000));
    expect([s.asks(), where(s)]).toEqual(['counter', [at(10_000, 5_000), 0]]);
    s.does(PASS);
    expect(where(s)).toEqual([at(15_000, 5_000), 9_000]);
    const t = reading(STRIDE, { wand });
    t.does(stride(15_000));
    t.does(counter('wand'), [1, 1, 6]);
    expect([where(t), t.figure('reader').tokens]).toEqual([[at(10_000, 5_000), 0], 1]); // neither moved nor turned
  });

  test('break away comes with the move; held, it may turn', () => {
    const held = () => reading(STRIDE, { near: { ...foe, at: [8_500, 5_000], facing: 0 } });
    const s = held();
    s.does(stride(15_000, { held: 18_000 }), [3]);
    expect([where(s), stackOf(s, 'reader')]).toEqual([
      [at(10_000, 5_000), 18_000],
      ['true_eye', 'long_stride'],
    ]);
    const free = held();
    free.does(stride(15_000, { held: 18_000 }), [4]);
    expect(where(free)).toEqual([at(15_000, 5_000), 9_000]);
  });

  test('Quickness pays for no casting', () => {
    const s = setUp({
      figures: { reader: { is: 'spit_witch', at: [10_000, 5_000] }, idle, foe },
      books: [{ book: 'archmages_tome', of: 'reader', stack: STRIDE }],
    });
    s.does(stride(15_000));
    expect(s.view().actions).toBe(2);
  });
});

describe('[R84] a figure’s own move', () => {
  /** A Thorn Sigil whose circle reaches to x = 13 000. */
  const sigil = (mover: object, others: Others = {}, stack: string[] = []): TestMatch =>
    setUp({
      active: 1,
      figures: {
        owner: { is: 'ley_novice', at: [10_000, 5_000] },
        mover: { is: 'ossuary_guard', of: 1, at: [16_000, 5_000], facing: 18_000, ...mover },
        idle: { ...idle, of: 1, at: [27_000, 27_000] },
        guard: { is: 'harbour_golem', at: [3_000, 27_000] },
        ...others,
      },
      books: [
        { book: 'archmages_tome', of: 'owner', stack: [] },
        ...(stack.length > 0 ? [{ book: 'archmages_tome', of: 'mover', stack }] : []),
      ],
      inPlay: [{ card: 'thorn_sigil', caster: 'owner', at: at(10_000, 5_000) }],
    });
  const here = [at(12_900, 5_000)];
  const clicks = (s: TestMatch, answer: object, dice: number[] = []) => {
    const before = s.figure('mover').click;
    s.does(answer, dice);
    if (s.asks() === 'spin') s.does({ do: 'decline' });
    return s.figure('mover').click - before;
  };

  test('is a move, double-time, Quickness, a walking spell', () => {
    expect(clicks(sigil({}), move('mover', here))).toBe(1);
    expect(clicks(sigil({}), move('mover', [at(13_001, 5_000)]))).toBe(0); // outside
    expect(clicks(sigil({ at: [19_000, 5_000] }), { ...move('mover', here), do: 'doubleTime' })).toBe(1);
    expect(clicks(sigil({ is: 'dust_reaver' }), { ...move('mover', here), do: 'quickness' })).toBe(1);
    const walking = sigil({ is: 'ley_novice' }, {}, ['long_stride']);
    walking.does(cast('mover', { path: here, facing: 0 }, 1)); // the owner of the sigil may object
    walking.does(PASS);
    expect(walking.figure('mover').click).toBe(1);
  });

  test('or the move of a surge, a Charge or a bound', () => {
    const prey = { is: 'barricade_militia', at: [11_500, 5_000], facing: 0 } as const;
    const run = { path: [at(13_000, 5_000)], facing: 18_000, figure: 'mover', target: 'prey' };
    for (const [deed, is] of [
      ['surge', 'ossuary_guard'],
      ['charge', 'bramble_elk_rider'],
    ]) {
      const s = sigil({ is }, { prey });
      s.does({ do: deed, ...run });
      s.does({ do: 'decline' }, [1, 2]);
      expect(s.figure('mover').click).toBe(1);
    }
    const bow = sigil({ is: 'thistle_watcher' });
    bow.does({ do: 'fury', figure: 'mover', use: 'bound' }, [6]);
    bow.does({ do: 'bound', figure: 'mover', path: here, facing: 18_000, targets: ['owner'] }, [1, 2]);
    expect(bow.figure('mover').click).toBe(1);
  });

  test('each member’s move in a formation', () => {
    const pair = {
      second: { is: 'ossuary_guard', of: 1, at: [17_500, 5_000] },
      third: { is: 'ossuary_guard', of: 1, at: [19_000, 5_000] },
    } as const;
    const s = sigil({}, pair);
    const to = (figure: string, x: number) => ({ figure, path: [at(x, 5_000)], facing: 18_000 });
    const members = [to('mover', 11_500), to('second', 13_000), to('third', 14_500)];
    s.does({ do: 'formation', figure: 'mover', members });
    s.does({ do: 'decline' }); // the owner of the sigil may spin
    expect(['mover', 'second', 'third'].map((name) => s.figure(name).click)).toEqual([1, 1, 0]);
  });

  test('not turning on the spot, being pushed or placed', () => {
    expect(clicks(sigil({ at: [12_900, 5_000] }), move('mover', [], 9_000))).toBe(0);
    const placed = sigil({ is: 'ley_novice' }, {}, ['step_between']);
    placed.does(cast('mover', { to: here[0], facing: 0 }, 1));
    placed.does(PASS);
    expect([placed.figure('mover').at, placed.figure('mover').click]).toEqual([here[0], 0]);
    const shoved = setUp({
      figures: {
        owner: { is: 'ley_novice', at: [10_000, 5_000] },
        mover: { ...foe, at: [11_600, 5_000] },
        pusher: { is: 'tidecourt_reader', at: [16_000, 5_000] },
      },
      books: [
        { book: 'archmages_tome', of: 'owner', stack: [] },
        { book: 'archmages_tome', of: 'pusher', stack: ['shove_of_the_deep'] },
      ],
      inPlay: [{ card: 'thorn_sigil', caster: 'owner', at: at(9_000, 5_000) }],
    });
    shoved.does(cast('pusher', { targets: ['mover'] }, 1));
    expect([shoved.figure('mover').at, shoved.figure('mover').click]).toEqual([at(11_490, 5_000), 0]); // until the bases meet
  });
});

describe('[R85] stranded in deep water', () => {
  const ice = (clock: number): TestMatch =>
    setUp(
      {
        figures: {
          reader: { is: 'ley_novice', at: [11_000, 4_000] },
          walker: { is: 'ossuary_guard', at: [11_000, 15_000] }, // in deep water from 14 000 to 16 000; speed 6
          idle,
        },
        books: [{ book: 'archmages_tome', of: 'reader', stack: [] }],
        inPlay: [{ card: 'frozen_mere', caster: 'reader', clock }],
      },
      { options: { battlefield: 'two_fords' } },
    );
  const north = (y: number) => move('walker', [at(11_000, y)]);

  test('on the ice it walks as on land', () => {
    ice(3).does(north(21_000));
    expect(ice(3).why(north(21_001))).toBe('B54.length');
  });

  test('when the ice goes it stays, and walks out at half speed', () => {
    const s = ice(1);
    s.does(END);
    nextTurnOf(s, 0);
    expect(s.figure('walker').at).toEqual(at(11_000, 15_000));
    expect(s.why(north(18_001))).toBe('B54.length');
    expect(s.refuses(move('walker', [at(11_000, 16_500), at(11_000, 15_500)]))).toBe('B21'); // and in again
    s.does(north(18_000));
    expect(s.figure('walker').at).toEqual(at(11_000, 18_000));
  });

  test('it may wade on and stop in the same water, at half speed again, but not leave it and come back', () => {
    const s = ice(1);
    s.does(END);
    nextTurnOf(s, 0);
    s.does(north(15_500));
    expect(s.figure('walker').at).toEqual(at(11_000, 15_500));
    nextTurnOf(s, 0);
    expect(s.why(north(18_501))).toBe('B54.length');
    expect(s.refuses(move('walker', [at(11_000, 16_500), at(9_600, 16_500), at(9_600, 15_900)]))).toBe('B21');
    s.does(north(18_500));
  });
});

describe('[R87] changes during an action', () => {
  const charging = (click: number): TestMatch => {
    const s = setUp({
      active: 1,
      figures: {
        owner: { is: 'ley_novice', at: [10_000, 6_500] },
        prey: { is: 'barricade_militia', at: [10_000, 5_000], facing: 9_000 },
        mover: { is: 'barricade_militia', of: 1, at: [14_000, 5_000], facing: 18_000, click },
        idle: { ...idle, of: 1, at: [27_000, 27_000] },
      },
      books: [{ book: 'archmages_tome', of: 'owner', stack: [] }],
      inPlay: [{ card: 'thorn_sigil', caster: 'owner', at: at(10_000, 5_500) }],
    });
    s.does({ do: 'surge', figure: 'mover', path: [at(11_500, 5_000)], facing: 18_000, target: 'prey' });
    return s;
  };

  test('who stops being able makes no further attack; the token is placed', () => {
    const s = charging(3);
    const told = s.does({ do: 'decline' });
    expect([s.figure('mover').click, only(told, 'attacked'), s.figure('mover').tokens]).toEqual([4, [], 1]);
  });

  test('who is still able attacks with the values of the new click', () => {
    const s = charging(1);
    const told = s.does({ do: 'decline' }, [1, 2]);
    expect(only(told, 'attacked')).toMatchObject([{ blows: [{ attack: 6 + 1 }] }]); // into the rear
  });
});

describe('[R89] Nimble turns', () => {
  const nimble = (facing: number) => ({ do: 'nimble', figure: 'imp', facing });
  const imp = (): TestMatch =>
    setUp({ figures: { imp: { is: 'oathbound_imp', at: [10_000, 5_000] }, idle } }, { options: { buildTotal: 100 } });

  test('once before an action, once after the last', () => {
    const s = imp();
    s.does(nimble(9_000));
    expect([s.figure('imp').facing, s.figure('imp').tokens, s.view().actions]).toEqual([9_000, 0, 1]);
    expect(s.refuses(nimble(0))).toBe('R89');
    s.does(move('idle', [at(4_000, 3_000)]));
    expect(s.asks()).toBe('action');
    s.does(nimble(18_000));
    expect([s.figure('imp').facing, s.state().active]).toEqual([18_000, 1]); // and the phase is over
  });

  test('only while it shows', () => {
    const s = setUp({ figures: { imp: { is: 'oathbound_imp', at: [10_000, 5_000], click: 2 }, idle } });
    expect(s.why(nimble(0))).toBe('B87.lacks');
    expect(s.why({ ...nimble(0), figure: 'idle' })).toBe('B87.lacks');
    expect(s.refuses(close('idle', 'imp'))).toBe('B94');
  });
});
