import { describe, expect, test } from 'vitest';
import {
  ACTIVATE,
  cast,
  DECLINE,
  END,
  EXPLORE_HERE,
  explore,
  into,
  of,
  only,
  own,
  PASS,
  passAll,
  STOP,
  setUp,
  step,
  story,
  type TestMatch,
} from './table.ts';

describe('activating', () => {
  test('[B44] the room he stands in, once in a round, by anybody', () => {
    const s = setUp({ jafar: { at: '-1,-1' }, nero: { at: '-1,-1' } });
    s.does('jafar', EXPLORE_HERE);
    s.does('jafar', STOP);
    expect([s.seat('jafar').power, s.room('treasury').activated]).toEqual([1, true]);
    expect(s.why('jafar', EXPLORE_HERE)).toBe('B44');
    s.does('jafar', END);
    expect(s.why('nero', EXPLORE_HERE)).toBe('B44');
  });

  test('[B44] it counts as activated even if its effect did nothing, until Clean-up', () => {
    const s = setUp({ jafar: { at: '-1,1' }, nero: { physical: 0 }, rebecca: { physical: 0 }, tessa: { physical: 0 } });
    s.does('jafar', EXPLORE_HERE); // nothing to heal
    s.does('jafar', STOP);
    expect(s.room('infirmary').activated).toBe(true);
    passAll(s);
    expect([s.view().round, s.room('infirmary').activated]).toEqual([2, false]);
  });

  test('[B44] an effect may name another room, under the same conditions', () => {
    const s = setUp({
      jafar: { at: '-1,0', set: { I: 'borrowed_key/a' } },
      rooms: { '-1,1': { activated: true }, '0,-1': { destroyed: true } },
    });
    s.does('jafar', cast('I'));
    expect(s.why('jafar', into('-1,1'))).toBe('B44');
    expect(s.why('jafar', into('0,0'))).toBe('B45');
    expect(s.why('jafar', into('0,-1'))).toBe('B82');
    expect(s.why('jafar', into('2,0'))).toBe('B6.far');
    s.does('jafar', into('-1,-1'));
    expect([s.seat('jafar').power, s.room('treasury').activated]).toEqual([1, true]);
  });

  const inCentre = (moon: number): TestMatch =>
    setUp({
      moon,
      jafar: { at: '0,0', hand: ['lodestar', 'lodestar', 'unspell'], set: { I: 'undermine/a' } },
      forgotten: ['final_word', 'collapse', 'host_of_ash'],
    });

  test('[B45] the Black Rose Room is closed before the second moon, but takes instability', () => {
    const s = inCentre(1);
    expect(s.why('jafar', EXPLORE_HERE)).toBe('B45');
    s.does('jafar', cast('I'));
    expect(s.cubes('black_rose')).toBe('J3');
    expect(inCentre(2).options('jafar')).toContainEqual(EXPLORE_HERE);
  });

  test('[B46] [B98] first the payment, then two Forgotten spells to look at, one to take, and a cube of the Rose', () => {
    const s = inCentre(2);
    s.does('jafar', EXPLORE_HERE);
    expect(s.why('jafar', { cards: ['lodestar'] })).toBe('B46.count');
    expect(s.why('jafar', { cards: ['lodestar', 'ember_dart'] })).toBe('B46.hand');
    expect(s.why('jafar', { cards: ['unspell', 'unspell'] })).toBe('B46.often');
    s.does('jafar', { cards: ['lodestar', 'unspell'] });
    expect(own(s, 'jafar').drawn).toEqual(['final_word', 'collapse']);
    expect(s.why('jafar', { cards: ['final_word', 'collapse'] })).toBe('B98.count');
    expect(s.why('jafar', { cards: ['host_of_ash'] })).toBe('B98.drawn');
    s.does('jafar', { cards: ['collapse'] });
    expect(own(s, 'jafar').hand).toEqual(['lodestar', 'collapse']);
    s.does('jafar', into('2,0'));
    expect(s.cubes('salt_circle')).toBe('*1');
  });

  test('[B46] a payment that will not or cannot be made takes everything after it with it', () => {
    const s = inCentre(2);
    s.does('jafar', EXPLORE_HERE);
    s.does('jafar', DECLINE);
    expect([s.asks(), own(s, 'jafar').hand.length, s.room('black_rose').activated]).toEqual(['steps', 3, true]);
    const poor = setUp({ moon: 2, jafar: { at: '0,0', hand: ['lodestar'] } });
    poor.does('jafar', EXPLORE_HERE);
    expect([poor.asks(), poor.view().rose.supply]).toEqual(['steps', 30]);
  });
});

describe('instability', () => {
  test('[B79] cubes up to the capacity, the rest is lost, and a full room takes no more', () => {
    const s = setUp({
      jafar: { at: '-1,-1', set: { I: 'undermine/a', Q: 'undermine/a' } },
      rooms: { '-1,-1': { cubes: [1, 'rose'] } },
    });
    s.does('jafar', cast('I'));
    expect([s.cubes('treasury'), s.seat('jafar').supply]).toEqual(['N1 *1 J2', 23]);
    s.does('jafar', cast('Q'));
    expect([s.cubes('treasury'), s.seat('jafar').supply]).toEqual(['N1 *1 J2', 23]);
  });

  test('[B79] it works on until Clean-up', () => {
    const s = setUp({ jafar: { at: '-1,-1' }, rooms: { '-1,-1': { cubes: of(1, 4) } } });
    s.does('jafar', EXPLORE_HERE);
    expect([s.seat('jafar').power, s.room('treasury').destroyed]).toEqual([1, false]);
  });

  test('[B79] several rooms are filled in the order of the layout, as far as the supply reaches', () => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'collapse/b' } },
      nero: { damage: of(0, 10) },
      tessa: { damage: of(0, 10) },
      rooms: { '0,1': { cubes: of(0, 2) }, '-2,2': { destroyed: true } },
    });
    s.does('jafar', cast('I'));
    expect(s.why('jafar', into('-2,2'))).toBe('B82');
    s.does('jafar', into('2,0'));
    expect(s.why('jafar', into('2,0'))).toBe('B79.picked');
    s.does('jafar', into('-2,0'));
    expect([s.cubes('crypt'), s.cubes('salt_circle')]).toEqual(['J2', 'J1']);
  });
});

