import { describe, expect, test } from 'vitest';
import { box, FURCAS, power, using, whereIs } from '../actions.ts';
import { only } from '../table.ts';

const LERAJE = 14;
const B = power(LERAJE, 'B');

/** A magician in 0611 with Leraje (B). */
const brawl = (mortals: object, others: object[] = []) =>
  using([{ hex: '0611', spirits: [LERAJE, FURCAS] }, ...others], mortals);

describe('B: causes battles', () => {
  test('[12.3B] [R36] [R101] worked example 11: Khan and Emir attack each other, the Prince touches neither', () => {
    const s = using(
      [{ status: 'departed' }, { hex: '0611', spirits: [LERAJE, FURCAS] }],
      {
        'turkoman-khan': { hex: '0711' },
        'emir-of-akhlat': { hex: '0712' },
        'prince-of-sasun': { hex: '0512' },
      },
      { acts: 1 },
    );
    const heard = s.answer(1, B, 4, 2);
    expect(only(heard, 'clashed')).toMatchObject([
      { attackers: ['turkoman-khan'], target: 'emir-of-akhlat', attack: 5, defence: 6, die: 4, result: 'Df' },
      { attackers: ['emir-of-akhlat'], target: 'turkoman-khan', attack: 6, defence: 5, die: 2, result: 'Af' },
    ]);
    expect(s.mortal('emir-of-akhlat').status).toBe('fleeing');
    expect(s.mortal('turkoman-khan').status).toBe('normal');
    expect(s.mortal('prince-of-sasun').status).toBe('normal');
  });

  test('[12.3B] there must be two mortals beside the user who can reach each other', () => {
    const alone = brawl({ 'turkoman-khan': { hex: '0711' } });
    expect(alone.why(0, B)).toBe('12.3B');
    const apart = brawl({ 'turkoman-khan': { hex: '0711' }, 'prince-of-sasun': { hex: '0512' } });
    expect(apart.why(0, B)).toBe('12.3B');
    const second = brawl({ 'turkoman-khan': { hex: '0711' }, 'emir-of-akhlat': { hex: '0811' } });
    expect(second.why(0, B)).toBe('12.3B');
    const stacked = brawl({ 'turkoman-khan': { hex: '0711' }, 'emir-of-akhlat': { hex: '0711' } });
    expect(stacked.allows(0, B)).toBe(true);
  });

  test('[R36] [R101] [12.2c] the user names the targets; all attackers of one target fight as one, and it defends alone', () => {
    const s = brawl({
      'emir-of-akhlat': { hex: '0711' },
      'turkoman-khan': { hex: '0711' },
      'prince-of-sasun': { hex: '0712' },
      'baron-of-van': { hex: '0512' },
    });
    s.answer(0, B);
    expect(s.asks()).toBe('brawl');
    expect(s.why(0, { mortal: 'emir-of-akhlat' })).toBe('R36.itself'); // himself
    expect(s.why(0, { mortal: 'baron-of-van' })).toBe('R36.far'); // out of his reach
    s.answer(0, { mortal: 'prince-of-sasun' }); // the Emir's target
    s.answer(0, { mortal: 'emir-of-akhlat' }); // the Prince's
    const heard = s.answer(0, { mortal: 'prince-of-sasun' }, 3, 3); // the Khan's
    expect(only(heard, 'clashed')).toMatchObject([
      { attackers: ['prince-of-sasun'], target: 'emir-of-akhlat', attack: 3, defence: 6, result: 'Af' },
      { attackers: ['emir-of-akhlat', 'turkoman-khan'], target: 'prince-of-sasun', attack: 11, defence: 3 },
    ]);
  });

  test('[12.3B] [R101] the combats are simultaneous: a unit that is destroyed still strikes', () => {
    const s = brawl({ abbot: { hex: '0711' }, 'atabeg-of-ganja': { hex: '0712' } });
    const heard = s.answer(0, B, 5, 6);
    expect(only(heard, 'clashed')).toMatchObject([
      { target: 'abbot', attack: 8, defence: 2, result: 'Dx' },
      { attackers: ['abbot'], target: 'atabeg-of-ganja', result: 'Df' },
    ]);
    expect(s.mortal('abbot').status).toBe('gone');
    expect(s.mortal('atabeg-of-ganja').status).toBe('fleeing');
  });

  test('[R101] of several results a unit takes the worst, whichever comes first', () => {
    const s = brawl({ abbot: { hex: '0711' }, 'atabeg-of-ganja': { hex: '0712' } });
    s.answer(0, B, 5, 2); // destroyed as target, then put to flight as attacker
    expect(s.mortal('abbot').status).toBe('gone');
    const t = brawl({
      'emir-of-akhlat': { hex: '0711' },
      'turkoman-khan': { hex: '0711' },
      'prince-of-sasun': { hex: '0712' },
    });
    t.answer(0, B);
    t.answer(0, { mortal: 'prince-of-sasun' });
    t.answer(0, { mortal: 'emir-of-akhlat' });
    t.answer(0, { mortal: 'prince-of-sasun' }, 1, 4); // put to flight as attacker, then destroyed as target
    expect(t.mortal('prince-of-sasun').status).toBe('gone');
  });

  test('[R101] [R74] fleeing and captor units brawl too; of a captor that is destroyed captive and hoard are free', () => {
    const s = brawl({ abbot: { hex: '0712', hoard: ['41'] }, 'atabeg-of-ganja': { hex: '0711', status: 'fleeing' } }, [
      { captor: { mortal: 'abbot' } },
    ]);
    s.answer(0, B, 5, 3);
    expect(s.mortal('abbot').status).toBe('gone');
    expect(s.magician(1)).toMatchObject({ status: 'map', captor: null, found: false });
    expect(whereIs(s, 1)).toBe('0712');
    expect(box(s, '41')).toMatchObject({ is: 'loose', hex: '1910' });
  });

  test('[R112] a captive counts the units in his captor’s hex and those beside it', () => {
    const captive = (mortals: object) =>
      using([{ captor: { mortal: 'turkoman-khan' }, spirits: [LERAJE, FURCAS] }], {
        'turkoman-khan': { hex: '0711' },
        ...mortals,
      });
    expect(captive({ 'emir-of-akhlat': { hex: '0811' } }).allows(0, B)).toBe(true);
    expect(captive({ 'emir-of-akhlat': { hex: '0911' } }).why(0, B)).toBe('12.3B');
    const s = captive({ 'emir-of-akhlat': { hex: '0711' } });
    const heard = s.answer(0, B, 1, 6);
    expect(only(heard, 'clashed')).toMatchObject([
      { target: 'emir-of-akhlat' },
      { target: 'turkoman-khan', result: 'Df' },
    ]);
    expect(s.mortal('turkoman-khan').status).toBe('fleeing');
    expect(s.magician(0).status).toBe('captive'); // a captor that flees keeps him
  });

  test('[R51] B is measured from the user, wherever other magicians stand', () => {
    const s = brawl({ 'turkoman-khan': { hex: '2213' }, 'emir-of-akhlat': { hex: '2213' } }, [{ hex: '2214' }]);
    expect(s.why(0, B)).toBe('12.3B');
  });
});
