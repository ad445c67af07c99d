import { describe, expect, test } from 'vitest';
import { only, place, roll, scene } from './table.ts';

describe('rolling', () => {
  test('[B11] any of one’s loose dice, unrolled or showing; nothing else changes', () => {
    const s = scene({ seats: { green: { dice: 'B-S' }, blue: { dice: 'KKK' } } });
    const told = s.roll('green', [1, 2], 'T*');
    expect(s.dice('green')).toBe('T*S');
    expect(s.dice('blue')).toBe('KKK');
    expect(only(told, 'rolled')).toMatchObject([{ by: 1, numbers: [1, 2], faces: ['torch', 'star'] }]);
  });

  test('[B11] faces come in ascending order of the dice, however they are named', () => {
    const s = scene({ seats: { sorcerer: { dice: '-----' } } });
    s.roll('sorcerer', [4, 1, 3], 'BSF');
    expect(s.dice('sorcerer')).toBe('B-SF-');
  });

  test('[B11] at least one die, and none that is placed', () => {
    const s = scene({ board: { H1: ['green 1'] }, seats: { green: { dice: 'B--' } } });
    expect(s.refuses('green', roll())).toBe('B11 NO_DICE');
    expect(s.refuses('green', roll(1))).toBe('B11 DIE_PLACED');
    expect(s.refuses('green', roll(2, 1, 3))).toBe('B11 DIE_PLACED');
    expect(s.allows('green', roll(2, 3))).toBe(true);
  });

  test('[B11] every set of loose dice is offered, and no other', () => {
    const s = scene({ board: { H1: ['green 2'] }, seats: { green: { dice: '-B-' } } });
    const rolls = s.options('green').flatMap((command) => (command.do === 'roll' ? [command.dice.join()] : []));
    expect(rolls.sort()).toEqual(['1', '1,3', '3']);
  });

  test('[R25] a refused roll rolls nothing and does not use up the roll', () => {
    const s = scene({ board: { H1: ['green 1'] }, seats: { green: { dice: 'BS-' } } });
    s.refuses('green', roll(1, 2, 3));
    expect(s.dice('green')).toBe('.S-');
    s.roll('green', [2, 3], 'FF');
    expect(s.dice('green')).toBe('.FF');
  });
});

describe('states of a die', () => {
  test('[B12] only a die that shows a face can be placed', () => {
    const s = scene({ seats: { green: { dice: 'B--' } } });
    expect(s.refuses('green', place(2, 'H1', 1))).toBe('B12 DIE_UNROLLED');
    s.place('green', 1, 'H1', 1);
    expect(s.refuses('green', place(1, 'H1', 2))).toBe('B12 DIE_PLACED');
  });

  test('[B12] a shown face stays from window to window', () => {
    const s = scene({ seats: { green: { dice: '-F*' } } });
    s.turn('blue').turn('green');
    expect(s.dice('green')).toBe('-F*');
    s.place('green', 2, 'H1', 3);
    expect(s.on('H1')).toEqual([null, null, 'green 2']);
  });
});
