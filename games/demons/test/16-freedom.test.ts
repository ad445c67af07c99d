import { describe, expect, test } from 'vitest';
import { captorOf, DONE, FURCAS, power, using, WAIT, whereIs } from './actions.ts';
import { HERE, NORTH, NORTHEAST, NORTHWEST, SOUTH } from './field.ts';
import { NOBODY, only, setUp } from './table.ts';

const EMIR = 'emir-of-tabriz';
const HELD = { captor: { mortal: EMIR } };
const PAIMON = 9;
const ATTACK = { do: 'attack', hex: HERE };

describe('fighting the captor', () => {
  /** Alaric, held by the Emir of Tabriz (7) in the field, attacks him with Paimon (10). */
  const revolt = (die: number, mortals: object = {}, others: object[] = []) => {
    const s = using([{ ...HELD, spirits: [PAIMON, FURCAS] }, ...others], { [EMIR]: { hex: HERE }, ...mortals });
    s.answer(0, ATTACK);
    s.answer(0, { with: [PAIMON] }, die);
    return s;
  };

  test('[R73] a captive attacks his captor’s hex as if adjacent, and no other', () => {
    const s = using([{ ...HELD, spirits: [PAIMON, FURCAS] }], { [EMIR]: { hex: HERE }, abbot: { hex: NORTH } });
    expect(s.why(0, { do: 'attack', hex: NORTH })).toBe('R73');
    expect(s.allows(0, ATTACK)).toBe(true);
  });

  test('[R73] [R95] Df frees him: the captor flees, is still in the hex, and he is put beside it, hidden', () => {
    const s = revolt(2);
    expect(s.mortal(EMIR).status).toBe('fleeing');
    expect([s.asks(), s.asked()]).toEqual(['emerge', [0]]);
    expect(s.why(0, { to: HERE })).toBe('R95.taken');
    expect(s.why(0, { to: '2212' })).toBe('R95.far');
    s.answer(0, { to: NORTH });
    expect(s.magician(0)).toMatchObject({ status: 'map', captor: null, found: false });
    expect(whereIs(s, 0)).toBe(NORTH);
  });

  test('[R73] [R95] Dx frees him into the hex itself', () => {
    const s = revolt(6);
    expect(s.mortal(EMIR).status).toBe('gone');
    expect(s.magician(0).status).toBe('map');
    expect(whereIs(s, 0)).toBe(HERE);
  });

  test('[R73] Af and Ax only lose him the spirits used', () => {
    const beaten = revolt(1);
    expect(captorOf(beaten, 0)).toEqual({ mortal: EMIR });
    expect(beaten.magician(0).held).toEqual([FURCAS]);
    const s = using([{ ...HELD, spirits: [PAIMON, FURCAS] }], { [EMIR]: { hex: HERE } });
    s.answer(0, ATTACK);
    const heard = s.answer(0, { with: [FURCAS] }, 1); // 2 against 7
    expect(only(heard, 'fought')).toMatchObject([{ result: 'Ax' }]);
    expect(only(heard, 'captured')).toEqual([]);
    expect(s.magician(0)).toMatchObject({ status: 'captive', held: [PAIMON] });
  });

  test('[R73] everybody in the hex defends with the captor, and flees with it', () => {
    const s = revolt(4, { abbot: { hex: HERE } }); // 10 against 9
    expect(s.mortal('abbot').status).toBe('fleeing');
    expect(s.mortal(EMIR).status).toBe('fleeing');
    const alone = revolt(1, { abbot: { hex: HERE } });
    expect(alone.mortal('abbot').status).toBe('normal');
  });

  test('[R73] [R74] of several captives Df frees only him who fought, Dx all of them', () => {
    const fled = revolt(2, {}, [HELD]);
    fled.answer(0, { to: NORTH });
    expect(captorOf(fled, 1)).toEqual({ mortal: EMIR });
    const destroyed = revolt(6, {}, [HELD]);
    expect(destroyed.asks()).toBe('emerge'); // the other stands in the hex already
    const [second] = destroyed.asked();
    destroyed.answer(second, { to: SOUTH });
    expect([whereIs(destroyed, 1 - second), whereIs(destroyed, second)]).toEqual([HERE, SOUTH]);
    expect(destroyed.magician(0).captor).toBeNull();
    expect(destroyed.magician(1).captor).toBeNull();
  });
});

