import { describe, expect, test } from 'vitest';
import { HERE, NORTH } from './field.ts';
import { NOBODY, only, type Setting, setUp, type TestMatch } from './table.ts';

const RANKS = ['King', 'Prince', 'Duke', 'Marquis', 'Earl', 'President', 'Knight'] as const;

/** A magician alone, in open ground unless said otherwise. */
const alone = (magician: object = {}, more: object = {}, setting: Setting = {}) =>
  setUp({ magicians: [{ hex: HERE, ...magician }], mortals: NOBODY, ...more }, setting);

/** Open ground for all ranks but Earls, who want forest. */
const placeFor = (rank: string) => (rank === 'Earl' ? '1504' : HERE);

/** The number that comes of each face when he calls this rank. */
function numbersOf(s: TestMatch, rank: string): number[] {
  const numbers: number[] = [];
  for (const { p, events } of s.odds(0, { do: 'conjure', rank }).outcomes) {
    expect(p).toBeCloseTo(1 / 6);
    for (const { die, number } of only(events, 'conjured')) numbers[die - 1] = number;
  }
  return numbers;
}

const conjure = (s: TestMatch, rank: string, die: number) => s.answer(0, { do: 'conjure', rank }, die);

describe('the conjuration roll', () => {
  const TABLE: [string, number[]][] = [
    ['Copper', [-5, -4, -3, -3, -2, -2, -1]],
    ['Brass', [-4, -3, -2, -2, -1, -1, 0]],
    ['Silver', [-3, -2, -1, -1, 0, 0, 1]],
    ['Gold', [-2, -1, 0, 0, 1, 1, 2]],
  ];
  /** What each number of the table means: faces that curse, mean number drawn, most drawn. */
  const ODDS: Readonly<Record<number, [number, number, number]>> = {
    [-5]: [4, 0.17, 1],
    [-4]: [3, 0.5, 2],
    [-3]: [2, 1, 3],
    [-2]: [1, 1.67, 4],
    [-1]: [0, 2.5, 5],
    0: [0, 3.5, 6],
    1: [0, 4.5, 7],
    2: [0, 5.5, 8],
  };
  const oddsOf = (numbers: readonly number[]) => {
    const drawn = numbers.map((number) => Math.max(0, number));
    const mean = drawn.reduce((sum, n) => sum + n, 0) / 6;
    return [numbers.filter((number) => number < 0).length, Math.round(mean * 100) / 100, Math.max(...drawn)];
  };

  test('[9.0d] [9.5] [T4] the die is added to the number at shield and rank, with the odds that follow from it', () => {
    for (const [shield, row] of TABLE)
      RANKS.forEach((rank, i) => {
        const s = alone({ shield, hex: placeFor(rank) });
        expect(s.allows(0, { do: 'conjure', rank })).toBe(true);
        const numbers = numbersOf(s, rank);
        expect(numbers, `${shield} ${rank}`).toEqual([1, 2, 3, 4, 5, 6].map((die) => die + row[i]));
        expect(oddsOf(numbers), `${shield} ${rank}`).toEqual(ODDS[row[i]]);
      });
  });

  test('[T4] option shieldLadder three: Silver stands where Brass stood, and is worth what Silver is worth', () => {
    const three = alone({ shield: 'Silver' }, {}, { options: { shieldLadder: 'three' } });
    const four = alone({ shield: 'Silver' });
    expect(numbersOf(three, 'King')).toEqual(numbersOf(four, 'King'));
    expect(three.magician(0).shield).toBe(1);
    expect(four.magician(0).shield).toBe(2);
  });

  test('[9.0d] [R40] marks weigh on a captive only: 1 off, and 1 more for each', () => {
    const marked = { shield: 'Silver', wounds: 1, curses: 1 };
    expect(numbersOf(alone(marked), 'President')).toEqual([1, 2, 3, 4, 5, 6]);
    const captive = (marks: object) =>
      setUp({
        magicians: [{ shield: 'Silver', captor: { mortal: 'abbot' }, ...marks }],
        mortals: { ...NOBODY, abbot: { hex: HERE } },
      });
    expect(numbersOf(captive({}), 'President')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(numbersOf(captive({ wounds: 1 }), 'President')).toEqual([-1, 0, 1, 2, 3, 4]);
    expect(numbersOf(captive({ wounds: 1, curses: 1 }), 'President')).toEqual([-2, -1, 0, 1, 2, 3]);
  });

  test('[9.0a] he conjures instead of moving: the phase is over with it, and over with a move', () => {
    const conjured = alone({ shield: 'Gold' });
    conjure(conjured, 'Marquis', 2);
    expect(conjured.asks()).toBe('use'); // the demon-use phase
    const moved = alone({ shield: 'Gold', spirits: [10] });
    moved.answer(0, { do: 'move', to: NORTH });
    expect(moved.asks()).toBe('use');
  });

  test('[9.0a] [9.0b] spirits come into play by conjuring only, and are held by him who conjured them', () => {
    const s = setUp({ magicians: [{ hex: HERE, shield: 'Gold' }, { hex: '0110' }], mortals: NOBODY });
    expect(s.magician(0).held).toEqual([]);
    const pile = [...s.state().piles[3]].reverse();
    conjure(s, 'Marquis', 3); // +0: three Marquises
    const drawn = pile.slice(0, 3);
    const kept = drawn.filter((spirit) => ![7, 43, 44, 63].includes(spirit)); // the unfriendly are lost
    expect([...s.magician(0).held, ...s.state().out].sort()).toEqual([...drawn].sort());
    expect(s.magician(0).held).toEqual(kept);
    expect(s.magician(1).held).toEqual([]);
  });

  test('[9.0c] one rank in a phase: no second call follows, of the same rank or another', () => {
    const s = alone({ shield: 'Gold', spirits: [10] });
    conjure(s, 'Prince', 1); // 1 - 1 = 0
    expect(s.asks()).toBe('use');
    s.answer(0, { do: 'done' });
    expect(s.asks()).toBe('first');
    expect(s.state().turn).toBe(2);
  });

  test('[9.0e] a positive number draws that many counters of the rank from the top of its shuffled pile', () => {
    for (const die of [3, 4, 6]) {
      const s = alone({ shield: 'Gold' }, { piles: { King: [1, 9, 20, 45] } });
      const events = conjure(s, 'King', die); // die - 2
      expect(only(events, 'conjured')).toMatchObject([{ number: die - 2 }]);
      expect(only(events, 'turnedUnseen')).toHaveLength(die - 2);
      expect(s.view(0).piles.King).toBe(8 - (die - 2));
      expect(s.state().piles[0]).toHaveLength(8 - (die - 2));
    }
  });

  test('[9.0e] the draw is by chance', () => {
    const tops = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const s = alone({ shield: 'Gold', ring: true }, {}, { seed });
      conjure(s, 'King', 3);
      tops.add(s.magician(0).held[0]);
    }
    expect(tops.size).toBeGreaterThan(2);
  });

  test('[R37] a number of 0 does nothing', () => {
    const s = alone({ shield: 'Gold', spirits: [10] });
    const events = conjure(s, 'King', 2);
    expect(only(events, 'conjured')).toMatchObject([{ number: 0 }]);
    expect(s.asks()).toBe('use'); // no curse to avert, nothing drawn to fit
    expect(s.view(0).piles.King).toBe(8);
    expect(s.magician(0)).toMatchObject({ held: [10], curses: 0 });
  });

  test('[R37] the Ring and unfriendly spirits that are lost count towards the number', () => {
    const s = alone({ shield: 'Gold' }, { piles: { Duke: [6, 23, 'ring', 26] } });
    conjure(s, 'Duke', 3); // Valefor, Aim, the Ring: Bune stays in the pile
    expect(s.magician(0).held).toEqual([]);
    expect(s.view(0).piles.Duke).toBe(22);
    expect(s.view(0).out).toEqual([6, 23]);
    expect(s.view(0).magicians[0].ring).toBe(true);
  });

  test('[R38] the owner of the Ring does not choose either: he takes what comes, and keeps all of it', () => {
    const s = alone({ shield: 'Gold', ring: true }, { piles: { King: [51, 68, 1] } });
    conjure(s, 'King', 4);
    expect(s.asks()).toBe('use');
    expect(s.magician(0).held).toEqual([51, 68]);
  });

  test('[R91] counters are turned one by one: the unfriendly before the Ring are lost, those after it kept', () => {
    const s = alone({ shield: 'Gold' }, { piles: { Duke: [6, 'ring', 28, 23] } });
    const events = conjure(s, 'Duke', 3);
    expect(
      events.map(({ type }) => type).filter((type) => ['dud', 'ringFound', 'turnedUnseen'].includes(type)),
    ).toEqual(['dud', 'ringFound', 'turnedUnseen']);
    expect(s.view(0).out).toEqual([6]);
    expect(s.magician(0).held).toEqual([28]);
  });

  test('[9.2] [T4] [10.0f] [R91] worked example 5: the Ring in the draw', () => {
    const s = setUp({
      acts: 1,
      magicians: [{ hex: '0110' }, { hex: '0306', shield: 'Gold' }],
      mortals: NOBODY,
      piles: { Duke: [6, 'ring', 28, 26] },
    });
    const events = s.answer(1, { do: 'conjure', rank: 'Duke' }, 4);
    expect(only(events, 'conjured')).toMatchObject([{ by: 1, die: 4, modifier: 0, penalty: 0, number: 4 }]);
    expect(only(events, 'dud')).toEqual([{ type: 'dud', by: 1, spirit: 6 }]);
    expect(s.state().out).toEqual([6]);
    expect(s.view(1).magicians[1]).toMatchObject({ ring: true, spirits: [26, 28] });
  });
});

