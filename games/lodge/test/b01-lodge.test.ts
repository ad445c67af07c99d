import { create } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { distanceOf, inRange } from '../board.ts';
import { lodge } from '../game.ts';
import { aim, cast, command, explore, of, setUp, setUpExactly, step } from './table.ts';

const { board, data } = lodge.content;
const at = (name: string) => board.index.get(name) ?? -1;
const started = (seed: string, seats = 4, options = {}) =>
  setUpExactly(undefined, { seed, options, mages: (['jafar', 'nero', 'rebecca', 'tessa'] as const).slice(0, seats) });
const sorted = (list: readonly string[]) => [...list].sort();

describe('the rooms', () => {
  test('[B1] the Lodge is a hexagon of radius 2 in columns of 3, 4, 5, 4 and 3', () => {
    const columns = [-2, -1, 0, 1, 2].map((q) => data.layout.hexes.filter((hex) => hex.q === q).length);
    expect(columns).toEqual([3, 4, 5, 4, 3]);
    expect(new Set(board.names).size).toBe(19);
    for (const { q, r } of data.layout.hexes)
      expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeLessThan(3);
  });

  test('[B2] the Black Rose Room in the centre, the Throne beside it, the rest anywhere', () => {
    const thrones = new Set<string>();
    const crypts = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const s = started(`rooms ${i}`, 4, { families: 'none' });
      const tiles = s.view().rooms.map(({ tile }) => tile);
      expect(s.room('black_rose').room).toBe('0,0');
      expect(sorted(tiles)).toEqual(sorted(data.rooms.rooms.map(({ id }) => id)));
      thrones.add(s.room('throne').room);
      crypts.add(s.room('crypt').room);
    }
    expect(sorted([...thrones])).toEqual(sorted(['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1']));
    expect(crypts.size).toBeGreaterThan(10);
  });

  test('[B10] three rooms of each of six colours, the Throne among the purple ones, and the black centre', () => {
    const colours = new Map<string, number>();
    for (const { colour } of data.rooms.rooms) colours.set(colour, (colours.get(colour) ?? 0) + 1);
    expect(Object.fromEntries(colours)).toEqual({ black: 1, purple: 3, grey: 3, red: 3, blue: 3, yellow: 3, green: 3 });
    expect(data.rooms.rooms.find(({ id }) => id === 'throne')).toMatchObject({
      colour: 'purple',
      capacity: 10,
      points: [6, 3, 1],
    });
    const s = setUp();
    expect(s.room('library')).toMatchObject({ colour: 'yellow', capacity: 5, points: [3, 1, 1] });
    expect(s.room('treasury')).toMatchObject({ colour: 'green', capacity: 4, points: [2, 1, 0] });
  });
});

describe('steps', () => {
  test('[B3] rooms at distance 1 are adjacent; a step goes no further', () => {
    expect(distanceOf(board, at('-2,2'), at('2,-2'))).toBe(4);
    expect(distanceOf(board, at('0,0'), at('1,1'))).toBe(2);
    const s = setUp({ jafar: { at: '0,0' } });
    expect(s.why('jafar', explore('1,1'))).toBe('B3');
    expect(s.why('jafar', explore('0,0'))).toBe('B3');
    s.does('jafar', explore('1,0'));
    expect(s.why('jafar', step('-1,0'))).toBe('B3');
    s.does('jafar', step('1,1'));
    expect(s.seat('jafar').at).toBe('1,1');
  });

  test('[B3] models never block each other', () => {
    const s = setUp({
      jafar: { at: '0,0' },
      nero: { at: '1,0' },
      tessa: { at: '1,0', evocations: [{ id: 'grave_giant', at: '1,0' }] },
    });
    s.does('jafar', explore('1,0'));
    s.does('jafar', step('2,0'));
    expect(s.seat('jafar').at).toBe('2,0');
  });
});

