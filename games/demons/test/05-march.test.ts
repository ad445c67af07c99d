import { create } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { ownData } from '../data.ts';
import { demonsWith } from '../game.ts';
import { NOBODY, only, setUp, story, type TestMatch } from './table.ts';

const WAIT = { do: 'wait' };
const EMIR = 'emir-of-tabriz';
/** The mortals' movement phase of a second game-turn, with the dice it meets. */
const waking = (magicians: object[], mortals: object, dice: number[], scenario = {}) =>
  setUp({ turn: 2, phase: 'waking', magicians, mortals: { ...NOBODY, ...mortals }, ...scenario }, { dice });
/** The Emir alone against one magician: the way he takes. */
const path = (hex: string, magician: string, ...dice: number[]) =>
  way(waking([{ hex: magician }], { [EMIR]: { hex } }, dice));
const way = (s: TestMatch) =>
  only(story(s), 'marched')
    .find(({ mortal }) => mortal === EMIR)
    ?.path.join(' ') ?? 'stays';

describe('worked example 1', () => {
  const dawn = (...dice: number[]) => setUp({ turn: 2, phase: 'waking', magicians: [{ hex: '0705' }] }, { dice });

  test('[3.0a] [R7] [R84] [5.3b] [5.0f] [5.4c] Alaric hides in 0705: the Metropolitan and the Emir of Ani wake and come', () => {
    const s = dawn(3, 4, 2, 5, 3, 5, 2);
    expect(only(story(s), 'woke')).toEqual(
      [
        ['metropolitan', 3, 3, true],
        ['emir-of-ani', 4, 4, true],
        ['bey-of-theodosiopolis', 3, 4, false],
        ['turkoman-khan', 5, 6, false],
        ['eristav', 2, 4, false],
      ].map(([mortal, die, distance, woke]) => ({ type: 'woke', mortal, die, distance, woke })),
    );
    expect(only(story(s), 'marched')).toEqual([
      { type: 'marched', mortal: 'metropolitan', path: ['1005', '0905', '0805'], towards: 'magician' },
      { type: 'marched', mortal: 'emir-of-ani', path: ['1106', '1105', '1004', '0905', '0805'], towards: 'magician' },
    ]);
    expect(only(story(s), 'wayChosen')).toMatchObject([
      { mortal: 'emir-of-ani', hexes: ['1005', '1105'], hex: '1105', rolls: [[2, 5]] },
    ]);
    const hexes = ['metropolitan', 'emir-of-ani', 'bey-of-theodosiopolis', 'turkoman-khan', 'eristav'].map(s.hexOf);
    expect(hexes).toEqual(['0805', '0805', '0407', '0810', '0902']);
  });

  test('[5.3b] had the dice fallen the other way the Emir would have come through Kars', () => {
    const s = dawn(3, 4, 5, 2, 3, 5, 2);
    expect(only(story(s), 'marched')[1].path).toEqual(['1106', '1005', '0905', '0805']); // 1 + 2 + 1
  });
});

describe('how far', () => {
  test('[5.0b] [5.0e] a mortal that wakes spends its four points, all of them if it can', () => {
    expect(path('1816', '2416', 6, 2, 1)).toBe('1816 1916 2016 2116 2215');
    expect(path('2403', '2410', 6)).toBe('stays'); // seven hexes: asleep
    expect(path('0412', '0416', 4)).toBe('0412 0413 0414 0415'); // two open hexes, and two points over the Tigris
  });

  test('[5.0f] it stops beside a magician with points in hand', () => {
    expect(path('2414', '2416', 2)).toBe('2414 2415');
  });

  test('[5.0f] [5.5] beside a magician it stays, awake as it is', () => {
    const s = waking([{ hex: '2416' }, { hex: '2413' }], { [EMIR]: { hex: '2415' } }, [6, 4]);
    expect(only(story(s), 'woke')).toMatchObject([{ distance: 1, woke: true }]);
    expect(way(s)).toBe('stays');
  });

  test('[5.2a] [R26] it stops where its points do not pay for the next hex of its way, though cheaper ones are near', () => {
    // Two of four points spent; the way on to 0512 is over mountains at three.
    expect(path('0213', '0512', 3)).toBe('0213 0314 0413');
  });

  test('[R26] nobody is granted one hex that he cannot pay for', () => {
    const tables = { ...ownData.tables, movement: { ...ownData.tables.movement, magician: 2 } };
    const made = create(demonsWith({ ...ownData, tables }), {
      seats: 1,
      seed: 'test',
      scenario: { magicians: [{ hex: '1103' }], mortals: NOBODY },
    });
    if ('fault' in made) throw new Error(made.fault.place);
    const { refuse } = made.match.open?.question ?? {};
    expect(refuse?.({ do: 'move', to: '1203' }, 0)?.rule).toBe('5.2a'); // a mountain, three points
    expect(refuse?.({ do: 'move', to: '1104' }, 0)).toBeNull();
  });

  test('[5.3d] [5.0a] only the units that wake move, and only in their own phase', () => {
    expect(path('1816', '2416', 5)).toBe('stays');
    const s = setUp({ magicians: [{ hex: '2416' }], mortals: { ...NOBODY, [EMIR]: { hex: '1816' } } });
    expect(s.hexOf(EMIR)).toBe('1816');
    const told = s.answer(0, WAIT, 6, 1, 2);
    expect(told.map(({ type }) => type)).toEqual(['waited', 'gameTurn', 'woke', 'wayChosen', 'marched', 'playerTurn']);
  });
});

