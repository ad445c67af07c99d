import { describe, expect, test } from 'vitest';
import { box, DONE, FURCAS, power, using, WAIT } from './actions.ts';
import { HERE, NORTH } from './field.ts';
import { NOBODY, only, setUp, story } from './table.ts';

const EMIR = 'emir-of-tabriz';
const HELD = { captor: { mortal: EMIR } };
const OWNED = { captor: { magician: 0 } };
const TORTURE = { do: 'torture', magician: 1 };

/** The last step of the mortals' combat phase. */
const torture = (magicians: object[], mortals: object, dice: number[] = []) =>
  setUp({ turn: 2, phase: 'torture', magicians, mortals: { ...NOBODY, ...mortals } }, { dice });

/** Alaric's demon-use phase; Berengar is his captive. */
const dungeon = (captive: object = {}, alaric: object = {}, mortals: object = {}) =>
  using(
    [
      { hex: HERE, ...alaric },
      { ...OWNED, ...captive },
    ],
    mortals,
  );

describe('torture', () => {
  test('[16.0b] a 1 gives two wounds, 2 to 4 one, 5 and 6 none', () => {
    const wounds = [1, 2, 3, 4, 5, 6].map((die) => torture([HELD], { [EMIR]: {} }, [die]).magician(0).wounds);
    expect(wounds).toEqual([2, 1, 1, 1, 0, 0]);
    const byMagician = [1, 2, 3, 4, 5, 6].map((die) => {
      const s = dungeon();
      s.answer(0, TORTURE, die);
      return s.magician(1).wounds;
    });
    expect(byMagician).toEqual([2, 1, 1, 1, 0, 0]);
  });

  test('[16.0a] mortals torture in their combat phase, magicians in their own demon-use phase', () => {
    const mortal = using([{ ...HELD, spirits: [FURCAS] }], { [EMIR]: {} });
    const heard = mortal.answer(0, DONE, 4);
    expect(heard.map((event) => event.type)).toEqual(['gameTurn', 'tortured', 'playerTurn']);
    const s = using([{ ...OWNED, captor: { magician: 1 }, spirits: [FURCAS] }, { hex: HERE }]);
    s.answer(0, DONE);
    s.answer(1, WAIT);
    expect(only(story(s), 'tortured')).toEqual([]); // a magician only may
    const asked = s.answer(1, { do: 'torture', magician: 0 }, 4);
    expect(only(asked, 'tortured')).toMatchObject([{ by: 0, captor: null, master: 1, wounds: 1 }]);
  });

  test('[16.0a] only his own captives', () => {
    const s = using([{ hex: HERE, spirits: [FURCAS] }, { hex: NORTH }, { captor: { magician: 1 } }, OWNED]);
    expect(s.why(0, { do: 'torture', magician: 1 })).toBe('16.0a');
    expect(s.why(0, { do: 'torture', magician: 2 })).toBe('16.0a');
    expect(s.why(0, { do: 'torture', magician: 0 })).toBe('16.0a');
    expect(s.allows(0, { do: 'torture', magician: 3 })).toBe(true);
  });

  test('[16.1] [R69] no mortal tortures in the phase of capture, not even at home', () => {
    const s = setUp(
      {
        turn: 2,
        phase: 'victims',
        magicians: [{ hex: '1913', found: true }],
        mortals: { ...NOBODY, [EMIR]: {} },
      },
      { dice: [6] }, // 7 against nothing: Dx
    );
    expect(only(story(s), 'captured')).toMatchObject([{ by: 0, captor: EMIR }]);
    expect(only(story(s), 'tortured')).toEqual([]);
    const heard = s.answer(0, WAIT, 2);
    expect(only(heard, 'tortured')).toHaveLength(1);
  });

  test('[16.1] nor does a magician', () => {
    const s = using([{ hex: HERE, spirits: [9] }, { hex: NORTH }]);
    s.answer(0, { do: 'attack', hex: NORTH });
    s.answer(0, { with: [9] }, 4); // 10 against nothing: Dx
    expect(s.magician(1).captor).toEqual({ magician: 0 });
    expect(s.why(0, TORTURE)).toBe('16.1');
    s.answer(0, DONE);
    s.answer(1, WAIT);
    s.answer(0, WAIT);
    expect(s.allows(0, TORTURE)).toBe(true);
  });

  test('[16.1] a captive taken in his own phase may be tortured in his captor’s next', () => {
    const s = using([
      { hex: NORTH, spirits: [FURCAS] },
      { hex: HERE, spirits: [9] },
    ]);
    s.answer(0, { do: 'attack', hex: HERE });
    s.answer(0, { with: [FURCAS] });
    s.answer(1, { with: [9] }, 1); // 2 against 10: Ax
    expect(s.magician(0).captor).toEqual({ magician: 1 });
    s.answer(1, WAIT);
    expect(s.allows(1, { do: 'torture', magician: 0 })).toBe(true);
  });

  test('[16.2] a mortal tortures in its base hex, automatically and every turn, nowhere else', () => {
    const s = torture([HELD], { [EMIR]: {} }, [5]);
    expect(only(story(s), 'tortured')).toMatchObject([{ by: 0, captor: EMIR }]);
    expect(only(s.answer(0, WAIT, 6), 'tortured')).toHaveLength(1);
    const away = torture([HELD], { [EMIR]: { hex: HERE } }, [5]);
    expect(only(story(away), 'tortured')).toEqual([]);
  });

  test('[R115] every captor tortures, and each of its captives once', () => {
    const s = torture([HELD, HELD, { captor: { mortal: 'abbot' } }], { [EMIR]: {}, abbot: {} }, [5, 4, 1]);
    const tortured = only(story(s), 'tortured');
    expect(tortured.map(({ captor }) => captor)).toEqual(['abbot', EMIR, EMIR]); // in roster order
    expect(tortured.map(({ by }) => by).sort()).toEqual([0, 1, 2]);
  });

  test('[R115] a magician tortures each of his captives once in a turn', () => {
    const s = using([{ hex: HERE }, OWNED, OWNED]);
    s.answer(0, TORTURE, 5);
    expect(s.why(0, TORTURE)).toBe('R115.tortured');
    s.answer(0, { do: 'torture', magician: 2 }, 5);
    s.answer(0, DONE);
    s.answer(1, WAIT);
    s.answer(2, WAIT);
    s.answer(0, WAIT);
    expect(s.allows(0, TORTURE)).toBe(true);
  });

  test('[16.3] [16.3a] [R72] a magician may not torture one who has two marks of whatever kind', () => {
    expect(dungeon({ wounds: 2 }).why(0, TORTURE)).toBe('16.3a');
    expect(dungeon({ curses: 2 }).why(0, TORTURE)).toBe('16.3a');
    expect(dungeon({ wounds: 1, curses: 1 }).why(0, TORTURE)).toBe('16.3a');
    expect(dungeon({ curses: 3 }).why(0, TORTURE)).toBe('16.3a');
    expect(dungeon({ wounds: 1 }).allows(0, TORTURE)).toBe(true);
    expect(dungeon({ curses: 1 }).allows(0, TORTURE)).toBe(true);
  });

  test('[16.3] so he never tortures anybody to death, where a mortal does', () => {
    const s = dungeon({ wounds: 1 });
    s.answer(0, TORTURE, 1);
    expect(s.magician(1)).toMatchObject({ wounds: 3, status: 'captive' });
    const mortal = torture([{ ...HELD, wounds: 2 }, { hex: HERE }], { [EMIR]: {} }, [1]);
    expect(mortal.magician(0)).toMatchObject({ wounds: 4, status: 'dead' });
  });

  test('[16.3b] everybody sees wounds and curses', () => {
    const s = dungeon({ curses: 1 });
    s.answer(0, TORTURE, 3);
    for (const viewer of [0, 1, null]) expect(s.view(viewer).magicians[1]).toMatchObject({ wounds: 1, curses: 1 });
  });

  test('[16.4] [R14] torture goes with powers, before or after them', () => {
    const s = dungeon({}, { spirits: [1, FURCAS] });
    s.answer(0, TORTURE, 5);
    s.answer(0, power(1, 'I'));
    const t = dungeon({}, { spirits: [1, FURCAS] });
    t.answer(0, power(1, 'I'));
    expect(t.allows(0, TORTURE)).toBe(true);
  });

  test('[R14] but not with an attack, before or after it', () => {
    const armed = () => dungeon({}, { spirits: [9, FURCAS] }, { abbot: { hex: NORTH } });
    const s = armed();
    s.answer(0, TORTURE, 5);
    expect(s.why(0, { do: 'attack', hex: NORTH })).toBe('R14.tortured');
    const t = armed();
    t.answer(0, { do: 'attack', hex: NORTH });
    t.answer(0, { with: [9] }, 1);
    expect(t.why(0, TORTURE)).toBe('R14.torture');
  });
});

