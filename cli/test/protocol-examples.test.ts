import { describe, expect, test } from 'vitest';
import { begin, NOBODY, only, type Reply } from '../protocol/test/talk.ts';
import { EXAMPLE } from './positions/satchel.ts';

// Worked examples of the specifications, driven by nothing but JSON lines.

describe('Demons, example 2: the search', () => {
  /** Alaric hidden, the Metropolitan (4) and the Emir of Ani (7) beside him. */
  const searched = (dice: number[], hex = '0705', beside = '0805') =>
    begin({
      seats: 1,
      dice,
      scenario: {
        turn: 2,
        phase: 'search',
        magicians: [{ hex }],
        mortals: { ...NOBODY, metropolitan: { hex: beside }, 'emir-of-ani': { hex: beside } },
      },
    });

  test('[6.0d] [T2] a 3 in open ground finds him, and everybody may see it', () => {
    const s = searched([3, 1]);
    expect(only(s.begun, 'searched')).toEqual([
      { type: 'searched', by: 0, die: 3, modifier: 0, strength: 11, result: 'D' },
    ]);
    expect(s.about({ do: 'view', viewer: null })).toMatchObject({ view: { magicians: [{ found: true }] } });
    expect(s.open()).toMatchObject({ kind: 'first', seats: [0] });
  });

  test('[6.0e] [R27] a 4 or 5 does nothing, nor does a 3 in a forest', () => {
    for (const die of [4, 5]) expect(only(searched([die]).begun, 'searched')).toMatchObject([{ result: '-' }]);
    expect(only(searched([3], '0604', '0605').begun, 'searched')).toMatchObject([{ modifier: 1, result: '-' }]);
  });

  test('[6.0g] [R25] a 6 lets him take one step, but not to the mortals', () => {
    const s = searched([6]);
    expect(s.open()).toMatchObject({ kind: 'evade', rule: '6.0g' });
    expect(s.refuses(0, { to: '0805' })).toBe('R25');
    expect(only(s.answer(0, { to: '0604' }), 'evaded')).toEqual([{ type: 'evaded', by: 0, hex: '0604' }]);
  });
});

describe('Demons, example 5: the Ring in the draw', () => {
  const dukes = () =>
    begin({
      seats: 2,
      scenario: {
        phase: 'first',
        acts: 1,
        magicians: [{ hex: '0110' }, { hex: '0306', shield: 'Gold' }],
        mortals: NOBODY,
        piles: { Duke: [6, 'ring', 28, 26] },
      },
    });

  test('[9.2] [T4] [10.0f] [R91] Valefor is out; the Ring, Berith and Bune are his', () => {
    const s = dukes();
    expect(s.refuses(1, { do: 'conjure', rank: 'Earl' })).toBe('9.1');
    const { events } = s.answer(1, { do: 'conjure', rank: 'Duke' }, 4);
    expect(events.slice(0, 5)).toEqual([
      { type: 'conjured', by: 1, rank: 'Duke', die: 4, modifier: 0, penalty: 0, number: 4 },
      { type: 'dud', by: 1, spirit: 6 },
      { type: 'ringFound', by: 1 },
      ...[28, 26].map((spirit) => ({
        type: 'turned',
        by: 1,
        rank: 'Duke',
        spirit,
        audience: [1],
        others: { type: 'turnedUnseen', by: 1, rank: 'Duke' },
      })),
    ]);
    const { view } = s.about({ do: 'view', viewer: 1 });
    expect(view).toMatchObject({ out: [6], magicians: [{}, { ring: true, spirits: [26, 28] }] });
    expect(s.open()).toMatchObject({ kind: 'use', seats: [1] });
  });

  test('[R48] the other magician hears of two Dukes, not which', () => {
    const s = dukes();
    s.about({ do: 'dice', faces: [4] });
    const { question } = s.open();
    const asked = { do: 'answer', seat: 1, question, answer: { do: 'conjure', rank: 'Duke' }, viewer: 0 };
    const said = s.about(asked);
    expect(only(said, 'turnedUnseen')).toHaveLength(2);
    expect(only(said, 'turned')).toEqual([]);
    expect(s.about({ do: 'view', viewer: 0 }).view).toMatchObject({
      magicians: [{}, { ring: true, spirits: [], ranks: { Duke: 2 } }],
    });
  });
});

