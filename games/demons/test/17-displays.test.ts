import { eventsFor } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { HERE, NORTH } from './field.ts';
import { NOBODY, only, setUp } from './table.ts';

/** The grid as specified: box, hex, seize number, value in thousands, site. */
const GRID = `
  11 1213 4 12 Varag
  12 0811 3 20 Tombs of Akhlat
  13 1914 2 40 Treasury of Tabriz
  14 1204 4 12 Marmashen
  15 0407 3 18 Treasury of Theodosiopolis
  16 1113 3 21 Rock of Van
  21 1502 3 23 Mint of Tiflis
  22 1410 4 13 Saint Thaddeus
  23 0712 4 14 Nemrut crater
  24 1306 3 17 Amberd
  25 1309 1 60 Ark on Ararat
  26 0810 2 28 Field of Manzikert
  31 0513 4 12 Sasun hold
  32 0306 5 6 Sper gold workings
  33 1106 2 36 Cathedral of Ani
  34 1013 3 22 Aghtamar landing
  35 1407 2 30 Palace of Dvin
  36 1710 4 16 Tomb of Noah
  41 1705 5 10 Tavush hold
  42 1905 2 32 Storehouse of Ganja
  43 1307 4 15 Vagharshapat
  44 2206 3 24 Partav bazaar
  45 1910 4 16 Tatev
  46 1615 4 17 Fire temple of Urmia
  51 0607 5 7 Basean fort
  52 0704 4 13 Artanuji citadel
  53 0311 5 9 Monastery of Glak
  54 1402 5 9 Samshvilde
  55 1005 3 19 Citadel of Kars
  56 1504 4 15 Sanahin
  61 0506 5 8 Oshki
  62 1605 3 20 Sevan isle
  63 1111 4 13 Arjesh
  64 1507 4 14 Garni
  65 1810 3 21 Alinja castle
  66 0604 4 11 Ishkhan`;

const grid = GRID.trim()
  .split('\n')
  .map((line) => {
    const [box, hex, seize, value, ...site] = line.trim().split(' ');
    return { box, hex, seize: Number(seize), value: Number(value), site: site.join(' ') };
  });

describe('the three displays', () => {
  test('[17.0] each magician has a column of rank boxes, which all can count', () => {
    const s = setUp({
      magicians: [{ hex: HERE, spirits: [1, 9, 2, 4, 50] }, { hex: '0110', spirits: [5] }, { hex: '0115' }],
      mortals: NOBODY,
    });
    for (const viewer of [0, 1, 2, null])
      expect(s.view(viewer).magicians.map(({ ranks }) => ranks)).toEqual([
        { King: 2, Duke: 1, Marquis: 1, Knight: 1 },
        { President: 1 },
        {},
      ]);
  });

  test('[18.0] each box of the grid names a hex, a seize number and a value, and two dice point to each alike', () => {
    const s = setUp({ phase: 'use', magicians: [{ hex: HERE, spirits: [62] }], mortals: NOBODY });
    const { outcomes } = s.odds(0, { do: 'power', spirit: 62, power: 'D' });
    const pointed = outcomes.flatMap(({ p, events }) => {
      expect(p).toBeCloseTo(1 / 36);
      return only(events, 'boxRolled').map(({ dice, hex }) => [dice.join(''), hex]);
    });
    expect(new Map(pointed as [string, string][])).toEqual(new Map(grid.map(({ box, hex }) => [box, hex])));
    expect(s.view(null).boxes).toMatchObject(grid);
  });

  test('[18.0] a treasure is seized by the numbers of its own box', () => {
    for (const { box, hex, seize, value } of grid) {
      const s = setUp({
        phase: 'use',
        magicians: [{ hex, spirits: [10, 11] }, { hex: hex === '0110' ? '0115' : '0110' }],
        mortals: NOBODY,
        boxes: { [box]: { is: 'found', counter: 62, by: 1 } },
      });
      const won = s.odds(0, { do: 'seize', box, spirit: 10 }).outcomes.flatMap(({ events }) => only(events, 'seized'));
      expect(
        won.filter(({ success }) => success),
        box,
      ).toHaveLength(seize);
      s.answer(0, { do: 'seize', box, spirit: 10 }, seize);
      expect(s.view(0).magicians[0].net, box).toBe(value);
    }
  });

  test('[18.0] the grid, its finders and its owners are open to all', () => {
    const s = setUp({
      magicians: [{ hex: HERE }, { hex: '0110' }],
      mortals: NOBODY,
      boxes: { 43: { is: 'found', counter: 62, by: 1 }, 11: { is: 'owned', counter: 48, by: 0 } },
    });
    for (const viewer of [0, 1, null]) {
      const shown = s.view(viewer).boxes.filter(({ is }) => is !== 'hidden');
      expect(shown).toMatchObject([
        { box: '11', is: 'owned', counter: 48, by: 0 },
        { box: '43', is: 'found', counter: 62, by: 1 },
      ]);
    }
  });

  test('[19.0] a marker for each magician stands on the track of shields, and may share a level', () => {
    const s = setUp({}, { seats: 3, dice: [6, 5, 4] });
    for (const [seat, shield] of ['Silver', 'Copper', 'Silver'].entries()) s.answer(seat, { shield });
    expect(s.view(null).magicians.map(({ shield }) => shield)).toEqual(['Silver', 'Copper', 'Silver']);
    s.answer(0, { hex: '0110' });
    expect(s.view(null).magicians[0].net).toBe(-30);
  });

  test('[19.0] the levels are Copper, Brass, Silver and Gold, each worth its step; by option shieldLadder without Brass', () => {
    const nets = (shields: string[], options: object) =>
      shields.map((shield) => {
        const s = setUp(
          { magicians: [{ hex: HERE, shield }, { hex: '0110' }], mortals: NOBODY },
          { options: { ...options } },
        );
        return s.view(null).magicians[0].net;
      });
    expect(nets(['Copper', 'Brass', 'Silver', 'Gold'], {})).toEqual([0, -15, -30, -45]);
    expect(nets(['Copper', 'Silver', 'Gold'], { shieldLadder: 'three' })).toEqual([0, -15, -30]);
    const three = setUp({}, { seats: 1, options: { shieldLadder: 'three' } });
    expect(three.why(0, { shield: 'Brass' })).toBe('T6');
    expect(setUp({}, { seats: 1 }).allows(0, { shield: 'Brass' })).toBe(true);
  });
});

