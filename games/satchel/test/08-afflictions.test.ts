import { describe, expect, test } from 'vitest';
import { familiar, only, place, roll, setUp, type TestMatch } from './table.ts';

/** A spell at S2 that lacks its last slot. */
const casting = (card: string, dice: string, more: Parameters<typeof setUp>[0] = {}): TestMatch => {
  const before = ['sorcerer 1', 'sorcerer 2', 'sorcerer 3', 'sorcerer 4'].slice(0, dice.length - 1);
  return setUp({
    ...more,
    row: { S2: card, ...more.row },
    board: { S2: before, ...more.board },
    seats: { sorcerer: { dice: dice.padEnd(5, '-') }, ...more.seats },
  });
};
const HEX = 'X03'; // `FFTB` hexes Boot
const WOUND = 'V01'; // `BBFKT`
const hexing = (more = {}) => casting(HEX, 'FFTB', more);
const wounding = (more = {}) => casting(WOUND, 'BBFKT', more);

describe('Hex', () => {
  test('[B44] the hero’s dice may not go to the symbol, neither by face nor by Star', () => {
    const s = hexing({ seats: { green: { dice: 'F*B' } } });
    const told = s.place('sorcerer', 4, 'S2', 4, 'green');
    expect(only(told, 'hexed')).toMatchObject([{ hero: 1, symbol: 'boot' }]);
    s.turn('green');
    expect(s.why('green', place(1, 'H1', 3))).toBe('B44');
    expect(s.why('green', place(2, 'H1', 3))).toBe('B44');
    expect(s.allows('green', place(3, 'H1', 1))).toBe(true);
  });

  test('[B44] others are not touched, and pieces already placed stay', () => {
    const s = hexing({
      board: { H1: [null, null, 'green 1'] },
      seats: { green: { dice: 'F--' }, blue: { dice: 'F--' } },
    });
    s.place('sorcerer', 4, 'S2', 4, 'green');
    expect(s.on('H1')[2]).toBe('green 1');
    expect(s.turn('blue').allows('blue', place(1, 'H2', 3))).toBe(true);
  });

  test('[B45] its remedy has a Star and the hexed symbol; completing it ends the hex', () => {
    const s = hexing({ seats: { green: { dice: '*FB' }, blue: { dice: 'F--' } } });
    s.place('sorcerer', 4, 'S2', 4, 'green');
    expect(s.there('remedy:green:hex')?.slots.map(({ symbol }) => symbol)).toEqual(['star', 'boot']);
    s.turn('green').place('green', 1, 'remedy:green:hex', 1);
    expect(s.view().seats[1].hexed).toBe('boot');
    const told = s.turn('blue').place('blue', 1, 'remedy:green:hex', 2);
    expect(only(told, 'cured')).toMatchObject([{ hero: 1, ill: 'hex' }]);
    expect(s.there('remedy:green:hex')).toBeUndefined();
    expect(s.turn('green').allows('green', place(2, 'H1', 3))).toBe(true);
    expect(s.why('green', place(2, 'remedy:green:hex', 2))).toBe('B13.none');
  });

  test('[R28] not even on his remedy: another’s die or a familiar must', () => {
    const s = setUp({ seats: { green: { dice: '*F-', hexed: 'boot', familiars: ['awake'] }, blue: { dice: 'F--' } } });
    expect(s.why('green', place(2, 'remedy:green:hex', 2))).toBe('B44');
    expect(s.allows('green', familiar('remedy:green:hex', 2))).toBe(true);
    expect(s.turn('blue').allows('blue', place(1, 'remedy:green:hex', 2))).toBe(true);
  });

  test('[R19] a hexed hero’s familiar may fill the hexed symbol, his die may not', () => {
    const s = setUp({ seats: { green: { dice: 'F--', hexed: 'boot', familiars: ['awake'] } } });
    expect(s.why('green', place(1, 'H1', 3))).toBe('B44');
    s.familiar('green', 'H1', 3);
    expect(s.on('H1')[2]).toBe('thistle');
  });
});

