import { describe, expect, test } from 'vitest';
import { DONE, FURCAS, power, using, WAIT, whereIs } from '../actions.ts';
import { HERE, NORTH, SOUTH } from '../field.ts';
import { only } from '../table.ts';

const GUSION = 11;
const step = (to: string | null) => power(GUSION, 'R', { to });

describe('R: reconciles enemies', () => {
  test('[12.3R] [R58] next to a mortal he may step to a free neighbouring hex at once, pins or no pins', () => {
    const s = using([{ hex: HERE, spirits: [GUSION, FURCAS] }, { hex: '2115' }], { abbot: { hex: NORTH } });
    expect(s.why(0, step(NORTH))).toBe('R58.taken'); // a mortal is there
    expect(s.why(0, step('2115'))).toBe('R58.taken'); // a magician is there
    expect(s.why(0, step('2216'))).toBe('R58.far'); // two hexes off
    s.answer(0, step(SOUTH));
    expect(whereIs(s, 0)).toBe(SOUTH);
    expect(s.magician(0).reconciled).toBe(true);
  });

  test('[R58] not into water', () => {
    const s = using([{ hex: '1615', spirits: [GUSION, FURCAS] }], { abbot: { hex: '1516' } });
    expect(s.why(0, step('1614'))).toBe('R58.water');
    expect(s.allows(0, step('1616'))).toBe(true);
  });

  test('[R58] without a mortal beside him he may not step, another magician is no reason; protection he has all the same', () => {
    const s = using([{ hex: HERE, spirits: [GUSION, FURCAS] }, { hex: NORTH }]);
    expect(s.why(0, step(SOUTH))).toBe('R58.free');
    s.answer(0, step(null));
    expect(s.magician(0).reconciled).toBe(true);
    expect(whereIs(s, 0)).toBe(HERE);
  });

  test('[12.3R] [R58] [R112] a captive escapes to a hex next to his captor', () => {
    const s = using([{ captor: { mortal: 'abbot' }, spirits: [GUSION, FURCAS] }], { abbot: { hex: HERE } });
    expect(s.why(0, step(HERE))).toBe('R58.far');
    expect(s.why(0, step('2212'))).toBe('R58.far');
    const heard = s.answer(0, step(SOUTH));
    expect(only(heard, 'freed')).toMatchObject([{ by: 0 }]);
    expect(s.magician(0)).toMatchObject({ status: 'map', captor: null, found: false });
    expect(whereIs(s, 0)).toBe(SOUTH);
  });

  test('[12.3R] a magician’s captive escapes too', () => {
    const s = using([{ captor: { magician: 1 }, spirits: [GUSION, FURCAS] }, { hex: HERE }]);
    s.answer(0, step(NORTH));
    expect(s.magician(0)).toMatchObject({ status: 'map', captor: null });
    expect(whereIs(s, 0)).toBe(NORTH);
  });

  test('[12.3R] [R58] no other magician may use a spirit against him, in attack or by power; to help him is allowed', () => {
    const rivals = (reconciled: boolean) =>
      using([
        { hex: HERE, spirits: [5, 12, 26, 52, FURCAS] }, // C, N, G, F
        { hex: NORTH, reconciled, spirits: [9], known: [9], treasures: ['22'], ring: true, wounds: 1 },
      ]);
    const attack = { do: 'attack', hex: NORTH };
    const against = [
      attack,
      power(26, 'G', { item: '22' }),
      power(26, 'G', { item: 'ring' }),
      power(52, 'F', { magician: 1, lure: 9 }),
    ];
    const s = rivals(true);
    for (const deed of against) expect(s.why(0, deed)).toBe('R58.protected');
    expect(s.why(0, power(12, 'N', { magician: 1 }))).toBe('R58.protected');
    expect(s.allows(0, power(5, 'C', { magician: 1, ill: 'wound' }))).toBe(true);
    const t = rivals(false);
    for (const deed of against) expect(t.allows(0, deed)).toBe(true);
  });

  test('[12.3R] [R58] [12.2b] his captive may not attack him either', () => {
    const s = using([
      { captor: { magician: 1 }, spirits: [FURCAS] },
      { hex: HERE, reconciled: true },
    ]);
    expect(s.why(0, { do: 'attack', hex: HERE })).toBe('R58.protected');
  });

  test('[12.2a] [R50] [R58] the protection lasts to the start of his next demon-use phase', () => {
    const s = using([
      { hex: HERE, reconciled: true, spirits: [FURCAS] },
      { hex: NORTH, spirits: [9] },
    ]);
    s.answer(0, DONE);
    s.answer(1, WAIT);
    expect(s.why(1, { do: 'attack', hex: HERE })).toBe('R58.protected');
    s.answer(1, DONE);
    expect(s.magician(0).reconciled).toBe(true); // still, in his movement phase
    s.answer(0, WAIT);
    expect(s.magician(0).reconciled).toBe(false);
    s.answer(0, DONE);
    s.answer(1, WAIT);
    expect(s.allows(1, { do: 'attack', hex: HERE })).toBe(true);
  });
});
