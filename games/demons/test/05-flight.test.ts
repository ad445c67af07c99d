import { describe, expect, test } from 'vitest';
import { NOBODY, only, setUp, story, type TestMatch } from './table.ts';

const WAIT = { do: 'wait' };
const DONE = { do: 'done' };
const WALI = 'wali-of-partav';
const EMIR = 'emir-of-tabriz';
/** The mortals' movement phase of a second game-turn. */
const waking = (magicians: object[], mortals: object, dice: number[] = []) =>
  setUp({ turn: 2, phase: 'waking', magicians, mortals: { ...NOBODY, ...mortals } }, { dice });
const types = (s: TestMatch) => story(s).map(({ type }) => type);
const way = (s: TestMatch, unit = WALI) =>
  only(story(s), 'marched')
    .find(({ mortal }) => mortal === unit)
    ?.path.join(' ') ?? 'stays';

describe('taking flight', () => {
  test('[5.7] [R6] a mortal that suffers Df, printed DF elsewhere, turns to its fleeing side and runs for its base', () => {
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: '2412', spirits: [8, 11] }],
      mortals: { ...NOBODY, [WALI]: { hex: '2411' } },
    });
    s.answer(0, { do: 'attack', hex: '2411' });
    expect(only(s.answer(0, { with: [8, 11] }, 1), 'fought')).toMatchObject([{ result: 'Df' }]); // 9 against 4
    expect(s.view(null).mortals.at(-1)).toMatchObject({ id: WALI, status: 'fleeing', hex: '2411', base: '2206' });
    const told = s.answer(0, DONE);
    expect(only(told, 'marched')).toMatchObject([{ mortal: WALI, towards: 'base' }]);
  });

  test('[5.7] [R6] so does one that suffers Af, printed AF elsewhere', () => {
    const s = setUp({
      turn: 2,
      phase: 'search',
      magicians: [{ hex: '2412', spirits: [15], found: true }],
      mortals: { ...NOBODY, [WALI]: { hex: '2411' } },
    });
    const told = s.answer(0, { with: [15] }, 2); // 4 against 8
    expect(only(told, 'fought')).toMatchObject([{ result: 'Af' }]);
    expect(only(told, 'fled')).toMatchObject([{ mortal: WALI }]);
    expect(s.mortal(WALI).status).toBe('fleeing');
  });

  test('[R90] put to flight in its own base it stays there, and recovers without a roll in the next phase', () => {
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: '2406', spirits: [2, 8] }],
      mortals: { ...NOBODY, [WALI]: {} },
    });
    s.answer(0, { do: 'power', spirit: 2, power: 'E' });
    expect(s.mortal(WALI)).toMatchObject({ status: 'fleeing' });
    expect(s.hexOf(WALI)).toBe('2206');
    const told = s.answer(0, DONE);
    expect(only(told, 'recovered')).toMatchObject([{ mortal: WALI, hex: '2206' }]);
    expect(only(told, 'woke')).toEqual([]);
    expect(s.mortal(WALI).status).toBe('normal');
  });

  test('[R90] it recovers there whoever else is in the hex', () => {
    const s = waking([{ hex: '0105' }], { [WALI]: { hex: '2206', status: 'fleeing' }, bishop: { hex: '2206' } });
    expect(s.mortal(WALI).status).toBe('normal');
  });

  test('[R89] a fleeing mortal may be attacked and defends with all its strength; Df leaves it fleeing', () => {
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: '2416', spirits: [8, 11] }],
      mortals: { ...NOBODY, [WALI]: { hex: '2415', status: 'fleeing' } },
    });
    s.answer(0, { do: 'attack', hex: '2415' });
    const told = s.answer(0, { with: [8, 11] }, 1);
    expect(only(told, 'fought')).toMatchObject([{ attack: 9, defence: 4, result: 'Df' }]);
    expect(s.mortal(WALI).status).toBe('fleeing');
  });

  test('[R89] if it wins with Ax it holds him and goes on home', () => {
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: '2316', spirits: [46] }],
      mortals: { ...NOBODY, [EMIR]: { hex: '2315', status: 'fleeing' } },
    });
    s.answer(0, { do: 'attack', hex: '2315' });
    const told = s.answer(0, { with: [46] }, 1, 1, 1, 1, 1); // 1 against 7
    expect(only(told, 'captured')).toMatchObject([{ by: 0, captor: EMIR }]);
    expect(only(told, 'marched')).toMatchObject([{ mortal: EMIR, towards: 'base' }]);
    expect(only(told, 'woke')).toEqual([]);
  });
});

