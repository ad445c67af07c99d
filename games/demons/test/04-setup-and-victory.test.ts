import { describe, expect, test } from 'vitest';
import { demons } from '../game.ts';
import { NOBODY, only, setUp, story, type TestMatch } from './table.ts';

const WAIT = { do: 'wait' };
const LEAVE = { do: 'leave' };
const result = (s: TestMatch) => demons.result(s.match.table);

describe('set-up', () => {
  test('[4.0a] every mortal stands on its base', () => {
    const { mortals } = setUp({}, { seats: 2 }).view(null);
    expect(mortals.map(({ hex }) => hex)).toEqual(mortals.map(({ base }) => base));
    expect(mortals.every(({ status }) => status === 'normal')).toBe(true);
    expect(mortals.find(({ id }) => id === 'emir-of-ani')).toMatchObject({ hex: '1106' });
  });

  test('[4.0b] [R10] the spirits lie in seven piles by rank, the Ring among the Dukes', () => {
    const s = setUp({}, { seats: 2 });
    expect(s.view(null).piles).toEqual({ King: 8, Prince: 7, Duke: 25, Marquis: 15, Earl: 8, President: 9, Knight: 1 });
    expect(s.state().piles.map((pile) => pile.includes(0))).toEqual([false, false, true, false, false, false, false]);
    for (const [rank, pile] of s.state().piles.entries())
      for (const counter of pile) if (counter > 0) expect(demons.content.spirits[counter]?.rank).toBe(rank);
  });

  test('[4.0b] the piles are mixed, and nobody sees their order', () => {
    const piles = (seed: string) => setUp({}, { seed }).state().piles;
    const sorted = (seed: string) => piles(seed).map((pile) => [...pile].sort((a, b) => a - b));
    expect(piles('one')).not.toEqual(piles('two'));
    expect(piles('one')).not.toEqual(sorted('one'));
    expect(sorted('one')).toEqual(sorted('two'));
    const positions = new Set<number>();
    for (let seed = 0; seed < 40; seed++) positions.add(piles(`${seed}`)[2].indexOf(0));
    expect(positions.size).toBeGreaterThan(12); // the Ring may lie anywhere among the Dukes
    expect(setUp({}, { seed: 'one' }).view(0)).toEqual(setUp({}, { seed: 'two' }).view(0));
  });

  test('[4.0c] [R12] the highest roll goes first; the tied roll again among themselves', () => {
    const s = setUp({}, { seats: 4, dice: [5, 3, 5, 3, 2, 4, 3, 3, 6, 1] });
    // Seats 0 and 2 tie on 5 (2 against 4), seats 1 and 3 on 3 (again 3 each, then 6 against 1).
    expect(s.state().order).toEqual([2, 0, 1, 3]);
    expect(only(story(s), 'ordered')).toMatchObject([{ rolls: [5, 3, 5, 3] }]);
  });

  test('[R12] the order stays for the whole game', () => {
    const s = setUp({ mortals: NOBODY }, { seats: 2, dice: [1, 6] });
    for (const seat of [1, 0]) s.answer(seat, { shield: 'Copper' });
    for (const [seat, hex] of [
      [1, '0108'],
      [0, '0112'],
    ] as const) {
      s.answer(seat, { hex });
      s.answer(seat, WAIT);
    }
    for (const seat of [1, 0, 1, 0]) s.answer(seat, WAIT);
    expect(s.state()).toMatchObject({ order: [1, 0], turn: 4 });
    expect(s.asked()).toEqual([1]);
  });

  test('[4.0d] [4.1] [4.1a] in turn order each chooses any shield, also one that another has', () => {
    const s = setUp({}, { seats: 3, dice: [2, 6, 4] });
    for (const seat of [1, 2, 0]) {
      expect(s.asks()).toBe('shield');
      expect(s.asked()).toEqual([seat]);
      expect(s.options(seat)).toEqual(['Copper', 'Brass', 'Silver', 'Gold'].map((shield) => ({ shield })));
      s.answer(seat, { shield: seat === 0 ? 'Copper' : 'Gold' });
    }
    expect(s.view(null).magicians.map(({ shield }) => shield)).toEqual(['Copper', 'Gold', 'Gold']);
  });

  test('[4.1] the shield affects what he can conjure and what is deducted', () => {
    const conjured = (shield: string) => {
      const s = setUp({ magicians: [{ hex: '2416', shield }], mortals: NOBODY });
      const { net } = s.view(null).magicians[0];
      return [only(s.answer(0, { do: 'conjure', rank: 'Marquis' }, 3), 'conjured')[0].number, net];
    };
    expect(conjured('Copper')).toEqual([0, -20]);
    expect(conjured('Gold')).toEqual([3, -80]);
  });

  test("[4.0e] the first game-turn has no mortals' turn, the second has one", () => {
    const s = setUp({ mortals: { ...NOBODY, 'emir-of-ani': { hex: '0209' } } });
    s.answer(0, { shield: 'Copper' });
    s.answer(0, { hex: '0110' }); // right beside the Emir
    expect(story(s).map(({ type }) => type)).toEqual(['shielded', 'gameTurn', 'playerTurn', 'placed']);
    const told = s.answer(0, WAIT, 6, 6); // he wakes; a 6 against 7 lets the magician evade
    expect(told.map(({ type }) => type)).toEqual(['waited', 'gameTurn', 'woke', 'searched']);
  });

  test('[4.0f] [R4] [R11] he is placed on a free land hex of column 01 and nowhere else', () => {
    const s = setUp({ mortals: NOBODY }, { seats: 2, dice: [6, 1] });
    for (const seat of [0, 1]) s.answer(seat, { shield: 'Copper' });
    expect(s.asks()).toBe('place');
    expect(s.asked()).toEqual([0]);
    expect(s.why(0, { hex: '0208' })).toBe('4.0f');
    expect(s.why(0, { hex: '2408' })).toBe('4.0f');
    expect(s.why(0, { hex: '0104' })).toBe('R11.water'); // the sea
    s.answer(0, { hex: '0105' });
    expect(s.view(null).magicians.map(({ hex }) => hex)).toEqual(['0105', null]); // the other waits for his own phase
    s.answer(0, WAIT);
    expect(s.asked()).toEqual([1]);
    expect(s.why(1, { hex: '0105' })).toBe('R11.taken');
    expect(s.allows(1, { hex: '0116' })).toBe(true);
  });

  test('[4.0f] [5.4] nor where a mortal has come to stand meanwhile', () => {
    const s = setUp({
      phase: 'turn',
      turn: 3,
      acts: 1,
      magicians: [{ hex: '2416' }, {}],
      mortals: { ...NOBODY, 'emir-of-ani': { hex: '0109' } },
    });
    expect(s.why(1, { hex: '0109' })).toBe('5.4');
    expect(s.allows(1, { hex: '0110' })).toBe(true);
  });

  test('[4.0g] [R20] once placed he plays normally: he may conjure and attack, and is pinned beside another magician', () => {
    const placed = (hex: string) => {
      const s = setUp({
        phase: 'turn',
        acts: 1,
        magicians: [{ hex: '0108' }, { spirits: [15] }],
        mortals: NOBODY,
      });
      s.answer(1, { hex });
      return s;
    };
    const apart = placed('0111');
    expect(apart.allows(1, { do: 'move', to: '0211' })).toBe(true);
    expect(apart.allows(1, { do: 'conjure', rank: 'Duke' })).toBe(true);
    const beside = placed('0109');
    expect(beside.why(1, { do: 'move', to: '0110' })).toBe('5.5a');
    beside.answer(1, WAIT);
    beside.answer(1, { do: 'attack', hex: '0108' });
    expect(only(beside.answer(1, { with: [15] }, 6), 'fought')).toMatchObject([{ attacker: 1, defender: 0 }]);
  });
});

