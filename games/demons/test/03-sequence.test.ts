import { describe, expect, test } from 'vitest';
import type { DemonsEvent } from '../events.ts';
import { NOBODY, only, setUp, story } from './table.ts';

const WAIT = { do: 'wait' };
const DONE = { do: 'done' };
const types = (events: readonly DemonsEvent[]) => events.map(({ type }) => type);

describe('the game-turn', () => {
  test("[3.0] [3.0i] a mortals' turn, then one player turn for each magician in the same order, then the next game-turn", () => {
    const s = setUp({
      turn: 4,
      order: [2, 0, 1],
      acts: 2,
      magicians: [{ hex: '2416' }, { hex: '2216' }, { hex: '2016' }],
      mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '2010' } }, // six hexes from the nearest: it sleeps on a 1
    });
    const round: DemonsEvent[] = [];
    for (const seat of [2, 0, 1, 2]) {
      expect(s.asked()).toEqual([seat]);
      round.push(...s.answer(seat, WAIT, ...(seat === 1 ? [1] : [])));
    }
    expect(round.map((event) => (event.type === 'playerTurn' ? `turn of ${event.by}` : event.type))).toEqual([
      ...['waited', 'turn of 0', 'waited', 'turn of 1', 'waited', 'gameTurn'],
      ...['woke', 'turn of 2', 'waited', 'turn of 0'],
    ]);
    expect(s.state().turn).toBe(5);
  });

  test('[3.0i] each magician has both phases, whatever the others did in theirs', () => {
    const s = setUp({
      magicians: [
        { hex: '2416', spirits: [15] },
        { hex: '2016', spirits: [8] },
      ],
      mortals: NOBODY,
    });
    const asked: string[] = [];
    for (const seat of [0, 0, 1, 1]) {
      asked.push(`${seat} ${s.asks()}`);
      s.answer(seat, s.asks() === 'first' ? WAIT : DONE);
    }
    expect(asked).toEqual(['0 first', '0 use', '1 first', '1 use']);
    expect(s.state()).toMatchObject({ turn: 2 });
  });

  test('[3.0j] game-turns follow one another until the last magician is gone; then victory is judged', () => {
    const s = setUp({ magicians: [{ hex: '2416' }], mortals: NOBODY });
    for (let turn = 1; turn < 5; turn++) {
      s.answer(0, WAIT);
      expect(s.match.over).toBe(false);
    }
    expect(s.state().turn).toBe(5);
    expect(types(s.answer(0, { do: 'leave' }))).toEqual(['left', 'ended']);
    expect(s.match.over).toBe(true);
  });
});

describe("the mortals' movement phase", () => {
  /** A magician in 0106 and one mortal straight south of him. */
  const rolled = (hex: string, die: number) =>
    only(
      story(
        setUp(
          {
            turn: 2,
            phase: 'waking',
            magicians: [{ hex: '0106' }],
            mortals: { ...NOBODY, 'emir-of-tabriz': { hex } },
          },
          { dice: [die] },
        ),
      ),
      'woke',
    );

  test('[3.0a] [R7] at 1 to 6 hexes one die is rolled, and the unit wakes if it is at least the distance', () => {
    for (const [distance, hex] of ['0107', '0108', '0109', '0110', '0111', '0112'].entries())
      for (const die of [1, 2, 3, 4, 5, 6])
        expect(rolled(hex, die)).toEqual([
          { type: 'woke', mortal: 'emir-of-tabriz', die, distance: distance + 1, woke: die >= distance + 1 },
        ]);
  });

  test('[R7] [3.0a] a unit at seven hexes is not rolled for', () => {
    expect(rolled('0113', 6)).toEqual([]);
  });

  test('[3.0b] a unit that wakes goes towards the nearest magician with four points, one that does not stays', () => {
    const marched = (die: number) => {
      const s = setUp(
        {
          turn: 2,
          phase: 'waking',
          magicians: [{ hex: '2416' }, { hex: '0108' }],
          mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '1816' } },
        },
        { dice: [die, 1, 2] }, // the last step is 2215 or 2216
      );
      return s.hexOf('emir-of-tabriz');
    };
    expect(marched(6)).toBe('2216'); // six hexes off, four hexes nearer
    expect(marched(5)).toBe('1816');
  });

  test('[3.0c] a unit once woken needs a new roll in the next game-turn', () => {
    const s = setUp(
      {
        turn: 2,
        phase: 'waking',
        magicians: [{ hex: '2416' }],
        mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '1816' } },
      },
      { dice: [6, 1, 2] },
    );
    expect(s.hexOf('emir-of-tabriz')).toBe('2216');
    expect(only(s.answer(0, WAIT, 1), 'woke')).toMatchObject([{ distance: 2, die: 1, woke: false }]);
    expect(s.hexOf('emir-of-tabriz')).toBe('2216');
    s.answer(0, WAIT, 2);
    expect(s.hexOf('emir-of-tabriz')).toBe('2316');
  });

  test('[R82] unit by unit in the order of the roster: the roll, the whole march, then the next; adjacent ones roll too', () => {
    const s = setUp(
      {
        turn: 2,
        phase: 'waking',
        magicians: [{ hex: '2416' }],
        mortals: {
          ...NOBODY,
          'wali-of-partav': { hex: '2213' },
          metropolitan: { hex: '2415' },
          'emir-of-tabriz': { hex: '2414' },
        },
      },
      { dice: [1, 2, 1] },
    );
    const told = story(s).slice(0, 4);
    expect(told.map((event) => ('mortal' in event ? `${event.type} ${event.mortal}` : event.type))).toEqual([
      'woke metropolitan',
      'woke emir-of-tabriz',
      'marched emir-of-tabriz',
      'woke wali-of-partav',
    ]);
    expect(told[0]).toMatchObject({ die: 1, distance: 1, woke: true });
  });
});

