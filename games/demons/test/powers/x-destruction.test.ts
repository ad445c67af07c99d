import { describe, expect, test } from 'vitest';
import { box, DONE, FURCAS, power, using, whereIs } from '../actions.ts';
import { HERE } from '../field.ts';
import { only } from '../table.ts';

const AIM = 23;
const TABRIZ = '1914';
const destroy = (city: string) => power(AIM, 'X', { city });

describe('X: destroys a city', () => {
  test('[12.3X] [R51] [R52] mortals in and next to the city flee, wherever the user is; farther ones do not', () => {
    const s = using([{ hex: '0306', spirits: [AIM, FURCAS] }], {
      'emir-of-ani': { hex: TABRIZ },
      abbot: { hex: '1913' },
      mullah: { hex: '1912' },
    });
    const heard = s.answer(0, destroy(TABRIZ));
    expect(only(heard, 'fled').map((fled) => fled.mortal)).toEqual(['abbot', 'emir-of-ani']);
    expect(s.mortal('mullah').status).toBe('normal');
  });

  test('[12.3X] it needs a standing city', () => {
    const s = using([{ hex: HERE, spirits: [AIM, FURCAS] }], {}, { ruins: [TABRIZ] });
    expect(s.why(0, destroy(HERE))).toBe('12.3X');
    expect(s.why(0, destroy(TABRIZ))).toBe('12.3X');
    expect(s.allows(0, destroy('0407'))).toBe(true);
  });

  test('[12.3X] the hex is open from then on: dukes can be called there, and the city is gone for P', () => {
    const s = using([{ hex: TABRIZ, spirits: [AIM, 16, FURCAS], shield: 'Gold' }]);
    s.answer(0, destroy(TABRIZ));
    expect(s.why(0, power(16, 'P', { city: TABRIZ }))).toBe('12.3P');
    expect(s.view(null).ruins).toEqual([TABRIZ]);
    s.answer(0, DONE);
    expect(s.allows(0, { do: 'conjure', rank: 'Duke' })).toBe(true);
    const standing = using([{ hex: TABRIZ, spirits: [FURCAS] }]);
    standing.answer(0, DONE);
    expect(standing.why(0, { do: 'conjure', rank: 'Duke' })).toBe('9.2');
  });

  test('[12.3X] [R53] a unit based there leaves the game wherever it stands: its captive is freed there, its hoard lies in the ruin', () => {
    const s = using([{ hex: '0306', spirits: [AIM, FURCAS] }, { captor: { mortal: 'emir-of-tabriz' } }], {
      'emir-of-tabriz': { hex: HERE, hoard: ['22', 'ring'] },
    });
    const heard = s.answer(0, destroy(TABRIZ));
    expect(only(heard, 'removed')).toMatchObject([{ mortal: 'emir-of-tabriz' }]);
    expect(s.mortal('emir-of-tabriz').status).toBe('gone');
    expect(s.magician(1)).toMatchObject({ status: 'map', captor: null });
    expect(whereIs(s, 1)).toBe(HERE);
    expect(box(s, '22')).toMatchObject({ is: 'loose', hex: TABRIZ });
    expect(s.view(null).ring).toEqual({ is: 'loose', hex: TABRIZ });
  });

  test('[R53] [R95] a captive destroys the city of his captor, who stood there with others', () => {
    const s = using([{ captor: { mortal: 'emir-of-tabriz' }, spirits: [AIM, FURCAS] }], {
      'emir-of-tabriz': {},
      abbot: { hex: TABRIZ },
    });
    s.answer(0, destroy(TABRIZ));
    expect(s.mortal('abbot').status).toBe('fleeing');
    expect(s.asks()).toBe('emerge'); // the Abbot is still in the hex
    expect(s.why(0, { to: TABRIZ })).toBe('R95.taken');
    s.answer(0, { to: '1915' });
    expect(whereIs(s, 0)).toBe('1915');
  });

  test('[R53] a unit whose base is no city is never removed, nor one that only stands in the city', () => {
    const s = using([{ hex: '0306', spirits: [AIM, FURCAS] }], { abbot: { hex: TABRIZ } });
    expect(s.why(0, destroy('1910'))).toBe('12.3X'); // Tatev
    s.answer(0, destroy(TABRIZ));
    expect(s.mortal('abbot').status).toBe('fleeing');
  });

  test('[R53] [R95] captives freed together are placed in player order: the first has the hex, the next must choose', () => {
    const held = { captor: { mortal: 'emir-of-tabriz' } };
    const s = using([{ hex: '0306', spirits: [AIM, FURCAS] }, held, held], { 'emir-of-tabriz': { hex: HERE } });
    s.answer(0, destroy(TABRIZ));
    expect(whereIs(s, 1)).toBe(HERE);
    expect([s.asks(), s.asked()]).toEqual(['emerge', [2]]);
    expect(s.why(2, { to: HERE })).toBe('R95.taken');
  });
});
