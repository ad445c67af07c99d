import { create, eventsFor, give } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { type DemonsData, ownData, readData } from '../data.ts';
import { demons, demonsWith } from '../game.ts';
import { NOBODY, only, setUp } from './table.ts';

const { content } = demons;
const { grid } = content;

describe('counters', () => {
  test('[2.0] [B3] 72 spirits, the Ring, four magicians, four shield markers and nineteen mortals make 100 counters', () => {
    const { piles, magicians, mortals, ring } = setUp({}, { seats: 4 }).view(null);
    const inPiles = Object.values(piles).reduce((sum, count) => sum + count, 0);
    const markers = magicians.filter(({ shield }) => shield === null).length; // not yet on the display
    expect(ring).toEqual({ is: 'pile' });
    expect([inPiles, magicians.length, markers, mortals.length]).toEqual([73, 4, 4, 19]);
    expect(inPiles + magicians.length + markers + mortals.length).toBe(100);
  });

  test('[B1] [B2] the spirits are the 72 of the Goetia, each numbered by its place in the list', () => {
    const goetia =
      `Bael Agares Vassago Samigina Marbas Valefor Amon Barbatos Paimon Buer Gusion Sitri Beleth Leraje Eligos
      Zepar Botis Bathin Sallos Purson Marax Ipos Aim Naberius Glasya-Labolas Bune Ronove Berith Astaroth Forneus Foras
      Asmoday Gaap Furfur Marchosias Stolas Phenex Halphas Malphas Raum Focalor Vepar Sabnock Shax Vine Bifrons Uvall
      Haagenti Crocell Furcas Balam Alloces Caim Murmur Orobas Gremory Ose Amy Orias Vapula Zagan Volac Andras Haures
      Andrealphus Cimejes Amdusias Belial Decarabia Seere Dantalion Andromalius`.split(/\s+/);
    const inPiles = setUp({}).state().piles.flat();
    expect(inPiles.filter((counter) => counter > 0).sort((a, b) => a - b)).toEqual(goetia.map((_, i) => i + 1));
    expect(content.numbers.map((number) => content.spirits[number]?.name)).toEqual(goetia);
  });

  test('[B2] the number is the priority: only a spirit before the finder in the list can seize', () => {
    const s = setUp({
      phase: 'use',
      turn: 2,
      magicians: [{ hex: '1307', spirits: [48, 66] }],
      mortals: NOBODY,
      boxes: { 43: { is: 'found', counter: 62, by: 0 } },
    });
    expect(s.why(0, { do: 'seize', box: '43', spirit: 66 })).toBe('13.1');
    expect(s.allows(0, { do: 'seize', box: '43', spirit: 48 })).toBe(true);
  });

  test('[2.4] the shield marker only shows the level: it stands in no hex and moves with nothing but the level', () => {
    const s = setUp({ magicians: [{ hex: '2416', shield: 'Silver', spirits: [2] }], mortals: NOBODY }, { dice: [1] });
    expect(s.view(null).magicians[0]).toMatchObject({ hex: '2416', shield: 'Silver' });
    s.answer(0, { do: 'raise' });
    expect(s.view(null).magicians[0]).toMatchObject({ hex: '2416', shield: 'Gold' });
  });

  test('[T12] King, Prince, Duke, Marquis, Earl, President, Knight: of two neighbours only the higher may control', () => {
    const inOrder = [1, 3, 2, 4, 17, 5, 50]; // one spirit of each rank, highest first
    for (const [i, higher] of inOrder.slice(0, -1).entries()) {
      const lower = inOrder[i + 1];
      const s = setUp({ phase: 'use', magicians: [{ hex: '2416', spirits: [lower, higher] }], mortals: NOBODY });
      expect(s.view(0).magicians[0].controlling).toBe(higher);
      expect(s.why(0, { do: 'control', spirit: lower })).toBe('R93.rank');
    }
    expect(Object.keys(setUp({}).view(null).piles)).toEqual([
      'King',
      'Prince',
      'Duke',
      'Marquis',
      'Earl',
      'President',
      'Knight',
    ]);
  });

  test('[B5] [R4] Dukes come on clear ground only and Earls, the "comtes", in woods only', () => {
    const calls = (hex: string) => {
      const s = setUp({ magicians: [{ hex }], mortals: NOBODY });
      const can = (rank: string) => (s.allows(0, { do: 'conjure', rank }) ? 'yes' : s.why(0, { do: 'conjure', rank }));
      return [can('Duke'), can('Earl')];
    };
    expect(calls('0705')).toEqual(['yes', '9.1']); // open
    expect(calls('1403')).toEqual(['9.2', 'yes']); // forest
    expect(calls('1302')).toEqual(['9.2', 'yes']); // wooded mountain
    expect(calls('1203')).toEqual(['9.2', '9.1']); // mountain
  });
});