describe("the mortals' discovery and combat phase", () => {
  test('[3.0d] they search every magician next to them and attack those they find, asking nobody', () => {
    const s = setUp(
      {
        turn: 2,
        phase: 'search',
        magicians: [{ hex: '2416' }, { hex: '2214' }],
        mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '2316' }, 'wali-of-partav': { hex: '2114' } },
      },
      { dice: [1, 1, 6, 6] },
    );
    expect(types(story(s)).slice(0, 6)).toEqual(['searched', 'searched', 'fought', 'captured', 'fought', 'captured']);
    expect(only(story(s), 'fought')).toMatchObject([
      { attackers: ['emir-of-tabriz'], defender: 0 },
      { attackers: ['wali-of-partav'], defender: 1 },
    ]);
  });

  test('[R9] a unit that did not wake this turn, and one that was walked up to, search like the others', () => {
    const s = setUp({ magicians: [{ hex: '2416' }], mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '2114' } } });
    s.answer(0, { do: 'move', to: '2214' }, 1, 2);
    expect(only(story(s), 'searched')).toMatchObject([{ by: 0, die: 2, strength: 7, result: 'D' }]);
    const asleep = setUp(
      {
        turn: 2,
        phase: 'search', // no activation roll at all
        magicians: [{ hex: '2416' }],
        mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '2415' } },
      },
      { dice: [2] },
    );
    expect(only(story(asleep), 'searched')).toMatchObject([{ strength: 7, result: 'D' }]);
  });

  test('[R87] all searches in player order with their E steps, then victims by the roster, attacks by the defenders, torture', () => {
    const s = setUp(
      {
        turn: 3,
        phase: 'search',
        order: [1, 0, 2],
        acts: 1,
        magicians: [
          { hex: '2215' },
          { hex: '2015', found: true },
          { captor: { mortal: 'emir-of-tabriz' }, caught: 20 },
        ],
        mortals: {
          ...NOBODY,
          'atabeg-of-ganja': { hex: '2115' },
          'prince-of-syunik': { hex: '2116' },
          'emir-of-tabriz': { hex: '1914' },
        },
      },
      { dice: [1, 5, 2, 2, 3, 6, 6, 5] },
    );
    expect(types(story(s))).toEqual([
      'searched', // 0, found among strength 12; 1 is found already
      ...['victim', 'victim'], // the Atabeg, then the Prince, each next to both
      ...['fought', 'captured'], // 1 is first in the order
      ...['fought', 'captured'],
      'tortured',
      'playerTurn',
    ]);
    expect(only(story(s), 'victim').map(({ mortal, victim }) => [mortal, victim])).toEqual([
      ['atabeg-of-ganja', 1],
      ['prince-of-syunik', 0],
    ]);
    expect(only(story(s), 'fought').map(({ defender }) => defender)).toEqual([1, 0]);
  });

  test('[R87] the order of play is the order of the searches', () => {
    const by = (order: number[]) =>
      only(
        story(
          setUp(
            {
              turn: 3,
              phase: 'search',
              order,
              acts: order[0],
              magicians: [{ hex: '2215' }, { hex: '2014' }],
              mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '2115' } },
            },
            { dice: [3, 4] }, // neither finds
          ),
        ),
        'searched',
      ).map((event) => event.by);
    expect(by([0, 1])).toEqual([0, 1]);
    expect(by([1, 0])).toEqual([1, 0]);
  });

  test('[R87] an E step is taken before the next magician is searched', () => {
    const s = setUp(
      {
        turn: 3,
        phase: 'search',
        magicians: [{ hex: '2215' }, { hex: '2015' }],
        mortals: { ...NOBODY, 'prince-of-syunik': { hex: '2115' } },
      },
      { dice: [6] },
    );
    expect(s.asked()).toEqual([0]);
    expect(only(story(s), 'searched')).toHaveLength(1);
    const told = s.answer(0, { to: '2316' }, 3);
    expect(types(told).slice(0, 2)).toEqual(['evaded', 'searched']);
  });
});

