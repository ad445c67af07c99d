import { describe, expect, test } from 'vitest';
import { nextTurnOf } from './stage.ts';
import { at, move, only, setUp, type TestMatch } from './table.ts';

/** Somebody who keeps the action phase open. */
const idle = { is: 'ossuary_guard', at: [1_000, 28_000] } as const;
const held = (foe = {}, one = {}): TestMatch =>
  setUp({
    figures: {
      one: { is: 'barricade_militia', at: [10_000, 5_000], facing: 0, ...one },
      foe: { is: 'barricade_militia', of: 1, at: [11_500, 5_000], facing: 0, ...foe },
      idle,
    },
  });
const away = { ...move('one', [at(7_000, 5_000)], 9_000), held: 18_000 };
const stands = (s: TestMatch) => [s.figure('one').at.x, s.figure('one').facing, s.figure('one').tokens];

describe('[B57] break away', () => {
  test.each([4, 5, 6])('on a %i it moves as ordered', (die) => {
    const s = held();
    expect(only(s.does(away, [die]), 'broke')).toMatchObject([{ die, away: true }]);
    expect(stands(s)).toEqual([7_000, 9_000, 1]);
  });

  test('one die, however many hold it', () => {
    const s = setUp({
      figures: {
        one: { is: 'barricade_militia', at: [10_000, 5_000] },
        east: { is: 'barricade_militia', of: 1, at: [11_500, 5_000] },
        north: { is: 'barricade_militia', of: 1, at: [10_000, 6_500] },
        idle,
      },
    });
    s.does(away, [4]);
    expect(stands(s)[0]).toBe(7_000);
  });

  test('an opposing figure that faces away holds, too; a demoralized one, a friend or one out of contact does not', () => {
    expect(only(held({ facing: 0 }).does(away, [4]), 'broke')).toHaveLength(1);
    expect(only(held({ click: 4 }).does(away), 'broke')).toHaveLength(0);
    expect(only(held({ of: 0 }).does(away), 'broke')).toHaveLength(0);
    expect(only(held({ at: [11_511, 5_000] }).does(away), 'broke')).toHaveLength(0);
  });

  test('the demoralized have to break away, too', () => {
    expect(only(held({}, { click: 4 }).does(away, [4]), 'broke')).toHaveLength(1);
  });
});

describe('[B58] a failed break away', () => {
  test.each([1, 2, 3])('on a %i it stays, is turned as named, and has its token', (die) => {
    const s = held();
    expect(only(s.does(away, [die]), 'broke')).toMatchObject([{ die, away: false }]);
    expect(stands(s)).toEqual([10_000, 18_000, 1]);
    expect(s.view().actions).toBe(2);
    expect(s.refuses(away)).toBe('B45');
  });

  test('without a facing for this case it is turned as after the move', () => {
    const s = held();
    s.does(move('one', [at(7_000, 5_000)], 9_000), [1]);
    expect(stands(s)).toEqual([10_000, 9_000, 1]);
  });

  test('the path is judged before the die is rolled', () => {
    expect(held().why(move('one', [at(1_000, 5_000)]))).toBe('B54.length');
  });
});

describe('[B59] easier and harder', () => {
  const spell = (card: string, target: string) =>
    setUp({
      figures: {
        one: { is: 'barricade_militia', at: [10_000, 5_000] },
        foe: { is: 'barricade_militia', of: 1, at: [11_500, 5_000] },
        caster: { is: 'magister_corisande', of: 1, at: [25_000, 25_000] },
        idle,
      },
      books: [{ of: 'caster', book: 'adepts_codex', stack: [] }],
      inPlay: [{ card, caster: 'caster', target, clock: 9 }],
    });

  test('Flight breaks away on 2-6, also by a spell', () => {
    const s = spell('wingsong', 'one');
    expect(only(s.does(away, [2]), 'broke')).toMatchObject([{ away: true }]);
    expect(only(spell('wingsong', 'one').does(away, [1]), 'broke')).toMatchObject([{ away: false }]);
  });

  test('a Tangle of Years lets go on a 6 only, and is over with it', () => {
    const s = spell('tangle_of_years', 'one');
    expect(only(s.does(away, [5]), 'broke')).toMatchObject([{ away: false }]);
    expect(s.view().inPlay).toHaveLength(1);
    nextTurnOf(s, 0);
    expect(only(s.does(away, [6]), 'broke')).toMatchObject([{ away: true }]);
    expect(s.view().inPlay).toHaveLength(0);
  });
});
