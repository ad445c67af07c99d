import { describe, expect, test } from 'vitest';
import { FURCAS, power, using } from '../actions.ts';
import { HERE } from '../field.ts';
import { only } from '../table.ts';

const MARBAS = 5;
const cure = (magician: number, ill: 'wound' | 'curse') => power(MARBAS, 'C', { magician, ill });

describe('C: cures an ill', () => {
  test('[12.3C] [12.2c] removes one wound or one curse, as the user says', () => {
    const marked = () => using([{ hex: HERE, wounds: 2, curses: 1, spirits: [MARBAS, FURCAS] }]);
    const wound = marked();
    wound.answer(0, cure(0, 'wound'));
    expect(wound.magician(0)).toMatchObject({ wounds: 1, curses: 1 });
    const curse = marked();
    curse.answer(0, cure(0, 'curse'));
    expect(curse.magician(0)).toMatchObject({ wounds: 2, curses: 0 });
  });

  test('[12.3C] there must be such an ill', () => {
    const s = using([{ hex: HERE, wounds: 1, spirits: [MARBAS, FURCAS] }]);
    expect(s.why(0, cure(0, 'curse'))).toBe('12.3C');
    expect(s.allows(0, cure(0, 'wound'))).toBe(true);
  });

  test('[R60] [R51] any magician can be cured, a captive at the other end of the map too, but not the dead', () => {
    const s = using(
      [
        { hex: HERE, spirits: [MARBAS, FURCAS] },
        { captor: { mortal: 'bey-of-theodosiopolis' }, wounds: 3 },
        { status: 'dead', wounds: 4 },
      ],
      { 'bey-of-theodosiopolis': {} },
    );
    expect(s.why(0, cure(2, 'wound'))).toBe('R60');
    const heard = s.answer(0, cure(1, 'wound'));
    expect(only(heard, 'cured')).toMatchObject([{ by: 0, target: 1, ill: 'wound' }]);
    expect(s.magician(1).wounds).toBe(2);
  });
});
