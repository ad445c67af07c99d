import { describe, expect, test } from 'vitest';
import { cast } from './stage.ts';
import { close, END, move, only, setUp, shoot, type TestMatch } from './table.ts';

/** Somebody who keeps the action phase open. */
const idle = { is: 'ossuary_guard', at: [1_000, 28_000] } as const;
const duel = (one = {}, foe = {}, more = {}): TestMatch =>
  setUp({
    figures: {
      one: { is: 'ossuary_guard', at: [10_000, 5_000], ...one },
      foe: { is: 'scourge_bearer', of: 1, at: [11_500, 5_000], facing: 18_000, ...foe },
      idle,
      ...more,
    },
  });
const strike = close('one', 'foe');
const click = (s: TestMatch, name = 'foe') => s.figure(name).click;

describe('[B82] kinds of damage', () => {
  test('Toughness takes 1 off attack damage, Invulnerability 2, not below 0', () => {
    const tough = duel({}, { is: 'harbour_golem' });
    tough.does(strike, [6, 5]);
    expect(click(tough)).toBe(1);
    const hard = duel({}, { is: 'sehr' });
    const told = hard.does(strike, [6, 6]); // 2 + 1 − 2
    expect([click(hard), only(told, 'damaged')[0].n]).toEqual([1, 1]);
    const soft = duel({ is: 'oathbound_imp' }, { is: 'harbour_golem' }); // damage 1
    expect(only(soft.does(strike, [6, 5]), 'unharmed')).toHaveLength(1);
    expect(click(soft)).toBe(0);
  });

  test('only the largest of several counts', () => {
    const s = duel({ is: 'rootwalker', at: [9_750, 5_000] }, { is: 'sehr', tapped: 'toughness' });
    s.does({ do: 'fury', figure: 'one', use: 'close' }, [6]);
    s.does(strike, [6, 5]);
    expect(click(s)).toBe(2); // 4 − 2
  });

  test('they take it off the damage of effects, too', () => {
    const ring = (is: string) => {
      const s = setUp({
        figures: {
          ghurza: { is: 'ghurza_twice_struck', at: [10_000, 5_000] },
          foe: { is, of: 1, at: [12_500, 5_000] },
          idle,
        },
        books: [{ of: 'ghurza', book: 'adepts_codex', stack: ['cinder_ring', 'true_eye'] }],
      });
      s.does(cast('ghurza'), [4]);
      return click(s);
    };
    expect(['ossuary_guard', 'rootwalker'].map(ring)).toEqual([2, 1]);
  });

  test('neither off pushing nor off critical-miss damage [B49] [B69]', () => {
    const golem = () => duel({ is: 'harbour_golem', tokens: 1 });
    const pushed = golem();
    pushed.does(move('one', [], 0));
    expect(click(pushed, 'one')).toBe(1);
    const missed = golem();
    missed.does(strike, [1, 1]);
    expect(click(missed, 'one')).toBe(2); // the miss and the push
  });

  test('Pierce passes them by', () => {
    const gunner = (pierce: object) => {
      const s = duel({ is: 'rune_anvil_gunner' }, { is: 'sehr', at: [15_000, 5_000] });
      s.does({ ...shoot('one', 'foe'), ...pierce }, [6, 5]);
      return click(s);
    };
    expect([gunner({}), gunner({ pierce: true })]).toEqual([0, 2]);
  });
});

describe('[B83] taking damage', () => {
  test('turns the dial on, click by click', () => {
    const s = duel();
    s.does(strike, [6, 5]);
    expect(s.figure('foe')).toMatchObject({ click: 2, where: 'field', now: { attack: 9, defense: 14 } });
  });

  test('past the last live click the figure is off the field', () => {
    const last = duel({}, { click: 4 });
    last.does(strike, [6, 5]);
    expect([last.figure('foe').where, click(last)]).toEqual(['field', 6]);
    const dead = duel({}, { click: 5 });
    dead.does(strike, [6, 5]);
    expect(dead.figure('foe')).toMatchObject({ where: 'fallen', now: null });
  });

  test('[B98] its points are lost to its owner', () => {
    const s = duel({}, { click: 6 }, { other: { is: 'ossuary_guard', of: 1, at: [25_000, 25_000] } });
    expect(s.view().seats.map(({ lost }) => lost)).toEqual([0, 0]);
    const told = s.does(strike, [6, 5]);
    expect(only(told, 'eliminated')).toMatchObject([{ points: 29 }]);
    expect(s.view().seats.map(({ lost }) => lost)).toEqual([0, 29]);
  });
});

describe('[B84] healing', () => {
  const regenerating = (from: number, die: number) => {
    const s = duel({ is: 'cave_mauler', click: from });
    s.does({ do: 'regeneration', figure: 'one' }, [die]);
    return click(s, 'one');
  };

  test('turns the dial back', () => {
    expect([1, 2, 3, 6].map((die) => regenerating(5, die))).toEqual([5, 5, 4, 1]);
  });

  test('never past the first click', () => {
    const s = duel(
      { is: 'lattice_scholar', at: [10_000, 5_000] },
      { at: [25_000, 25_000] },
      { friend: { is: 'ossuary_guard', at: [14_000, 5_000], click: 2 } },
    );
    s.does({ do: 'healing', figure: 'one', target: 'friend' }, [6, 5, 6]);
    expect(click(s, 'friend')).toBe(0);
  });

  test('not while Invulnerability shows', () => {
    const healed = (tapped?: string) => {
      const s = duel(
        { is: 'lattice_scholar' },
        { at: [25_000, 25_000] },
        { friend: { is: 'ossuary_guard', at: [14_000, 5_000], click: 2, ...(tapped && { tapped }) } },
      );
      s.does({ do: 'healing', figure: 'one', target: 'friend' }, [6, 5, 1]);
      return click(s, 'friend');
    };
    expect([healed(), healed('invulnerability')]).toEqual([1, 2]);
  });

  test('Vampirism, once for an action, only for damage dealt', () => {
    const biting = (foe: object, dice: number[]) => {
      const s = duel({ is: 'leech_cantor', click: 3 }, foe);
      s.does(strike, dice);
      return click(s, 'one');
    };
    expect(biting({}, [6, 5])).toBe(2);
    expect(biting({}, [1, 2])).toBe(3);
    expect(biting({ is: 'sehr' }, [6, 5])).toBe(3);
  });
});

describe('[B98] again and again', () => {
  test('a figure that came back is lost once more', () => {
    const s = setUp({
      figures: {
        mother: { is: 'mother_sanguel', at: [10_000, 5_000], click: 1 },
        guard: { is: 'ossuary_guard', where: 'fallen' },
        foe: { is: 'scourge_bearer', of: 1, at: [13_000, 5_000], facing: 18_000 },
        idle,
      },
      seats: [{ lost: 12 }, {}],
    });
    s.does({ do: 'necromancy', figure: 'mother', fallen: 'guard', to: { x: 11_500, y: 5_000 }, facing: 18_000 }, [5]);
    expect(s.figure('guard')).toMatchObject({ where: 'field', click: 4 });
    s.does(END);
    s.does(close('foe', 'guard'), [6, 5]);
    expect(s.view().seats[0].lost).toBe(24);
  });
});
