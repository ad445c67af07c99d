import { describe, expect, test } from 'vitest';
import { HERE, NORTH } from './field.ts';
import { NOBODY, only, type Setting, setUp, type TestMatch } from './table.ts';

const RANKS = ['King', 'Prince', 'Duke', 'Marquis', 'Earl', 'President', 'Knight'];

/** Spirits by rank, the first few of each. */
const KINGS = [1, 9, 13, 20];
const PRINCES = [3, 12, 22, 33];
const DUKES = [2, 6, 8, 11];
const MARQUISES = [4, 7, 14, 24, 27];
const EARLS = [17, 21, 25, 34];
const PRESIDENTS = [5, 10, 31, 39];
const BY_RANK = [KINGS, PRINCES, DUKES, MARQUISES, EARLS, PRESIDENTS, [50]];

/** The end of the demon-use phase of a magician who holds these. */
function ending(spirits: number[], setting: Setting = {}): TestMatch {
  const s = setUp({ phase: 'use', magicians: [{ hex: HERE, spirits }], mortals: NOBODY }, setting);
  s.answer(0, { do: 'done' });
  return s;
}

/** Whether these fit the display: else he is asked what to let go. */
const fits = (spirits: number[], setting: Setting = {}) => ending(spirits, setting).asks() !== 'fit';

describe('how many spirits a magician may hold', () => {
  test('[15.0a] [15.0b] [R47] any number in his own demon-use phase; at its end they must fit', () => {
    // Purson the King holds three Dukes; without him two would be all.
    const s = setUp({ phase: 'use', magicians: [{ hex: HERE, spirits: [20, 2, 8, 11] }], mortals: NOBODY });
    s.answer(0, { do: 'power', spirit: 20, power: 'D' }, 1, 1);
    expect(s.asks()).toBe('use');
    expect(s.magician(0).held).toEqual([2, 8, 11]);
    s.answer(0, { do: 'done' });
    expect(s.asks()).toBe('fit');
    expect(s.why(0, { release: [] })).toBe('15.2');
    s.answer(0, { release: [8] });
    expect(s.magician(0).held).toEqual([2, 11]);
    expect(s.asks()).toBe('first');
  });

  test('[15.0b] the rank of the highest spirit sets the limit', () => {
    expect(fits([20, 2, 8, 11])).toBe(true);
    expect(fits([2, 8, 11])).toBe(false);
  });

  test('[15.1a] [T5] [17.0] beside the controlling spirit: King 12, Prince 10, Duke 8, Marquis 6, Earl 4, President 2', () => {
    [12, 10, 8, 6, 4, 2].forEach((others, top) => {
      const full = BY_RANK.slice(top).flatMap((spirits) => spirits.slice(0, 2));
      expect(full, RANKS[top]).toHaveLength(others + 1);
      expect(fits(full), RANKS[top]).toBe(true);
      // One more of any rank from the controller's down is one too many.
      for (const rank of BY_RANK.slice(top, 6)) expect(fits([...full, rank[2]]), RANKS[top]).toBe(false);
    });
    expect(fits([50])).toBe(true);
  });

  test('[T5] option controlDisplay strict: one box for each rank and two for Dukes', () => {
    const strict = { options: { controlDisplay: 'strict' } };
    const full = BY_RANK.flatMap((spirits, rank) => spirits.slice(0, rank === 2 ? 2 : 1));
    expect(full).toHaveLength(8);
    expect(fits(full, strict)).toBe(true);
    for (const rank of BY_RANK.slice(0, 6)) expect(fits([...full, rank[3]], strict)).toBe(false);
    expect(fits([1, 9], strict)).toBe(false);
    expect(fits([1, 9])).toBe(true);
    expect(fits([2, 8], strict)).toBe(true);
  });

  test('[15.2a] Asmoday as controlling spirit sits in the lower Duke box and holds one other Duke', () => {
    expect(fits([32, 2])).toBe(true);
    expect(fits([32, 2, 8])).toBe(false);
  });

  test('[R45] a spirit fits a box of its own rank or a higher one, never a lower', () => {
    expect(fits([2, 4, 7, 14])).toBe(true); // a third Marquis in the second Duke box
    expect(fits([2, 4, 7, 14, 24])).toBe(false); // and then no more
    expect(fits([2, 8, 11])).toBe(false); // a third Duke in no Marquis box
    expect(fits([20, 5, 10, 31, 39, 48, 53, 57, 58, 62])).toBe(true); // Presidents in all the boxes above a King
  });

  test('[R94] the count rank by rank agrees with laying the counters out box by box', () => {
    const boxes = [2, 2, 2, 2, 2, 2, 1];
    /** By R45 alone: places one spirit after another in any free box it fits. */
    const canBeLaid = (ranks: readonly number[]): boolean => {
      const top = Math.min(...ranks);
      const free = boxes.map((count, rank) => (rank < top ? 0 : count));
      free[top]--; // the controlling spirit's own
      const rest = [...ranks];
      rest.splice(rest.indexOf(top), 1);
      const place = (i: number): boolean => {
        if (i === rest.length) return true;
        for (let box = top; box <= rest[i]; box++) {
          if (free[box] === 0) continue;
          free[box]--;
          const done = place(i + 1);
          free[box]++;
          if (done) return true;
        }
        return false;
      };
      return place(0);
    };
    const rankOf = new Map<number, number>();
    for (const [rank, spirits] of BY_RANK.entries()) for (const spirit of spirits) rankOf.set(spirit, rank);
    const all = [...rankOf.keys()];
    let roll = 12345;
    const next = (n: number) => {
      roll = (roll * 1103515245 + 12345) % 2147483648;
      return Math.floor((roll / 2147483648) * n);
    };
    const seen = { true: 0, false: 0 };
    for (let trial = 0; trial < 150; trial++) {
      const from = all.slice(next(all.length - 6));
      const spirits = from.filter(() => next(10) < 4);
      if (spirits.length === 0) continue;
      const ranks = spirits.map((spirit) => rankOf.get(spirit) ?? 0);
      const expected = canBeLaid(ranks);
      seen[`${expected}`]++;
      expect(fits(spirits), spirits.join(' ')).toBe(expected);
    }
    expect(Math.min(seen.true, seen.false)).toBeGreaterThan(20);
  });
});

