import { describe, expect, test } from 'vitest';
import { box, captorOf, DONE, FURCAS, power, using, WAIT, waking, whereIs } from './actions.ts';
import { HERE, NORTH } from './field.ts';
import { NOBODY, only, setUp, story } from './table.ts';

const TABRIZ = '1914';
const EMIR = 'emir-of-tabriz';
const HELD = { captor: { mortal: EMIR } };

describe('a captor on its way', () => {
  test('[16.5] [R69] a captor neither wakes nor pursues nor searches nor attacks', () => {
    const free = waking([{ hex: '1913', found: true }], { [EMIR]: {} }, {}, { dice: [1, 1] });
    expect(only(story(free), 'woke')).toHaveLength(1);
    expect(only(story(free), 'fought')).toHaveLength(1);
    const s = waking([{ hex: '1913', found: true }, HELD], { [EMIR]: {} }, {}, { dice: [6] });
    expect([...only(story(s), 'woke'), ...only(story(s), 'searched'), ...only(story(s), 'fought')]).toEqual([]);
    expect(s.magician(0).found).toBe(false); // nobody beside him can search
  });

  test('[16.5] until the captive escapes', () => {
    const s = using([{ ...HELD, spirits: [18, FURCAS] }], { [EMIR]: {} });
    s.answer(0, power(18, 'T', { to: '1912' }));
    const heard = s.answer(0, DONE, 2);
    expect(only(heard, 'woke')).toMatchObject([{ mortal: EMIR, woke: true }]);
  });

  test('[16.5] or dies', () => {
    const s = setUp(
      {
        turn: 2,
        phase: 'torture',
        magicians: [{ hex: '1912' }, { ...HELD, wounds: 3 }],
        mortals: { ...NOBODY, [EMIR]: {} },
      },
      { dice: [4] },
    );
    expect(s.magician(1).status).toBe('dead');
    const heard = s.answer(0, WAIT, 1);
    expect(only(heard, 'woke')).toMatchObject([{ mortal: EMIR, die: 1, woke: false }]);
  });

  test('[R69] it goes home with 4 points and no roll, and tortures in its base only', () => {
    const s = waking([HELD], { [EMIR]: { hex: '2314' } }, {}, { seed: 'march' });
    expect(s.hexOf(EMIR)).toBe(TABRIZ); // four open hexes
    expect(only(story(s), 'woke')).toEqual([]);
    expect(only(story(s), 'tortured')).toHaveLength(1);
    const far = waking([HELD], { [EMIR]: { hex: '2414' } }, {}, { seed: 'march' });
    expect(far.hexOf(EMIR)).not.toBe(TABRIZ);
    expect(only(story(far), 'tortured')).toEqual([]);
    far.answer(0, WAIT);
    expect(far.hexOf(EMIR)).toBe(TABRIZ);
    expect(only(story(far), 'tortured')).toHaveLength(1);
  });

  test('[R70] other mortals in its base do not keep it out', () => {
    const s = waking([HELD], { [EMIR]: { hex: '1913' }, abbot: { hex: TABRIZ } });
    expect(s.hexOf(EMIR)).toBe(TABRIZ);
    expect(only(story(s), 'tortured')).toHaveLength(1);
  });

  test('[R70] a magician in its base does: it waits next to it and does not torture', () => {
    const s = waking([{ hex: TABRIZ, spirits: [FURCAS] }, HELD], { [EMIR]: { hex: '1912' } });
    expect(s.hexOf(EMIR)).toBe('1913');
    s.answer(0, WAIT);
    s.answer(0, DONE);
    s.answer(1, WAIT);
    expect(s.hexOf(EMIR)).toBe('1913');
    expect(only(story(s), 'tortured')).toEqual([]);
  });

  test('[R117] made to flee it is still a captor on the march: it goes in to others and recovers at home', () => {
    const fleeing = { hex: '1913', status: 'fleeing' };
    const s = waking([HELD], { [EMIR]: fleeing, abbot: { hex: TABRIZ } });
    expect(s.hexOf(EMIR)).toBe(TABRIZ);
    expect(s.mortal(EMIR).status).toBe('normal');
    expect(only(story(s), 'tortured')).toHaveLength(1);
    const empty = waking([{ hex: '0306' }], { [EMIR]: fleeing, abbot: { hex: TABRIZ } });
    expect(empty.hexOf(EMIR)).toBe('1913'); // a fleeing unit without a captive waits outside
  });

  test('[R117] a magician in its base does not turn it back, and is not discovered', () => {
    const s = waking([{ hex: TABRIZ }, HELD], { [EMIR]: { hex: '1913', status: 'fleeing' } });
    expect(s.mortal(EMIR).status).toBe('fleeing');
    expect(s.magician(0).found).toBe(false);
    expect(only(story(s), 'fought')).toEqual([]);
  });

  test('[R117] fleeing it does not pin; otherwise a captor does', () => {
    const beside = (status: string) =>
      setUp({
        turn: 2,
        magicians: [{ hex: HERE }, HELD],
        mortals: { ...NOBODY, [EMIR]: { hex: NORTH, status } },
      });
    expect(beside('normal').why(0, { do: 'move', to: '2216' })).toBe('5.5a');
    expect(beside('fleeing').allows(0, { do: 'move', to: '2216' })).toBe(true);
  });
});

