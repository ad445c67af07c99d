import { describe, expect, test } from 'vitest';
import { only, place, roll, setUp } from './table.ts';

describe('rolling', () => {
  test('[B11] any of one’s loose dice, unrolled or showing; nothing else changes', () => {
    const s = setUp({ seats: { green: { dice: 'B-S' }, blue: { dice: 'KKK' } } });
    const told = s.roll('green', [1, 2], 'T*');
    expect(s.dice('green')).toBe('T*S');
    expect(s.dice('blue')).toBe('KKK');
    expect(only(told, 'rolled')).toMatchObject([{ by: 1, numbers: [1, 2], faces: ['torch', 'star'] }]);
  });

  test('[B11] faces come in ascending order of the dice, however they are named', () => {
    const s = setUp({ seats: { sorcerer: { dice: '-----' } } });
    s.roll('sorcerer', [4, 1, 3], 'BSF');
    expect(s.dice('sorcerer')).toBe('B-SF-');
  });

  test('[B11] at least one die, and none that is placed', () => {
    const s = setUp({ board: { H1: ['green 1'] }, seats: { green: { dice: 'B--' } } });
    expect(s.why('green', roll())).toBe('B11.none');
    expect(s.why('green', roll(1))).toBe('B11.placed');
    expect(s.why('green', roll(2, 1, 3))).toBe('B11.placed');
    expect(s.allows('green', roll(2, 3))).toBe(true);
  });

  test('[B11] every set of loose dice is offered, and no other', () => {
    const s = setUp({ board: { H1: ['green 2'] }, seats: { green: { dice: '-B-' } } });
    const rolls = s.options('green').flatMap((command) => (command.do === 'roll' ? [command.dice.join()] : []));
    expect(rolls.sort()).toEqual(['1', '1,3', '3']);
  });

  test('[B13] [B17] beside a roll stands how likely a die of it will fit: Shield, Boot, and the Star for a Boot', () => {
    const s = setUp({ board: { H1: ['green 1'] }, seats: { green: { dice: 'B--' } } });
    const about = (...dice: number[]) => s.match.open?.question.about?.(roll(...dice), 1);
    expect(about(2)).toEqual({ fit: 50 });
    expect(about(2, 3)).toEqual({ fit: 75 });
    const fits = s.odds('green', roll(2, 3)).outcomes.filter(({ events }) => {
      const [{ faces }] = only(events as never[], 'rolled') as unknown as { faces: string[] }[];
      return faces.some((face) => ['shield', 'boot', 'star'].includes(face));
    });
    expect(fits.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(0.75, 9);
    expect(s.match.open?.question.about?.({ do: 'pass' }, 1)).toBeNull();
  });

  test('[B44] what is hexed fits no more, and where all is closed nothing does', () => {
    const s = setUp({
      board: { H1: ['green 1', null, 'blue 1'] },
      seats: { green: { dice: 'B--', hexed: 'shield' }, blue: { dice: 'F--' } },
    });
    expect(s.match.open?.question.about?.(roll(2, 3), 1)).toEqual({ fit: 0 });
  });

  test('[R25] a refused roll rolls nothing and does not use up the roll', () => {
    const s = setUp({ board: { H1: ['green 1'] }, seats: { green: { dice: 'BS-' } } });
    s.why('green', roll(1, 2, 3));
    expect(s.dice('green')).toBe('.S-');
    s.roll('green', [2, 3], 'FF');
    expect(s.dice('green')).toBe('.FF');
  });
});

describe('states of a die', () => {
  test('[B12] only a die that shows a face can be placed', () => {
    const s = setUp({ seats: { green: { dice: 'B--' } } });
    expect(s.why('green', place(2, 'H1', 1))).toBe('B12.unrolled');
    s.place('green', 1, 'H1', 1);
    expect(s.why('green', place(1, 'H1', 2))).toBe('B12.placed');
  });

  test('[B12] a shown face stays from window to window', () => {
    const s = setUp({ seats: { green: { dice: '-F*' } } });
    s.turn('blue').turn('green');
    expect(s.dice('green')).toBe('-F*');
    s.place('green', 2, 'H1', 3);
    expect(s.on('H1')).toEqual([null, null, 'green 2']);
  });
});