describe('leaving the map', () => {
  test('[4.3a] [R19] the last step costs nothing: with five points spent on the way he is off, with six he is not', () => {
    const s = setUp({ magicians: [{ hex: '1305' }], mortals: NOBODY });
    const told = s.answer(0, LEAVE);
    expect(only(told, 'moved')).toMatchObject([{ cost: 5 }]);
    expect(only(told, 'moved')[0].path.at(-1)).toBe('1401');
    expect(only(told, 'left')).toEqual([{ type: 'left', by: 0 }]);
    expect(setUp({ magicians: [{ hex: '1205' }], mortals: NOBODY }).why(0, LEAVE)).toBe('R19.nowhere');
  });

  test('[R19] not from an edge hex where an enemy stops him, and not while he is pinned', () => {
    const stopped = setUp({
      magicians: [{ hex: '1305' }],
      mortals: { ...NOBODY, 'emir-of-tiflis': { hex: '1501' } }, // beside 1401, the only edge hex in reach
    });
    expect(stopped.allows(0, { do: 'move', to: '1401' })).toBe(true);
    expect(stopped.why(0, LEAVE)).toBe('R19.nowhere');
    const pinned = setUp({ magicians: [{ hex: '2416' }], mortals: { ...NOBODY, 'emir-of-tiflis': { hex: '2415' } } });
    expect(pinned.why(0, LEAVE)).toBe('5.5a');
  });

  test('[R19] power T leaves from anywhere, pinned or not', () => {
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: '1109', spirits: [18], treasures: ['43'] }],
      mortals: { ...NOBODY, 'emir-of-ani': { hex: '1108' } },
    });
    s.answer(0, { do: 'power', spirit: 18, power: 'T', to: null });
    expect(s.magician(0).status).toBe('departed');
    expect(s.match.over).toBe(true);
  });

  test('[R19] his spirits are released, his treasures stay his, and his Ring leaves play', () => {
    const s = setUp({
      magicians: [{ hex: '2416', spirits: [15, 8], treasures: ['43'], ring: true }, { hex: '2016' }],
      mortals: NOBODY,
    });
    s.answer(0, LEAVE);
    expect(s.view(null).out).toEqual([8, 15]);
    expect(s.view(null).ring).toEqual({ is: 'gone' });
    expect(s.view(null).magicians[0]).toMatchObject({ status: 'departed', ranks: {}, treasures: ['43'] });
  });

  test('[4.3b] [5.6a] who has left never plays again and affects nobody', () => {
    const s = setUp({
      magicians: [
        { hex: '2416', treasures: ['43'] },
        { hex: '2216', spirits: [26] },
      ],
      mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '2411' } },
    });
    s.answer(0, LEAVE);
    expect(s.asked()).toEqual([1]);
    expect(s.allows(1, { do: 'move', to: '2416' })).toBe(true); // his hex is free and nobody stops one beside it
    expect(s.allows(1, { do: 'move', to: '2415' })).toBe(true);
    s.answer(1, WAIT);
    expect(s.why(1, { do: 'power', spirit: 26, power: 'G', item: '43' })).toBe('R98');
    const told = s.answer(1, { do: 'done' }, 1);
    expect(only(told, 'woke')).toMatchObject([{ distance: 6 }]); // to the one who is left; where the other went it would be 5
    expect(s.asked()).toEqual([1]);
  });

  test('[4.2] [4.3c] [R18] the game goes on while one magician is on the map, be it as a captive; then victory is judged', () => {
    const s = setUp({
      magicians: [
        { hex: '2416', treasures: ['43'] },
        { captor: { mortal: 'emir-of-tabriz' }, caught: 1 },
      ],
      mortals: { ...NOBODY, 'emir-of-tabriz': {} },
    });
    s.answer(0, LEAVE);
    expect(s.match.over).toBe(false);
    expect(result(s)).toBeNull();
    expect(s.asked()).toEqual([1]);
    s.answer(1, { do: 'conjure', rank: 'King' }, 1); // four curses and more
    expect(s.magician(1).status).toBe('dead');
    expect(s.match.over).toBe(true);
    expect(result(s)).toMatchObject({ winners: [0], scores: [15, null], fates: ['left', 'curses'] });
  });
});