describe('a magician as captor', () => {
  test('[R96] captured himself he loses his captives, who are freed in the hex he was in', () => {
    const s = setUp(
      {
        turn: 2,
        phase: 'victims',
        magicians: [{ hex: HERE, found: true }, { captor: { magician: 0 } }],
        mortals: { ...NOBODY, [EMIR]: { hex: NORTH } },
      },
      { dice: [5] }, // 7 against nothing: Dx
    );
    expect(captorOf(s, 0)).toEqual({ mortal: EMIR });
    expect(s.magician(1)).toMatchObject({ status: 'map', captor: null, found: false });
    expect(whereIs(s, 1)).toBe(HERE);
  });

  test('[R96] [R95] he may hold several; freed together they do not stand in one hex', () => {
    const s = using(
      [{ hex: '2115', spirits: [9] }, { hex: HERE }, { captor: { magician: 1 } }, { captor: { magician: 1 } }],
      {},
    );
    expect(s.view(null).magicians[1].captives).toEqual([2, 3]);
    s.answer(0, { do: 'attack', hex: HERE });
    s.answer(0, { with: [9] }, 4); // Dx
    expect(s.magician(1).captor).toEqual({ magician: 0 });
    expect(s.asks()).toBe('emerge');
    const [second] = s.asked();
    expect(whereIs(s, 5 - second)).toBe(HERE);
    expect(s.why(second, { to: HERE })).toBe('R95.taken');
    s.answer(second, { to: NORTH });
    expect(whereIs(s, second)).toBe(NORTH);
  });

  test('[R112] captor and captive may trade, and the captive with whoever is next to his captor', () => {
    const s = using([
      { captor: { magician: 1 }, treasures: ['22'] },
      { hex: HERE, treasures: ['23'] },
      { hex: NORTH, treasures: ['11'] },
      { hex: '2212', treasures: ['12'] },
    ]);
    expect(s.why(0, { do: 'trade', magician: 3 })).toBe('R67.apart');
    expect(s.allows(0, { do: 'trade', magician: 2 })).toBe(true);
    s.answer(0, { do: 'trade', magician: 1 });
    s.answer(0, { give: ['22'], take: ['23'] });
    expect([s.asks(), s.asked()]).toEqual(['consent', [1]]);
    s.answer(1, { accept: true });
    expect(s.view(null).magicians[0].treasures).toEqual(['23']);
    expect(s.view(null).magicians[1].treasures).toEqual(['22']);
  });

  test('[R112] the captor may ask first, and the captive may decline', () => {
    const s = using([{ hex: HERE }, { captor: { magician: 0 }, treasures: ['22'] }]);
    s.answer(0, { do: 'trade', magician: 1 });
    s.answer(0, { give: [], take: ['22'] });
    const heard = s.answer(1, { accept: false });
    expect(only(heard, 'declined')).toMatchObject([{ by: 1, from: 0 }]);
    expect(s.view(null).magicians[1].treasures).toEqual(['22']);
  });
});

