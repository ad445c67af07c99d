import { describe, expect, test } from 'vitest';
import { FURCAS, power, using } from '../actions.ts';
import { HERE } from '../field.ts';
import { only } from '../table.ts';

const ZEPAR = 16;
const THEODOSIOPOLIS = '0407';
const love = (city: string) => power(ZEPAR, 'P', { city });

describe('P: procures love', () => {
  test('[12.3P] [R51] [R52] mortals next to the city flee, wherever the user is, not those in it nor farther off', () => {
    const s = using([{ hex: HERE, spirits: [ZEPAR, FURCAS] }], {
      'bey-of-theodosiopolis': { hex: THEODOSIOPOLIS },
      eristav: { hex: '0406' },
      'emir-of-ani': { hex: '0307' },
      abbot: { hex: '0405' },
    });
    const heard = s.answer(0, love(THEODOSIOPOLIS));
    expect(only(heard, 'fled').map((fled) => fled.mortal)).toEqual(['emir-of-ani', 'eristav']);
    expect(s.mortal('bey-of-theodosiopolis').status).toBe('normal');
    expect(s.mortal('abbot').status).toBe('normal');
  });

  test('[12.3P] it needs a standing city', () => {
    const s = using([{ hex: HERE, spirits: [ZEPAR, FURCAS] }], {}, { ruins: [THEODOSIOPOLIS] });
    expect(s.why(0, love(HERE))).toBe('12.3P');
    expect(s.why(0, love(THEODOSIOPOLIS))).toBe('12.3P');
    expect(s.allows(0, love('1914'))).toBe(true);
  });
});