describe('range and enemies', () => {
  test('[B6] range follows the rows, 0 is the room itself, * is every room', () => {
    const reached = (from: string, range: number) =>
      board.names.filter((_, room) => inRange(board, at(from), room, range));
    expect(reached('2,-2', 2)).toEqual(['0,-2', '0,0', '1,-2', '1,-1', '2,-2', '2,-1', '2,0']);
    expect(reached('0,0', 0)).toEqual(['0,0']);
    expect(reached('0,0', 99)).toHaveLength(19);
  });

  test('[B6] the range of a mage is counted from his room, of an evocation from its own', () => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'thunder_nail/a' }, familiar: { id: 'smaug', mode: 'hunting', at: '2,0' } },
      nero: { at: '1,0' },
      tessa: { at: '2,-1' },
      rebecca: { at: '0,1' },
    });
    s.does('jafar', cast('I'));
    expect(s.why('jafar', aim('tessa'))).toBe('B6.far');
    s.does('jafar', aim('rebecca'));
    s.does('jafar', command('jafar.smaug.1'));
    expect(s.why('jafar', { do: 'attack', model: 'rebecca' })).toBe('B6.far');
    s.does('jafar', { do: 'attack', model: 'tessa' });
    expect([s.sheet('rebecca'), s.sheet('tessa')]).toEqual(['J3', 'J1']);
  });

  test('[B7] [B8] only enemy models can be aimed at, and own ones are left out of areas', () => {
    const s = setUp({
      jafar: {
        at: '0,0',
        set: { I: 'ember_dart/b', Q: 'kiln_breath/a' },
        evocations: [{ id: 'slag_golem', at: '0,0' }],
      },
      nero: { at: '0,0', evocations: [{ id: 'slag_golem', at: '0,0' }] },
      tessa: { at: '0,0', familiar: { id: 'argo', mode: 'guard' } },
    });
    s.does('jafar', cast('I'));
    expect(s.options('jafar')).toEqual([aim('nero'), aim('tessa'), aim('nero.slag_golem.1')]);
    expect(s.why('jafar', aim('jafar'))).toBe('B8');
    expect(s.why('jafar', aim('jafar.slag_golem.1'))).toBe('B8');
    expect(s.why('jafar', aim('tessa.argo.1'))).toBe('F30');
    expect(s.why('jafar', aim('nero.bone_thrall.2'))).toBe('B7');
    s.does('jafar', aim('nero'));
    s.does('jafar', cast('Q'));
    s.does('tessa', { share: 0 });
    expect([s.sheet('nero'), s.card('nero', 'slag_golem'), s.sheet('tessa')]).toEqual(['J5', 'J2', 'J2']);
    expect([s.sheet('jafar'), s.card('jafar', 'slag_golem')]).toEqual(['', '']);
  });
});

describe('cubes and players', () => {
  test('[B9] 25 cubes a mage and 30 for the Rose', () => {
    const s = started('cubes');
    expect(s.view().seats.map(({ supply }) => supply)).toEqual([25, 25, 25, 25]);
    expect(s.view().rose.supply + s.view().rooms.reduce((n, { cubes }) => n + cubes.length, 0)).toBe(30);
  });

  test('[B9] what is not in the supply is not placed; what is taken off goes back', () => {
    const s = setUp({
      jafar: { at: '0,1', set: { I: 'undermine/a', II: 'ember_dart/a' }, physical: 2 },
      nero: { at: '0,0', damage: of(0, 10) },
      tessa: { at: 'cell', damage: of(0, 10) },
      rooms: { '2,0': { cubes: of(0, 3) } },
    });
    expect(s.seat('jafar').supply).toBe(2);
    s.does('jafar', cast('I'));
    expect([s.cubes('ash_altar'), s.seat('jafar').supply]).toEqual(['J2', 0]);
    s.does('jafar', { do: 'end' });
    while (s.asked()[0] !== 'jafar') s.does(s.asked()[0], { do: 'pass' });
    s.does('jafar', cast('II'));
    expect(s.sheet('nero')).toBe('J10'); // without a cube no damage
  });

  test('[B97] two, three or four mages, all different', () => {
    for (const seats of [1, 5]) expect(create(lodge, { seats, seed: 'x' })).toHaveProperty('fault');
    for (const seats of [2, 3, 4])
      expect(
        new Set(
          started('who', seats)
            .view()
            .seats.map(({ mage }) => mage),
        ).size,
      ).toBe(seats);
    expect(
      create(lodge, { seats: 2, seed: 'x', scenario: { seats: [{ mage: 'nero' }, { mage: 'nero' }] } }),
    ).toHaveProperty('fault');
  });
});