describe('what a captive may do', () => {
  const captive = (magician: object, more: object = {}) =>
    setUp({
      turn: 2,
      magicians: [{ ...HELD, ...magician }],
      mortals: { ...NOBODY, [EMIR]: { hex: '1307' } },
      ...more,
    });

  test('[R79] he may not move or leave', () => {
    const s = captive({});
    expect(s.why(0, { do: 'move', to: '1306' })).toBe('R79');
    expect(s.why(0, { do: 'leave' })).toBe('R79');
  });

  test('[R79] he may neither seize treasure nor pick it up', () => {
    const s = captive(
      { spirits: [9] },
      { phase: 'use', boxes: { 43: { is: 'found', counter: 62, by: 0 }, 22: { is: 'loose', hex: '1307' } } },
    );
    expect(s.why(0, { do: 'seize', box: '43', spirit: 9 })).toBe('R79');
    expect(s.why(0, { do: 'pickUp' })).toBe('R79');
  });

  test('[16.8] [R79] he may conjure, raise his shield, use powers and attack his captor', () => {
    const s = captive({ spirits: [2, 15], shield: 'Silver' });
    expect(s.allows(0, { do: 'conjure', rank: 'Marquis' })).toBe(true);
    s.answer(0, { do: 'raise' }, 1);
    expect(s.view(null).magicians[0].shield).toBe('Gold');
    expect(s.allows(0, power(15, 'P', { city: TABRIZ }))).toBe(true);
    expect(s.allows(0, power(15, 'D'))).toBe(true);
    expect(s.allows(0, { do: 'attack', hex: '1307' })).toBe(true);
  });

  test('[16.8a] his conjuring loses 1 for captivity and 1 for each mark; a free magician’s marks cost nothing', () => {
    const marks = { wounds: 1, curses: 1, shield: 'Gold' };
    const heard = captive(marks).answer(0, { do: 'conjure', rank: 'President' }, 3);
    expect(only(heard, 'conjured')).toMatchObject([{ die: 3, modifier: 1, penalty: -3, number: 1 }]);
    const unmarked = captive({ shield: 'Gold' }).answer(0, { do: 'conjure', rank: 'President' }, 3);
    expect(only(unmarked, 'conjured')).toMatchObject([{ penalty: -1, number: 3 }]);
    const free = setUp({ turn: 2, magicians: [{ hex: HERE, ...marks }], mortals: NOBODY });
    expect(only(free.answer(0, { do: 'conjure', rank: 'President' }, 3), 'conjured')).toMatchObject([{ number: 4 }]);
  });

  test('[16.8a] [16.0b] [16.2a] [16.7] worked example 10: in captivity', () => {
    const AKHLAT = '0811';
    const s = setUp({
      turn: 2,
      magicians: [
        { captor: { mortal: 'emir-of-akhlat' }, shield: 'Silver', wounds: 1, spirits: [2], treasures: ['22'] },
      ],
      mortals: { ...NOBODY, 'emir-of-akhlat': {} },
      piles: { President: [5, 31, 62] },
    });
    expect(s.why(0, { do: 'conjure', rank: 'Duke' })).toBe('9.2');
    expect(s.why(0, { do: 'conjure', rank: 'Earl' })).toBe('9.1');
    const heard = s.answer(0, { do: 'conjure', rank: 'President' }, 5);
    expect(only(heard, 'conjured')).toMatchObject([{ die: 5, modifier: 0, penalty: -2, number: 3 }]);
    expect(s.magician(0).held).toEqual([2, 5, 31, 62]);
    // The next mortals' combat phase: he keeps his treasure.
    s.answer(0, DONE);
    expect([s.asks(), s.asked()]).toEqual(['pay', [0]]);
    s.answer(0, { give: null }, 1);
    expect(s.magician(0)).toMatchObject({ wounds: 3, curses: 0 });
    // The turn after he pays.
    s.answer(0, WAIT);
    s.answer(0, DONE);
    const paid = s.answer(0, { give: '22' });
    expect(only(paid, 'tortured')).toEqual([]);
    expect(s.magician(0).wounds).toBe(3);
    expect(box(s, '22')).toMatchObject({ is: 'hoard', mortal: 'emir-of-akhlat' });
    // It lies in Akhlat until the Emir is destroyed.
    s.answer(0, WAIT);
    s.answer(0, { do: 'attack', hex: AKHLAT });
    s.answer(0, { with: [2, 5, 31, 62] }, 4); // 15 against 6: Dx
    s.answer(0, { spirit: null });
    expect(box(s, '22')).toMatchObject({ is: 'loose', hex: AKHLAT });
    expect(s.magician(0).status).toBe('map');
  });
});