describe('charts and displays', () => {
  /** The same scenario under somebody's own charts. */
  const under = (tables: DemonsData['tables'], scenario: unknown, dice: number[]) => {
    const read = readData({ tables });
    if ('fault' in read) throw new Error(JSON.stringify(read.fault));
    const made = create(demonsWith(read.data), { seats: 1, seed: 'test', scenario, dice });
    if ('fault' in made) throw new Error(JSON.stringify(made.fault));
    return made.match;
  };
  const own = ownData.tables;

  test('[2.2] the four charts decide: another Terrain Effects Chart changes what a step costs', () => {
    const walk = { magicians: [{ hex: '2416' }], mortals: NOBODY };
    const dear = { ...own, terrain: { ...own.terrain, baseCost: 2 } };
    const reaches = (tables: DemonsData['tables'], to: string) =>
      under(tables, walk, []).open?.question.refuse({ do: 'move', to }, 0)?.rule ?? 'yes';
    expect([reaches(own, '2116'), reaches(dear, '2116')]).toEqual(['yes', '5.2a']);
    expect(reaches(dear, '2216')).toBe('yes');
  });

  test('[2.2] another Discovery Table changes what is found, another Combat Results Table who wins', () => {
    const hunted = {
      turn: 2,
      phase: 'search',
      magicians: [{ hex: '0705' }],
      mortals: { ...NOBODY, metropolitan: { hex: '0805' } },
    };
    const rows = own.discovery.rows.map((row) => ({ ...row, results: row.results.map(() => 'D' as const) }));
    const sharp = { ...own, discovery: { ...own.discovery, rows } };
    const mild = {
      ...sharp,
      combat: { ...own.combat, rows: own.combat.rows.map((row) => row.map(() => 'Af' as const)) },
    };
    const results = (tables: DemonsData['tables']) =>
      eventsFor(under(tables, hunted, [6, 6]).story, null).flatMap((event) =>
        'result' in event ? [event.result] : [],
      );
    expect(results(own)).toEqual(['E']);
    expect(results(sharp)).toEqual(['D', 'Dx']);
    expect(results(mild)).toEqual(['D', 'Af']);
  });

  test('[2.2] another Conjuration Table changes how many come', () => {
    const values = own.conjuration.values.map((row) => row.map(() => -5));
    const conjured = (tables: DemonsData['tables']) => {
      const match = under(tables, { magicians: [{ hex: '2416', shield: 'Gold' }], mortals: NOBODY }, [3]);
      give(match, 0, { do: 'conjure', rank: 'Marquis' });
      return only(eventsFor(match.story, null), 'conjured');
    };
    expect(conjured(own)).toMatchObject([{ die: 3, modifier: 0, number: 3 }]);
    expect(conjured({ ...own, conjuration: { ...own.conjuration, values } })).toMatchObject([{ number: -2 }]);
  });

  test('[2.3] everybody sees the three displays: spirits held by rank, boxes with their counters, shields', () => {
    const s = setUp({
      magicians: [
        { hex: '2416', shield: 'Brass', spirits: [15, 8, 5] },
        { hex: '2216', shield: 'Gold', treasures: ['43'] },
      ],
      mortals: NOBODY,
      boxes: { 25: { is: 'found', counter: 62, by: 1 } },
    });
    for (const viewer of [null, 0, 1]) {
      const { magicians, boxes } = s.view(viewer);
      expect(magicians.map(({ ranks }) => ranks)).toEqual([{ Duke: 2, President: 1 }, {}]);
      expect(magicians.map(({ shield }) => shield)).toEqual(['Brass', 'Gold']);
      expect(boxes).toHaveLength(36);
      expect(boxes.find(({ box }) => box === '25')).toMatchObject({ is: 'found', counter: 62, by: 1, hex: '1309' });
      expect(boxes.find(({ box }) => box === '43')).toMatchObject({ is: 'owned', by: 1 });
    }
  });
});