describe('Wound', () => {
  test('[B46] one die can be neither rolled nor placed until it is cured; then it is unrolled', () => {
    const s = wounding({ seats: { green: { dice: 'BST' }, blue: { dice: 'S--' } } });
    s.place('sorcerer', 5, 'S2', 5, 'green');
    expect(s.dice('green')).toBe('xST');
    s.turn('green');
    expect(s.why('green', roll(1, 2))).toBe('B46');
    expect(s.why('green', place(1, 'H1', 1))).toBe('B46');
    expect(s.allows('green', roll(2, 3))).toBe(true);
    s.place('green', 2, 'remedy:green:wound', 1);
    s.place('green', 3, 'remedy:green:wound', 2);
    expect(s.dice('green')).toBe('---');
    expect(s.allows('green', roll(1))).toBe(true);
  });

  test('[B47] the lowest die that is not placed; the others stay', () => {
    const s = wounding({ board: { H1: ['green 1'] }, seats: { green: { dice: 'BST' } } });
    const told = s.place('sorcerer', 5, 'S2', 5, 'green');
    expect(only(told, 'wounded')).toMatchObject([{ hero: 1, number: 2, from: null }]);
    expect(s.dice('green')).toBe('.xT');
  });

  test('[B47] if all are placed, die 1 comes off its slot', () => {
    const s = wounding({ board: { H2: ['green 2', 'green 1', 'green 3'] }, seats: { green: { dice: 'SBF' } } });
    const told = s.place('sorcerer', 5, 'S2', 5, 'green');
    expect(only(told, 'wounded')).toMatchObject([{ number: 1, from: 'H2' }]);
    expect(s.on('H2')).toEqual(['green 2', null, 'green 3', null]);
    expect(s.dice('green')).toBe('x..');
  });

  test('[B48] its remedy is Shield and Torch, and takes familiars', () => {
    const s = setUp({ seats: { blue: { dice: 'S--', familiars: ['awake'] }, green: { dice: 'x--' } } });
    expect(s.there('remedy:green:wound')?.slots.map(({ symbol }) => symbol)).toEqual(['shield', 'torch']);
    s.place('blue', 1, 'remedy:green:wound', 1);
    const told = s.familiar('blue', 'remedy:green:wound', 2);
    expect(only(told, 'cured')).toMatchObject([{ hero: 1, ill: 'wound' }]);
    expect([s.dice('green'), s.is('ripple')]).toEqual(['---', 'asleep']);
    expect(s.there('remedy:green:wound')).toBeUndefined();
  });

  test('[B48] half a remedy cures nothing, and other symbols do not fit', () => {
    const s = setUp({ seats: { blue: { dice: 'SK-' }, green: { dice: 'x--' } } });
    expect(s.why('blue', place(2, 'remedy:green:wound', 2))).toBe('B17');
    s.place('blue', 1, 'remedy:green:wound', 1);
    expect(s.view().seats[1].wounded).toBe(true);
  });
});

describe('limits', () => {
  test('[B49] a hero carries one hex and one wound; the first who lacks it is hit where the aim is not legal', () => {
    const s = hexing({ seats: { green: { hexed: 'key' as const } } });
    const aims = s
      .options('sorcerer')
      .flatMap((command) => (command.do === 'place' && command.slot === 4 ? [command.aim] : []));
    expect(aims).toEqual(['blue', 'white']);
    const told = s.place('sorcerer', 4, 'S2', 4, 'green');
    expect(only(told, 'hexed')).toMatchObject([{ hero: 2 }]);
    expect(s.view().seats[1].hexed).toBe('key');
  });

  test('[B49] if all have it, nothing happens', () => {
    const dice = 'x--';
    const s = wounding({ seats: { green: { dice }, blue: { dice }, white: { dice } } });
    expect(only(s.place('sorcerer', 5, 'S2', 5), 'missed')).toHaveLength(1);
    const hexed = { hexed: 'key' as const };
    const h = hexing({ seats: { green: hexed, blue: hexed, white: hexed } });
    expect(only(h.place('sorcerer', 4, 'S2', 4), 'missed')).toHaveLength(1);
  });

  test('[B49] a hexed hero may still be wounded', () => {
    const s = wounding({ seats: { green: { hexed: 'key' as const } } });
    s.place('sorcerer', 5, 'S2', 5);
    expect(s.view().seats[1]).toMatchObject({ hexed: 'key', wounded: true });
  });
});

describe('Mend', () => {
  const mending = (more: Parameters<typeof setUp>[0]) => setUp({ ...more, row: { H1: 'O38' } }); // `SSFT`

  test('[B50] cures every hero with a piece on it of hex and wound, and empties their remedies', () => {
    const s = mending({
      board: { H1: ['green 2', 'green 3', 'blue 1'], 'remedy:green:hex': ['white 1'] },
      seats: {
        blue: { dice: 'FT-', hexed: 'key' },
        green: { dice: 'xSS', hexed: 'blade' },
        white: { dice: '*-x', hexed: 'torch' },
      },
    });
    const told = s.place('blue', 2, 'H1', 4);
    expect(only(told, 'cured').map(({ hero, ill }) => `${hero} ${ill}`)).toEqual(['1 hex', '1 wound', '2 hex']);
    expect([s.dice('green'), s.dice('white')]).toEqual(['---', '--x']);
    expect(s.view().seats.map(({ hexed }) => hexed)).toEqual([null, null, null, 'torch']);
    expect(s.turn('white').allows('white', roll(1))).toBe(true);
  });

  test('[B50] another ordeal cures nobody', () => {
    const s = setUp({
      board: { H1: ['green 2', 'green 3'] },
      seats: { blue: { dice: 'F--' }, green: { dice: 'xBS', hexed: 'key' } },
    });
    s.place('blue', 1, 'H1', 3);
    expect(s.view().seats[1]).toMatchObject({ hexed: 'key', wounded: true });
  });

  test('[R23] a hero whose only piece on it is his familiar is cured, too', () => {
    const s = mending({
      board: { H1: ['green 1', 'ripple', 'green 2'] },
      seats: { green: { dice: 'SFT' }, blue: { dice: 'x--' } },
    });
    s.place('green', 3, 'H1', 4);
    expect(s.view().seats[2].wounded).toBe(false);
  });

  test('[R23] a familiar at home does not count', () => {
    const s = mending({
      board: { H1: ['green 1', 'white 1', 'green 2'] },
      seats: { green: { dice: 'SFT' }, blue: { dice: 'x--', familiars: ['awake'] } },
    });
    s.place('green', 3, 'H1', 4);
    expect(s.view().seats[2].wounded).toBe(true);
  });
});
