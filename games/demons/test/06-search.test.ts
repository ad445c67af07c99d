import { dataOf, judge } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { NOBODY, only, setUp, story, type TestMatch } from './table.ts';

const WAIT = { do: 'wait' };
const hexOf = (s: TestMatch, seat = 0) => s.view(null).magicians[seat].hex;
/** The search phase of a second game-turn. */
const searching = (magicians: object[], mortals: object, dice: number[], options = {}) =>
  setUp({ turn: 2, phase: 'search', magicians, mortals: { ...NOBODY, ...mortals } }, { dice, options });

/** Alaric alone in open 0705, the Metropolitan (4) and the Emir of Ani (7) beside him in 0805: worked example 2. */
const searched = (dice: number[], hex = '0705') =>
  searching([{ hex }], { metropolitan: { hex: '0805' }, 'emir-of-ani': { hex: '0805' } }, dice);

describe('worked example 2', () => {
  test('[6.0c] [6.0d] [6.0f] [T2] strength 11 in open ground finds on a 3', () => {
    const s = searched([3, 1]);
    expect(only(story(s), 'searched')).toMatchObject([{ by: 0, die: 3, modifier: 0, strength: 11, result: 'D' }]);
    expect(s.magician(0).found).toBe(true);
  });

  test('[6.0e] [T2] a 4 or 5 does nothing', () => {
    for (const die of [4, 5]) {
      const s = searched([die]);
      expect(only(story(s), 'searched')).toMatchObject([{ result: '-' }]);
      expect(s.magician(0)).toMatchObject({ status: 'map', found: false });
      expect(only(story(s), 'fought')).toEqual([]);
      expect(s.asks()).toBe('first');
    }
  });

  test('[6.0g] [R25] a 6 lets him evade: one free step to an adjacent hex without water or enemies, or none', () => {
    const s = searched([6]);
    expect(s.asks()).toBe('evade');
    expect(s.match.open && dataOf(s.match.open.question).facts).toEqual({
      hex: '0705',
      mortals: ['metropolitan', 'emir-of-ani'],
    });
    expect(s.why(0, { to: '0805' })).toBe('R25.taken');
    expect(s.why(0, { to: '0703' })).toBe('R25.far');
    s.answer(0, { to: '0604' });
    expect(hexOf(s)).toBe('0604');
    const stays = searched([6]);
    stays.answer(0, { to: null });
    expect(hexOf(stays)).toBe('0705');
    expect(stays.magician(0).found).toBe(false);
  });

  test('[5.8c] [R27] in forest the die 3 would read 4, and nothing would happen', () => {
    const s = searching([{ hex: '0604' }], { metropolitan: { hex: '0705' }, 'emir-of-ani': { hex: '0705' } }, [3]);
    expect(only(story(s), 'searched')).toMatchObject([{ die: 3, modifier: 1, strength: 11, result: '-' }]);
  });

  test('[3.0d] [6.0a] it follows on worked example 1 by itself', () => {
    const s = setUp({ turn: 2, phase: 'waking', magicians: [{ hex: '0705' }] }, { dice: [3, 4, 2, 5, 3, 5, 2, 3, 1] });
    expect(only(story(s), 'searched')).toMatchObject([{ by: 0, die: 3, strength: 11, result: 'D' }]);
    expect(only(story(s), 'fought')).toMatchObject([{ attackers: ['metropolitan', 'emir-of-ani'], attack: 11 }]);
  });
});

