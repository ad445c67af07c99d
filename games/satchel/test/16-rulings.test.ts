import { describe, expect, test } from 'vitest';
import { heroesAreStuck } from '../rules/standstill.ts';
import { familiar, only, PASS, place, RECOVER_ALL, recover, roll, setUp } from './table.ts';

describe('Satchels', () => {
  test('[R1] with only an awake familiar at home no Star is taken', () => {
    const s = setUp({ seats: { green: { dice: '**-', familiars: ['awake'] } } });
    expect(s.why('green', place(1, 'satchel:green', 1))).toBe('F9');
  });

  test('[R1] with the switch off any familiar at home will do, and the Stars come back for nothing', () => {
    const s = setUp(
      { seats: { green: { dice: '**-', familiars: ['awake'] } } },
      { options: { fillNeedsInactive: false } },
    );
    s.place('green', 1, 'satchel:green', 1);
    const told = s.place('green', 2, 'satchel:green', 2);
    expect(told.map(({ type }) => type)).toEqual(['placed', 'completed', 'wokeNothing']);
    expect([s.dice('green'), s.is('thistle')]).toEqual(['---', 'awake']);
    const away = setUp(
      { board: { H1: ['thistle'] }, seats: { blue: { dice: '*--' } } },
      { options: { fillNeedsInactive: false } },
    );
    expect(away.why('blue', place(1, 'satchel:green', 1))).toBe('F9');
  });

  test('[R2] refused from the first Star on', () => {
    const s = setUp({ board: { H1: ['thistle'] }, seats: { blue: { dice: '*--' } } });
    expect(s.why('blue', place(1, 'satchel:green', 1))).toBe('F9');
    expect(s.on('satchel:green')).toEqual([null, null]);
  });

  test('[R3] a familiar at home is no colour; with the switch on it is', () => {
    const position = {
      board: { 'satchel:green': ['blue 1'] },
      seats: { white: { dice: '*--' }, blue: { dice: '*--' } },
    };
    expect(setUp(position).allows('white', place(1, 'satchel:green', 2))).toBe(true);
    const on = setUp(position, { options: { homeCountsColour: true } });
    expect(on.why('white', place(1, 'satchel:green', 2))).toBe('B16');
    expect(on.turn('green').roll('green', [1], '*')).toHaveLength(1);
    expect(on.allows('green', place(1, 'satchel:green', 2))).toBe(true);
  });

  test('[R4] a familiar at home is no place: its owner may place anywhere', () => {
    const s = setUp({ seats: { green: { dice: 'B--', familiars: ['awake'] } } });
    expect(s.view().seats[1].place).toBeNull();
    s.place('green', 1, 'H1', 1);
    expect(s.view().seats[1].place).toBe('H1');
  });

  test('[R5] a familiar lying alone binds the dice that follow', () => {
    const s = setUp({ board: { H1: ['thistle'] }, seats: { green: { dice: 'BS-' } } });
    expect(s.why('green', place(1, 'H2', 1))).toBe('B15');
    expect(s.allows('green', place(2, 'H1', 2))).toBe(true);
  });

  test('[R6] the sorcerer’s two lie on the same spell', () => {
    const s = setUp({ seats: { sorcerer: { familiars: ['awake', 'awake'] } } });
    s.familiar('sorcerer', 'S2', 1);
    expect(s.why('sorcerer', familiar('S1', 1))).toBe('B15');
    s.familiar('sorcerer', 'S2', 3);
    expect(s.on('S2')).toEqual(['soot', null, 'cinder', null]);
  });

  test('[R7] Satchels are for heroes, the Chest for the sorcerer', () => {
    const s = setUp({ seats: { sorcerer: { dice: '*----' }, green: { dice: '*--' } } });
    expect(s.why('sorcerer', place(1, 'satchel:green', 1))).toBe('B14');
    s.turn('green');
    expect(s.why('green', place(1, 'chest', 1))).toBe('B14');
    expect(s.allows('green', place(1, 'satchel:blue', 1))).toBe(true);
  });

  test('[R8] it is the token that turns active and is played, not the tile', () => {
    const s = setUp({ seats: { green: { familiars: ['awake'] }, blue: { dice: '---' } } });
    s.familiar('green', 'H1', 1);
    expect(s.there('satchel:green')).toBeDefined();
    expect(s.on('H1')[0]).toBe('thistle');
    expect(s.why('green', familiar('H1', 2))).toBe('F14.away');
  });

  test('[R10] [R11] the Stars come back unrolled, and none can be laid in store for the next time', () => {
    const s = setUp({ board: { 'satchel:green': ['green 1'] }, seats: { green: { dice: '***' } } });
    s.place('green', 2, 'satchel:green', 2);
    expect(s.dice('green')).toBe('--*');
    expect(s.why('green', place(3, 'satchel:green', 1))).toBe('F9');
    s.familiar('green', 'H1', 1);
    s.recover('green', 'H1', 1);
    expect(s.allows('green', place(3, 'satchel:green', 1))).toBe(true);
  });
});