describe('shields', () => {
  const levels = (shieldLadder: string) => {
    const s = setUp({}, { options: { shieldLadder } });
    return ['Copper', 'Brass', 'Silver', 'Gold'].map((shield) =>
      s.allows(0, { shield }) ? shield : s.why(0, { shield }),
    );
  };

  test('[T6] four levels, Copper to Gold; the ladder of three leaves Brass out', () => {
    expect(levels('four')).toEqual(['Copper', 'Brass', 'Silver', 'Gold']);
    expect(levels('three')).toEqual(['Copper', 'T6', 'Silver', 'Gold']);
  });

  test('[T6] a Copper shield is raised to Brass, on the ladder of three to Silver', () => {
    for (const [shieldLadder, next] of [
      ['four', 'Brass'],
      ['three', 'Silver'],
    ]) {
      const s = setUp({ magicians: [{ hex: '2416', spirits: [2] }], mortals: NOBODY }, { options: { shieldLadder } });
      const [raised] = only(s.answer(0, { do: 'raise' }, 1), 'raised');
      expect(raised.shield).toBe(next);
    }
  });

  /** What is deducted at each level, alone and among two; nobody owns anything. */
  const deductions = (options: Record<string, string>, names: string[]) =>
    [1, 2].map((seats) =>
      names.map((shield) => {
        const others = seats > 1 ? [{ status: 'dead' }] : [];
        const s = setUp({ magicians: [{ hex: '2416', shield }, ...others], mortals: NOBODY }, { options });
        return 0 - s.view(null).magicians[0].net;
      }),
    );

  test('[T6] [4.4a] [4.6a] every level costs 15,000 above Copper among several, 20,000 with Copper alone', () => {
    expect(deductions({}, ['Copper', 'Brass', 'Silver', 'Gold'])).toEqual([
      [20, 40, 60, 80],
      [0, 15, 30, 45],
    ]);
    expect(deductions({ shieldLadder: 'three' }, ['Copper', 'Silver', 'Gold'])).toEqual([
      [20, 40, 60],
      [0, 15, 30],
    ]);
  });
});

describe('mortals', () => {
  const ROSTER = `
    metropolitan            4 1005 cleric
    bishop                  3 1504 cleric
    abbot                   2 1910 cleric
    mullah                  4 1407 cleric
    emir-of-ani             7 1106
    king-of-lori            5 1404
    atabeg-of-ganja         8 1905
    emir-of-tiflis          6 1502
    bey-of-theodosiopolis   5 0407
    emir-of-akhlat          6 0811
    prince-of-sasun         3 0512
    baron-of-van            3 1113
    prince-of-syunik        4 2010
    prince-of-khachen       3 2007
    emir-of-nakhchivan      5 1710
    emir-of-tabriz          7 1914
    turkoman-khan           5 0810
    eristav                 5 0902
    wali-of-partav          4 2206`
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const seen = (options: Record<string, string | number>, seed?: string) =>
    setUp({}, { options, seed }).view(null).mortals;

  test('[T7] nineteen mortals with their strengths and bases, four of them clerics, in the order of the roster', () => {
    expect(
      seen({}).map(({ id, strength, base, cleric }) => [id, `${strength}`, base, ...(cleric ? ['cleric'] : [])]),
    ).toEqual(ROSTER);
  });

  test('[T7] three bases are not cities', () => {
    expect(
      seen({})
        .filter(({ base }) => content.city[grid.index.get(base) ?? -1] === null)
        .map(({ id }) => id),
    ).toEqual(['bishop', 'abbot', 'prince-of-khachen']);
  });

  test('[T7] mortalStrength takes 1 or 2 from each, but leaves at least 1', () => {
    for (const mortalStrength of [0, -1, -2])
      expect(seen({ mortalStrength }).map(({ strength }) => strength)).toEqual(
        ROSTER.map(([, printed]) => Math.max(1, Number(printed) + mortalStrength)),
      );
    expect(seen({ mortalStrength: -2 })[2]).toMatchObject({ id: 'abbot', strength: 1 });
  });

  test('[T7] mortalStrength counts in search and combat', () => {
    const s = setUp(
      {
        turn: 2,
        phase: 'search',
        magicians: [{ hex: '0705' }],
        mortals: { ...NOBODY, metropolitan: { hex: '0805' }, 'emir-of-ani': { hex: '0805' } },
      },
      { dice: [1, 1], options: { mortalStrength: -2 } },
    );
    const told = eventsFor(s.match.story, null);
    expect(only(told, 'searched')).toMatchObject([{ strength: 7 }]);
    expect(only(told, 'fought')).toMatchObject([{ attack: 7 }]);
  });

  test('[T7] mortalBases shuffled deals the same nineteen hexes to other mortals', () => {
    const bases = (mortalBases: string, seed: string) => seen({ mortalBases }, seed).map(({ base }) => base);
    const printed = ROSTER.map(([, , base]) => base);
    expect(bases('fixed', 'one')).toEqual(printed);
    const shuffled = bases('shuffled', 'one');
    expect(shuffled).not.toEqual(printed);
    expect([...shuffled].sort()).toEqual([...printed].sort());
    expect(bases('shuffled', 'two')).not.toEqual(shuffled);
    expect(seen({ mortalBases: 'shuffled' }, 'one').every(({ hex, base }) => hex === base)).toBe(true);
  });
});