describe('what is shown', () => {
  /** Alaric holds a King and two Dukes; which ones is all that differs between two such tables. */
  const table = (spirits: number[], more: object = {}) =>
    setUp({ magicians: [{ hex: HERE, spirits }, { hex: '0110' }], mortals: NOBODY, ...more });

  test('[R48] opponents see how many spirits he holds and of what ranks, not which', () => {
    const one = table([1, 15, 18]);
    const other = table([9, 2, 8]);
    expect(one.view(1).magicians[0]).toMatchObject({ ranks: { King: 1, Duke: 2 }, spirits: [], controlling: null });
    expect(one.view(1)).toEqual(other.view(1));
    expect(one.view(null)).toEqual(other.view(null));
    expect(one.view(0).magicians[0]).toMatchObject({ spirits: [1, 15, 18], controlling: 1 });
  });

  test('[R48] [R106] nor do they hear which he draws, while he does', () => {
    const draw = (top: number[]) => {
      const s = table([], { piles: { Marquis: top } });
      const told = s.match.story.length;
      s.answer(0, { do: 'conjure', rank: 'Marquis' }, 5); // Copper: 5 - 3 = 2
      const news = s.match.story.slice(told);
      return { s, mine: eventsFor(news, 0), theirs: eventsFor(news, 1) };
    };
    const one = draw([4, 14]);
    const other = draw([24, 27]);
    expect(one.theirs).toEqual(other.theirs);
    expect(one.s.view(1)).toEqual(other.s.view(1));
    expect(only(one.mine, 'turned').map(({ spirit }) => spirit)).toEqual([4, 14]);
    expect(only(one.theirs, 'turnedUnseen')).toEqual([
      { type: 'turnedUnseen', by: 0, rank: 'Marquis' },
      { type: 'turnedUnseen', by: 0, rank: 'Marquis' },
    ]);
  });

  test('[R106] unfriendly spirits that are lost and the Ring are shown to all when drawn', () => {
    const s = table([], { magicians: [{ hex: HERE, shield: 'Gold' }, { hex: '0110' }], piles: { Duke: [6, 'ring'] } });
    s.answer(0, { do: 'conjure', rank: 'Duke' }, 2);
    const theirs = eventsFor(s.match.story, 1);
    expect(only(theirs, 'dud')).toEqual([{ type: 'dud', by: 0, spirit: 6 }]);
    expect(only(theirs, 'ringFound')).toEqual([{ type: 'ringFound', by: 0 }]);
    expect(s.view(1)).toMatchObject({ out: [6], ring: { is: 'owned', by: 0 } });
  });

  test('[R106] a spirit committed to combat is shown; if it survives, it has been seen', () => {
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: HERE, spirits: [11, 10, 15] }, { hex: '0110' }],
      mortals: { ...NOBODY, abbot: { hex: NORTH } },
    });
    expect(s.view(1).magicians[0].spirits).toEqual([]);
    s.answer(0, { do: 'attack', hex: NORTH });
    s.answer(0, { with: [11, 15] }, 2); // Df: Gusion returns, Eligos is spent
    expect(s.view(1).magicians[0]).toMatchObject({ spirits: [11], ranks: { Duke: 1, President: 1 } });
    expect(s.view(1).out).toEqual([15]);
  });

  test('[R106] one that uses a power, goes to the grid, seizes or is released is shown', () => {
    const fresh = () =>
      setUp({
        phase: 'use',
        magicians: [{ hex: '1307', spirits: [10, 62, 48, 8, 11], curses: 2 }, { hex: '0110' }],
        mortals: NOBODY,
        boxes: { 43: { is: 'found', counter: 58, by: 1 } },
      });
    const deeds: [object, number[], number][] = [
      [{ do: 'power', spirit: 10, power: 'C', magician: 0, ill: 'curse' }, [], 10],
      [{ do: 'power', spirit: 62, power: 'D' }, [1, 1], 62],
      [{ do: 'seize', box: '43', spirit: 48 }, [6], 48],
      [{ do: 'lift', spirit: 8 }, [], 8],
      [{ do: 'release', spirit: 11 }, [], 11],
    ];
    for (const [deed, dice, spirit] of deeds) {
      const s = fresh();
      const news = s.answer(0, deed, ...dice);
      expect(JSON.stringify(news)).toContain(`"spirit":${spirit}`);
      const { out, boxes, magicians } = s.view(1);
      expect([...out, ...boxes.map(({ counter }) => counter)]).toContain(spirit);
      expect(magicians[0].spirits).toEqual([]); // of the others nothing is known
    }
  });
});