describe('which way', () => {
  test('[5.3a] the way that is cheapest in points, not the shortest in hexes', () => {
    // Straight on lie the mountains 0205 and 0305; round them it is three open hexes.
    expect(path('0105', '0405', 3)).toBe('0105 0106 0206 0306');
  });

  test('[5.3b] [R84] equal ways: a die for each in the order of their numbers, the highest is taken', () => {
    const chosen = (...dice: number[]) =>
      only(story(waking([{ hex: '0414' }], { [EMIR]: { hex: '0114' } }, [6, ...dice])), 'wayChosen')[0];
    expect(chosen(6, 1, 2)).toMatchObject({ hexes: ['0115', '0213', '0214'], hex: '0115' });
    expect(chosen(1, 6, 2)).toMatchObject({ hex: '0213' });
    expect(chosen(1, 2, 6)).toMatchObject({ hex: '0214' });
  });

  test('[R84] ties are rolled again among the tied alone', () => {
    const s = waking([{ hex: '0414' }], { [EMIR]: { hex: '0114' } }, [6, 5, 3, 5, 2, 4]);
    expect(only(story(s), 'wayChosen')[0]).toMatchObject({
      hex: '0214',
      rolls: [
        [5, 3, 5],
        [2, 0, 4],
      ],
    });
  });

  test('[R84] it heads for the hex beside its target that is cheapest to reach', () => {
    // 2413 is a mountain, and so is no way to come beside 2412.
    expect(path('2415', '2412', 3, 1, 2)).toMatch(/^2415 .* 2313$/);
  });

  test('[R84] it stops beside any magician, not only beside its target', () => {
    const pair = [{ hex: '0405' }, { hex: '0307' }]; // both three hexes away; the die names the first
    const s = waking(pair, { [EMIR]: { hex: '0105' } }, [3, 6, 1]);
    expect(only(story(s), 'targeted')).toMatchObject([{ target: 0 }]);
    expect(way(s)).toBe('0105 0106 0206');
  });

  test('[R85] a step of five points is closed to it: it goes round the river and the wooded mountains', () => {
    expect(path('0603', '0403', 2)).toBe('0603 0604 0505 0405');
  });

  test('[R85] [5.4c] other mortals are no obstacle, fleeing or not, and any number may stand in one hex', () => {
    const s = waking(
      [{ hex: '2416' }],
      {
        metropolitan: { hex: '2415' },
        'emir-of-ani': { hex: '2415', status: 'fleeing', base: '2415' },
        bishop: { hex: '2415' },
        [EMIR]: { hex: '2413' },
      },
      [1, 1, 3, 6, 6],
    );
    expect(way(s)).toBe('2413 2414 2415');
    expect(s.view(null).mortals.filter(({ hex, status }) => hex === '2415' && status !== 'gone')).toHaveLength(4);
  });

  test('[R85] [5.4] water and magicians’ hexes are closed: a unit with no way at all stays', () => {
    const shut = [{ hex: '2402' }, { hex: '2302' }, { hex: '2301' }];
    const s = waking(shut, { [EMIR]: { hex: '2401', status: 'fleeing' } }, []);
    expect(s.hexOf(EMIR)).toBe('2401');
    const free = waking(shut.slice(1), { [EMIR]: { hex: '2401', status: 'fleeing' } }, []);
    expect(free.hexOf(EMIR)).not.toBe('2401');
  });
});