describe('where and of what', () => {
  /** Whether a rank may be called in a hex, or the rule against it. */
  const calling = (rank: string, hex: string, more: object = {}) => {
    const s = alone({ hex }, more);
    return s.allows(0, { do: 'conjure', rank }) || s.why(0, { do: 'conjure', rank });
  };

  test('[9.1] [R43] Earls come only in forest, wooded mountains included', () => {
    expect(calling('Earl', '1505')).toBe('9.1'); // mountain
    expect(calling('Earl', '1504')).toBe(true); // forest
    expect(calling('Earl', '0404')).toBe(true); // wooded mountain
    expect(calling('Earl', HERE)).toBe('9.1');
    expect(calling('Earl', '1914')).toBe('9.1'); // city
  });

  test('[9.2] [R42] [R43] Dukes come only in open ground, and a city, a wood or a mountain is not open', () => {
    expect(calling('Duke', HERE)).toBe(true);
    expect(calling('Duke', '1914')).toBe('9.2'); // city
    expect(calling('Duke', '1504')).toBe('9.2'); // forest
    expect(calling('Duke', '1505')).toBe('9.2'); // mountain
    expect(calling('Duke', '0404')).toBe('9.2'); // wooded mountain
  });

  test('[R42] a city that X has destroyed is open ground', () => {
    expect(calling('Duke', '1914', { ruins: ['1914'] })).toBe(true);
    expect(calling('Duke', '1502', { ruins: ['1914'] })).toBe('9.2');
  });

  test('[R43] rivers on its sides do not make a hex less open', () => {
    expect(calling('Duke', '0405')).toBe(true); // the Chorokh on two of its sides
  });

  test('[9.1] [9.2] the other ranks come anywhere', () => {
    for (const hex of [HERE, '1914', '1504', '1505', '0404'])
      for (const rank of RANKS) if (rank !== 'Earl' && rank !== 'Duke') expect(calling(rank, hex)).toBe(true);
  });

  test('[R41] beside enemies he may conjure, though he may not move', () => {
    const s = setUp({ magicians: [{ hex: HERE }], mortals: { ...NOBODY, abbot: { hex: NORTH } } });
    expect(s.why(0, { do: 'move', to: '2215' })).toBe('5.5a');
    expect(s.allows(0, { do: 'conjure', rank: 'Duke' })).toBe(true);
  });

  test('[R41] a captive calls as if in his captor’s hex', () => {
    const captiveIn = (hex: string) =>
      setUp({ magicians: [{ captor: { mortal: 'abbot' } }], mortals: { ...NOBODY, abbot: { hex } } });
    expect(captiveIn(HERE).allows(0, { do: 'conjure', rank: 'Duke' })).toBe(true);
    expect(captiveIn(HERE).why(0, { do: 'conjure', rank: 'Earl' })).toBe('9.1');
    expect(captiveIn('0811').why(0, { do: 'conjure', rank: 'Duke' })).toBe('9.2');
    expect(captiveIn('1504').allows(0, { do: 'conjure', rank: 'Earl' })).toBe(true);
  });

  test('[9.3] no more counters come than are left', () => {
    const s = alone({ shield: 'Gold' });
    conjure(s, 'Knight', 6); // 6 + 2 = 8, and there is one Knight
    expect(s.magician(0).held).toEqual([50]);
    expect(s.view(0).piles.Knight).toBe(0);
  });

  test('[R92] an empty pile may not be called', () => {
    const held = setUp({ magicians: [{ hex: HERE, spirits: [50] }], mortals: NOBODY });
    expect(held.why(0, { do: 'conjure', rank: 'Knight' })).toBe('R92');
    expect(alone().allows(0, { do: 'conjure', rank: 'Knight' })).toBe(true);
  });

  test('[R92] the Ring counts as a counter of the Duke pile: the last one may be called for', () => {
    const dukes = [2, 6, 8, 11, 15, 16, 18, 19, 23, 26, 28, 29, 32, 41, 42, 47, 49, 52, 54, 56, 60, 64, 67, 71];
    const s = alone({ shield: 'Gold' }, { out: dukes });
    expect(s.view(0).piles.Duke).toBe(1);
    const events = conjure(s, 'Duke', 6);
    expect(only(events, 'ringFound')).toHaveLength(1);
    const gone = alone({ shield: 'Gold' }, { out: dukes, ring: { is: 'gone' } });
    expect(gone.why(0, { do: 'conjure', rank: 'Duke' })).toBe('R92');
  });
});