describe('Demons, example 6: curses', () => {
  const kings = () =>
    begin({
      seats: 4,
      scenario: {
        phase: 'first',
        acts: 3,
        magicians: [
          { hex: '0105' },
          { hex: '0108' },
          { hex: '0111' },
          { hex: '0306', shield: 'Copper', wounds: 1, spirits: [10, 55] },
        ],
        mortals: NOBODY,
      },
    });

  const cursed = () => {
    const s = kings();
    const said = s.answer(3, { do: 'conjure', rank: 'King' }, 2);
    expect(only(said, 'conjured')).toMatchObject([{ die: 2, modifier: -5, number: -3 }]);
    expect(s.open()).toMatchObject({ kind: 'avert', seats: [3], rule: '9.0g' });
    return s;
  };

  test('[T4] the odds say so before: curses on four faces of six', () => {
    const s = kings();
    const { question } = s.open();
    const odds = s.about({ do: 'odds', seat: 3, question, answer: { do: 'conjure', rank: 'King' } });
    const curses = odds.outcomes.filter(({ events }) => Number(events[0].number) < 0);
    expect(curses.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(4 / 6, 12);
    expect(odds.complete).toBe(true);
  });

  test('[9.0f] [9.0g] both friendly spirits released, one curse remains', () => {
    const s = cursed();
    expect(s.refuses(3, { release: [10, 55, 3] })).toBe('9.0g');
    const said = s.answer(3, { release: [10, 55] });
    expect(only(said, 'cursed')).toEqual([{ type: 'cursed', by: 3, curses: 1, averted: 2 }]);
    expect(s.about({ do: 'view', viewer: 3 }).view).toMatchObject({
      magicians: [{}, {}, {}, { status: 'map', wounds: 1, curses: 1, spirits: [] }],
    });
  });

  test('[9.4a] had he released neither, he would be dead', () => {
    const said = cursed().answer(3, { release: [] });
    expect(only(said, 'died')).toEqual([{ type: 'died', by: 3, cause: 'curses' }]);
  });
});

describe('Demons, example 8: find and seize', () => {
  test('[13.0c] [R62] Volac finds Vagharshapat on 4 and 3', () => {
    const s = begin({
      seats: 2,
      scenario: {
        phase: 'use',
        acts: 1,
        magicians: [{ hex: '0110' }, { hex: '0306', spirits: [62] }],
        mortals: NOBODY,
      },
    });
    const said = s.answer(1, { do: 'power', spirit: 62, power: 'D' }, 4, 3);
    expect(only(said, 'boxRolled')).toMatchObject([{ by: 1, spirit: 62, dice: [4, 3], box: '43', hex: '1307' }]);
    const { view } = s.about({ do: 'view', viewer: 0 }) as unknown as { view: { boxes: { box: string }[] } };
    expect(view.boxes.find(({ box }) => box === '43')).toMatchObject({
      site: 'Vagharshapat',
      is: 'found',
      counter: 62,
      by: 1,
      seize: 4,
      value: 15,
    });
  });

  /** Two turns later he stands there with Haagenti, Cimejes and Orias. */
  const there = () =>
    begin({
      seats: 2,
      scenario: {
        turn: 3,
        phase: 'use',
        acts: 1,
        magicians: [{ hex: '0110' }, { hex: '1307', spirits: [48, 66, 59] }],
        mortals: NOBODY,
        boxes: { '43': { is: 'found', counter: 62, by: 1 } },
      },
    });
  const seize = (spirit: number) => ({ do: 'seize', box: '43', spirit });

  test('[13.1] [13.0f] Haagenti takes it on a 4: 15,000 ducats', () => {
    const s = there();
    expect(s.refuses(1, seize(66))).toBe('13.1');
    expect(only(s.answer(1, seize(48), 4), 'seized')).toMatchObject([{ die: 4, needed: 4, success: true }]);
    expect(s.about({ do: 'view', viewer: null }).view).toMatchObject({
      magicians: [{}, { treasures: ['43'], net: 15 }],
    });
  });

  test('[13.0g] [R64] [R65] a 5 costs Haagenti for nothing, and there is no second try', () => {
    const s = there();
    expect(only(s.answer(1, seize(48), 5), 'seized')).toMatchObject([{ die: 5, success: false }]);
    expect(s.refuses(1, seize(59))).toBe('R64');
    expect(s.about({ do: 'view', viewer: null }).view).toMatchObject({ out: [48], magicians: [{}, { treasures: [] }] });
  });
});

describe('Demons, example 12: scores', () => {
  const silver = { shield: 'Silver', treasures: ['43', '16', '53'] };
  const gone = { status: 'departed', fate: 'left' };

  const end = (said: Reply) => expect(said.open).toEqual([]);

  test('[4.4a] [R16] nets 15, 14 and 15: the lower shield wins', () => {
    const s = begin({
      seats: 3,
      scenario: {
        phase: 'first',
        acts: 2,
        magicians: [
          { ...silver, ...gone },
          { shield: 'Copper', treasures: ['23'], ...gone },
          { shield: 'Gold', treasures: ['25'], hex: '0110' },
        ],
        mortals: NOBODY,
      },
    });
    expect(s.about({ do: 'result' })).toMatchObject({ over: false, result: null });
    end(s.answer(2, { do: 'leave' }));
    expect(s.about({ do: 'result' })).toMatchObject({
      over: true,
      result: { winners: [0], scores: [15, 14, 15], reason: 'allGone', fates: ['left', 'left', 'left'] },
    });
  });

  test('[4.6a] [R17] alone the same purse is 15,000 short', () => {
    const s = begin({
      seats: 1,
      scenario: { phase: 'first', magicians: [{ ...silver, hex: '0110' }], mortals: NOBODY },
    });
    end(s.answer(0, { do: 'leave' }));
    expect(s.about({ do: 'result' })).toMatchObject({ over: true, result: { winners: [], scores: [-15] } });
  });
});

/** Green, blue and white against the sorcerer, in the seats 1, 2, 3 and 0. */
const table = (position: object) =>
  begin({ game: 'satchel', seats: 4, options: { scenario: 'SC4' }, scenario: { ...EXAMPLE, ...position } });
const place = (die: number, loc: string, slot: number, aim?: string) => ({
  do: 'place',
  die,
  loc,
  slot,
  ...(aim ? { aim } : {}),
});
const PASS = { do: 'pass' };

describe('Satchel, example 1: waking another hero’s familiar', () => {
  test('[F6] [F7] [F13] [R1] two Stars of two heroes wake Thistle, and then nobody sleeps there', () => {
    const s = table({ seats: { blue: { dice: '*BB' }, white: { dice: '*FF' } }, window: 'blue' });
    s.answer(2, place(1, 'satchel:green', 1));
    s.answer(2, PASS);
    const said = s.answer(3, place(1, 'satchel:green', 2));
    expect(only(said, 'activated')).toEqual([{ type: 'activated', by: 1, familiar: 'thistle' }]);
    expect(s.about({ do: 'view', viewer: null }).view).toMatchObject({
      seats: [{}, { familiars: [{ familiar: 'thistle', is: 'awake' }] }, {}, {}],
    });
    // Green may cut in with it from now on. [R9]
    expect(s.open().seats).toEqual([3, 1]);
    expect(s.refuses(3, place(2, 'satchel:green', 1))).toBe('F9');
  });
});

describe('Satchel, example 2: one place', () => {
  test('[F16] [B15] [R5] a familiar lies where the dice lie', () => {
    const s = table({ seats: { green: { dice: 'FBS', familiars: ['awake'] } }, window: 'green' });
    s.answer(1, place(1, 'H1', 3));
    expect(s.refuses(1, { do: 'familiar', loc: 'H2', slot: 1 })).toBe('B15');
    expect(only(s.answer(1, { do: 'familiar', loc: 'H1', slot: 1 }), 'familiarPlayed')).toHaveLength(1);
    s.answer(1, { do: 'recover', loc: 'H1', slot: 3 });
    expect(s.refuses(1, place(2, 'H2', 1))).toBe('B15');
  });
});

describe('Satchel, example 9: Gust', () => {
  const gust = () =>
    table({
      board: { H2: ['green 1', 'green 2', 'ripple'], S2: ['sorcerer 1', 'sorcerer 2', 'sorcerer 3'] },
      seats: { sorcerer: { dice: 'BBSFK' }, green: { dice: 'BSF' } },
      window: 'sorcerer',
    });

  test('[B30] [F19] [R26] all pieces of the aimed place go back, and the next spell opens', () => {
    const s = gust();
    const { events } = s.answer(0, place(4, 'S2', 4, 'H2'));
    expect(events.map(({ type }) => type)).toEqual(['placed', 'completed', 'swept', 'cardOpened']);
    expect(events[2]).toMatchObject({
      place: 'H2',
      pieces: [
        { by: 1, number: 1 },
        { by: 1, number: 2 },
        { by: 2, familiar: 'ripple' },
      ],
    });
    expect(events[3]).toMatchObject({ place: 'S2', card: 'P02', left: 3 });
  });

  test('[B28] the options offer every legal aim, and the odds stop where the next card is drawn', () => {
    const s = gust();
    const [{ options = [], question }] = s.about({ do: 'open', seat: 0 }).open;
    expect(options).toContainEqual(place(4, 'S2', 4, 'H2'));
    const odds = s.about({ do: 'odds', seat: 0, question, answer: place(4, 'S2', 4, 'H2') });
    expect(odds).toMatchObject({ complete: false, outcomes: [{ p: 1, ends: 'draw' }] });
  });
});

describe('Satchel, example 12: Thorns and the end', () => {
  test('[B33] [B53] [B54] [B56] the last card of the deck wins the round; the next may be opened by anybody', () => {
    const s = table({
      ordeals: ['O02', 'N03'],
      board: { H1: ['green 1', 'green 2'] },
      seats: { green: { dice: 'BSF' } },
      window: 'green',
    });
    expect(only(s.answer(1, place(3, 'H1', 3)), 'cardOpened')).toMatchObject([{ card: 'O02', left: 1 }]);
    s.answer(1, { do: 'roll', dice: [1, 2, 3] }, 2, 3, 4);
    for (const slot of [1, 2]) s.answer(1, place(slot, 'H1', slot));
    const said = s.answer(1, place(3, 'H1', 3));
    expect(only(said, 'roundWon')).toMatchObject([{ side: 'heroes', cause: 'deck', won: [1, 0] }]);
    expect(said.open).toMatchObject([{ kind: 'round', how: 'first' }]);
    expect(s.about({ do: 'result' })).toMatchObject({ over: false });
    expect(only(s.answer(3, { do: 'nextRound' }), 'roundOpened')).toMatchObject([{ round: 2 }]);
  });
});
