import { describe, expect, test } from 'vitest';
import { DONE, FURCAS, power, using, WAIT } from '../actions.ts';
import { HERE } from '../field.ts';
import { NOBODY, only, setUp } from '../table.ts';

const SITRI = 12;
const TABRIZ = '1914';
const strip = (magician: number) => power(SITRI, 'N', { magician });

const against = (berengar: object, more: object = {}) =>
  using([{ hex: HERE, spirits: [SITRI, FURCAS] }, berengar], { 'emir-of-tabriz': { hex: '2402' } }, more);

describe('N: naked women', () => {
  test('[12.3N] [R61] the victim must be in or next to a standing city', () => {
    expect(against({ hex: TABRIZ }).allows(0, strip(1))).toBe(true);
    expect(against({ hex: '1913' }).allows(0, strip(1))).toBe(true);
    expect(against({ hex: '1912' }).why(0, strip(1))).toBe('R61');
    expect(against({ hex: TABRIZ }, { ruins: [TABRIZ] }).why(0, strip(1))).toBe('R61');
  });

  test('[12.3N] [R51] another magician anywhere on the map, never the user himself nor one who is gone', () => {
    expect(against({ hex: '0107' }).allows(0, strip(1))).toBe(true);
    expect(against({ hex: '0107' }).why(0, strip(0))).toBe('12.3N.self');
    expect(against({ status: 'departed' }).why(0, strip(1))).toBe('12.3N.away');
    expect(against({ hex: TABRIZ, reconciled: true }).why(0, strip(1))).toBe('R58.protected');
  });

  test('[R61] a captive is where his captor is', () => {
    const captive = (hex: string) =>
      using([{ hex: HERE, spirits: [SITRI, FURCAS] }, { captor: { mortal: 'emir-of-tabriz' } }], {
        'emir-of-tabriz': { hex },
      });
    expect(captive('1813').allows(0, strip(1))).toBe(true);
    expect(captive('1812').why(0, strip(1))).toBe('R61');
  });

  test('[12.3N] [R61] [R105] he loses both phases of his next player turn, and only of that one', () => {
    const s = against({ hex: TABRIZ, spirits: [9] });
    s.answer(0, strip(1));
    const heard = s.answer(0, DONE);
    expect(only(heard, 'lostTurn')).toMatchObject([{ by: 1 }]);
    expect([s.asks(), s.asked(), s.state().turn]).toEqual(['first', [0], 3]);
    s.answer(0, WAIT);
    s.answer(0, DONE);
    expect([s.asks(), s.asked(), s.state().turn]).toEqual(['first', [1], 3]);
  });

  test('[R61] he still defends himself', () => {
    const s = setUp({
      turn: 2,
      phase: 'victims',
      magicians: [{ hex: TABRIZ, found: true, losesTurn: true, spirits: [9, FURCAS] }],
      mortals: { ...NOBODY, abbot: { hex: '1913' } },
    });
    expect(s.asks()).toBe('defend');
    const heard = s.answer(0, { with: [9] }, 3);
    expect(only(heard, 'fought')).toMatchObject([{ defender: 0, defence: 10 }]);
    expect(only(heard, 'lostTurn')).toMatchObject([{ by: 0 }]);
  });

  test('[R105] nothing else happens in the lost turn: he cannot even call for the Ring', () => {
    const called = (losesTurn: boolean) =>
      setUp({
        turn: 2,
        phase: 'turn',
        magicians: [
          { hex: TABRIZ, losesTurn, treasures: ['22'], spirits: [9] },
          { hex: '0306', treasures: ['23'] },
        ],
        mortals: { ...NOBODY, abbot: { hoard: ['ring'] } },
      });
    expect([called(false).asks(), called(false).asked()]).toEqual(['auction', [0]]);
    expect([called(true).asks(), called(true).asked()]).toEqual(['auction', [1]]);
  });

  test('[R105] a lost turn ends his lasting effects, and what he had by F goes back', () => {
    const s = using(
      [
        { hex: HERE, spirits: [FURCAS, 9] },
        {
          hex: TABRIZ,
          losesTurn: true,
          invisible: true,
          reconciled: true,
          storm: ['emir-of-tabriz'],
          familiars: ['emir-of-tabriz'],
          borrowed: [{ spirit: 9, owner: 0 }],
        },
      ],
      { 'emir-of-tabriz': { hex: '2402' } },
    );
    const heard = s.answer(0, DONE);
    expect(heard.map((event) => event.type).slice(0, 4)).toEqual([
      'playerTurn',
      'lostTurn',
      'effectsEnded',
      'returned',
    ]);
    expect(s.magician(1)).toMatchObject({
      invisible: false,
      reconciled: false,
      storm: [],
      familiars: [],
      borrowed: [],
      loses: false,
    });
    expect(s.magician(0).held).toContain(9);
  });
});
