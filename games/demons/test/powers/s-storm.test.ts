import { describe, expect, test } from 'vitest';
import { DONE, FURCAS, power, using, WAIT, whereIs } from '../actions.ts';
import { HERE, NORTH } from '../field.ts';
import { NOBODY, only, setUp, story } from '../table.ts';

const FOCALOR = 41;
const S = power(FOCALOR, 'S');

describe('S: causes storms', () => {
  test('[12.3S] [R51] strikes the mortals within three hexes of the user', () => {
    const s = using([{ hex: HERE, spirits: [FOCALOR, FURCAS] }, { hex: '0508' }], {
      'emir-of-tabriz': { hex: '2211' }, // three hexes
      'wali-of-partav': { hex: '2210' }, // four
      'bey-of-theodosiopolis': {}, // next to the other magician
    });
    const heard = s.answer(0, S);
    expect(only(heard, 'storm')).toMatchObject([{ mortals: ['emir-of-tabriz'] }]);
  });

  /** Berengar's movement under Alaric's storm: the Abbot beside him, the Mullah farther on. */
  const walking = (storm: string[]) =>
    setUp({
      turn: 2,
      acts: 1,
      magicians: [{ hex: '0306', storm }, { hex: HERE }],
      mortals: { ...NOBODY, abbot: { hex: NORTH }, mullah: { hex: '2411' } },
    });

  test('[12.3S] [R54] struck mortals neither pin nor stop any magician, but their hexes stay closed', () => {
    expect(walking([]).why(1, { do: 'move', to: '2312' })).toBe('5.5a');
    const s = walking(['abbot']);
    expect(s.why(1, { do: 'move', to: NORTH })).toBe('5.4');
    s.answer(1, { do: 'move', to: '2312' }); // past the Abbot by 2314 and 2313
    expect(whereIs(s, 1)).toBe('2312');
  });

  test('[12.3S] [R54] others still do, also one that came into the storm later', () => {
    expect(walking(['mullah']).why(1, { do: 'move', to: '2312' })).toBe('5.5a');
    expect(walking(['abbot']).why(1, { do: 'move', to: '2311' })).toBe('5.5'); // the Mullah stops him in 2312
    expect(walking(['abbot', 'mullah']).allows(1, { do: 'move', to: '2311' })).toBe(true);
  });

  test('[R54] struck mortals still wake, search and attack', () => {
    const s = setUp(
      {
        turn: 2,
        phase: 'waking',
        magicians: [{ hex: HERE, spirits: [FURCAS], storm: ['emir-of-ani'] }],
        mortals: { ...NOBODY, 'emir-of-ani': { hex: NORTH } },
      },
      { dice: [1, 1] },
    );
    expect(only(story(s), 'woke')).toMatchObject([{ mortal: 'emir-of-ani', woke: true }]);
    expect(only(story(s), 'searched')).toMatchObject([{ result: 'D' }]);
    expect(s.asks()).toBe('defend');
  });

  test('[12.2a] [R50] [R54] the effect holds in his next movement and ends with his next demon-use phase', () => {
    const s = using([{ hex: HERE, spirits: [FOCALOR, FURCAS] }], { abbot: { hex: NORTH, status: 'normal' } });
    s.answer(0, S);
    s.answer(0, DONE, 1, 3); // the Abbot wakes and does not find him
    expect(s.asks()).toBe('first');
    expect(s.allows(0, { do: 'move', to: '2216' })).toBe(true);
    s.answer(0, WAIT);
    expect(s.magician(0).storm).toEqual([]);
    s.answer(0, DONE, 1, 3);
    expect(s.why(0, { do: 'move', to: '2216' })).toBe('5.5a');
  });
});