describe('what a mortal gains', () => {
  test('[16.7] stays in its base hex, wherever the unit goes and dies', () => {
    const s = using([{ hex: HERE, spirits: [9, FURCAS] }], { [EMIR]: { hex: NORTH, hoard: ['22'] } });
    s.answer(0, { do: 'attack', hex: NORTH });
    s.answer(0, { with: [9] }, 6); // 10 against 7: Dx
    expect(s.asks()).toBe('fetch');
    s.answer(0, { spirit: null });
    expect(box(s, '22')).toMatchObject({ is: 'loose', hex: TABRIZ });
  });

  test('[16.7a] [16.7b] whoever destroys it may send a spirit, which is released, and owns the treasure at once', () => {
    const s = using([{ hex: HERE, spirits: [9, 2, FURCAS] }], { [EMIR]: { hex: NORTH, hoard: ['22', 'ring'] } });
    s.answer(0, { do: 'attack', hex: NORTH });
    s.answer(0, { with: [9] }, 6);
    const heard = s.answer(0, { spirit: FURCAS });
    expect(only(heard, 'fetched')).toMatchObject([{ by: 0, spirit: FURCAS, mortal: EMIR, items: ['22', 'ring'] }]);
    expect(s.state().out).toEqual([FURCAS, 9]);
    expect(s.view(null).magicians[0]).toMatchObject({ treasures: ['22'], ring: true });
  });

  test('[16.7a] a mortal that merely flees keeps its hoard', () => {
    const s = using([{ hex: HERE, spirits: [9, FURCAS] }], { [EMIR]: { hex: NORTH, hoard: ['22'] } });
    s.answer(0, { do: 'attack', hex: NORTH });
    s.answer(0, { with: [9] }, 2); // Df
    expect(s.asks()).toBe('use');
    expect(box(s, '22')).toMatchObject({ is: 'hoard', mortal: EMIR });
  });

  test('[16.7a] [R47] sent in the mortals’ phase, the spirit may be the one that held the others', () => {
    const PURSON = 20; // King 4, friendly
    const s = setUp({
      turn: 2,
      phase: 'victims',
      magicians: [{ hex: HERE, found: true, spirits: [PURSON, 2, 11, 19] }],
      mortals: { ...NOBODY, abbot: { hex: NORTH, hoard: ['22'] } },
    });
    s.answer(0, { with: [PURSON, 2] }, 1); // 2 against 8: Ax
    s.answer(0, { spirit: PURSON });
    expect(s.asks()).toBe('fit'); // three Dukes and no King
    s.answer(0, { release: [19] });
    expect(s.magician(0).held).toEqual([2, 11]);
  });
});

describe('death in captivity', () => {
  const dying = (die: number, more: object = {}) => {
    const s = setUp({
      turn: 2,
      phase: 'torture',
      magicians: [
        { ...HELD, wounds: 2, curses: 1, treasures: ['22', '23'], ring: true, spirits: [9, 5] },
        { hex: '0306' },
      ],
      mortals: { ...NOBODY, [EMIR]: { hoard: ['11'] } },
      boxes: { 43: { is: 'found', counter: 62, by: 0 }, 44: { is: 'found', counter: 3, by: 1 } },
      ...more,
    });
    s.answer(0, { give: null }, die);
    return s;
  };

  test('[16.6] [R76] the torturer keeps what it was given before and gets nothing else', () => {
    const s = dying(2);
    expect(s.magician(0)).toMatchObject({ status: 'dead', fate: 'torture' });
    expect(box(s, '11')).toMatchObject({ is: 'hoard', mortal: EMIR });
    expect(box(s, '22')?.is).toBe('closed');
    expect(box(s, '23')?.is).toBe('closed');
    expect(s.view(null).ring).toEqual({ is: 'gone' });
  });

  test('[16.6a] his spirits on display and grid are released', () => {
    const s = dying(2);
    expect([...s.state().out].sort((a, b) => a - b)).toEqual([5, 9, 62]);
    expect(box(s, '43')?.is).toBe('closed');
    expect(box(s, '44')).toMatchObject({ is: 'found', counter: 3 }); // another's finder stays
    const alive = dying(5);
    expect(alive.magician(0).held).toEqual([9, 5]);
    expect(alive.state().out).toEqual([]);
  });

  test('[16.6a] the spirits that mark his treasures leave the game with them', () => {
    const s = setUp({
      turn: 2,
      phase: 'torture',
      magicians: [{ ...HELD, wounds: 3 }, { hex: '0306' }],
      mortals: { ...NOBODY, [EMIR]: {} },
      boxes: { 43: { is: 'owned', counter: 6, by: 0 }, 44: { is: 'hoard', counter: 7, mortal: EMIR } },
    });
    s.answer(0, { give: null }, 4);
    expect(s.state().out).toEqual([6]);
    expect(box(s, '44')).toMatchObject({ is: 'hoard', counter: 7 });
  });
});
