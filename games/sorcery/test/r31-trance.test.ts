import type { Options } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { browse, cast, counter, mark } from './stage.ts';
import { at, close, END, move, only, setUp, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
/** Attack 7 on the first clicks of a Shardchewer, 8 on those of a Drum-Seer. */
const shaman = (more: object = {}, rest: { stack?: string[]; options?: Options; others?: object } = {}): TestMatch =>
  setUp(
    {
      figures: { shaman: { is: 'shardchewer', at: [10_000, 5_000], ...more }, idle, ...rest.others },
      books: [{ book: 'archmages_tome', of: 'shaman', stack: rest.stack ?? [] }],
    },
    { options: rest.options ?? {} },
  );
const step = (x: number) => move('shaman', [at(x, 5_000)]);
const clicksAndTokens = (s: TestMatch) => [s.figure('shaman').click, s.figure('shaman').tokens];
const rolls = (told: ReturnType<TestMatch['does']>) => only(told, 'tranceRolled').map(({ below }) => below);

describe('[R31] trance rolls', () => {
  const tranced = (dice: number[], more = {}) => {
    const s = shaman(more);
    expect(rolls(s.does(step(11_000)))).toEqual([]); // the first action has none
    const told = s.does(step(12_000), dice);
    return { s, told };
  };

  test('a roll not below the attack value ends it', () => {
    const { s, told } = tranced([3, 4]);
    expect([rolls(told), clicksAndTokens(s)]).toEqual([[false], [0, 2]]);
  });

  test('one below is followed by one more', () => {
    const { s, told } = tranced([3, 3, 3, 4]);
    expect([rolls(told), clicksAndTokens(s)]).toEqual([
      [true, false],
      [1, 2],
    ]);
  });

  test('never by a third: at most 2, both against the same value', () => {
    const { s, told } = tranced([1, 1, 3, 3], { click: 3 }); // attack 7; 6 and 5 on the next clicks
    expect(only(told, 'tranceRolled').map(({ attack }) => attack)).toEqual([7, 7]);
    expect([clicksAndTokens(s), only(told, 'damaged')]).toMatchObject([[5, 2], [{ n: 2, how: 'pushing' }]]);
  });

  test('[R50] how far below is all the same', () => {
    expect(clicksAndTokens(tranced([1, 1, 6, 6]).s)).toEqual(clicksAndTokens(tranced([2, 4, 6, 6]).s));
  });

  test('the value is that which shows when the second action is over', () => {
    // Ghurza, click 2: attack 10; the natural 2 of the second action turns to click 3, then to 11 on click 4.
    const s = setUp({
      figures: {
        shaman: { is: 'ghurza_twice_struck', at: [10_000, 5_000], click: 3 },
        foe: { is: 'ossuary_guard', of: 1, at: [11_500, 5_000], facing: 18_000 },
        idle,
      },
    });
    s.does(move('shaman', []));
    const told = s.does(close('shaman', 'foe'), [1, 1, 6, 4, 6, 6]);
    expect(only(told, 'tranceRolled')).toMatchObject([{ attack: 11, below: true }, { below: false }]);
    expect(clicksAndTokens(s)).toEqual([5, 2]);
  });
});

describe('[R32] old tokens', () => {
  test('who begins with one has two after the first action, and that is all', () => {
    const s = shaman({ tokens: 1 });
    s.does(step(11_000));
    expect(s.refuses(step(12_000))).toBe('B46');
  });

  test('unless it was a two-bar browse', () => {
    const s = shaman({ tokens: 1 }, { stack: ['leaden_limbs', 'true_eye'] });
    s.does(browse('shaman'));
    s.does(mark('true_eye'));
    expect(s.figure('shaman').tokens).toBe(1);
    s.does(step(11_000), [6, 6]);
    expect(s.figure('shaman').tokens).toBe(2);
  });

  test('a second browse needs fewer than two tokens too', () => {
    const s = shaman({ tokens: 2 }, { stack: ['leaden_limbs', 'false_night'] });
    s.does(browse('shaman'));
    s.does(mark('false_night'));
    expect(s.refuses(browse('shaman'))).toBe('S66');
  });
});

describe('[R65] when to trance', () => {
  test('at any later moment of the action phase', () => {
    const s = shaman();
    s.does(step(11_000));
    s.does(move('idle', [at(4_000, 3_000)]));
    expect(rolls(s.does(step(12_000), [6, 6]))).toEqual([false]);
  });

  test('with any kind of action', () => {
    const s = shaman({ is: 'drum_seer' }, { stack: ['stone_hide', 'true_eye'] });
    s.does(step(11_000));
    s.does(cast('shaman', { targets: ['shaman'] }), [6, 6]);
    expect(s.view().inPlay).toHaveLength(1);
  });

  test('once, and not for others', () => {
    const more = { is: 'ossuary_guard', at: [3_000, 6_000] };
    const s = shaman({}, { options: { buildTotal: 400 }, others: { more } });
    s.does(step(11_000));
    s.does(step(12_000), [6, 6]);
    expect(s.refuses(step(13_000))).toBe('B45');
    s.does(move('idle', [at(4_000, 3_000)]));
    expect(s.refuses(move('idle', [at(5_000, 3_000)]))).toBe('B45');
  });

  test('a Quickness move counts as the first action', () => {
    const s = shaman({ is: 'spit_witch' });
    s.does({ ...step(11_000), do: 'quickness' });
    expect([s.view().actions, s.figure('shaman').tokens]).toEqual([3, 1]);
    expect(rolls(s.does(step(12_000), [6, 6]))).toEqual([false]);
    expect([s.view().actions, s.figure('shaman').tokens]).toEqual([2, 2]);
  });

  test('it uses one of the player’s actions, unless the switch makes it free', () => {
    const left = (tranceFree: boolean) => {
      const s = shaman({}, { options: { tranceFree } });
      s.does(step(11_000));
      s.does(step(12_000), [6, 6]);
      return s.view().actions;
    };
    expect([left(false), left(true)]).toEqual([1, 2]);
  });

  test('who is demoralized does not', () => {
    const s = shaman({ click: 5 });
    s.does(step(11_000));
    expect(s.refuses(step(12_000))).toBe('B45');
  });

  test('a countered second action is followed by the rolls all the same', () => {
    const wand = { is: 'ilvane', of: 1, at: [26_000, 26_000] };
    const s = shaman({ is: 'drum_seer' }, { stack: ['stone_hide', 'true_eye'], others: { wand } });
    s.does(step(11_000));
    s.does(cast('shaman', { targets: ['shaman'] }));
    expect(rolls(s.does(counter('wand'), [1, 1, 6, 3, 4, 6, 6]))).toEqual([true, false]);
    expect([s.view().inPlay, clicksAndTokens(s)]).toEqual([[], [1, 2]]);
  });

  test('nor is it carried to another turn', () => {
    const s = shaman();
    s.does(step(11_000));
    expect(s.does(END)).not.toEqual([]);
    expect(s.state().active).toBe(1);
  });
});