describe('destruction', () => {
  const cleaned = (rooms: Required<NonNullable<Parameters<typeof setUp>[0]>>['rooms']): TestMatch =>
    setUp({ phase: 'cleanUp', rooms });

  test('[B80] the owners of the cubes are paid by rank, the Rose too, and the cubes go home', () => {
    const s = cleaned({ '-2,0': { cubes: [0, 0, 0, 'rose', 'rose', 2] } });
    expect([s.seat('jafar').power, s.seat('rebecca').power]).toEqual([4, 1]);
    expect(only(story(s), 'roomDestroyed')[0].prizes).toContainEqual({ who: 'rose', cubes: 2, points: 2 });
    expect(s.view().seats.map(({ supply }) => supply)).toEqual([25, 25, 25, 25]);
  });

  test('[B80] a room that is not full pays nothing', () => {
    const s = cleaned({ '-2,0': { cubes: [0, 0, 0, 2, 2] } });
    expect([s.seat('jafar').power, s.room('crypt').destroyed, s.cubes('crypt').slice(0, 5)]).toEqual([
      0,
      false,
      'J3 R2',
    ]);
  });

  test('[B81] its token goes to the owner of the cube that filled it, whoever has the most', () => {
    const s = cleaned({ '-2,0': { cubes: [0, 0, 0, 0, 0, 2] }, '-1,-1': { cubes: [1, 1, 1, 'rose'] } });
    expect(s.view().seats.map(({ tokens }) => tokens)).toEqual([0, 0, 1, 0]);
    expect(s.view().rose.tokens).toBe(1);
    expect(s.room('crypt').token).toBe(false);
  });

  test('[B81] if that cube was converted, to its owner at Clean-up', () => {
    const s = setUp({
      jafar: { at: '-1,0', set: { I: 'melt_keystone/b' }, physical: 0 },
      nero: { physical: 0 },
      rebecca: { physical: 0 },
      tessa: { physical: 0 },
      rooms: { '-2,0': { cubes: [0, 0, 0, 0, 0, 2] } },
    });
    s.does('jafar', cast('I'));
    s.does('jafar', into('-1,0'));
    expect(s.asks()).toBe('convertRoom'); // only the Crypt holds cubes of another
    s.does('jafar', { do: 'take', from: 'room', whose: 'rebecca' });
    passAll(s);
    expect(only(story(s), 'roomDestroyed')).toMatchObject([
      { room: '-2,0', token: 0, prizes: [{ who: 0, cubes: 6, points: 5 }] },
    ]);
  });

  test('[B82] a destroyed room is walked through and counted, but never activated, copied or filled', () => {
    const s = setUp({
      jafar: { at: '-1,0', set: { I: 'stolen_face/b', II: 'undermine/a' } },
      nero: { at: '1,0' },
      rooms: { '-1,1': { destroyed: true }, '0,0': { destroyed: true } },
    });
    s.does('jafar', cast('I'));
    expect(s.why('jafar', into('-1,1'))).toBe('B82');
    s.does('jafar', into('-1,-1'));
    s.does('jafar', explore('-1,1'));
    expect(s.why('jafar', ACTIVATE)).toBe('B82');
    s.does('jafar', STOP);
    for (const who of ['nero', 'rebecca', 'tessa'] as const) s.does(who, PASS);
    s.does('jafar', cast('II'));
    expect(s.cubes('infirmary')).toBe('');
    s.does('jafar', explore('0,0'));
    s.does('jafar', step('1,0'));
    expect(s.seat('jafar').at).toBe('1,0');
  });
});

describe('copying', () => {
  const mirrors = (): TestMatch => setUp({ moon: 2, jafar: { at: '2,-2' }, rooms: { '-1,-1': { activated: true } } });

  test('[B94] any intact room but the centre, the Throne, a lair or a room that copies', () => {
    const s = mirrors();
    s.does('jafar', EXPLORE_HERE);
    expect(s.why('jafar', into('0,0'))).toBe('B94');
    expect(s.why('jafar', into('0,-1'))).toBe('B94');
    expect(s.why('jafar', into('2,-2'))).toBe('B94');
    expect(s.why('jafar', into('-1,0'))).toBe('R37');
    s.does('jafar', into('-1,-1'));
    expect(s.seat('jafar').power).toBe(1);
  });

  test('[B94] the copied room is not activated by it', () => {
    const s = mirrors();
    s.does('jafar', EXPLORE_HERE);
    const events = s.does('jafar', into('1,-1'));
    expect(only(events, 'roomActivated')).toEqual([]);
    expect([s.room('armory').activated, s.room('mirrors').activated, s.seat('jafar').buffs.attack]).toEqual([
      false,
      true,
      1,
    ]);
  });
});