describe('what a familiar stands for', () => {
  test('[R12] the symbol of its slot and nothing else: neither emblem nor banner', () => {
    const s = setUp({ row: { H1: 'O35' }, seats: { green: { familiars: ['awake'] } } });
    expect(s.why('green', familiar('H1', 4))).toBe('F17');
    s.familiar('green', 'H1', 2);
    expect(s.there('H1')?.slots[1]).toMatchObject({ symbol: 'boot', face: null });
  });

  test('[R13] slots that a Star could fill by emblem or banner are open to it', () => {
    const s = setUp({ seats: { green: { familiars: ['awake'] }, sorcerer: { familiars: ['awake', 'asleep'] } } });
    expect(s.allows('green', familiar('H1', 3))).toBe(true); // Boot, green’s emblem
    expect(s.turn('sorcerer').allows('sorcerer', familiar('S1', 1))).toBe(true); // Blade, on a banner
    expect(s.why('sorcerer', familiar('chest', 1))).toBe('F17');
  });

  test('[R15] its owner may take it back at will; that costs the activation', () => {
    const s = setUp({ board: { H1: ['thistle'] }, seats: { green: { dice: '---' }, blue: { dice: '---' } } });
    s.recover('green', 'H1', 1);
    expect(s.is('thistle')).toBe('asleep');
    expect(s.turn('blue').why('blue', recover('H1', 1))).toBe('B21.empty');
  });
});

describe('one person, two heroes', () => {
  test('[R18] two seats are two colours, two places, two windows', () => {
    const s = setUp({
      board: { H1: ['green 1'], H2: ['blue 1'] },
      seats: { green: { dice: 'BS-' }, blue: { dice: 'BS-' }, white: { dice: 'F--' } },
    });
    expect(s.why('green', place(2, 'H2', 2))).toBe('B15');
    s.roll('green', [3], 'B');
    s.does('green', PASS);
    s.roll('blue', [3], 'B');
    s.does('blue', RECOVER_ALL);
  });

  test('[R18] and two cooldowns', () => {
    const s = setUp({ seats: { green: { dice: '---' }, blue: { dice: '---' } } }, { options: { clock: 'live' } });
    s.does('green', { ...roll(1), at: 10 });
    expect(s.why('green', { ...roll(1), at: 11 })).toBe('B62');
    s.does('blue', { ...roll(1), at: 11 });
  });

  test('[R18] both of their colours are counted', () => {
    const s = setUp({ board: { H2: ['green 1', 'blue 1'] }, seats: { white: { dice: 'F--' } } });
    expect(s.why('white', place(1, 'H2', 3))).toBe('B16');
  });
});

describe('standstill', () => {
  const dice = 'FFF';
  const stuck = {
    beat: 4,
    board: {
      H1: [null, 'green 1', 'green 2'],
      H2: [null, 'blue 1', 'blue 2', 'blue 3'],
      H3: ['white 1', 'white 2', 'white 3'],
    },
    seats: { green: { dice: 'SFx' }, blue: { dice }, white: { dice } },
  };

  test('[R21] all heroes’ dice placed and nothing to complete is legal, and a hint is given after two whole beats', () => {
    const s = setUp({ ...stuck, heroPlaced: 1 });
    expect(heroesAreStuck(s.match.table)).toBe(true);
    expect(s.view().standstill).toBe(true);
    expect(s.allows('green', RECOVER_ALL)).toBe(true);
    s.does('green', RECOVER_ALL);
    expect(s.view().standstill).toBe(false);
  });

  test('[R21] not before, and not while a familiar can help', () => {
    expect(setUp({ ...stuck, heroPlaced: 2 }).view().standstill).toBe(false);
    const seats = { ...stuck.seats, blue: { dice, familiars: ['awake' as const] } };
    expect(setUp({ ...stuck, heroPlaced: 1, seats }).view().standstill).toBe(false);
  });

  test('[R21] the beat of the last placement of a hero is kept', () => {
    const s = setUp({ beat: 7, seats: { green: { dice: 'B--' } } });
    expect(only(s.place('green', 1, 'H1', 1), 'placed')).toHaveLength(1);
    expect(s.state().heroPlaced).toBe(7);
  });
});