describe('the Discovery Table', () => {
  /** A hex of each terrain and an open or city hex beside it for the searchers. */
  const GROUND = {
    city: { hex: '0704', beside: '0705', modifier: -1 },
    open: { hex: '0705', beside: '0805', modifier: 0 },
    forest: { hex: '0604', beside: '0705', modifier: 1 },
    mountain: { hex: '0603', beside: '0704', modifier: 2 },
    'wooded mountain': { hex: '0504', beside: '0604', modifier: 3 },
  };
  /** Companies of the lowest and the highest strength of each column; with mortalStrength −2 the Abbot has 1. */
  const COMPANIES: Record<number, string[]> = {
    4: ['metropolitan'],
    5: ['eristav'],
    8: ['atabeg-of-ganja'],
    9: ['emir-of-ani', 'abbot'],
    13: ['atabeg-of-ganja', 'eristav'],
    14: ['atabeg-of-ganja', 'emir-of-akhlat'],
    19: ['atabeg-of-ganja', 'emir-of-ani', 'metropolitan'],
    20: ['atabeg-of-ganja', 'emir-of-ani', 'eristav'],
  };
  const COLUMNS = [[4], [5, 8], [9, 13], [14, 19], [20]];

  function searchIn(ground: keyof typeof GROUND, company: string[], die: number, options = {}) {
    const { hex, beside } = GROUND[ground];
    const mortals = Object.fromEntries(company.map((id) => [id, { hex: beside }]));
    return only(story(searching([{ hex }], mortals, [die], options)), 'searched')[0];
  }

  const ROWS = ['DDDDD', '-DDDD', '--DDD', 'E--DD', 'EE--D', 'EEE--', 'EEEE-', 'EEEEE'];

  test('[6.0d] [6.3] [T2] every column and every modified die, from city to wooded mountain', () => {
    for (const ground of Object.keys(GROUND) as (keyof typeof GROUND)[])
      COLUMNS.forEach((strengths, column) => {
        for (const strength of strengths)
          for (const die of [1, 2, 3, 4, 5, 6]) {
            const { modifier } = GROUND[ground];
            const row = Math.min(8, Math.max(1, die + modifier));
            const wanted = { die, modifier, strength, result: ROWS[row - 1][column] };
            expect(searchIn(ground, COMPANIES[strength], die)).toMatchObject(wanted);
          }
      });
  });

  test('[T2] one alone of strength 1 still searches, in the first column', () => {
    const alone = (die: number) => searchIn('open', ['abbot'], die, { mortalStrength: -2 });
    expect(alone(1)).toMatchObject({ strength: 1, result: 'D' });
    expect(alone(2)).toMatchObject({ strength: 1, result: '-' });
    expect(alone(4)).toMatchObject({ strength: 1, result: 'E' });
  });

  test('[T1] [T2] [R27] the odds in six of D, - and E', () => {
    const ODDS = {
      city: ['2 / 2 / 2', '3 / 2 / 1', '4 / 2 / 0', '5 / 1 / 0', '6 / 0 / 0'],
      open: ['1 / 2 / 3', '2 / 2 / 2', '3 / 2 / 1', '4 / 2 / 0', '5 / 1 / 0'],
      forest: ['0 / 2 / 4', '1 / 2 / 3', '2 / 2 / 2', '3 / 2 / 1', '4 / 2 / 0'],
      mountain: ['0 / 1 / 5', '0 / 2 / 4', '1 / 2 / 3', '2 / 2 / 2', '3 / 2 / 1'],
      'wooded mountain': ['0 / 0 / 6', '0 / 1 / 5', '0 / 2 / 4', '1 / 2 / 3', '2 / 2 / 2'],
    };
    for (const [ground, odds] of Object.entries(ODDS)) {
      const counted = COLUMNS.map(([strength]) => {
        const results = [1, 2, 3, 4, 5, 6].map(
          (die) => searchIn(ground as keyof typeof ODDS, COMPANIES[strength], die).result,
        );
        return ['D', '-', 'E'].map((letter) => results.filter((result) => result === letter).length).join(' / ');
      });
      expect(counted, ground).toEqual(odds);
    }
  });

  test('[5.8c] [T1] a ruined city is open ground: its -1 is gone', () => {
    const modifier = (ruins: string[]) =>
      only(
        story(
          setUp(
            {
              turn: 2,
              phase: 'search',
              magicians: [{ hex: '0704' }],
              mortals: { ...NOBODY, metropolitan: { hex: '0705' } },
              ruins,
            },
            { dice: [6] },
          ),
        ),
        'searched',
      )[0].modifier;
    expect([modifier([]), modifier(['0704'])]).toEqual([-1, 0]);
  });

  test('[R27] the modifier is that of his own hex, not of the searchers’', () => {
    const modifier = (hex: string, beside: string) =>
      only(story(searching([{ hex }], { metropolitan: { hex: beside } }, [6])), 'searched')[0].modifier;
    expect(modifier('0603', '0704')).toBe(2); // he in the mountains, they in the city
    expect(modifier('0704', '0603')).toBe(-1);
  });
});