describe('treasures', () => {
  /** Hex, seize number and value, row by row. */
  const GRID = `
    1213:4/12 0811:3/20 1914:2/40 1204:4/12 0407:3/18 1113:3/21
    1502:3/23 1410:4/13 0712:4/14 1306:3/17 1309:1/60 0810:2/28
    0513:4/12 0306:5/6  1106:2/36 1013:3/22 1407:2/30 1710:4/16
    1705:5/10 1905:2/32 1307:4/15 2206:3/24 1910:4/16 1615:4/17
    0607:5/7  0704:4/13 0311:5/9  1402:5/9  1005:3/19 1504:4/15
    0506:5/8  1605:3/20 1111:4/13 1507:4/14 1810:3/21 0604:4/11`
    .trim()
    .split(/\s+/);
  const seen = (options: Record<string, string>, seed?: string) =>
    setUp({}, { options, seed })
      .view(null)
      .boxes.map(({ hex, seize, value }) => `${hex}:${seize}/${value}`);

  test('[T8] thirty-six boxes, row by the first die and column by the second, 673,000 ducats in all', () => {
    const { boxes } = setUp({}).view(null);
    expect(seen({})).toEqual(GRID);
    expect(boxes.map(({ box }) => box).slice(0, 7)).toEqual(['11', '12', '13', '14', '15', '16', '21']);
    expect(boxes.reduce((sum, { value }) => sum + value, 0)).toBe(673);
    expect(new Set(boxes.map(({ site }) => site)).size).toBe(36);
  });

  test("[T8] fourteen boxes lie in a mortal's base", () => {
    const { boxes, mortals } = setUp({}).view(null);
    expect(boxes.filter(({ hex }) => mortals.some(({ base }) => base === hex))).toHaveLength(14);
  });

  test('[T8] dice 4 and 3 find Vagharshapat in 1307, worth 15,000', () => {
    const s = setUp({ phase: 'use', magicians: [{ hex: '2416', spirits: [62] }], mortals: NOBODY });
    const [rolled] = only(s.answer(0, { do: 'power', spirit: 62, power: 'D' }, 4, 3), 'boxRolled');
    expect(rolled).toMatchObject({ box: '43', hex: '1307' });
    expect(s.view(null).boxes.find(({ box }) => box === '43')).toMatchObject({
      site: 'Vagharshapat',
      value: 15,
      seize: 4,
    });
  });

  test('[T8] treasureGrid shuffled deals the same sites to other boxes, and finding and seizing follow the deal', () => {
    const shuffled = seen({ treasureGrid: 'shuffled' }, 'one');
    expect(seen({ treasureGrid: 'fixed' }, 'one')).toEqual(GRID);
    expect(shuffled).not.toEqual(GRID);
    expect([...shuffled].sort()).toEqual([...GRID].sort());
    expect(seen({ treasureGrid: 'shuffled' }, 'two')).not.toEqual(shuffled);

    const setting = { options: { treasureGrid: 'shuffled' }, seed: 'one' };
    const s = setUp({ phase: 'use', magicians: [{ hex: '2416', spirits: [62] }], mortals: NOBODY }, setting);
    const [rolled] = only(s.answer(0, { do: 'power', spirit: 62, power: 'D' }, 4, 3), 'boxRolled');
    expect(rolled.hex).toBe(shuffled[3 * 6 + 2].slice(0, 4));
  });
});

