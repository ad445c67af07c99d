import { describe, expect, test } from 'vitest';
import { FURCAS, power, using } from '../actions.ts';
import { HERE, NORTH } from '../field.ts';
import { only } from '../table.ts';

const AGARES = 2;
const E = power(AGARES, 'E');

describe('E: causes earthquakes', () => {
  test('[12.3E] [R51] all mortals within three hexes of the user flee, those at four do not', () => {
    const s = using([{ hex: HERE, found: true, spirits: [AGARES, FURCAS] }, { hex: '0508' }], {
      'emir-of-tabriz': { hex: NORTH },
      'prince-of-syunik': { hex: '2211' }, // three hexes
      'wali-of-partav': { hex: '2210' }, // four
      'bey-of-theodosiopolis': {}, // next to the other magician
    });
    const heard = s.answer(0, E);
    expect(only(heard, 'fled').map((fled) => fled.mortal)).toEqual(['prince-of-syunik', 'emir-of-tabriz']);
    expect(s.mortal('wali-of-partav').status).toBe('normal');
    expect(s.mortal('bey-of-theodosiopolis').status).toBe('normal');
    expect(s.magician(0).found).toBe(false); // nobody is left to search him
  });

  test('[12.3E] [R74] captors flee and keep their captives, the user’s own captor too', () => {
    const s = using(
      [{ captor: { mortal: 'emir-of-tabriz' }, spirits: [AGARES, FURCAS] }, { captor: { mortal: 'wali-of-partav' } }],
      { 'emir-of-tabriz': { hex: HERE }, 'wali-of-partav': { hex: NORTH } },
    );
    s.answer(0, E);
    expect(s.mortal('emir-of-tabriz').status).toBe('fleeing');
    expect(s.mortal('wali-of-partav').status).toBe('fleeing');
    expect(s.magician(0).captor).not.toBeNull();
    expect(s.magician(1).captor).not.toBeNull();
  });
});
