import { describe, expect, test } from 'vitest';
import { nextTurnOf } from './stage.ts';
import { at, END, move, only, setUp, type TestMatch } from './table.ts';

const guard = (x: number, of = 0) => ({ is: 'ossuary_guard', of, at: [x, 5_000] as const });
const turn = (s: TestMatch) => [s.view().round, s.view().active];

describe('[B39] turns and rounds', () => {
  test('players take turns in seat order, a round is a turn of each', () => {
    const s = setUp({ first: 1, active: 1, figures: {} }, { seats: 3, options: { battlefield: 'four_courts' } });
    const turns = [turn(s)];
    for (let i = 0; i < 4; i++) {
      s.does(END);
      turns.push(turn(s));
    }
    expect(turns).toEqual([
      [1, 1],
      [1, 2],
      [1, 0],
      [2, 1],
      [2, 2],
    ]);
  });

  test('of every player still in the game', () => {
    const s = setUp(
      {
        seats: [{}, { out: true }, {}],
        figures: { last: { is: 'ossuary_guard', of: 1, at: [5_000, 5_000], click: 4 } },
      },
      { seats: 3, options: { battlefield: 'four_courts' } },
    );
    s.does(END);
    expect(turn(s)).toEqual([1, 2]);
    s.does(END);
    expect(turn(s)).toEqual([2, 0]);
  });
});

test('[B40] command phase, action phase, end phase', () => {
  const s = setUp({ figures: { mine: guard(5_000), theirs: guard(25_000, 1) } });
  const told = [...s.does(END), ...s.does(END)];
  expect(only(told, 'phaseBegan').map(({ by, phase }) => `${by} ${phase}`)).toEqual([
    '0 end',
    '1 command',
    '1 action',
    '1 end',
    '0 command',
    '0 action',
  ]);
});

describe('[B43] the action phase', () => {
  const four = () =>
    setUp({
      figures: {
        a: guard(5_000),
        b: guard(7_000),
        c: guard(9_000),
        reaver: { is: 'dust_reaver', at: [11_000, 5_000] },
        d: guard(13_000),
        foe: guard(25_000, 1),
      },
    });
  const turned = (name: string) => move(name, [], 9_000);

  test('[B29] one action after another, to own figures on the field, until none is left', () => {
    const s = four();
    for (const [i, name] of ['a', 'b', 'c'].entries()) {
      expect(s.view().actions).toBe(3 - i);
      s.does(turned(name));
    }
    expect(s.view().actions).toBe(0);
    expect(s.refuses(turned('d'))).toBe('B29');
    expect(s.refuses(turned('reaver'))).toBe('B29');
    s.does({ ...turned('reaver'), do: 'quickness' });
    expect(s.view().active).toBe(1); // nothing is left to give
  });

  test('nobody gives actions to figures of others, or to the fallen', () => {
    const s = setUp({
      figures: { mine: guard(5_000), foe: guard(25_000, 1), dead: { is: 'ossuary_guard', where: 'fallen' } },
    });
    expect(s.why(turned('foe'))).toBe('B43.other');
    expect(s.why(turned('dead'))).toBe('B43.gone');
    expect(s.why({ ...turned('mine'), figure: 90 })).toBe('B43.none');
    s.does(turned('mine'));
  });

  test('[B29] the player may stop; what is left is lost, and losses change nothing', () => {
    const s = four();
    s.does(turned('a'));
    s.does(END);
    expect(s.view()).toMatchObject({ active: 1, actions: 3 });
    nextTurnOf(s, 0);
    expect(s.view().actions).toBe(3);
  });

  test('a turn without anything to do passes by itself', () => {
    const s = setUp({
      figures: { mine: { is: 'ossuary_guard', at: [5_000, 5_000], tokens: 1 }, foe: guard(25_000, 1) },
    });
    s.does(move('mine', [at(6_000, 5_000)]));
    expect(s.view().active).toBe(1);
  });
});