describe('map', () => {
  const MAP = `
    ~  ~  ~  ~  ~  .  .  .  f  F  f  M  .  .  .  .  .  .  M  M  .  .  .  .
    ~  ~  ~  ~  ~  .  .  M  O  .  .  M  F  .  O  .  .  .  .  f  M  M  .  .
    ~  ~  ~  f  F  M  .  M  .  .  .  M  .  f  .  .  .  .  .  .  f  f  M  M
    ~  f  f  F  F  f  O  M  .  .  .  M  .  O  f  f  .  .  .  f  .  .  f  .
    M  M  M  .  .  .  .  .  .  O  .  .  .  .  M  .  f  .  O  .  f  .  .  .
    .  .  .  .  .  M  .  F  M  .  O  .  M  .  M  ~  M  M  .  .  .  O  .  .
    O  .  .  O  .  M  .  .  f  .  .  .  .  O  M  M  ~  M  M  F  .  .  .  .
    .  M  M  M  M  .  .  M  M  M  M  M  .  .  f  .  M  .  .  M  f  .  .  .
    .  .  .  M  .  .  .  .  .  .  .  M  M  .  .  .  M  M  .  .  f  .  .  .
    .  .  M  .  M  .  .  O  .  .  M  .  .  .  .  .  O  M  .  O  .  .  .  .
    .  .  f  .  .  .  .  O  M  ~  O  .  M  .  .  .  .  .  M  M  f  M  .  f
    .  M  .  F  O  .  M  ~  ~  ~  .  .  M  M  O  .  .  .  M  .  M  .  .  .
    M  .  M  .  M  M  O  .  .  .  O  .  .  M  .  ~  M  .  .  .  .  .  .  M
    .  .  .  .  .  .  .  M  M  M  .  .  .  M  .  ~  .  .  O  .  .  .  .  .
    .  .  .  .  .  .  .  .  M  f  M  M  .  M  .  O  ~  .  .  M  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  f  f  M  .  .  .  ~  .  .  .  .  .  .  .`
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  const LEGEND: Record<string, string> = {
    '.': 'open',
    f: 'forest',
    M: 'mountain',
    F: 'forest mountain',
    O: 'city',
    '~': 'water',
  };
  const RIVERS = `
    1004/1104 1104/1105 1105/1204 1105/1205 1106/1205 1106/1206 1107/1206
    1801/1901 1801/1902 1802/1902 1902/1903 1903/2002 2002/2003 2003/2103 2003/2104
    0408/0509 0409/0509 0409/0510 0508/0509 0508/0608 0607/0608 0607/0708 0707/0708 0707/0807 0806/0807 0807/0907
    0907/0908 0907/1007 1006/1007 1007/1107 1107/1108 1107/1207 1206/1207 1207/1307 1307/1308 1308/1407 1407/1408
    1408/1508 1508/1509 1509/1608 1509/1609 1510/1609 1609/1610 1610/1710 1610/1711 1611/1711 1711/1712 1711/1811
    1810/1811 1811/1911 1911/1912 1911/2011 2010/2011 2010/2111 2110/2111 2110/2210 2209/2210 2209/2310 2309/2310
    2309/2409 2408/2409
    0111/0112 0112/0211 0211/0212 0211/0312 0311/0312 0312/0411 0410/0511 0411/0412 0411/0511 0411/0512 0510/0511
    0511/0610 0610/0611 0610/0711 0710/0711 0710/0810 0809/0810 0809/0910 0909/0910 0909/1009 1008/1009 1008/1109
    1108/1109 1109/1208 1109/1209
    0305/0405 0306/0405 0404/0405 0404/0505 0503/0602 0503/0603 0504/0505 0504/0603 0504/0604
    1304/1305 1305/1404 1403/1504 1404/1405 1404/1504 1404/1505 1503/1504 1503/1603
    0107/0108 0108/0207 0207/0208 0207/0308 0307/0308 0308/0407 0407/0408 0407/0507 0407/0508
    1405/1506 1406/1407 1406/1506 1406/1507 1505/1506 1506/1605 1507/1607
    0706/0806 0805/0806 0805/0906 0905/0906 0905/1005 1004/1005
    1313/1412 1412/1413 1412/1513 1512/1513 1512/1612 1611/1612 1611/1712
    0803/0904 0804/0904 0903/0904 0903/1003 1001/1101 1001/1102 1002/1003 1002/1102 1002/1103 1401/1501 1501/1502
    1502/1601 1502/1602 1503/1602 1602/1603 1603/1703 1703/1704 1704/1803 1803/1804 1804/1904 1904/1905 1904/2004
    2003/2004 2004/2104 2104/2105 2105/2204 2105/2205 2106/2205 2205/2206 2206/2306 2306/2307 2307/2406 2406/2407
    1806/1907 1807/1907 1807/1908 1906/1907 1907/2006 2006/2007 2006/2107 2106/2107 2106/2206
    0113/0114 0114/0213 0114/0214 0115/0214 0214/0215 0214/0315 0314/0315 0315/0414 0414/0415 0415/0515 0515/0516
    0516/0615 0615/0616 0616/0716
    1708/1808 1709/1808 1808/1809 1809/1909 1909/1910 1910/2009 2009/2010 2010/2110`
    .trim()
    .split(/\s+/);
  const number = (col: number, row: number) => `${col}`.padStart(2, '0') + `${row}`.padStart(2, '0');
  const neighbours = (hex: string) => content.neighbours[grid.index.get(hex) ?? -1].map((n) => grid.names[n]);

  test('[2.1] every hex has a four-digit number of its own, column then row', () => {
    expect(new Set(grid.names).size).toBe(24 * 16);
    expect(grid.names.every((name) => /^\d{4}$/.test(name))).toBe(true);
    for (let col = 1; col <= 24; col++)
      for (let row = 1; row <= 16; row++) expect(grid.index.has(number(col, row))).toBe(true);
  });

  test('[2.1] [T9] 24 columns by 16 rows with the terrain of the picture, 360 of them land', () => {
    MAP.forEach((row, r) => {
      row.forEach((sign, c) => {
        const hex = grid.index.get(number(c + 1, r + 1)) ?? -1;
        expect([...content.terrain[hex]].sort().join(' '), grid.names[hex]).toBe(LEGEND[sign]);
      });
    });
    expect(content.water.filter((wet) => !wet)).toHaveLength(360);
  });

  test('[T9] even columns sit half a hex lower', () => {
    expect(neighbours('0705')).toEqual(['0704', '0804', '0805', '0706', '0605', '0604']);
    expect(neighbours('0805')).toEqual(['0804', '0905', '0906', '0806', '0706', '0705']);
    expect(neighbours('0101')).toEqual(['0201', '0102']);
    expect(neighbours('2416')).toEqual(['2415', '2316']);
  });

  test('[T9] [T1] every step on the map costs what its hex and its river say', () => {
    const COST: Record<string, number> = { '.': 1, f: 2, M: 3, F: 4, O: 1 };
    const rivers = new Set(RIVERS.flatMap((side) => [side, side.split('/').reverse().join('/')]));
    const dear: string[] = [];
    grid.names.forEach((from, hex) => {
      for (let d = 0; d < 6; d++) {
        const next = grid.neighbours[hex * 6 + d];
        if (next < 0) continue;
        const to = grid.names[next];
        const sign = MAP[Number(to.slice(2)) - 1][Number(to.slice(0, 2)) - 1];
        const cost = sign === '~' ? 0 : COST[sign] + (rivers.has(`${from}/${to}`) ? 1 : 0);
        expect(content.costs.magician[hex * 6 + d], `${from} to ${to}`).toBe(cost);
        expect(content.costs.mortal[hex * 6 + d], `${from} to ${to}`).toBe(cost > 4 ? 0 : cost);
        if (cost > 4 && content.terrain[hex][0] !== 'water') dear.push(to);
      }
    });
    expect(dear).toHaveLength(14);
    expect([...new Set(dear)].sort()).toEqual(['0404', '0412', '0503', '0504', '0806', '1001', '2007']);
  });

  test('[T9] the magicians start in 0105 to 0116', () => {
    const s = setUp({ mortals: NOBODY });
    s.answer(0, { shield: 'Copper' });
    expect(s.options(0)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16].map((row) => ({ hex: number(1, row) })));
  });

  test('[T9] every side of the map is an exit, and nothing inside it is', () => {
    const leaves = (hex: string) => setUp({ magicians: [{ hex }], mortals: NOBODY }).allows(0, { do: 'leave' });
    expect(['0108', '1501', '2410', '1416'].map(leaves)).toEqual([true, true, true, true]);
    expect(leaves('1109')).toBe(false);
    for (let hex = 0; hex < grid.size; hex++) {
      const name = grid.names[hex];
      const rim = name.startsWith('01') || name.startsWith('24') || name.endsWith('01') || name.endsWith('16');
      expect(content.edge[hex], name).toBe(rim);
    }
  });

  test('[T9] all land can be reached with four points a turn as well as with five', () => {
    for (const who of ['mortal', 'magician'] as const) {
      const seen = new Set<number>([grid.index.get('0105') ?? -1]);
      for (const hex of seen)
        for (let d = 0; d < 6; d++) if (content.costs[who][hex * 6 + d] > 0) seen.add(grid.neighbours[hex * 6 + d]);
      expect(seen.size).toBe(360);
    }
  });
});