describe('running home', () => {
  test('[5.3c] [5.7a] [R22] [R116] four points straight for its base, without a roll, past any magician', () => {
    const s = waking([{ hex: '2214' }], { [WALI]: { hex: '2316', base: '2311', status: 'fleeing' } });
    expect(way(s)).toBe('2316 2315 2314 2313 2312'); // 2315 and 2314 are beside him
    expect(types(s)).not.toContain('woke');
    expect(s.mortal(WALI).status).toBe('fleeing');
    s.answer(0, WAIT);
    expect(s.hexOf(WALI)).toBe('2311');
  });

  test('[R22] [R116] it sets out even from beside a magician', () => {
    const s = waking([{ hex: '2416' }], { [WALI]: { hex: '2415', base: '2313', status: 'fleeing' } }, [6, 1]);
    expect(way(s)).toBe('2415 2315 2314 2313');
  });

  test('[R1] flight is running, not flying: it pays for terrain and goes round water', () => {
    const s = waking([{ hex: '0105' }], { [WALI]: { hex: '1514', base: '1714', status: 'fleeing' } });
    expect(way(s)).toBe('1514 1513 1612 1712 1812'); // straight over the lake it would be two hexes
    const uphill = (hex: string) => waking([{ hex: '0105' }], { [WALI]: { hex, base: '2413', status: 'fleeing' } });
    expect(uphill('2415').hexOf(WALI)).toBe('2413'); // an open hex and a mountain, 1 + 3
    expect(uphill('2416').hexOf(WALI)).toBe('2414'); // two points left, and the mountain costs three
  });

  test('[5.7b] it neither pursues nor searches nor attacks, and a found magician beside it alone is hidden again', () => {
    const s = setUp(
      {
        turn: 2,
        phase: 'search',
        magicians: [
          { hex: '2416', spirits: [15] },
          { hex: '2216', found: true },
        ],
        mortals: {
          ...NOBODY,
          [WALI]: { hex: '2415', status: 'fleeing' },
          [EMIR]: { hex: '2116', status: 'fleeing' },
        },
      },
      { dice: [1, 1] },
    );
    expect(types(s)).not.toContain('searched');
    expect(types(s)).not.toContain('fought');
    expect(s.asks()).toBe('first');
    s.answer(0, WAIT);
    expect(s.magician(1).found).toBe(false);
  });

  test('[5.4] [R85] [R116] on the way it never enters a magician’s hex, though that be as short as another', () => {
    const home = { [WALI]: { hex: '2113', base: '2313', status: 'fleeing' } };
    expect(way(waking([{ hex: '2212' }], home, [6, 1]))).toBe('2113 2213 2313');
    expect(way(waking([{ hex: '2213' }], home, [1, 6]))).toBe('2113 2212 2313');
    expect(way(waking([{ hex: '0105' }], home, [6, 1]))).toBe('2113 2212 2313'); // free to choose, it rolls
    expect(way(waking([{ hex: '0105' }], home, [1, 6]))).toBe('2113 2213 2313');
  });
});