describe('the controlling spirit', () => {
  test('[15.1] one is named as soon as he holds any, of the highest rank; only he knows which', () => {
    const s = setUp({
      magicians: [{ hex: HERE, shield: 'Gold' }, { hex: '0110' }],
      mortals: NOBODY,
      piles: { Marquis: [4, 14] },
    });
    expect(s.view(0).magicians[0].controlling).toBeNull();
    s.answer(0, { do: 'conjure', rank: 'Marquis' }, 2);
    expect(s.view(0).magicians[0].controlling).toBe(4);
    expect(s.view(1).magicians[0].controlling).toBeNull();
    expect(s.view(null).magicians[0].controlling).toBeNull();
  });

  test('[15.1] a higher rank that comes takes the place over', () => {
    const s = setUp({
      magicians: [{ hex: HERE, shield: 'Gold', spirits: [4, 14] }],
      mortals: NOBODY,
      piles: { Duke: [2] },
    });
    expect(s.magician(0).controlling).toBe(4);
    const events = s.answer(0, { do: 'conjure', rank: 'Duke' }, 1);
    expect(s.magician(0).controlling).toBe(2);
    expect(only(events, 'controls')).toMatchObject([{ by: 0, rank: 'Duke' }]);
  });

  test('[15.1] when it goes another is named', () => {
    const s = setUp({ phase: 'use', magicians: [{ hex: HERE, spirits: [2, 4, 5] }], mortals: NOBODY });
    s.answer(0, { do: 'release', spirit: 2 });
    expect(s.magician(0).controlling).toBe(4);
  });

  test('[15.5] [R93] a new one may be named, of the highest rank held', () => {
    const s = setUp({ phase: 'use', magicians: [{ hex: HERE, spirits: [2, 8, 4] }], mortals: NOBODY });
    expect(s.magician(0).controlling).toBe(2);
    expect(s.why(0, { do: 'control', spirit: 4 })).toBe('R93.rank');
    expect(s.why(0, { do: 'control', spirit: 11 })).toBe('15.1'); // not his
    s.answer(0, { do: 'control', spirit: 8 });
    expect(s.magician(0).controlling).toBe(8);
    expect(s.allows(0, { do: 'control', spirit: 2 })).toBe(true); // and back again
  });

  test('[15.5] [R93] in his own demon-use phase, not before it; one lent by F keeps its box and may be named', () => {
    const early = setUp({ magicians: [{ hex: HERE, spirits: [2, 8] }], mortals: NOBODY });
    expect(early.why(0, { do: 'control', spirit: 8 })).toBe('3.0f');
    const s = setUp({
      phase: 'use',
      magicians: [
        { hex: HERE, spirits: [2, 8] },
        { hex: '0306', borrowed: [{ spirit: 8, owner: 0 }], spirits: [9] },
      ],
      mortals: NOBODY,
    });
    expect(s.options(0)).toContainEqual({ do: 'control', spirit: 8 });
    s.answer(0, { do: 'control', spirit: 8 });
    expect(s.magician(0).controlling).toBe(8);
  });
});