describe('victory', () => {
  const EDGES = ['2416', '2414', '2412', '2410'];
  /** Everybody leaves in turn; what the judges say. */
  const judged = (magicians: object[], options = {}) => {
    const s = setUp({ magicians: magicians.map((m, i) => ({ hex: EDGES[i], ...m })), mortals: NOBODY }, { options });
    while (!s.match.over) s.answer(s.asked()[0], LEAVE);
    return result(s);
  };

  test('[4.4] [4.4a] [4.6a] [R16] worked example 12: 15, 14 and 15 net, and the lower shield of the tied wins; alone it is lost', () => {
    const a = { shield: 'Silver', treasures: ['43', '16', '53'] }; // 15 + 21 + 9
    const b = { shield: 'Copper', treasures: ['23'] }; // 14
    const c = { shield: 'Gold', treasures: ['25'] }; // 60
    expect(judged([a, b, c])).toMatchObject({ winners: [0], scores: [15, 14, 15], reason: 'allGone' });
    expect(judged([a])).toMatchObject({ winners: [], scores: [-15] });
  });

  test('[4.4] the highest net total wins, wherever its owner sits', () => {
    for (const rich of [0, 1, 2, 3]) {
      const magicians = [0, 1, 2, 3].map((seat) => ({
        treasures: seat === rich ? ['25'] : [['11'], ['12'], ['13'], ['14']][seat],
      }));
      expect(judged(magicians)).toMatchObject({ winners: [rich] });
    }
  });

  test('[4.5] the winner may have a negative total', () => {
    expect(
      judged([
        { shield: 'Gold', treasures: ['43'] },
        { shield: 'Gold', treasures: ['11'] },
      ]),
    ).toMatchObject({ winners: [0], scores: [-30, -33] });
  });

  test('[R16] equal net totals with equal shields share the victory', () => {
    expect(
      judged([
        { shield: 'Silver', treasures: ['11'] },
        { shield: 'Silver', treasures: ['14'] },
        { shield: 'Silver', treasures: ['32'] },
      ]),
    ).toMatchObject({ winners: [0, 1], scores: [-18, -18, -24] });
  });

  test('[R16] a shield raised on the way is deducted as it is at the end', () => {
    const s = setUp({ magicians: [{ hex: '2416', spirits: [2], treasures: ['25'] }], mortals: NOBODY });
    s.answer(0, { do: 'raise' });
    s.answer(0, { treasures: [] }, 1);
    s.answer(0, { do: 'done' });
    s.answer(0, LEAVE);
    expect(result(s)).toMatchObject({ winners: [0], scores: [20] }); // 60 less 40 for Brass
  });

  test('[4.6] [R17] alone, a net total above zero wins; zero or less does not', () => {
    expect(judged([{ treasures: ['16'] }])).toMatchObject({ winners: [0], scores: [1] }); // 21 less 20
    expect(judged([{ treasures: ['12'] }])).toMatchObject({ winners: [], scores: [0] });
    expect(judged([{ treasures: ['46'] }])).toMatchObject({ winners: [], scores: [-3] });
    expect(judged([{ shield: 'Brass', treasures: ['16'] }])).toMatchObject({ winners: [], scores: [-19] });
  });

  test('[4.6a] [R15] soloDeduction: Copper costs 20,000 alone, unless the option spares it', () => {
    const nets = (soloDeduction: string) =>
      ['Copper', 'Brass', 'Silver', 'Gold'].map(
        (shield) => judged([{ shield, treasures: ['25'] }], { soloDeduction })?.scores[0],
      );
    expect(nets('fromCopper')).toEqual([40, 20, 0, -20]);
    expect(nets('aboveCopper')).toEqual([60, 40, 20, 0]);
    const among = { soloDeduction: 'aboveCopper' };
    expect(judged([{ treasures: ['25'] }, { treasures: ['11'] }], among)).toMatchObject({ scores: [60, 12] });
  });

  test('[4.3] [4.7] to win he must leave alive: the dead do not win whatever they owned', () => {
    const s = setUp({
      magicians: [
        { hex: '2416', curses: 3, treasures: ['25'] },
        { hex: '2412', treasures: ['32'] },
      ],
      mortals: NOBODY,
    });
    s.answer(0, { do: 'conjure', rank: 'King' }, 4); // one curse more
    s.answer(1, LEAVE);
    expect(result(s)).toMatchObject({ winners: [1], scores: [null, 6], fates: ['curses', 'left'] });
  });

  test('[R18] [4.7] if all die nobody wins', () => {
    const s = setUp({
      magicians: [
        { hex: '2416', curses: 3, treasures: ['25'] },
        { hex: '2412', curses: 3 },
      ],
      mortals: NOBODY,
    });
    for (const seat of [0, 1]) s.answer(seat, { do: 'conjure', rank: 'King' }, 4);
    expect(s.match.over).toBe(true);
    expect(result(s)).toMatchObject({ winners: [], scores: [null, null], reason: 'allDead' });
  });

  test('[R119] [4.3] among several, who leaves without treasure cannot win, nor does the Ring help him', () => {
    expect(judged([{ ring: true }, { shield: 'Gold', treasures: ['32'] }])).toMatchObject({
      winners: [1],
      scores: [0, -39],
    });
    expect(judged([{}, {}])).toMatchObject({ winners: [] });
  });

  test('[R119] mustDare off ranks every survivor by his net total alone', () => {
    const off = { mustDare: false };
    expect(judged([{}, { shield: 'Gold', treasures: ['32'] }], off)).toMatchObject({ winners: [0], scores: [0, -39] });
    expect(judged([{}, {}], off)).toMatchObject({ winners: [0, 1] });
    expect(judged([{}, { treasures: ['32'] }], off)).toMatchObject({ winners: [1] });
  });
});