describe('at the base', () => {
  test('[5.7c] it enters a free base, is turned back, and stays inactive until a roll of the next turn', () => {
    const s = waking([{ hex: '2316' }], { [WALI]: { hex: '2312', base: '2311', status: 'fleeing' } });
    expect(types(s)).toEqual(['marched', 'recovered', 'playerTurn']);
    expect(s.hexOf(WALI)).toBe('2311');
    expect(s.mortal(WALI).status).toBe('normal');
    expect(only(s.answer(0, WAIT, 4), 'woke')).toMatchObject([{ mortal: WALI, distance: 5, woke: false }]);
  });

  test('[5.7d] [R116] if another mortal is there it waits beside, still fleeing, and goes in when the base is left', () => {
    const s = waking(
      [{ hex: '2116' }],
      {
        [WALI]: { hex: '2316', base: '2313', status: 'fleeing' },
        metropolitan: { hex: '2313', base: '2313' },
      },
      [1],
    );
    expect(way(s)).toBe('2316 2315 2314');
    expect(s.mortal(WALI).status).toBe('fleeing');
    s.answer(0, WAIT, 1); // the Metropolitan sleeps on
    expect(s.hexOf(WALI)).toBe('2314');
    s.answer(0, WAIT, 6, 1, 6); // he wakes and goes; 2314 to 2313
    expect(s.hexOf('metropolitan')).not.toBe('2313');
    expect(s.hexOf(WALI)).toBe('2313');
    expect(s.mortal(WALI).status).toBe('normal');
  });

  test('[R23] only a unit in flight waits: others share its base as they please', () => {
    const s = waking(
      [{ hex: '2315' }],
      { [WALI]: { hex: '2310', base: '2313' }, metropolitan: { hex: '2313' } },
      [1, 6],
    );
    // The base of the Wali is two hexes from the magician; awake, he marches through the Metropolitan's hex.
    expect(way(s)).toBe('2310 2311 2312 2313 2314');
    const captor = waking([{ hex: '0105' }, { captor: { mortal: WALI }, caught: 1 }], {
      [WALI]: { hex: '2311', base: '2313' },
      metropolitan: { hex: '2313' },
    });
    expect(captor.hexOf(WALI)).toBe('2313');
  });

  const cornered = (hex: string, magician = {}, dice: number[] = []) =>
    waking([{ hex: '2313', ...magician }], { [WALI]: { hex, base: '2313', status: 'fleeing' } }, dice);

  test('[5.7e] [5.7f] [R24] if a magician is there it stops beside him, turns back, finds him and attacks without a search', () => {
    for (const from of ['2316', '2314']) {
      const s = cornered(from, { spirits: [15] });
      expect(s.hexOf(WALI)).toBe('2314');
      expect(s.mortal(WALI).status).toBe('normal');
      expect(types(s)).toEqual([...(from === '2314' ? [] : ['marched']), 'recovered', 'cornered']);
      expect(s.magician(0).found).toBe(true);
      expect(s.asks()).toBe('defend'); // in the same mortals' turn
    }
  });

  test('[R24] [7.8] it attacks the magician in its base, without a die, though another found one is beside it', () => {
    const beside = (wali: object) =>
      waking(
        [
          { hex: '2313', spirits: [15] },
          { hex: '2414', spirits: [14], found: true },
        ],
        {
          [WALI]: { hex: '2314', base: '2313', ...wali },
          abbot: { hex: '2415' }, // keeps the other one found
        },
      );
    const s = beside({ status: 'fleeing' });
    expect(types(s)).not.toContain('victim');
    expect(s.state().victims.filter((victim) => victim >= 0)).toEqual([1, 0]); // Abbot, Wali
    expect([s.asks(), s.asked()]).toEqual(['defend', [0]]);
    // Found before, he is its victim all the same.
    const found = waking(
      [
        { hex: '2313', found: true },
        { hex: '2414', found: true },
      ],
      {
        [WALI]: { hex: '2314', base: '2313', status: 'fleeing' },
      },
    );
    expect(types(found)).not.toContain('victim');
    expect(only(story(found), 'fought')).toMatchObject([{ defender: 0 }]);
    // One that was not in flight rolls for its victim, who may be either.
    const normal = waking(
      [
        { hex: '2313', found: true },
        { hex: '2414', found: true },
      ],
      { [WALI]: { hex: '2314', base: '2313' } },
      [6, 2, 5, 1],
    );
    expect(only(story(normal), 'victim')).toMatchObject([{ victim: 1 }]);
  });

  test('[5.7e] [R24] too far off to come beside him it flees on', () => {
    const s = waking([{ hex: '2311' }], { [WALI]: { hex: '2316', base: '2311', status: 'fleeing' } });
    expect(s.hexOf(WALI)).toBe('2312');
    const far = waking([{ hex: '2310' }], { [WALI]: { hex: '2316', base: '2310', status: 'fleeing' } });
    expect(far.hexOf(WALI)).toBe('2312');
    expect(far.mortal(WALI).status).toBe('fleeing');
    expect(types(far)).not.toContain('cornered');
  });

  test('[R24] an invisible magician is not found so', () => {
    const s = cornered('2314', { invisible: true, spirits: [15] });
    expect(types(s)).not.toContain('cornered');
    expect(s.mortal(WALI).status).toBe('normal');
    expect(s.magician(0).found).toBe(false);
    expect(s.asks()).toBe('first');
  });

  test('[R24] [5.4] it never enters his hex, whatever it rolls', () => {
    const s = cornered('2314', {}, [3]); // 4 against nothing: Df, he is not captured
    expect(s.hexOf(WALI)).toBe('2314');
    expect(s.view(null).magicians[0].hex).toBe('2313');
  });
});

describe('captors', () => {
  const captive = { captor: { mortal: WALI }, caught: 1 };

  test('[R97] [R116] a captor marches home without a roll and does not stop for magicians', () => {
    const s = waking([{ hex: '2214' }, captive], { [WALI]: { hex: '2316', base: '2311' } });
    expect(way(s)).toBe('2316 2315 2314 2313 2312');
    expect(types(s)).not.toContain('woke');
    expect(types(s)).not.toContain('searched');
  });

  test('[R97] it sets out from beside a magician, but may not enter his hex', () => {
    const s = waking([{ hex: '2312' }, captive], { [WALI]: { hex: '2313', base: '2311' } }, [1, 6]);
    const [{ path }] = only(story(s), 'marched');
    expect(path).not.toContain('2312');
    expect(s.hexOf(WALI)).toBe('2311');
  });

  test('[R116] only a magician in its base keeps it waiting beside it', () => {
    const s = waking([{ hex: '2313' }, captive], { [WALI]: { hex: '2316', base: '2313' } });
    expect(way(s)).toBe('2316 2315 2314');
    expect(s.mortal(WALI).status).toBe('normal');
    expect(s.magician(0).found).toBe(false); // a captor attacks nobody
    const shared = waking([{ hex: '0105' }, captive], {
      [WALI]: { hex: '2316', base: '2313' },
      bishop: { hex: '2313' },
    });
    expect(shared.hexOf(WALI)).toBe('2313');
  });
});