describe('buying it off', () => {
  test('[16.2a] [R71] one treasure, of the captive’s choice, keeps a lay mortal off for this turn; it goes to its base', () => {
    const s = torture([{ ...HELD, treasures: ['22', '23'] }], { [EMIR]: {} });
    expect([s.asks(), s.asked()]).toEqual(['pay', [0]]);
    expect(s.why(0, { give: '11' })).toBe('R71'); // not his
    expect(s.why(0, { give: 'ring' })).toBe('R71');
    const heard = s.answer(0, { give: '23' });
    expect(only(heard, 'tortured')).toEqual([]);
    expect(box(s, '23')).toMatchObject({ is: 'hoard', mortal: EMIR });
    expect(s.view(null).magicians[0].treasures).toEqual(['22']);
  });

  test('[16.2a] [R115] next turn he is asked again, as long as he has treasure to give', () => {
    const s = torture([{ ...HELD, treasures: ['22', '23'] }], { [EMIR]: {} });
    s.answer(0, { give: '22' });
    s.answer(0, WAIT);
    expect(s.asks()).toBe('pay');
    s.answer(0, { give: '23' });
    const heard = s.answer(0, WAIT, 4); // nothing left: the die speaks
    expect(only(heard, 'tortured')).toHaveLength(1);
  });

  test('[16.2a] [R115] he is asked before the die is rolled and may refuse', () => {
    const s = torture([{ ...HELD, treasures: ['22'] }], { [EMIR]: {} });
    expect(s.magician(0).wounds).toBe(0);
    const heard = s.answer(0, { give: null }, 4);
    expect(only(heard, 'tortured')).toMatchObject([{ die: 4, wounds: 1 }]);
    expect(s.view(null).magicians[0].treasures).toEqual(['22']);
  });

  test('[16.2a] [R71] the four clerics take nothing', () => {
    for (const cleric of ['metropolitan', 'bishop', 'abbot', 'mullah']) {
      const s = torture([{ captor: { mortal: cleric }, treasures: ['22'], ring: true }], { [cleric]: {} });
      expect(s.why(0, { give: '22' }), cleric).toBe('16.2a');
      expect(s.why(0, { give: 'ring' }), cleric).toBe('16.2a');
      s.answer(0, { give: null }, 4);
      expect(s.magician(0).wounds, cleric).toBe(1);
    }
  });

  test('[R71] a magician’s price becomes his own, and buys off that torture', () => {
    const s = dungeon({ treasures: ['22'] });
    s.answer(0, TORTURE);
    expect([s.asks(), s.asked()]).toEqual(['pay', [1]]);
    s.answer(1, { give: '22' });
    expect(box(s, '22')).toMatchObject({ is: 'owned', by: 0 });
    expect(s.magician(1).wounds).toBe(0);
    expect(s.why(0, { do: 'attack', hex: NORTH })).toBe('R14.paid');
    expect(s.why(0, TORTURE)).toBe('R115.paid');
  });

  test('[R71] the Ring buys off one torture too', () => {
    const s = torture([{ ...HELD, ring: true }, { hex: HERE }], { [EMIR]: {} });
    s.answer(0, { give: 'ring' });
    expect(s.view(null).ring).toEqual({ is: 'hoard', mortal: EMIR });
    expect(s.magician(0).wounds).toBe(0);
  });

  test('[16.9] [16.9a] every payment and every owner is on record for all', () => {
    const s = torture(
      [
        { ...HELD, treasures: ['22', '23'] },
        { hex: HERE, treasures: ['11'] },
      ],
      { [EMIR]: {} },
    );
    const heard = s.answer(0, { give: '23' });
    expect(only(heard, 'paid')).toMatchObject([{ by: 0, captor: EMIR, item: '23' }]);
    for (const viewer of [0, 1, null]) {
      const seen = s.view(viewer);
      expect(seen.magicians.map(({ treasures }) => treasures)).toEqual([['22'], ['11']]);
      expect(seen.mortals.find(({ id }) => id === EMIR)?.hoard).toEqual(['23']);
    }
  });
});