describe('the limit of game-turns', () => {
  const last = (turn: number, turnLimit?: number) =>
    setUp(
      {
        turn,
        acts: 2,
        magicians: [
          { status: 'departed', fate: 'left', treasures: ['32'] },
          { captor: { mortal: 'emir-of-tabriz' }, caught: 1, treasures: ['25'] },
          { hex: '2416', treasures: ['33'] },
        ],
        mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '2010' } },
      },
      { options: turnLimit === undefined ? {} : { turnLimit } },
    );

  test('[R118] when the last game-turn ends, whoever is still on the map is lost, captives too, and the departed are judged', () => {
    for (const turnLimit of [undefined, 100, 60, 40, 30]) {
      const s = last(turnLimit ?? 100, turnLimit);
      const told = s.answer(2, WAIT);
      expect(told.map(({ type }) => type)).toEqual(['waited', 'timeUp', 'ended']);
      expect(result(s)).toMatchObject({
        winners: [0],
        scores: [6, null, null],
        reason: 'timeUp',
        fates: ['left', 'lost', 'lost'],
      });
    }
  });

  test('[R118] not one game-turn earlier, and never with turnLimit 0', () => {
    for (const [turn, limit] of [
      [99, 100],
      [29, 30],
      [100, 0],
    ]) {
      const s = last(turn, limit);
      s.answer(2, WAIT);
      expect(s.match.over).toBe(false);
      expect(s.state().turn).toBe(turn + 1);
    }
  });
});
