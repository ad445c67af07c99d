import { describe, expect, test } from 'vitest';
import { box, FURCAS, power, using } from '../actions.ts';
import { HERE } from '../field.ts';

const VOLAC = 62;

describe('D: discovers treasure', () => {
  test('[12.3D] the spirit searches by section 13: it goes to the box that two dice point to', () => {
    const s = using([{ hex: HERE, spirits: [VOLAC, FURCAS] }]);
    s.answer(0, power(VOLAC, 'D'), 4, 3);
    expect(box(s, '43')).toMatchObject({ is: 'found', counter: VOLAC, by: 0 });
    expect(s.magician(0).held).toEqual([FURCAS]);
    expect(s.state().out).not.toContain(VOLAC); // it lies on the grid
  });

  test('[12.3D] with no box left to discover it may not be used', () => {
    const closed = Object.fromEntries(
      [1, 2, 3, 4, 5, 6].flatMap((row) => [1, 2, 3, 4, 5, 6].map((column) => [`${row}${column}`, { is: 'closed' }])),
    );
    const { 66: last, ...others } = closed;
    const magicians = [{ hex: HERE, spirits: [VOLAC, FURCAS] }];
    expect(using(magicians, {}, { boxes: others }).allows(0, power(VOLAC, 'D'))).toBe(true);
    expect(using(magicians, {}, { boxes: { ...others, 66: last } }).why(0, power(VOLAC, 'D'))).toBe('R62');
  });
});
