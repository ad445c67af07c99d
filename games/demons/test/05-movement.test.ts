import { judge } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { NOBODY, only, setUp, type TestMatch } from './table.ts';

const WAIT = { do: 'wait' };
const to = (hex: string) => ({ do: 'move', to: hex });
const hexOf = (s: TestMatch, seat = 0) => s.view(null).magicians[seat].hex;
/** A magician in the plain of the south-east, with the mortals a test needs. */
const walker = (hex: string, mortals = {}, options = {}) =>
  setUp({ magicians: [{ hex }], mortals: { ...NOBODY, ...mortals } }, { options });
/** "yes", or the rule that forbids it. */
const may = (s: TestMatch, answer: unknown, seat = 0) => (s.allows(seat, answer) ? 'yes' : s.why(seat, answer));

describe('movement points', () => {
  test('[5.0a] [5.0b] [5.2] in his own phase a magician may go in any direction for five points and no further', () => {
    for (const [hex, fifth, sixth] of [
      ['2416', '1916', '1816'], // west
      ['1916', '2416', undefined], // and back
      ['2316', '2311', '2310'], // north
      ['2311', '2316', undefined],
    ]) {
      const s = walker(hex as string);
      expect(may(s, to(fifth as string))).toBe('yes');
      if (sixth) expect(may(s, to(sixth))).toBe('5.2a');
      expect(only(s.answer(0, to(fifth as string)), 'moved')).toMatchObject([{ cost: 5 }]);
    }
  });

  test("[5.0a] he does not move in another's phase", () => {
    const s = setUp({ magicians: [{ hex: '2416' }, { hex: '2016' }], mortals: NOBODY });
    expect(s.asked()).toEqual([0]);
    expect(judge(s.match, 1, to('2116'))).toHaveProperty('fault');
  });

  test('[5.0c] [5.1] he goes from hex to adjacent hex and pays for each', () => {
    const s = walker('2416');
    const [{ path, cost }] = only(s.answer(0, to('2116')), 'moved');
    expect([path[0], path.at(-1), path.length, cost]).toEqual(['2416', '2116', 4, 3]);
    const { grid, neighbours } = s.match.table.content;
    const index = path.map((name) => grid.index.get(name) ?? -1);
    for (let i = 1; i < index.length; i++) expect(neighbours[index[i - 1]]).toContain(index[i]);
  });

  test('[5.0d] [5.3] he spends all, some or none of them as he likes', () => {
    for (const [hex, cost] of [
      ['2316', 1],
      ['2116', 3],
      ['1916', 5],
    ] as const)
      expect(only(walker('2416').answer(0, to(hex)), 'moved')).toMatchObject([{ cost }]);
    const s = walker('2416');
    expect(only(s.answer(0, WAIT), 'waited')).toHaveLength(1);
    expect(hexOf(s)).toBe('2416');
  });

  test('[5.0g] what he does not spend is lost: neither he nor another has more next time', () => {
    const s = setUp({ magicians: [{ hex: '0105' }, { hex: '2416' }], mortals: NOBODY });
    for (let turn = 1; turn < 4; turn++) {
      s.answer(0, WAIT);
      expect(may(s, to('1916'), 1)).toBe('yes');
      expect(may(s, to('1816'), 1)).toBe('5.2a');
      s.answer(1, WAIT);
    }
  });

  /** The one step from a hex to its neighbour: what it costs. */
  const step = (from: string, hex: string) => only(walker(from).answer(0, to(hex)), 'moved')[0].cost;

  test('[5.1a] [5.8] [T1] open 1, forest 2, mountain 3, wooded mountain 4, city 1; water is closed', () => {
    expect([
      step('0705', '0805'), // open
      step('1303', '1403'), // forest
      step('1103', '1203'), // mountain
      step('1402', '1302'), // wooded mountain
      step('0705', '0704'), // Artanuji
    ]).toEqual([1, 2, 3, 4, 1]);
    expect(may(walker('0111'), to('0104'))).toBe('T1');
    expect(may(walker('1111'), to('1011'))).toBe('T1'); // the lake beside him
  });

  test('[5.8a] a river hexside adds its point to the hex entered', () => {
    expect(step('1005', '0905')).toBe(2); // open beyond the Kars river
    expect(step('1404', '1504')).toBe(3); // forest beyond the Debed
  });

  test('[5.8b] [T1] all of it adds up: river, forest and mountain make five, his whole allowance', () => {
    expect(step('0405', '0404')).toBe(5);
    expect(may(walker('0406'), to('0404'))).toBe('5.2a'); // one open hex further back it is six
  });

  test('[5.2a] he may not enter what he cannot pay in full', () => {
    expect(may(walker('2416'), to('2413'))).toBe('yes'); // two open hexes and a mountain, 2 + 3
    expect(may(walker('2216'), to('2413'))).toBe('5.2a'); // 3 + 3
    expect(may(walker('2216'), to('2414'))).toBe('yes'); // the open hex beside it
  });
});