describe('fighting a magician who holds one', () => {
  const revolt = (die: number, captor: object = {}, others: object[] = []) => {
    const s = using([{ captor: { magician: 1 }, spirits: [PAIMON, FURCAS] }, { hex: HERE, ...captor }, ...others]);
    s.answer(0, ATTACK);
    s.answer(0, { with: [PAIMON] }, die);
    return s;
  };

  test('[R73] Df frees him beside his captor', () => {
    const s = revolt(1); // 10 against nothing: Df
    expect([s.asks(), s.asked()]).toEqual(['emerge', [0]]);
    s.answer(0, { to: NORTH });
    expect(s.magician(0).status).toBe('map');
    expect(whereIs(s, 1)).toBe(HERE);
  });

  test('[R73] [R114] the attack on a magician who holds him is among what he is offered, and no other attack', () => {
    const s = using(
      [
        { captor: { magician: 1 }, spirits: [PAIMON, FURCAS] },
        { hex: HERE, spirits: [13] },
        { hex: NORTH, spirits: [14] },
      ],
      { abbot: { hex: SOUTH } },
    );
    const attacks = s.options(0).filter((deed) => (deed as { do: string }).do === 'attack');
    expect(attacks).toEqual([ATTACK]);
    for (const hex of [NORTH, SOUTH]) expect(s.why(0, { do: 'attack', hex })).toBe('R73');
    const unseen = using([
      { captor: { magician: 1 }, spirits: [PAIMON] },
      { hex: HERE, invisible: true },
    ]);
    expect(unseen.why(0, ATTACK)).toBe('12.3I');
    expect(unseen.options(0)).not.toContainEqual(ATTACK);
  });

  test('[R114] Dx turns the tables: the captor is his captive, and he stands in the captor’s hex', () => {
    const s = revolt(4);
    expect(s.magician(1)).toMatchObject({ status: 'captive', captor: { magician: 0 } });
    expect(s.magician(0)).toMatchObject({ status: 'map', captor: null });
    expect([whereIs(s, 0), whereIs(s, 1)]).toEqual([HERE, HERE]);
  });

  test('[R114] [R96] the other captives of the beaten captor are free beside him', () => {
    const s = revolt(4, {}, [{ captor: { magician: 1 } }]);
    expect([s.asks(), s.asked()]).toEqual(['emerge', [2]]);
    expect(s.why(2, { to: HERE })).toBe('R95.taken');
    s.answer(2, { to: NORTH });
    expect(s.magician(2)).toMatchObject({ status: 'map', captor: null });
  });

  test('[R73] the captor defends himself; Af and Ax leave the captive where he was', () => {
    const s = using([
      { captor: { magician: 1 }, spirits: [PAIMON, FURCAS] },
      { hex: HERE, spirits: [13] },
    ]);
    s.answer(0, ATTACK);
    s.answer(0, { with: [FURCAS] });
    expect([s.asks(), s.asked()]).toEqual(['defend', [1]]);
    const heard = s.answer(1, { with: [13] }, 1); // 2 against 10
    expect(only(heard, 'fought')).toMatchObject([{ result: 'Ax' }]);
    expect(only(heard, 'captured')).toEqual([]);
    expect(s.magician(0)).toMatchObject({ status: 'captive', captor: { magician: 1 }, held: [PAIMON] });
  });
});

