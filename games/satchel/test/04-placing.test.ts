import { describe, expect, test } from 'vitest';
import { familiar, learn, PASS, place, RECOVER_ALL, recover, setUp } from './table.ts';

describe('placing', () => {
  test('[B13] one die into one empty slot', () => {
    const s = setUp({ seats: { green: { dice: 'BBS' } } });
    s.place('green', 1, 'H1', 1);
    expect(s.on('H1')).toEqual(['green 1', null, null]);
    expect(s.why('green', place(2, 'H1', 1))).toBe('B13.taken');
    expect(s.allows('green', place(3, 'H1', 2))).toBe(true);
  });

  test('[B13] a slot that is not there takes nothing', () => {
    const s = setUp({ seats: { green: { dice: 'BBS' } } });
    expect(s.why('green', place(1, 'H1', 4))).toBe('B13.none');
    expect(s.why('green', place(1, 'satchel:brown', 1))).toBe('B13.none');
    expect(s.why('green', place(1, 'remedy:green:hex', 2))).toBe('B13.none');
    expect(s.why('green', recover('H1', 4))).toBe('B13.none');
  });

  test('[B14] each side uses its own things', () => {
    const s = setUp({ wyrm: 2, seats: { green: { dice: 'B*K' }, sorcerer: { dice: 'B*---' } } });
    expect(s.why('green', place(1, 'S1', 1))).toBe('B14');
    expect(s.why('green', place(2, 'chest', 1))).toBe('B14');
    for (const loc of ['satchel:green', 'satchel:white', 'wyrm'])
      expect(s.allows('green', place(2, loc, 1))).toBe(true);
    s.turn('sorcerer');
    expect(s.why('sorcerer', place(1, 'H1', 1))).toBe('B14');
    expect(s.why('sorcerer', place(2, 'satchel:green', 1))).toBe('B14');
    expect(s.why('sorcerer', place(2, 'wyrm', 1))).toBe('B14');
    expect(s.allows('sorcerer', place(1, 'S1', 1))).toBe(true);
    expect(s.allows('sorcerer', place(2, 'chest', 1))).toBe(true);
  });

  test('[B15] all pieces of a seat lie in one place', () => {
    const s = setUp({ seats: { green: { dice: 'BB*' } } });
    s.place('green', 1, 'H1', 1);
    expect(s.why('green', place(2, 'H2', 1))).toBe('B15');
    expect(s.why('green', place(3, 'satchel:green', 1))).toBe('B15');
    expect(s.allows('green', place(3, 'H1', 3))).toBe(true);
    s.recover('green', 'H1', 1);
    expect(s.allows('green', place(2, 'H2', 1))).toBe(true);
  });

  test('[B16] two colours at a place, not three', () => {
    const s = setUp({
      board: { H3: ['green 1'] },
      seats: { blue: { dice: 'SKK' }, green: { dice: 'S--' }, white: { dice: 'T--' } },
    });
    s.place('blue', 1, 'H3', 2);
    s.place('blue', 2, 'H3', 4);
    s.turn('white');
    expect(s.why('white', place(1, 'H3', 5))).toBe('B16');
    s.turn('green').recover('green', 'H3', 1);
    expect(s.turn('white').allows('white', place(1, 'H3', 5))).toBe(true);
  });
});

