import { describe, expect, test } from 'vitest';
import { learn, NEXT_ROUND, only, place, setUp, setUpExactly } from './table.ts';

describe('lore', () => {
  test('[B51] each ordeal that the heroes complete adds one', () => {
    const s = setUp({ lore: 2, board: { H1: ['green 1', 'green 2'] }, seats: { green: { dice: 'BSF' } } });
    expect(only(s.place('green', 3, 'H1', 3), 'loreGained')).toMatchObject([{ lore: 3 }]);
  });

  test('[B51] tiles and spells add none', () => {
    const s = setUp({
      board: { 'satchel:green': ['green 1'], S1: ['sorcerer 1', 'sorcerer 2'] },
      seats: { green: { dice: '**-' }, sorcerer: { dice: 'BSK--' } },
    });
    s.place('green', 2, 'satchel:green', 2);
    s.turn('sorcerer').place('sorcerer', 3, 'S1', 3);
    expect(s.view().lore).toBe(0);
  });

  test('[B51] where there is no lore, none is gained or spent; and none is the sorcerer’s', () => {
    const without = setUp({ seats: { green: { dice: 'BSF' } } }, { options: { scenario: 'SC3' } });
    for (const slot of [1, 2, 3]) without.place('green', slot, 'H1', slot);
    expect(without.view().lore).toBeNull();
    expect(without.why('green', learn('key'))).toBe('B51.none');
    const s = setUp({ lore: 8, seats: { sorcerer: { dice: '-----' } } });
    expect(s.why('sorcerer', learn('key'))).toBe('B51.sorcerer');
  });
});

describe('learning', () => {
  test('[B52] for four lore a hero’s Star learns one more symbol', () => {
    const s = setUp({ lore: 5, seats: { green: { dice: '*--' } } });
    expect(s.why('green', place(1, 'H1', 1))).toBe('B17');
    expect(only(s.does('green', learn('blade')), 'learned')).toMatchObject([{ by: 1, symbol: 'blade', lore: 1 }]);
    expect(s.view().seats[1].wild).toEqual(['blade', 'boot']);
    s.place('green', 1, 'H1', 1);
  });

  test('[B52] three are too few, the own emblem is nothing to learn, and once is enough', () => {
    const poor = setUp({ lore: 3, seats: { green: { dice: '---' } } });
    expect(poor.why('green', learn('blade'))).toBe('B52.dear');
    const s = setUp({ lore: 8, seats: { green: { dice: '---' }, blue: { dice: '---' } } });
    expect(s.why('green', learn('boot'))).toBe('B52.own');
    s.does('green', learn('key'));
    expect(s.why('green', learn('blade'))).toBe('B52.again');
    expect(s.turn('blue').allows('blue', learn('blade'))).toBe(true);
  });

  test('[B52] in the beat clock in one’s own window only', () => {
    const s = setUp({ lore: 4, seats: { green: { dice: '---' }, blue: { dice: '---', familiars: ['awake'] } } });
    expect(s.why('blue', learn('blade'))).toBe('B70.familiar');
    expect(s.allows('green', learn('blade'))).toBe(true);
  });

  test('[B52] it lasts for the round', () => {
    const s = setUpExactly({
      phase: 'over',
      winner: 'heroes',
      won: { heroes: 1, sorcerer: 0 },
      heroes: ['green', 'blue'],
      lore: 2,
      seats: { green: { learned: 'key' } },
    });
    s.does('green', NEXT_ROUND);
    expect(s.view()).toMatchObject({ lore: 0, seats: [{}, { learned: null }, {}] });
  });
});