describe('closed hexes', () => {
  test('[5.4] [5.4a] no magician enters the hex of a mortal or of another magician', () => {
    const s = setUp({
      magicians: [{ hex: '2416' }, { hex: '2016' }],
      mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '2414' } },
    });
    expect(may(s, to('2414'))).toBe('5.4');
    expect(may(s, to('2016'))).toBe('5.4');
    expect(may(s, to('2415'))).toBe('yes');
    expect(may(s, to('2116'))).toBe('yes');
  });

  test('[5.4] nor does he walk through one: with both his ways barred he is shut in', () => {
    const s = walker('2416', {
      'emir-of-tabriz': { hex: '2415', status: 'fleeing' }, // fleeing units do not pin, but their hexes are closed
      'emir-of-ani': { hex: '2316', status: 'fleeing' },
    });
    expect(may(s, to('2415'))).toBe('8.2d');
    expect(may(s, to('2414'))).toBe('5.2a');
    expect(s.options(0)).not.toContainEqual(expect.objectContaining({ do: 'move' }));
  });

  test('[5.4] [5.4a] not even where magicians do not stop one another does he walk through their hexes', () => {
    const magicians = [{ hex: '2416' }, { hex: '2415' }, { hex: '2316' }];
    const s = setUp({ magicians, mortals: NOBODY }, { options: { magiciansPin: false } });
    expect(may(s, to('2414'))).toBe('5.2a');
    const ajar = setUp({ magicians: magicians.slice(0, 2), mortals: NOBODY }, { options: { magiciansPin: false } });
    expect(may(ajar, to('2414'))).toBe('yes'); // round by 2316
  });

  test('[5.4a] magicians are each other’s enemies: one may attack the other', () => {
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: '2416', spirits: [15] }, { hex: '2415' }],
      mortals: NOBODY,
    });
    s.answer(0, { do: 'attack', hex: '2415' });
    expect(only(s.answer(0, { with: [15] }, 6), 'captured')).toMatchObject([{ by: 1, master: 0 }]);
  });

  test('[5.4b] spirits never walk: they stay on the displays while he moves, and a finder bars nobody from its site', () => {
    const s = setUp({
      magicians: [{ hex: '2413' }, { hex: '1306', spirits: [15] }],
      acts: 1,
      mortals: NOBODY,
      boxes: { 43: { is: 'found', counter: 62, by: 0 } }, // Volac marks Vagharshapat, 1307
    });
    expect(may(s, to('1307'), 1)).toBe('yes');
    expect(may(s, to('1407'), 1)).toBe('yes'); // past it
    s.answer(1, to('1307'));
    expect(s.view(1).magicians[1]).toMatchObject({ hex: '1307', spirits: [15], ranks: { Duke: 1 } });
    expect(judge(s.match, 1, { do: 'move', spirit: 15, to: '1407' })).toHaveProperty('fault');
  });
});