describe('the player turn', () => {
  const alone = (scenario = {}) =>
    setUp({ magicians: [{ hex: '2416', shield: 'Gold', spirits: [15, 8] }], mortals: NOBODY, ...scenario });

  test('[3.0e] [R13] he moves or conjures, not both, and either only once', () => {
    for (const deed of [
      { do: 'move', to: '2316' },
      { do: 'conjure', rank: 'Knight' },
    ]) {
      const s = alone({ piles: { Knight: [50] } });
      s.answer(0, deed, 1);
      expect(s.asks()).toBe('use');
      for (const second of [{ do: 'move', to: '2216' }, { do: 'conjure', rank: 'King' }, { do: 'raise' }])
        expect(s.why(0, second)).toBe('R13.over');
    }
  });

  test('[R13] he may raise his shield instead, or leave, or do nothing; staying in his hex is no move', () => {
    const s = setUp({ magicians: [{ hex: '2416', spirits: [8] }], mortals: NOBODY });
    for (const deed of [
      WAIT,
      { do: 'raise' },
      { do: 'leave' },
      { do: 'move', to: '2316' },
      { do: 'conjure', rank: 'King' },
    ])
      expect(s.allows(0, deed)).toBe(true);
    expect(s.why(0, { do: 'move', to: '2416' })).toBe('R13.here');
    s.answer(0, { do: 'raise' }, 6);
    expect(s.asks()).toBe('use');
  });

  test('[3.0f] then he attacks with spirits or uses their powers', () => {
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: '2416', spirits: [15, 18] }],
      mortals: { ...NOBODY, 'wali-of-partav': { hex: '2415' } },
    });
    expect(s.allows(0, { do: 'attack', hex: '2415' })).toBe(true);
    expect(s.allows(0, { do: 'power', spirit: 18, power: 'T', to: '0705' })).toBe(true);
    expect(s.why(0, { do: 'move', to: '2316' })).toBe('R13.over');
  });

  test('[3.0g] a magician without spirits cannot attack, and one with spirits must commit at least one', () => {
    const beside = (spirits: number[]) =>
      setUp({
        phase: 'use',
        magicians: [{ hex: '2416', spirits }],
        mortals: { ...NOBODY, 'wali-of-partav': { hex: '2415' } },
        boxes: { 43: { is: 'loose', hex: '2416' } }, // so that even the bare one has something to decide
      });
    expect(beside([]).why(0, { do: 'attack', hex: '2415' })).toBe('3.0g.alone');
    const s = beside([15]);
    s.answer(0, { do: 'attack', hex: '2415' });
    expect(s.why(0, { with: [] })).toBe('3.0g.none');
    expect(only(s.answer(0, { with: [15] }, 1), 'fought')).toMatchObject([{ attack: 8, defence: 4 }]);
  });

  const armed = () =>
    setUp({
      phase: 'use',
      magicians: [{ hex: '2416', spirits: [8, 11, 62] }],
      mortals: { ...NOBODY, 'wali-of-partav': { hex: '2415', hoard: ['11'] } },
      boxes: { 12: { is: 'found', counter: 72, by: 0 } },
    });

  test('[3.0h] after a power no attack', () => {
    const s = armed();
    s.answer(0, { do: 'power', spirit: 62, power: 'D' });
    expect(s.why(0, { do: 'attack', hex: '2415' })).toBe('3.0h.powers');
    expect(s.allows(0, { do: 'power', spirit: 8, power: 'D' })).toBe(true);
  });

  test('[3.0h] [R5] after an attack no power; only the hoard of a destroyed mortal may be fetched', () => {
    const s = armed();
    s.answer(0, { do: 'attack', hex: '2415' });
    s.answer(0, { with: [8, 11] }, 6); // 9 against 4, Dx
    expect(s.asks()).toBe('fetch');
    s.answer(0, { spirit: 8 });
    expect(s.view(null).magicians[0].treasures).toEqual(['11']);
    expect(s.why(0, { do: 'power', spirit: 62, power: 'D' })).toBe('3.0h.attacked');
  });

  test('[R5] torture and powers may share a phase', () => {
    const s = setUp({
      phase: 'use',
      turn: 3,
      magicians: [
        { hex: '2416', spirits: [62] },
        { captor: { magician: 0 }, caught: 1 },
      ],
      mortals: NOBODY,
    });
    s.answer(0, { do: 'torture', magician: 1 }, 6);
    expect(only(s.answer(0, { do: 'power', spirit: 62, power: 'D' }), 'boxRolled')).toHaveLength(1);
  });

  test('[R5] raising the shield belongs to the conjuration phase, not to the use of powers', () => {
    const s = setUp({ magicians: [{ hex: '2416', spirits: [8] }], mortals: NOBODY });
    expect(s.allows(0, { do: 'raise' })).toBe(true);
    s.answer(0, WAIT);
    expect(s.asks()).toBe('use');
    expect(s.why(0, { do: 'raise' })).toBe('R13.over');
  });

  test('[R5] power P sends mortals into the flight of 5.7', () => {
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: '2416', spirits: [16] }],
      mortals: { ...NOBODY, 'wali-of-partav': { hex: '2106' } }, // next to Partav
    });
    s.answer(0, { do: 'power', spirit: 16, power: 'P', city: '2206' });
    expect(only(story(s), 'fled')).toMatchObject([{ mortal: 'wali-of-partav' }]);
    expect(only(story(s), 'marched')).toMatchObject([{ path: ['2106', '2206'], towards: 'base' }]);
    expect(only(story(s), 'recovered')).toMatchObject([{ mortal: 'wali-of-partav' }]);
  });

  test('[R5] the curses of a conjuration kill by the count of 9.4a: three do not, the fourth does', () => {
    for (const [die, status] of [
      [2, 'map'],
      [1, 'dead'],
    ] as const) {
      const s = setUp({ magicians: [{ hex: '2416' }, { hex: '2216' }], mortals: NOBODY });
      s.answer(0, { do: 'conjure', rank: 'King' }, die); // Copper: die − 5
      expect(s.magician(0)).toMatchObject({ curses: 5 - die, status });
    }
  });

  test('[R3] the spirit that is named and placed lowest is the controlling one, and he may name another of its rank', () => {
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: '2416', spirits: [15, 8, 5], controlling: 15 }],
      mortals: NOBODY,
    });
    expect(s.view(0).magicians[0].controlling).toBe(15);
    expect(s.why(0, { do: 'control', spirit: 5 })).toBe('R93.rank');
    s.answer(0, { do: 'control', spirit: 8 });
    expect(s.view(0).magicians[0].controlling).toBe(8);
  });

  test('[R13] [3.0f] a deed of the other phase is refused by its rule', () => {
    const s = setUp({ phase: 'first', magicians: [{ hex: '0306', spirits: [50, 15] }], mortals: NOBODY });
    expect(s.why(0, { do: 'attack', hex: '0307' })).toBe('3.0f');
    expect(s.why(0, { do: 'done' })).toBe('3.0f');
    s.answer(0, { do: 'wait' });
    expect(s.asks()).toBe('use');
    expect(s.why(0, { do: 'conjure', rank: 'Duke' })).toBe('R13.over');
    expect(s.why(0, { do: 'move', to: '0307' })).toBe('R13.over');
  });
});
