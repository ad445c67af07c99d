import { describe, expect, test } from 'vitest';
import { box, FURCAS, power, using } from '../actions.ts';
import { HERE } from '../field.ts';
import { only } from '../table.ts';

const BUNE = 26;
const gain = (item: string) => power(BUNE, 'G', { item });

/** Alaric with Bune (G) far from everything; Berengar with treasure and Ring in the west; others gone. */
const withBune = (berengar: object = {}) =>
  using(
    [
      { hex: HERE, spirits: [BUNE, FURCAS], treasures: ['11'] },
      { hex: '0306', treasures: ['22', '23'], ring: true, ...berengar },
      { status: 'departed', treasures: ['31'] },
    ],
    { 'emir-of-akhlat': { hoard: ['44'] } },
    { boxes: { 43: { is: 'found', counter: 62, by: 1 }, 55: { is: 'loose', hex: '1005' } } },
  );

describe('G: gains treasure', () => {
  test('[12.3G] [R57] [R51] a discovered treasure nobody owns, a loose one or another’s, anywhere, without a roll', () => {
    for (const item of ['43', '55', '22', '23']) {
      const s = withBune();
      const heard = s.answer(0, gain(item));
      expect(only(heard, 'gained')).toMatchObject([{ by: 0, item }]);
      expect(box(s, item)).toMatchObject({ is: 'owned', by: 0 });
      expect(s.magician(0).held).toEqual([FURCAS]);
    }
  });

  test('[12.3G] one treasure, not all of them', () => {
    const s = withBune();
    s.answer(0, gain('22'));
    expect(s.view(1).magicians[1].treasures).toEqual(['23']);
    expect(s.view(1).magicians[0].treasures).toEqual(['11', '22']);
  });

  test('[R57] not an undiscovered treasure, not one in a mortal’s hoard; nor one he owns himself', () => {
    const s = withBune();
    expect(s.why(0, gain('66'))).toBe('R57.hidden');
    expect(s.why(0, gain('44'))).toBe('R57.hoard');
    expect(s.why(0, gain('11'))).toBe('12.3G');
  });

  test('[R98] not a treasure of a magician who has left', () => {
    expect(withBune().why(0, gain('31'))).toBe('R98');
  });

  test('[R99] the Ring can be stolen from a magician, not from a mortal', () => {
    const s = withBune();
    s.answer(0, gain('ring'));
    expect(s.view(null).ring).toEqual({ is: 'owned', by: 0 });
    const mortals = using([{ hex: HERE, spirits: [BUNE, FURCAS] }], { 'emir-of-akhlat': { hoard: ['ring'] } });
    expect(mortals.why(0, gain('ring'))).toBe('R99');
    const hidden = using([{ hex: HERE, spirits: [BUNE, FURCAS] }]);
    expect(hidden.why(0, gain('ring'))).toBe('R57.hidden');
  });

  test('[R58] not from a magician who is reconciled', () => {
    const s = withBune({ reconciled: true });
    expect(s.why(0, gain('22'))).toBe('R58.protected');
    expect(s.why(0, gain('ring'))).toBe('R58.protected');
    expect(s.allows(0, gain('43'))).toBe(true); // what his spirit found is nobody's yet
  });

  test('[R79] [12.3G] a captive may use it, and it may be used against a captive', () => {
    const s = using(
      [
        { captor: { mortal: 'emir-of-akhlat' }, spirits: [BUNE, FURCAS] },
        { captor: { mortal: 'emir-of-akhlat' }, treasures: ['22'] },
      ],
      { 'emir-of-akhlat': {} },
    );
    s.answer(0, gain('22'));
    expect(box(s, '22')).toMatchObject({ is: 'owned', by: 0 });
  });
});