describe('letting go', () => {
  /** Clothilde has drawn three Dukes to her two Marquises and her President: worked example 7. */
  const clothilde = (drawn = [2, 18, 11], spirits = [14, 27, 10]) => {
    const s = setUp({
      acts: 2,
      magicians: [{ hex: '0110' }, { hex: '0115' }, { hex: HERE, shield: 'Gold', spirits }],
      mortals: NOBODY,
      piles: { Duke: drawn },
    });
    s.answer(2, { do: 'conjure', rank: 'Duke' }, drawn.length);
    return s;
  };

  test('[R45] [R46] [R94] worked example 7: overdrawn', () => {
    const s = clothilde();
    expect([s.asks(), s.asked()]).toEqual(['fit', [2]]);
    expect(s.why(2, { release: [] })).toBe('15.2');
    expect(s.why(2, { release: [10] })).toBe('15.2'); // three Dukes still
    for (const duke of [2, 18, 11]) expect(s.allows(2, { release: [duke] })).toBe(true);
    const events = s.answer(2, { release: [18] });
    expect(only(events, 'released')).toMatchObject([{ by: 2, spirit: 18, why: 'fit' }]);
    expect(s.view(2).magicians[2]).toMatchObject({ spirits: [2, 10, 11, 14, 27], controlling: 2 });
    expect(s.asks()).toBe('use');
    // With one Duke she could hold three Marquises, not four.
    expect(fits([2, 14, 27, 24])).toBe(true);
    expect(fits([2, 14, 27, 24, 30])).toBe(false);
  });

  test('[15.3] [15.4] he may conjure what he has no box for: it is released at once and never comes back', () => {
    const s = clothilde([18], [2, 11, 14]);
    expect(s.asks()).toBe('fit');
    s.answer(2, { release: [18] });
    expect(s.magician(2).held).toEqual([2, 11, 14]);
    expect(s.view(2).out).toEqual([18]);
    expect(s.state().piles[2]).not.toContain(18);
  });

  test('[R46] he chooses which go, old ones or new', () => {
    const s = clothilde([18], [2, 11, 14]);
    expect(s.why(2, { release: [14] })).toBe('15.2');
    expect(s.why(2, { release: [8] })).toBe('R93.foreign'); // not his
    s.answer(2, { release: [2] });
    expect(s.view(2).magicians[2]).toMatchObject({ spirits: [11, 14, 18], controlling: 11 });
  });

  test('[15.2] when all boxes above the controlling spirit are taken no more spirits can be held', () => {
    const s = clothilde([18], [2, 11, 14, 27, 17, 21, 5, 10, 50]);
    expect(s.why(2, { release: [] })).toBe('15.2');
    expect(s.why(2, { release: [50] })).toBe('15.2'); // a Duke fits in no Knight's box
    expect(s.allows(2, { release: [18] })).toBe(true);
  });

  test('[R93] in his own turn he may let go of more than he must, after a draw too', () => {
    const s = clothilde();
    s.answer(2, { release: [18, 10] });
    expect(s.view(2).magicians[2].spirits).toEqual([2, 11, 14, 27]);
    s.answer(2, { do: 'release', spirit: 2 });
    expect(s.view(2)).toMatchObject({ out: [2, 10, 18] });
    expect(s.why(2, { do: 'release', spirit: 2 })).toBe('R93.foreign'); // no longer his
  });

  test('[R93] [R47] in another’s turn only what must go goes', () => {
    const s = setUp({
      turn: 2,
      phase: 'victims',
      magicians: [{ hex: HERE, found: true, spirits: [20, 2, 8, 11, 10] }],
      mortals: { ...NOBODY, 'emir-of-ani': { hex: NORTH } },
    });
    s.answer(0, { with: [20] }, 2); // 7 - 4 = +3: Df
    expect(s.asks()).toBe('fit');
    expect(s.why(0, { release: [2, 10] })).toBe('R93.needless');
    expect(s.allows(0, { release: [2] })).toBe(true);
  });

  test('[15.4] [R93] a spirit let go at will is out of the game', () => {
    const s = setUp({ phase: 'use', magicians: [{ hex: HERE, spirits: [2, 8] }], mortals: NOBODY });
    expect(only(s.answer(0, { do: 'release', spirit: 8 }), 'released')).toMatchObject([{ spirit: 8, why: 'will' }]);
    expect(s.view(0)).toMatchObject({ out: [8], piles: { Duke: 23 } });
  });
});