describe('matching', () => {
  test('[B17] a symbol fits its own slot only; a Star always fits a Star slot', () => {
    const s = setUp({ row: { H1: 'O35' }, seats: { green: { dice: 'BS*' } } });
    expect(s.allows('green', place(1, 'H1', 1))).toBe(true);
    expect(s.why('green', place(2, 'H1', 1))).toBe('B17');
    expect(s.why('green', place(1, 'H1', 4))).toBe('B17');
    expect(s.allows('green', place(3, 'H1', 4))).toBe(true);
  });

  test('[B18] a hero’s Star is his emblem, too, and no other symbol', () => {
    const s = setUp({ seats: { green: { dice: '*--' }, blue: { dice: '*--' } } });
    expect(s.allows('green', place(1, 'H2', 3))).toBe(true);
    expect(s.why('green', place(1, 'H2', 4))).toBe('B17');
    s.turn('blue');
    expect(s.allows('blue', place(1, 'H2', 4))).toBe(true);
    expect(s.why('blue', place(1, 'H2', 3))).toBe('B17');
  });

  test('[B18] and the symbol that he has learned', () => {
    const s = setUp({ seats: { green: { dice: '*--', learned: 'key' } } });
    expect(s.allows('green', place(1, 'H2', 4))).toBe(true);
    expect(s.allows('green', place(1, 'H2', 3))).toBe(true);
    expect(s.why('green', place(1, 'H2', 2))).toBe('B17');
  });

  test('[B19] the sorcerer’s Star is any symbol on an open banner of either row', () => {
    const s = setUp({ row: { H1: 'O03' }, seats: { sorcerer: { dice: '*----' } } });
    expect(s.view().banners).toEqual(['blade', 'shield']);
    expect(s.allows('sorcerer', place(1, 'S1', 1))).toBe(true);
    expect(s.allows('sorcerer', place(1, 'S1', 2))).toBe(true);
    expect(s.why('sorcerer', place(1, 'S1', 3))).toBe('B17');
  });

  test('[B19] a hero’s Star has nothing of banners', () => {
    const s = setUp({ seats: { green: { dice: '*--' } } });
    expect(s.why('green', place(1, 'H1', 1))).toBe('B17');
  });

  test('[B20] what lies in a slot stays when the banner goes', () => {
    const s = setUp({
      row: { S1: 'P03', H1: 'O01' },
      board: { S2: ['sorcerer 1'], H1: ['green 1', 'green 2'] },
      seats: { green: { dice: 'BSF' }, sorcerer: { dice: '*----' } },
    });
    expect(s.view().banners).toContain('blade');
    s.place('green', 3, 'H1', 3);
    expect(s.view().banners).not.toContain('blade');
    expect(s.on('S2')[0]).toBe('sorcerer 1');
    s.turn('sorcerer').roll('sorcerer', [2], '*');
    expect(s.why('sorcerer', place(2, 'S2', 2))).toBe('B17');
  });

  test('[R22] a banner counts for its own card and under the Wyrm, too', () => {
    const s = setUp({ wyrm: 1, row: { S1: 'P02' }, seats: { sorcerer: { dice: '**---' } } });
    expect(s.view().banners).toEqual(['blade', 'shield']);
    expect(s.allows('sorcerer', place(1, 'S1', 1))).toBe(true);
    expect(s.allows('sorcerer', place(1, 'S2', 1))).toBe(true);
    expect(s.why('sorcerer', place(1, 'S1', 3))).toBe('B17');
  });
});

describe('taking back', () => {
  test('[B21] a die comes back unrolled, and must be rolled before it is placed again', () => {
    const s = setUp({ board: { H1: ['green 1'] }, seats: { green: { dice: 'B--' } } });
    s.recover('green', 'H1', 1);
    expect(s.dice('green')).toBe('---');
    expect(s.why('green', place(1, 'H1', 1))).toBe('B12.unrolled');
  });

  test('[B21] where nothing lies, nothing can be taken back', () => {
    const s = setUp({ seats: { green: { dice: 'B--' } } });
    expect(s.why('green', recover('H1', 1))).toBe('B21.empty');
    expect(s.why('green', RECOVER_ALL)).toBe('B21.none');
  });

  test('[R16] nobody takes back what is another’s', () => {
    const s = setUp({ board: { H1: ['green 1'] }, seats: { blue: { dice: '---' } } });
    expect(s.why('blue', recover('H1', 1))).toBe('R16');
    s.turn('sorcerer');
    expect(s.why('sorcerer', recover('H1', 1))).toBe('R16');
    expect(s.turn('green').allows('green', recover('H1', 1))).toBe(true);
  });

  test('[R14] all at once is each of one’s own, in slot order', () => {
    const s = setUp({
      board: { H2: ['green 2', 'blue 1', 'green 1'] },
      seats: { green: { dice: 'FB-' }, blue: { dice: 'S--' } },
    });
    const told = s.does('green', RECOVER_ALL);
    expect(told).toMatchObject([{ pieces: [{ number: 2 }] }, { pieces: [{ number: 1 }] }]);
    expect(s.on('H2')).toEqual([null, 'blue 1', null, null]);
    expect(s.dice('green')).toBe('---');
  });

  test('[B22] [F21] no command moves a piece from one slot to another', () => {
    const s = setUp({
      board: { H1: ['green 1', 'thistle'] },
      seats: { green: { dice: 'B--', familiars: ['awake'] } },
    });
    expect(s.why('green', place(1, 'H2', 1))).toBe('B12.placed');
    expect(s.why('green', familiar('H1', 3))).toBe('F14.away');
    const deeds = new Set(s.options('green').map((command) => command.do));
    expect([...deeds].sort()).toEqual(['pass', 'recover', 'recoverAll', 'roll']);
  });

  test('[B23] nobody is obliged to anything but the sorcerer to his first roll', () => {
    const s = setUp({
      lore: 4,
      board: { H1: ['green 1', 'green 2'] },
      seats: { green: { dice: 'BSF', familiars: ['awake'] } },
    });
    for (const command of [place(3, 'H1', 3), familiar('H1', 3), recover('H1', 1), learn('key')])
      expect(s.allows('green', command)).toBe(true);
    s.does('green', PASS);
    expect(s.on('H1')).toEqual(['green 1', 'green 2', null]);
  });
});
