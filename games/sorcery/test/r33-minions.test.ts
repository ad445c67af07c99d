import { describe, expect, test } from 'vitest';
import { ownData } from '../data.ts';
import { cast, counter } from './stage.ts';
import { close, only, setUp, shoot, type TestMatch } from './table.ts';

const foe = { is: 'causeway_legionary', of: 1, at: [11_500, 5_000], facing: 18_000 } as const;
type Others = Parameters<typeof setUp>[0]['figures'];
const minion = (others: Others, one: object = {}): TestMatch =>
  setUp({ figures: { minion: { is: 'ash_fanatic', at: [10_000, 5_000], ...one }, foe, ...others } });
const attackOf = (s: TestMatch, answer: object) => only(s.does(answer, [1, 2]), 'attacked')[0].blows[0].attack;
const borrowing = (lender: string) => ({ ...close('minion', 'foe'), lender });

describe('[R33] [R56] [R58] who lends an attack value', () => {
  test('a figure of Apocalypse, friend or foe, wherever it stands', () => {
    const steed = { is: 'cinder_steed', at: [28_000, 28_000] } as const; // attack 9
    expect(attackOf(minion({ steed }), close('minion', 'foe'))).toBe(6);
    expect(attackOf(minion({ steed }), borrowing('steed'))).toBe(9);
    expect(attackOf(minion({ steed: { ...steed, of: 1 } }), borrowing('steed'))).toBe(9);
  });

  test('one with the symbol by Pact', () => {
    const imp = { is: 'oathbound_imp', at: [28_000, 28_000] } as const; // attack 7
    expect(attackOf(minion({ imp }), borrowing('imp'))).toBe(7); // the minion itself is its friend
    expect(minion({ imp: { ...imp, of: 1 } }).why(borrowing('imp'))).toBe('R33.symbol');
    const theirs = { imp: { ...imp, of: 1 }, steed: { is: 'cinder_steed', of: 1, at: [20_000, 20_000] } } as const;
    expect(attackOf(minion(theirs), borrowing('imp'))).toBe(7);
  });

  test('nobody else, nor the fallen, nor itself', () => {
    expect(minion({}).why(borrowing('foe'))).toBe('R33.symbol');
    expect(minion({}).why(borrowing('minion'))).toBe('R33.self');
    expect(minion({ steed: { is: 'cinder_steed', where: 'fallen' } }).why(borrowing('steed'))).toBe('R33.gone');
  });

  test('its unmodified value as it shows now', () => {
    expect(
      attackOf(minion({ steed: { is: 'cinder_steed', at: [28_000, 28_000], click: 6 } }), borrowing('steed')),
    ).toBe(7);
  });

  test('to Minions only', () => {
    const s = minion({ steed: { is: 'cinder_steed', at: [28_000, 28_000] } }, { is: 'ossuary_guard' });
    expect(s.refuses(borrowing('steed'))).toBe('S71');
  });
});

test('[R34] ten subfactions, eleven abilities: borrowing is not a part of Bedlam', () => {
  const { subfactions } = ownData.subfactions;
  const abilities = subfactions.flatMap((one) => one.abilities.map(({ id }) => id));
  expect([subfactions.length, new Set(abilities).size]).toEqual([10, 11]);
  expect(subfactions.find(({ id }) => id === 'minions_of_apocalypse')?.abilities.map(({ id }) => id)).toEqual([
    'bedlam',
    'borrowed_ruin',
  ]);
  // Bedlam stands though nothing is borrowed, and borrowing is open though there is no gang up to forbid.
  const helper = { is: 'ossuary_guard', at: [13_000, 5_000], facing: 18_000 } as const;
  expect(attackOf(minion({ helper }), close('minion', 'foe'))).toBe(6);
  expect(attackOf(minion({ steed: { is: 'cinder_steed', at: [28_000, 28_000] } }), borrowing('steed'))).toBe(9);
});

describe('[R63] who uses gang up', () => {
  /** A Militia strikes the foe, two friends help. */
  const ganging = (bedlamAt: readonly [number, number], of = 1): TestMatch =>
    setUp({
      figures: {
        attacker: { is: 'barricade_militia', at: [10_000, 5_000] },
        foe,
        helper: { is: 'barricade_militia', at: [13_000, 5_000], facing: 18_000 },
        bedlam: { is: 'ash_fanatic', of, at: bedlamAt },
      },
    });
  const strike = close('attacker', 'foe');

  test('the attacker: Bedlam within 10 inches of it forbids it, on either side', () => {
    expect(attackOf(ganging([20_000, 5_000]), strike)).toBe(7);
    expect(attackOf(ganging([20_000, 5_000], 0), strike)).toBe(7);
    expect(attackOf(ganging([20_001, 5_000]), strike)).toBe(8);
  });

  test('wherever the helpers stand', () => {
    expect(attackOf(ganging([22_000, 5_000]), strike)).toBe(8); // 9 inches from the helper
  });

  test('also for the Bedlam figure itself', () => {
    const helper = { is: 'ossuary_guard', at: [13_000, 5_000], facing: 18_000 } as const;
    expect(attackOf(minion({ helper }), close('minion', 'foe'))).toBe(6);
    expect(attackOf(minion({ helper }, { is: 'barricade_militia' }), close('minion', 'foe'))).toBe(8);
  });
});

describe('[R64] borrowed for attacks only', () => {
  const prey = { ...foe, at: [16_000, 5_000] } as const;
  const herald = (): TestMatch =>
    setUp({
      figures: {
        herald: { is: 'herald_of_din', at: [10_000, 5_000] }, // attack 9, bonus 1
        azul: { is: 'korr_azul', at: [25_000, 3_000] }, // attack 12
        foe: prey,
        wand: { is: 'ilvane', of: 1, at: [26_000, 26_000] },
      },
      books: [{ book: 'archmages_tome', of: 'herald', stack: ['ember_lance', 'marginalia'] }],
    });

  test('a counterspell roll uses the own value, the attack the borrowed one', () => {
    const s = herald();
    s.does(cast('herald', { targets: ['foe'], lender: 'azul' }));
    const told = s.does(counter('wand'), [6, 6, 1, 1, 2]);
    expect(only(told, 'counterTried')[0].cast).toMatchObject({ attack: 9, bonus: 1, total: 22 });
    expect(only(told, 'attacked')[0].blows[0].attack).toBe(12);
  });

  test('of that action only', () => {
    const s = herald();
    expect(attackOf(s, { ...shoot('herald', 'foe'), lender: 'azul' })).toBe(12);
    expect(s.state().lent).toBe(-1);
  });
});