describe('who searches whom', () => {
  test('[6.0a] [6.0c] every hidden magician beside a mortal is searched once; one mortal counts against several', () => {
    const s = searching(
      [{ hex: '2214' }, { hex: '2016' }, { hex: '0105' }],
      { 'emir-of-tabriz': { hex: '2115' }, 'wali-of-partav': { hex: '2116' } },
      [4, 5],
    );
    expect(only(story(s), 'searched')).toMatchObject([
      { by: 0, strength: 7, die: 4, result: '-' }, // the Wali is two hexes from him
      { by: 1, strength: 4, die: 5, result: 'E' },
    ]);
    const both = searching(
      [{ hex: '2215' }, { hex: '2015' }],
      { 'emir-of-tabriz': { hex: '2115' }, 'wali-of-partav': { hex: '2116' } },
      [4, 3],
    );
    expect(only(story(both), 'searched').map(({ by, strength }) => [by, strength])).toEqual([
      [0, 11],
      [1, 11],
    ]);
  });

  test('[6.0d] the strengths of all mortals beside him are added, those two hexes away are not', () => {
    const s = searching(
      [{ hex: '2416' }],
      { metropolitan: { hex: '2415' }, bishop: { hex: '2316' }, abbot: { hex: '2414' } },
      [5],
    );
    expect(only(story(s), 'searched')).toMatchObject([{ strength: 7 }]);
  });

  test('[R28] captors and fleeing mortals are left out of the total', () => {
    const s = searching(
      [{ hex: '2416' }, { captor: { mortal: 'emir-of-ani' }, caught: 1 }],
      {
        metropolitan: { hex: '2415' },
        bishop: { hex: '2415', status: 'fleeing' },
        'emir-of-ani': { hex: '2316' },
      },
      [6],
    );
    expect(only(story(s), 'searched')).toMatchObject([{ by: 0, strength: 4 }]);
  });

  test('[R9] [R28] with only such units beside him nobody searches at all', () => {
    const s = searching(
      [{ hex: '2416' }, { captor: { mortal: 'emir-of-ani' }, caught: 1 }],
      { bishop: { hex: '2415', status: 'fleeing' }, 'emir-of-ani': { hex: '2316' } },
      [1],
    );
    expect(only(story(s), 'searched')).toEqual([]);
    expect(s.asks()).toBe('first');
  });

  test('[6.0b] the discovered are attacked, the hidden are not, by the same mortal', () => {
    const s = searching(
      [
        { hex: '2214', spirits: [15] },
        { hex: '2014', spirits: [8] },
      ],
      { 'emir-of-tabriz': { hex: '2114' } },
      [3, 1], // against 7 a 3 is nothing, a 1 finds
    );
    expect(only(story(s), 'searched').map(({ result }) => result)).toEqual(['-', 'D']);
    expect(only(story(s), 'victim')).toEqual([]); // there is nobody else to choose
    expect(s.asks()).toBe('defend');
    expect(s.asked()).toEqual([1]);
    s.answer(1, { with: [8] }, 1);
    expect(s.asks()).toBe('first'); // nobody came for the first
  });

  test('[6.0f] what is discovered shows its found side to all', () => {
    const s = searching([{ hex: '2416', spirits: [15] }], { 'emir-of-tabriz': { hex: '2415' } }, [1]);
    for (const viewer of [null, 0]) expect(s.view(viewer).magicians[0].found).toBe(true);
  });

  test('[R88] a magician already discovered is not rolled for and is attacked straight away', () => {
    const s = searching([{ hex: '2416', spirits: [15], found: true }], { 'emir-of-tabriz': { hex: '2415' } }, []);
    expect(story(s)).toEqual([]);
    expect(s.asks()).toBe('defend');
  });

  test('[6.2] another magician attacks him without having discovered him; a mortal could not', () => {
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: '2416', spirits: [15] }, { hex: '2415' }],
      mortals: NOBODY,
    });
    expect(s.magician(1).found).toBe(false);
    s.answer(0, { do: 'attack', hex: '2415' });
    expect(only(s.answer(0, { with: [15] }, 1), 'fought')).toMatchObject([{ attacker: 0, defender: 1 }]);
  });
});