describe('freed by others', () => {
  const rescue = (die: number) => {
    const s = using([{ hex: HERE, spirits: [PAIMON, FURCAS] }, HELD], { [EMIR]: { hex: NORTH } });
    s.answer(0, { do: 'attack', hex: NORTH });
    s.answer(0, { with: [PAIMON] }, die);
    return s;
  };

  test('[R74] if the captor is destroyed its captive is free, in its hex', () => {
    const s = rescue(6);
    expect(s.magician(1)).toMatchObject({ status: 'map', captor: null, found: false });
    expect(whereIs(s, 1)).toBe(NORTH);
  });

  test('[R74] if it merely flees it keeps him and runs home with him', () => {
    const s = rescue(2);
    expect(captorOf(s, 1)).toEqual({ mortal: EMIR });
    s.answer(0, DONE);
    s.answer(1, WAIT);
    expect(whereIs(s, 1)).toBe(s.hexOf(EMIR));
    expect(s.hexOf(EMIR)).not.toBe(NORTH);
  });

  test('[R75] a magician may let his captive go, who is put beside him; nobody else’s', () => {
    const s = using([{ hex: HERE, spirits: [FURCAS] }, { captor: { magician: 0 } }, HELD], { [EMIR]: {} });
    expect(s.why(0, { do: 'free', magician: 2 })).toBe('R75');
    s.answer(0, { do: 'free', magician: 1 });
    expect([s.asks(), s.asked()]).toEqual(['emerge', [1]]);
    s.answer(1, { to: SOUTH });
    expect(whereIs(s, 1)).toBe(SOUTH);
  });

  test('[R75] if the captor walks off the map his captive is left in the last hex', () => {
    const s = setUp({
      turn: 2,
      magicians: [{ hex: '2414', treasures: ['22'] }, { captor: { magician: 0 } }],
      mortals: NOBODY,
    });
    s.answer(0, { do: 'leave' });
    expect(s.magician(0).status).toBe('departed');
    expect(s.magician(1)).toMatchObject({ status: 'map', captor: null });
    expect(whereIs(s, 1)).toBe('2414');
  });

  test('[R19] [R75] one who holds a captive may say from which edge hex he leaves: the captive is free there', () => {
    const leaving = (captor: object) =>
      setUp({ turn: 2, magicians: [{ hex: '2314' }, captor], mortals: { ...NOBODY, abbot: { hex: '2411' } } });
    const s = leaving({ captor: { magician: 0 } });
    const exits = s.options(0).filter((deed) => (deed as { do: string }).do === 'leave');
    expect(exits).toContainEqual({ do: 'leave' });
    expect(exits).toContainEqual({ do: 'leave', from: '2413' });
    expect(exits).toContainEqual({ do: 'leave', from: '2416' });
    expect(s.why(0, { do: 'leave', from: '2315' })).toBe('R19.inland'); // inland
    expect(s.why(0, { do: 'leave', from: '2412' })).toBe('R19.stopped'); // the Abbot would stop him there
    expect(s.why(0, { do: 'leave', from: '2411' })).toBe('5.4');
    expect(s.why(0, { do: 'leave', from: '0105' })).toBe('5.2a');
    const heard = s.answer(0, { do: 'leave', from: '2416' });
    expect(only(heard, 'moved')).toMatchObject([{ by: 0, cost: 3 }]);
    expect(whereIs(s, 1)).toBe('2416');
    const alone = leaving({ hex: '0110' });
    expect(alone.options(0).filter((deed) => (deed as { do: string }).do === 'leave')).toEqual([{ do: 'leave' }]);
    expect(alone.why(0, { do: 'leave', from: '2413' })).toBe('R19.anywhere'); // nothing hangs on it
  });

  test('[R75] or if he leaves by T', () => {
    const s = using([{ hex: HERE, spirits: [18] }, { captor: { magician: 0 } }]);
    s.answer(0, power(18, 'T', { to: null }));
    expect(whereIs(s, 1)).toBe(HERE);
    expect(s.magician(1).status).toBe('map');
  });

  test('[R75] or dies', () => {
    const s = setUp({
      turn: 2,
      magicians: [{ hex: HERE }, { captor: { magician: 0 } }],
      mortals: NOBODY,
    });
    s.answer(0, { do: 'conjure', rank: 'King' }, 1); // Copper: four curses
    expect(s.magician(0).status).toBe('dead');
    expect(s.magician(1)).toMatchObject({ status: 'map', captor: null });
    expect(whereIs(s, 1)).toBe(HERE);
  });

  test('[R112] a magician’s captive goes wherever he goes', () => {
    const s = setUp({ turn: 2, magicians: [{ hex: HERE }, { captor: { magician: 0 } }], mortals: NOBODY });
    s.answer(0, { do: 'move', to: '2212' });
    expect(whereIs(s, 1)).toBe('2212');
  });
});

describe('where a freed captive stands', () => {
  test('[R95] not in water, not in hexes that enemies hold', () => {
    // Akhlat: 0812 and 0912 are water, the Khan is in Manzikert.
    const s = using([{ captor: { mortal: 'emir-of-akhlat' }, spirits: [PAIMON, FURCAS] }, { hex: '0711' }], {
      'emir-of-akhlat': {},
      'turkoman-khan': {},
    });
    s.answer(0, { do: 'attack', hex: '0811' });
    s.answer(0, { with: [PAIMON] }, 2); // 10 against 6: Df
    for (const hex of ['0812', '0912']) expect(s.why(0, { to: hex })).toBe('R95.water');
    for (const hex of ['0810', '0711']) expect(s.why(0, { to: hex })).toBe('R95.taken');
    expect(s.options(0)).toEqual([{ to: '0712' }, { to: '0911' }]);
  });

  test('[R95] the nearest free hex if none is adjacent', () => {
    const s = using([{ hex: HERE }, { captor: { magician: 0 } }], {
      abbot: { hex: NORTH },
      bishop: { hex: NORTHEAST },
      mullah: { hex: '2315' },
      metropolitan: { hex: SOUTH },
      'emir-of-ani': { hex: '2115' },
      [EMIR]: { hex: NORTHWEST },
    });
    s.answer(0, { do: 'free', magician: 1 });
    expect(s.why(1, { to: SOUTH })).toBe('R95.taken');
    expect(s.why(1, { to: '2211' })).toBe('R95.far'); // three hexes away
    s.answer(1, { to: '2212' });
    expect(whereIs(s, 1)).toBe('2212');
  });

  test('[R95] the only place there is he takes without being asked', () => {
    const s = using([{ hex: HERE }, { captor: { magician: 0 } }], {
      abbot: { hex: NORTH },
      bishop: { hex: NORTHEAST },
      mullah: { hex: '2315' },
      'emir-of-ani': { hex: '2115' },
      [EMIR]: { hex: NORTHWEST },
    });
    const heard = s.answer(0, { do: 'free', magician: 1 });
    expect(only(heard, 'emerged')).toMatchObject([{ by: 1, hex: SOUTH }]);
  });
});