describe('whom', () => {
  test('[R8] the nearest is found by counting hexes, the way to him by points', () => {
    // Over the mountains 0607 is three hexes off and costs six points; 0112 is four hexes off and costs three.
    const s = waking([{ hex: '0607' }, { hex: '0112' }], { [EMIR]: { hex: '0309' } }, [3]);
    expect(only(story(s), 'woke')).toMatchObject([{ distance: 3, woke: true }]);
    expect(only(story(s), 'targeted')).toEqual([]);
    expect(way(s)).toBe('0309 0409'); // into the mountains
  });

  test('[R8] magicians equally near: a die for each, the highest is hunted', () => {
    for (const [dice, target, taken] of [
      [[5, 2], 0, '2313 2314 2315'],
      [[2, 5], 1, '2313 2312 2311'],
      [[4, 4, 1, 2], 1, '2313 2312 2311'],
    ] as const) {
      const s = waking([{ hex: '2316' }, { hex: '2310' }], { [EMIR]: { hex: '2313' } }, [3, ...dice]);
      expect(only(story(s), 'targeted')).toMatchObject([{ mortal: EMIR, target }]);
      expect(way(s)).toBe(taken);
    }
  });

  test('[R86] the target is kept for the whole move, though another comes nearer on the way', () => {
    // After one step, in 0109, the second magician is two hexes off and the first still three.
    const pair = [{ hex: '0408' }, { hex: '0111' }];
    expect(way(waking(pair, { [EMIR]: { hex: '0108' } }, [3, 6, 1]))).toBe('0108 0109 0209 0309');
    expect(way(waking(pair, { [EMIR]: { hex: '0108' } }, [3, 1, 6]))).toBe('0108 0109 0110');
  });

  test('[R81] distance is counted in hexsides over any terrain, the lake too', () => {
    const s = waking([{ hex: '0913' }], { [EMIR]: { hex: '0911' } }, [2]);
    expect(only(story(s), 'woke')).toMatchObject([{ distance: 2, woke: true }]);
    expect(s.hexOf(EMIR)).not.toBe('0912');
  });

  test("[R81] 'within three' includes three", () => {
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: '2416', spirits: [2, 8] }],
      mortals: { ...NOBODY, metropolitan: { hex: '2413' }, bishop: { hex: '2412' } },
    });
    s.answer(0, { do: 'power', spirit: 2, power: 'E' });
    expect([s.mortal('metropolitan').status, s.mortal('bishop').status]).toEqual(['fleeing', 'normal']);
  });

  test('[R81] a captive is where his captor is', () => {
    const s = setUp({
      phase: 'use',
      acts: 1,
      magicians: [{ hex: '2416' }, { captor: { mortal: EMIR }, caught: 1, spirits: [2, 8] }],
      mortals: { ...NOBODY, [EMIR]: { hex: '1109' }, metropolitan: { hex: '1106' }, bishop: { hex: '1105' } },
    });
    expect(s.view(null).magicians[1].hex).toBe('1109');
    s.answer(1, { do: 'power', spirit: 2, power: 'E' });
    expect([s.mortal('metropolitan').status, s.mortal('bishop').status]).toEqual(['fleeing', 'normal']);
  });

  test('[R83] fleeing units and captors are not rolled for', () => {
    const s = waking(
      [{ hex: '2416' }, { captor: { mortal: EMIR }, caught: 1 }],
      { [EMIR]: { hex: '2214' }, metropolitan: { hex: '2213', status: 'fleeing' }, bishop: { hex: '2113' } },
      [1],
    );
    expect(only(story(s), 'woke').map(({ mortal }) => mortal)).toEqual(['bishop']);
  });

  test('[R83] captives and the departed attract nobody, an invisible magician does', () => {
    const s = waking(
      [{ status: 'departed' }, { captor: { mortal: EMIR }, caught: 1 }, { hex: '0111', invisible: true }],
      { [EMIR]: { hex: '2214', base: '2214' }, metropolitan: { hex: '2213' }, bishop: { hex: '0108' } },
      [3],
    );
    expect(only(story(s), 'woke')).toMatchObject([{ mortal: 'bishop', distance: 3, woke: true }]);
    expect(s.hexOf('bishop')).toBe('0110');
    expect(s.hexOf('metropolitan')).toBe('2213');
    expect(s.magician(2).found).toBe(false);
  });
});