describe('when the limit is checked', () => {
  test('[R47] after each conjuration', () => {
    const s = setUp({
      magicians: [{ hex: HERE, shield: 'Gold', spirits: [2, 8] }],
      mortals: NOBODY,
      piles: { Duke: [11] },
    });
    s.answer(0, { do: 'conjure', rank: 'Duke' }, 1);
    expect(s.asks()).toBe('fit');
  });

  test('[R47] when a friendly spirit released against curses was the controlling one', () => {
    const s = setUp({ magicians: [{ hex: HERE, spirits: [20, 2, 8, 11] }], mortals: NOBODY });
    s.answer(0, { do: 'conjure', rank: 'King' }, 4); // -1
    s.answer(0, { release: [20] });
    expect(s.asks()).toBe('fit');
    s.answer(0, { release: [2] });
    expect(s.magician(0)).toMatchObject({ held: [8, 11], controlling: 8 });
  });

  test('[R47] when a spirit is sent for a hoard in defence, though the spirits that fought are friendly', () => {
    const s = setUp({
      turn: 2,
      phase: 'victims',
      magicians: [{ hex: HERE, found: true, spirits: [20, 2, 8, 11] }],
      mortals: { ...NOBODY, abbot: { hex: NORTH, hoard: ['43'] } },
    });
    s.answer(0, { with: [2, 8, 11] }, 1); // 2 - 13 = -11: Ax
    s.answer(0, { spirit: 20 });
    expect(s.asks()).toBe('fit');
    s.answer(0, { release: [11] });
    expect(s.magician(0).held).toEqual([2, 8]);
  });

  test('[R47] [15.0a] not in the middle of his own demon-use phase, even after an attack that cost him his King', () => {
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: HERE, spirits: [20, 2, 8, 11] }],
      mortals: { ...NOBODY, eristav: { hex: NORTH } },
    });
    s.answer(0, { do: 'attack', hex: NORTH });
    s.answer(0, { with: [20] }, 1); // 4 - 5 = -1: Af
    expect(s.asks()).toBe('use');
    expect(s.magician(0).held).toEqual([2, 8, 11]);
  });

  test('[R47] [R94] the limit holds even if the spirits left over are all lent to another: one of them must go', () => {
    const s = setUp({
      turn: 2,
      phase: 'victims',
      magicians: [
        { hex: HERE, found: true, spirits: [20, 2, 8, 11], known: [2, 8, 11] },
        { hex: '0110', borrowed: [2, 8, 11].map((spirit) => ({ spirit, owner: 0 })) },
      ],
      mortals: { ...NOBODY, 'emir-of-ani': { hex: NORTH } },
    });
    s.answer(0, { with: [20] }, 2); // 7 - 4 = +3: Df
    expect(s.asks()).toBe('fit');
    expect(s.options(0)).toEqual([{ release: [2] }, { release: [8] }, { release: [11] }]);
    s.answer(0, { release: [8] });
    expect(s.magician(0).held).toEqual([2, 11]);
    expect(s.magician(1).borrowed.map(({ spirit }) => spirit)).toEqual([2, 11]);
  });
});