describe('stopping and pins', () => {
  /** The Emir stands in 2214; the magician comes from 2416. */
  const past = (mortal: object, options = {}) =>
    walker('2416', { 'emir-of-tabriz': { hex: '2214', ...mortal } }, options);

  test('[5.5] [R20] he stops when he comes next to an inactive mortal and goes no further in that phase', () => {
    const s = past({});
    expect(may(s, to('2315'))).toBe('yes'); // beside the Emir
    expect(may(s, to('2115'))).toBe('yes'); // beside him too, round by row 16
    expect(may(s, to('2114'))).toBe('5.5'); // five points, but every way leads past the Emir
    expect(may(walker('2416'), to('2114'))).toBe('yes');
    expect(may(s, to('2016'))).toBe('yes'); // clear of the Emir all the way
  });

  test('[5.5a] next to an enemy at the start of his phase he cannot walk, but may conjure or do nothing', () => {
    const s = walker('2416', { 'emir-of-tabriz': { hex: '2415' } });
    expect(may(s, to('2316'))).toBe('5.5a');
    expect(may(s, { do: 'leave' })).toBe('5.5a');
    expect(may(s, { do: 'conjure', rank: 'Duke' })).toBe('yes');
    expect(may(s, WAIT)).toBe('yes');
    expect(s.options(0)).not.toContainEqual(expect.objectContaining({ do: 'move' }));
    expect(s.view(null).magicians[0].pinnedBy).toEqual({ mortal: 'emir-of-tabriz' });
    expect(walker('2416', { 'emir-of-tabriz': { hex: '2414' } }).view(null).magicians[0].pinnedBy).toBeNull();
  });

  test('[5.5a] a power still moves him: T anywhere, R one hex', () => {
    const pinned = (spirits: number[]) =>
      setUp({
        phase: 'use',
        magicians: [{ hex: '2416', spirits }],
        mortals: { ...NOBODY, 'wali-of-partav': { hex: '2415' } },
      });
    const away = pinned([18, 8]);
    away.answer(0, { do: 'power', spirit: 18, power: 'T', to: '0705' });
    expect(hexOf(away)).toBe('0705');
    const step = pinned([11, 8]);
    step.answer(0, { do: 'power', spirit: 11, power: 'R', to: '2316' });
    expect(hexOf(step)).toBe('2316');
  });

  test('[5.5a] beating the enemy frees his way in his next phase', () => {
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: '2416', spirits: [8, 11] }],
      mortals: { ...NOBODY, 'wali-of-partav': { hex: '2415' } },
    });
    s.answer(0, { do: 'attack', hex: '2415' });
    s.answer(0, { with: [8, 11] }, 1); // 9 against 4, Df
    s.answer(0, { do: 'done' });
    expect(s.asks()).toBe('first');
    expect(may(s, to('2415'))).toBe('yes');
  });

  test('[R20] magicians stop and pin one another, unless the option magiciansPin is off', () => {
    const beside = (magiciansPin: boolean) => {
      const magicians = [{ hex: '2416' }, { hex: '2214' }, { hex: '2013' }, { hex: '2012' }];
      const s = setUp({ magicians, mortals: NOBODY }, { options: { magiciansPin } });
      const stops = [may(s, to('2315')), may(s, to('2114')), may(s, to('2214'))];
      const pins = setUp({ magicians, mortals: NOBODY, acts: 2 }, { options: { magiciansPin } });
      return [...stops, may(pins, to('1914'), 2), pins.view(null).magicians[2].pinnedBy];
    };
    expect(beside(true)).toEqual(['yes', '5.5', '5.4', '5.5a', { magician: 3 }]);
    expect(beside(false)).toEqual(['yes', 'yes', '5.4', 'yes', null]);
  });

  test('[R20] with magiciansPin off mortals pin as ever', () => {
    expect(may(past({}, { magiciansPin: false }), to('2114'))).toBe('5.5');
  });

  test('[R21] a fleeing unit neither stops nor pins him, but its hex stays closed', () => {
    const s = past({ status: 'fleeing' });
    expect(may(s, to('2114'))).toBe('yes');
    expect(may(s, to('2214'))).toBe('8.2d');
    const beside = walker('2416', { 'emir-of-tabriz': { hex: '2415', status: 'fleeing' } });
    expect(may(beside, to('2316'))).toBe('yes');
    expect(may(beside, { do: 'leave' })).toBe('yes');
  });

  test('[R21] a captor does pin', () => {
    const s = setUp({
      magicians: [{ hex: '2416' }, { captor: { mortal: 'emir-of-tabriz' }, caught: 1 }],
      mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '2214' } },
    });
    expect(may(s, to('2114'))).toBe('5.5');
    expect(may(s, to('2315'))).toBe('yes');
  });
});

describe('the edge of the map', () => {
  test('[5.6] only magicians leave the map: even a mortal under orders has no way over its edge', () => {
    const s = setUp({
      turn: 2,
      phase: 'waking',
      magicians: [{ hex: '1109', familiars: ['emir-of-tabriz'] }],
      mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '2416' } },
    });
    expect(s.asks()).toBe('run');
    expect(judge(s.match, 0, { do: 'leave' })).toHaveProperty('fault');
    const goals = s.options(0).map((run) => (run as { to: string | null }).to);
    expect(goals).toContain('2016');
    expect(goals).toContain(null); // it stays, it does not leave
    s.answer(0, { to: null, drop: false, attack: true });
    expect(s.hexOf('emir-of-tabriz')).toBe('2416');
  });
});