describe('evading', () => {
  test('[R25] the step costs nothing: over a river into wooded mountains', () => {
    const s = searching([{ hex: '0405' }], { metropolitan: { hex: '0406' } }, [6]);
    expect(s.asks()).toBe('evade');
    s.answer(0, { to: '0404' });
    expect(hexOf(s)).toBe('0404');
  });

  test('[R25] [5.5a] it ignores pins, may end beside an enemy, and brings no second search in that phase', () => {
    const s = searching(
      [{ hex: '2416' }, { hex: '2215' }],
      { metropolitan: { hex: '2415' }, 'emir-of-tabriz': { hex: '2315' } },
      [6, 6],
    );
    expect(s.allows(0, { to: '2316' })).toBe(true); // beside the Emir and the other magician
    s.answer(0, { to: '2316' });
    expect(only(story(s), 'searched').filter(({ by }) => by === 0)).toHaveLength(1);
    expect(s.magician(0).found).toBe(false);
  });

  test('[R25] not onto another magician, not into water, not off the map, not two hexes', () => {
    const s = searching([{ hex: '2416' }, { hex: '2316' }], { metropolitan: { hex: '2415' } }, [6]);
    expect(s.why(0, { to: '2316' })).toBe('R25.taken');
    expect(s.why(0, { to: '2315' })).toBe('R25.far');
    expect(s.options(0)).toEqual([{ to: null }]);
    expect(judge(s.match, 0, { to: 'off' })).toHaveProperty('fault');
    const shore = searching([{ hex: '1013' }], { metropolitan: { hex: '1113' } }, [6]);
    expect(shore.why(0, { to: '1012' })).toBe('R25.water');
    expect(shore.allows(0, { to: '0913' })).toBe(true);
  });

  test('[6.0g] who has evaded stays undiscovered and is not attacked', () => {
    const s = searching([{ hex: '2416', spirits: [15] }], { metropolitan: { hex: '2415' } }, [6]);
    const told = s.answer(0, { to: null });
    expect(told.map(({ type }) => type)).toEqual(['evaded', 'playerTurn']);
    expect(s.magician(0).found).toBe(false);
  });
});

describe('staying found and turning hidden', () => {
  test('[6.1] [R3] a discovered magician stays discovered, turn after turn, while a mortal that can search is beside him', () => {
    const s = searching([{ hex: '2416', spirits: [8, 2] }], { 'emir-of-tabriz': { hex: '2415' } }, [1]);
    s.answer(0, { with: [2] }, 4); // 7 against 4: Df, the spirit is lost and he is still there
    expect(s.magician(0).found).toBe(true);
    s.answer(0, WAIT);
    s.answer(0, { do: 'done' }, 1);
    expect(only(story(s), 'searched')).toHaveLength(1);
    expect(s.asks()).toBe('defend');
    expect(s.magician(0).found).toBe(true);
  });

  test('[R29] [6.1] he is hidden as soon as the last such mortal flees', () => {
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: '2416', found: true, spirits: [8, 11] }],
      mortals: { ...NOBODY, 'wali-of-partav': { hex: '2415' } },
    });
    s.answer(0, { do: 'attack', hex: '2415' });
    const told = s.answer(0, { with: [8, 11] }, 1);
    expect(told.map(({ type }) => type)).toEqual(['committed', 'fought', 'fled', 'hidden']);
    expect(s.magician(0).found).toBe(false);
  });

  test('[R29] but not while another is beside him', () => {
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: '2416', found: true, spirits: [8, 11] }],
      mortals: { ...NOBODY, 'wali-of-partav': { hex: '2415' }, bishop: { hex: '2316' } },
    });
    s.answer(0, { do: 'attack', hex: '2415' });
    s.answer(0, { with: [8, 11] }, 1);
    expect(s.magician(0).found).toBe(true);
  });

  test('[R29] he is hidden when a power takes him away, or when the mortal has become a captor', () => {
    const away = setUp({
      phase: 'use',
      magicians: [{ hex: '2416', found: true, spirits: [18, 8] }],
      mortals: { ...NOBODY, 'wali-of-partav': { hex: '2415' } },
    });
    expect(only(away.answer(0, { do: 'power', spirit: 18, power: 'T', to: '0705' }), 'hidden')).toMatchObject([
      { by: 0 },
    ]);
    const s = searching(
      [
        { hex: '2416', found: true },
        { hex: '2414', found: true },
      ],
      { 'emir-of-tabriz': { hex: '2415' } },
      [1, 6, 6], // the second is its victim, and is captured
    );
    expect(only(story(s), 'captured')).toMatchObject([{ by: 1, captor: 'emir-of-tabriz' }]);
    expect(only(story(s), 'hidden')).toMatchObject([{ by: 0 }]);
    expect(s.magician(0).found).toBe(false);
  });
});