describe('curses', () => {
  test('[9.0f] [9.4] a negative number curses him that many times', () => {
    for (const [die, curses] of [
      [4, 1],
      [3, 2],
      [2, 3],
    ]) {
      const s = alone({ shield: 'Copper' });
      const events = conjure(s, 'King', die);
      expect(only(events, 'cursed')).toEqual([{ type: 'cursed', by: 0, curses, averted: 0 }]);
      expect(s.magician(0)).toMatchObject({ curses, status: 'map' });
    }
  });

  test('[9.4] a number that is not negative brings none', () => {
    const s = alone({ shield: 'Copper' });
    expect(only(conjure(s, 'King', 5), 'cursed')).toEqual([]);
    expect(s.magician(0).curses).toBe(0);
  });

  test('[9.0g] [R39] each friendly spirit released when curses strike stops one; no more than there are curses', () => {
    const s = alone({ shield: 'Copper', spirits: [10, 55, 11, 15] });
    conjure(s, 'King', 3); // two curses
    expect(s.asks()).toBe('avert');
    expect(s.why(0, { release: [10, 55, 11] })).toBe('9.0g.tooMany');
    expect(s.why(0, { release: [15] })).toBe('10.0b.unfriendly'); // Eligos is neutral
    expect(s.why(0, { release: [2] })).toBe('9.0g.foreign'); // not his
    expect(s.allows(0, { release: [] })).toBe(true);
    const events = s.answer(0, { release: [10] });
    expect(only(events, 'cursed')).toEqual([{ type: 'cursed', by: 0, curses: 1, averted: 1 }]);
    expect(s.magician(0)).toMatchObject({ curses: 1, held: [55, 11, 15] });
    expect(s.state().out).toEqual([10]);
  });

  test('[9.0g] [15.4] released spirits are gone, and none is released unasked', () => {
    const s = alone({ shield: 'Copper', spirits: [10, 55] });
    conjure(s, 'King', 3);
    s.answer(0, { release: [] });
    expect(s.magician(0)).toMatchObject({ curses: 2, held: [10, 55] });
  });

  test('[9.4a] four wounds and curses together kill at once; three do not', () => {
    for (const marks of [{ wounds: 1 }, { curses: 1 }]) {
      const s = alone({ shield: 'Copper', ...marks });
      expect(only(conjure(s, 'King', 2), 'died')).toEqual([{ type: 'died', by: 0, cause: 'curses' }]);
      expect(s.magician(0).status).toBe('dead');
    }
    const alive = alone({ shield: 'Copper' });
    expect(only(conjure(alive, 'King', 2), 'died')).toEqual([]);
  });

  test('[9.4a] so do more than four', () => {
    const s = alone({ shield: 'Copper', wounds: 3 });
    conjure(s, 'King', 1); // four curses on three wounds
    expect(s.magician(0).status).toBe('dead');
  });

  test('[R80] the dead are counted after spirits have been released to avert', () => {
    const s = alone({ shield: 'Copper', wounds: 2, spirits: [10] });
    conjure(s, 'King', 3); // 2 + 2 = 4
    expect(s.asks()).toBe('avert');
    s.answer(0, { release: [10] });
    expect(s.magician(0)).toMatchObject({ status: 'map', wounds: 2, curses: 1 });
    const dead = alone({ shield: 'Copper', wounds: 2, spirits: [10] });
    conjure(dead, 'King', 3);
    dead.answer(0, { release: [] });
    expect(dead.magician(0).status).toBe('dead');
  });

  test('[9.0f] [9.0g] [9.4a] worked example 6: curses', () => {
    const dunstan = () => {
      const s = setUp({
        acts: 3,
        magicians: [
          { hex: '0110' },
          { hex: '0112' },
          { hex: '0114' },
          { hex: HERE, shield: 'Copper', wounds: 1, spirits: [10, 55] },
        ],
        mortals: NOBODY,
      });
      expect(only(s.answer(3, { do: 'conjure', rank: 'King' }, 2), 'conjured')).toMatchObject([{ number: -3 }]);
      return s;
    };
    const saved = dunstan();
    saved.answer(3, { release: [10, 55] });
    expect(saved.magician(3)).toMatchObject({ status: 'map', wounds: 1, curses: 1, held: [] });
    const lost = dunstan();
    lost.answer(3, { release: [] });
    expect(lost.magician(3)).toMatchObject({ status: 'dead', wounds: 1, curses: 3 });
  });

  test('[R39] later, in his demon-use phase, a friendly spirit released lifts a curse, never a wound', () => {
    const cursed = alone({ curses: 2, wounds: 1, spirits: [10, 11, 15] }, { phase: 'use' });
    cursed.answer(0, { do: 'lift', spirit: 10 });
    expect(cursed.magician(0)).toMatchObject({ curses: 1, wounds: 1, held: [11, 15] });
    expect(cursed.why(0, { do: 'lift', spirit: 15 })).toBe('10.0b.unfriendly');
    const wounded = alone({ wounds: 2, spirits: [10] }, { phase: 'use' });
    expect(wounded.why(0, { do: 'lift', spirit: 10 })).toBe('R39');
  });
});
