import { describe, expect, test } from 'vitest';
import { demons } from '../game.ts';
import { FORCE, force, HERE, NORTH, NORTHEAST, resultsByDie, resultsIn6, SOUTH } from './field.ts';
import { NOBODY, only, setUp, story } from './table.ts';

const strengthOf = (spirit: number) => demons.content.spirits[spirit]?.strength ?? 0;

/** A magician in the field attacks the mortals north of him. */
function attacking(magician: object, mortals: object, options = {}) {
  const s = setUp(
    { phase: 'use', magicians: [{ hex: HERE, ...magician }], mortals: { ...NOBODY, ...mortals } },
    { options },
  );
  s.answer(0, { do: 'attack', hex: NORTH });
  return s;
}

/** A discovered magician in the field is attacked by mortals. */
const attacked = (magician: object, mortals: object, { dice = [] as number[], options = {} } = {}) =>
  setUp(
    {
      turn: 2,
      phase: 'victims',
      magicians: [{ hex: HERE, found: true, ...magician }],
      mortals: { ...NOBODY, ...mortals },
    },
    { dice, options },
  );

/** Alaric strikes Berengar, who stands north of him. */
function duel(alaric: object, berengar: object, with_: number[]) {
  const s = setUp({
    phase: 'use',
    magicians: [
      { hex: HERE, ...alaric },
      { hex: NORTH, ...berengar },
    ],
    mortals: NOBODY,
  });
  s.answer(0, { do: 'attack', hex: NORTH });
  s.answer(0, { with: with_ });
  return s;
}

/** The printed table, column by column: from, to, the six faces, and how many of them give Ax, Af, Df, Dx. */
const TABLE: [number, number, string, { Ax: number; Af: number; Df: number; Dx: number }][] = [
  [-14, -7, 'Ax Ax Af Af Af Af', { Ax: 2, Af: 4, Df: 0, Dx: 0 }],
  [-6, -4, 'Ax Af Af Af Af Df', { Ax: 1, Af: 4, Df: 1, Dx: 0 }],
  [-3, -2, 'Af Af Af Af Df Df', { Ax: 0, Af: 4, Df: 2, Dx: 0 }],
  [-1, 0, 'Af Af Af Df Df Df', { Ax: 0, Af: 3, Df: 3, Dx: 0 }],
  [1, 2, 'Af Af Df Df Df Df', { Ax: 0, Af: 2, Df: 4, Dx: 0 }],
  [3, 4, 'Af Df Df Df Df Dx', { Ax: 0, Af: 1, Df: 4, Dx: 1 }],
  [5, 7, 'Df Df Df Df Dx Dx', { Ax: 0, Af: 0, Df: 4, Dx: 2 }],
  [8, 14, 'Df Df Df Dx Dx Dx', { Ax: 0, Af: 0, Df: 3, Dx: 3 }],
];

describe('the Combat Results Table', () => {
  const fifteen = { 'atabeg-of-ganja': { hex: NORTH }, 'emir-of-tabriz': { hex: NORTH } };

  test('[8.0a] whoever commits spirits is told their strength and what stands against them', () => {
    const s = attacking({ spirits: [8, 11] }, { 'wali-of-partav': { hex: NORTH } });
    const about = (force: number[]) => s.match.open?.question.about?.({ with: force }, 0);
    expect(about([8])).toEqual({ strength: strengthOf(8), against: 4 });
    expect(about([8, 11])).toEqual({ strength: strengthOf(8) + strengthOf(11), against: 4 });
  });

  test('[8.0a] [8.3] [T3] [8.1] a magician’s attack: strength less defence picks the column, beyond the ends the last one', () => {
    const s = attacking({ spirits: FORCE }, fifteen);
    for (const [from, to, faces, odds] of TABLE)
      for (let differential = from; differential <= to; differential++) {
        const answer = { with: force(15 + differential) };
        expect(resultsByDie(s, answer), `${differential}`).toBe(faces);
        expect(resultsIn6(s, answer), `${differential}`).toEqual(odds);
      }
  });

  test('[8.0a] [8.3] [T3] [8.1] the same table when mortals attack', () => {
    const s = attacked({ spirits: FORCE }, fifteen);
    for (const [from, to, faces, odds] of TABLE)
      for (let differential = from; differential <= to; differential++) {
        const answer = { with: force(15 - differential) };
        expect(resultsByDie(s, answer), `${differential}`).toBe(faces);
        expect(resultsIn6(s, answer), `${differential}`).toEqual(odds);
      }
  });

  test('[8.0b] the result is applied at once, before the next combat', () => {
    const s = setUp({
      turn: 2,
      phase: 'victims',
      magicians: [
        { hex: '2114', found: true, spirits: [10] },
        { hex: '2414', found: true, spirits: [11] },
      ],
      mortals: { ...NOBODY, abbot: { hex: '2113' }, bishop: { hex: '2413' } },
    });
    s.answer(0, { with: [10] }, 1); // 2 - 5 = -3: Af
    expect([s.asks(), s.asked()]).toEqual(['defend', [1]]);
    expect(s.mortal('abbot').status).toBe('fleeing');
    expect(s.mortal('bishop').status).toBe('normal');
  });
});

describe('results', () => {
  test('[8.2] [8.2a] Df on a magician: the spirits he defended with are gone, and nothing else befalls him', () => {
    const s = attacked({ spirits: [15, 8, 5], wounds: 1, treasures: ['43'] }, { metropolitan: { hex: NORTH } });
    const events = s.answer(0, { with: [8] }, 4); // 4 - 4 = 0: Df
    expect(only(events, 'fought')).toMatchObject([{ result: 'Df' }]);
    expect(only(events, 'released').map(({ spirit }) => spirit)).toEqual([8]);
    expect(s.magician(0)).toMatchObject({ status: 'map', found: true, held: [15, 5], wounds: 1, curses: 0 });
    expect(s.view(0).magicians[0].treasures).toEqual(['43']);
    expect(s.mortal('metropolitan').status).toBe('normal');
  });

  test('[8.2] [8.2b] Df on mortals: all of them begin to flee', () => {
    const s = attacking({ spirits: [11, 47] }, { abbot: { hex: NORTH }, bishop: { hex: NORTH } });
    const events = s.answer(0, { with: [11] }, 4); // 5 - 5 = 0: Df
    expect(only(events, 'fled').map(({ mortal }) => mortal)).toEqual(['bishop', 'abbot']);
    expect(s.mortal('abbot')).toMatchObject({ status: 'fleeing' });
    expect(s.hexOf('abbot')).toBe(NORTH);
    expect(s.magician(0).held).toEqual([11, 47]);
  });

  test('[8.2c] nobody need stop beside a fleeing unit', () => {
    const walking = (status: string) =>
      setUp({ magicians: [{ hex: SOUTH }], mortals: { ...NOBODY, abbot: { hex: NORTH, status } } });
    // 2214, 2114 and 2113 all lie next to the Abbot.
    expect(walking('fleeing').allows(0, { do: 'move', to: '2212' })).toBe(true);
    expect(walking('normal').why(0, { do: 'move', to: '2212' })).toBe('5.5');
  });

  test('[8.2d] but its hex stays closed', () => {
    const s = setUp({ magicians: [{ hex: SOUTH }], mortals: { ...NOBODY, abbot: { hex: NORTH, status: 'fleeing' } } });
    expect(s.why(0, { do: 'move', to: NORTH })).toBe('8.2d');
    const empty = setUp({ magicians: [{ hex: SOUTH }], mortals: NOBODY });
    expect(empty.allows(0, { do: 'move', to: NORTH })).toBe(true);
  });

  test('[8.2e] a unit put to flight runs for its base by itself in the next mortals’ turn', () => {
    const s = attacking({ spirits: [9, 11] }, { 'emir-of-tabriz': { hex: NORTH } });
    s.answer(0, { with: [9] }, 2); // 10 - 7 = +3: Df
    const events = s.answer(0, { do: 'done' });
    expect(only(events, 'woke')).toEqual([]);
    expect(only(events, 'marched')).toMatchObject([{ mortal: 'emir-of-tabriz', towards: 'base' }]);
    expect(s.hexOf('emir-of-tabriz')).toBe('1914');
  });

  test('[8.2f] [R34] Af on mortals: every attacker flees', () => {
    const s = attacked({ spirits: [9] }, { abbot: { hex: NORTH }, bishop: { hex: SOUTH } });
    const events = s.answer(0, { with: [9] }, 3); // 5 - 10 = -5: Af
    expect(only(events, 'fled').map(({ mortal }) => mortal)).toEqual(['bishop', 'abbot']);
    expect(s.magician(0)).toMatchObject({ status: 'map', found: false });
  });

  test('[8.2f] [R34] Af on a magician: he loses the spirits he committed and nothing else', () => {
    const s = attacking({ spirits: [11, 47] }, { 'emir-of-ani': { hex: NORTH } });
    const events = s.answer(0, { with: [11] }, 3); // 5 - 7 = -2: Af
    expect(only(events, 'released').map(({ spirit }) => spirit)).toEqual([11]);
    expect(s.magician(0)).toMatchObject({ status: 'map', held: [47], wounds: 0 });
    expect(s.mortal('emir-of-ani').status).toBe('normal');
  });

  test('[8.2g] Dx on mortals: all in the hex are destroyed and never come back', () => {
    const s = attacking({ spirits: [9, 2] }, { abbot: { hex: NORTH }, eristav: { hex: SOUTH } });
    const events = s.answer(0, { with: [9] }, 4); // 10 - 2 = +8: Dx
    expect(only(events, 'destroyed').map(({ mortal }) => mortal)).toEqual(['abbot']);
    expect(s.mortal('abbot').status).toBe('gone');
    const later = s.answer(0, { do: 'done' }, 6, 6);
    expect(only(later, 'woke').map(({ mortal }) => mortal)).toEqual(['eristav']);
  });

  test('[8.2h] Dx on a magician: captured, off the map, moving with his captor; the committed spirits are lost', () => {
    const s = attacked({ spirits: [46, 11] }, { 'atabeg-of-ganja': { hex: NORTH } });
    const events = s.answer(0, { with: [46] }, 6); // 8 - 1 = +7: Dx
    expect(only(events, 'captured')).toMatchObject([{ by: 0, captor: 'atabeg-of-ganja', master: null }]);
    expect(s.magician(0)).toMatchObject({ status: 'captive', held: [11], found: false });
    expect(s.view(0).magicians[0].hex).toBe(NORTH);
    expect(s.asks()).toBe('first');
    expect(s.why(0, { do: 'move', to: SOUTH })).toBe('R79');
  });

  test('[8.2h] a magician who captures takes his captive along', () => {
    const s = duel({ spirits: [9, 2] }, { spirits: [46] }, [9]);
    s.answer(1, { with: [46] }, 4); // 10 - 1 = +9: Dx
    expect(s.magician(1)).toMatchObject({ status: 'captive', captor: { magician: 0 }, held: [] });
    s.answer(0, { do: 'done' });
    s.answer(1, { do: 'wait' });
    s.answer(0, { do: 'move', to: '2216' });
    expect(s.view(1).magicians[1].hex).toBe('2216');
  });

  test('[8.2i] a mortal with a captive goes home in the mortals’ movement phase, without a roll', () => {
    const s = setUp(
      {
        turn: 2,
        phase: 'waking',
        magicians: [{ captor: { mortal: 'emir-of-tabriz' } }, { hex: SOUTH }],
        mortals: { ...NOBODY, 'emir-of-tabriz': { hex: HERE } },
      },
      { dice: [5, 5, 5, 5] },
    );
    expect(only(story(s), 'woke')).toEqual([]);
    const [march] = only(story(s), 'marched');
    expect(march).toMatchObject({ mortal: 'emir-of-tabriz', towards: 'base' });
    expect(s.hexOf('emir-of-tabriz')).toBe('1914');
    expect(s.view(0).magicians[0].hex).toBe('1914');
  });

  test('[8.2j] a captive is not tortured in the phase of his capture, but in the turns that follow', () => {
    const s = setUp(
      {
        turn: 2,
        phase: 'victims',
        magicians: [{ hex: '2013', found: true }],
        mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '1914' } },
      },
      { dice: [6] }, // 7 - 0 = +7: Dx
    );
    expect(only(story(s), 'captured')).toHaveLength(1);
    expect(only(story(s), 'tortured')).toEqual([]);
    const events = s.answer(0, { do: 'wait' }, 3);
    expect(only(events, 'tortured')).toMatchObject([{ by: 0, captor: 'emir-of-tabriz', die: 3, wounds: 1 }]);
  });

  test('[8.2k] [R34] of several mortals a die says which is the captor, the highest; ties roll again', () => {
    const both = { 'emir-of-ani': { hex: NORTH }, 'emir-of-tabriz': { hex: SOUTH } };
    const second = attacked({}, both, { dice: [6, 2, 5] }); // 14 - 0: Dx
    expect(only(story(second), 'captured')).toMatchObject([{ captor: 'emir-of-tabriz', rolls: [[2, 5]] }]);
    const first = attacked({}, both, { dice: [6, 4, 4, 3, 1] });
    expect(only(story(first), 'captured')).toMatchObject([
      {
        captor: 'emir-of-ani',
        rolls: [
          [4, 4],
          [3, 1],
        ],
      },
    ]);
    expect(first.magician(0).captor).toEqual({ mortal: 4 });
  });

  test('[8.2l] [R34] Ax on mortals: every attacker is destroyed', () => {
    const s = attacked({ spirits: [9] }, { abbot: { hex: NORTH }, bishop: { hex: SOUTH } });
    const events = s.answer(0, { with: [9] }, 1); // 5 - 10 = -5: Ax
    expect(only(events, 'destroyed').map(({ mortal }) => mortal)).toEqual(['bishop', 'abbot']);
  });

  test('[8.2l] [R34] Ax on a magician: he loses what he committed and is a captive, of the highest of several', () => {
    const s = attacking({ spirits: [46, 11] }, { 'emir-of-ani': { hex: NORTH }, bishop: { hex: NORTH } });
    const events = s.answer(0, { with: [46] }, 2, 1, 3); // 1 - 10 = -9: Ax
    expect(only(events, 'captured')).toMatchObject([{ by: 0, captor: 'emir-of-ani', rolls: [[1, 3]] }]);
    expect(s.magician(0)).toMatchObject({ status: 'captive', held: [11] });
  });

  test('[8.2l] [R34] Ax between magicians: the attacker is the defender’s captive', () => {
    const s = duel({ spirits: [46, 11] }, { spirits: [9, 2] }, [46]);
    s.answer(1, { with: [9] }, 1); // 1 - 10 = -9: Ax
    expect(s.magician(0)).toMatchObject({ status: 'captive', captor: { magician: 1 }, held: [11] });
    expect(s.magician(1)).toMatchObject({ status: 'map' });
  });
});

describe('who is spent by fighting', () => {
  // Beleth is unfriendly, Eligos neutral, Gusion friendly.
  const three = { spirits: [13, 15, 11, 46], ring: true };

  test('[R33] the winner’s neutral and unfriendly spirits are released, his friendly ones return: in attack', () => {
    const s = attacking(three, { 'emir-of-ani': { hex: NORTH } });
    const events = s.answer(0, { with: [13, 15, 11] }, 1); // 23 - 7 = +16: Df
    expect(only(events, 'released').map(({ spirit, why }) => [spirit, why])).toEqual([
      [13, 'combat'],
      [15, 'combat'],
    ]);
    expect(s.magician(0).held).toEqual([11, 46]);
    expect(s.state().out).toEqual([13, 15]);
  });

  test('[R33] and in defence', () => {
    const s = attacked(three, { 'emir-of-ani': { hex: NORTH } });
    s.answer(0, { with: [13, 15, 11] }, 6); // 7 - 23 = -16: Af
    expect(s.magician(0).held).toEqual([11, 46]);
  });

  test('[R33] option neutralsAfterCombat kept: the winner’s spirits all return', () => {
    const options = { neutralsAfterCombat: 'kept' };
    const attack = attacking(three, { 'emir-of-ani': { hex: NORTH } }, options);
    attack.answer(0, { with: [13, 15, 11] }, 1);
    expect(attack.magician(0).held).toEqual([13, 15, 11, 46]);
    const defence = attacked(three, { 'emir-of-ani': { hex: NORTH } }, { options });
    defence.answer(0, { with: [13, 15, 11] }, 6);
    expect(defence.magician(0).held).toEqual([13, 15, 11, 46]);
    // The loser’s are lost all the same.
    const beaten = attacking(three, { 'emir-of-ani': { hex: NORTH } }, options);
    beaten.answer(0, { with: [11] }, 1); // 5 - 7 = -2: Af
    expect(beaten.magician(0).held).toEqual([13, 15, 46]);
  });

  test('[R33] between magicians: the winner keeps his friends, the loser nothing that he used', () => {
    const s = duel({ spirits: [15, 11] }, { spirits: [47, 5, 10] }, [15, 11]);
    s.answer(1, { with: [47, 5] }, 3); // 13 - 9 = +4: Df
    expect(s.magician(0).held).toEqual([11]);
    expect(s.magician(1).held).toEqual([10]);
  });

  test('[R32] [8.2f] [R33] [8.2a] [R29] [R47] worked example 3: defence', () => {
    const alaric = () =>
      setUp({
        turn: 2,
        phase: 'victims',
        magicians: [{ hex: '0705', found: true, spirits: [15, 8, 5] }],
        mortals: { ...NOBODY, metropolitan: { hex: '0805' }, 'emir-of-ani': { hex: '0805' } },
      });
    const won = alaric();
    expect(won.magician(0).controlling).toBe(15);
    const events = won.answer(0, { with: [15, 8] }, 3);
    expect(only(events, 'fought')).toMatchObject([{ attack: 11, defence: 12, die: 3, result: 'Af' }]);
    expect(only(events, 'fled').map(({ mortal }) => mortal)).toEqual(['metropolitan', 'emir-of-ani']);
    expect(only(events, 'released').map(({ spirit }) => spirit)).toEqual([15]);
    expect(only(events, 'hidden')).toEqual([{ type: 'hidden', by: 0 }]);
    expect(won.magician(0)).toMatchObject({ held: [8, 5], controlling: 8, found: false });
    expect(won.asks()).toBe('first'); // Marbas fits: nobody had to be asked about the display
    const lost = alaric();
    expect(only(lost.answer(0, { with: [15, 8] }, 5), 'fought')).toMatchObject([{ result: 'Df' }]);
    expect(lost.magician(0)).toMatchObject({ held: [5], controlling: 5, found: true, status: 'map' });
  });
});

describe('the hoard of a destroyed mortal', () => {
  /** Clothilde next to the Wali of Partav, whose hoard at 2206 holds a treasure of 12,000: worked example 4. */
  const clothilde = (spirits = [32, 19, 62]) => {
    const s = setUp({
      phase: 'use',
      acts: 2,
      magicians: [{ hex: '0110' }, { hex: '0115' }, { hex: HERE, spirits }],
      mortals: { ...NOBODY, 'wali-of-partav': { hex: NORTH, hoard: ['11'] } },
    });
    s.answer(2, { do: 'attack', hex: NORTH });
    return s;
  };

  test('[8.2g] [16.7a] [R111] [R33] [R14] [R77] worked example 4: attack and hoard', () => {
    const s = clothilde();
    const fought = s.answer(2, { with: [32, 19] }, 4);
    expect(only(fought, 'fought')).toMatchObject([{ attack: 12, defence: 4, die: 4, result: 'Dx' }]);
    expect(s.asks()).toBe('fetch');
    const fetched = s.answer(2, { spirit: 32 }); // neutral: spent anyway
    expect(only(fetched, 'fetched')).toMatchObject([{ by: 2, spirit: 32, mortal: 'wali-of-partav', items: ['11'] }]);
    expect(s.view(2).magicians[2]).toMatchObject({ treasures: ['11'], net: 12 });
    expect(s.magician(2).held).toEqual([19, 62]);
    expect(s.why(2, { do: 'power', spirit: 62, power: 'D' })).toBe('3.0h.attacked');
    expect(s.why(2, { do: 'seize', box: '43', spirit: 19 })).toBe('R14.seize');
  });

  test('[R111] any spirit he still controls may go, one that did not fight too; not one he does not control', () => {
    const s = clothilde();
    s.answer(2, { with: [32, 19] }, 4);
    expect(s.why(2, { spirit: 9 })).toBe('R111.foreign');
    expect(s.allows(2, { spirit: 19 })).toBe(true);
    s.answer(2, { spirit: 62 });
    expect(s.magician(2).held).toEqual([19]); // Volac went, Asmoday is spent
    expect(s.view(2).magicians[2].treasures).toEqual(['11']);
  });

  test('[R111] a spirit sent for one hoard cannot go for the next', () => {
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: HERE, spirits: [9, 11] }],
      mortals: { ...NOBODY, abbot: { hex: NORTH, hoard: ['11'] }, bishop: { hex: NORTH, hoard: ['12'] } },
    });
    s.answer(0, { do: 'attack', hex: NORTH });
    s.answer(0, { with: [9, 11] }, 6); // 15 - 5 = +10: Dx
    s.answer(0, { spirit: 9 });
    expect(s.asks()).toBe('fetch');
    expect(s.why(0, { spirit: 9 })).toBe('R111.foreign');
    s.answer(0, { spirit: 11 });
    expect(s.view(0).magicians[0].treasures).toEqual(['11', '12']);
  });

  test('[R77] he who destroys a mortal in defence may fetch its hoard too, all of it with one spirit', () => {
    const s = attacked({ spirits: [9, 10] }, { abbot: { hex: NORTH, hoard: ['11', '12', 'ring'] } });
    s.answer(0, { with: [9] }, 1); // 2 - 10 = -8: Ax
    expect(s.asks()).toBe('fetch');
    s.answer(0, { spirit: 9 });
    expect(s.view(0).magicians[0]).toMatchObject({ treasures: ['11', '12'], ring: true, spirits: [10] });
  });

  test('[R77] [R100] he need not: then it lies loose in the base', () => {
    const s = clothilde();
    s.answer(2, { with: [32, 19] }, 4);
    const events = s.answer(2, { spirit: null });
    expect(only(events, 'loosened')).toEqual([{ type: 'loosened', item: '11', hex: '2206' }]);
    expect(s.view(2).boxes[0]).toMatchObject({ is: 'loose', hex: '2206' });
    expect(s.magician(2).held).toEqual([19, 62]);
  });
});

describe('fighting one’s captor', () => {
  const bound = (captor: object) =>
    setUp({
      phase: 'use',
      acts: 1,
      magicians: [
        { hex: HERE, spirits: [47], ...captor },
        { captor: { magician: 0 }, spirits: [11] },
      ],
      mortals: { ...NOBODY, abbot: { hex: NORTHEAST } },
    });

  test('[7.0f] [R73] a captive attacks his captor’s hex as if adjacent, and no other', () => {
    const s = bound({});
    expect(s.allows(1, { do: 'attack', hex: HERE })).toBe(true);
    expect(s.why(1, { do: 'attack', hex: NORTHEAST })).toBe('R73');
  });

  test('[R73] [12.3I] [R58] a captor whom no spirit may be used against is safe from his captive too', () => {
    expect(bound({ invisible: true }).why(1, { do: 'attack', hex: HERE })).toBe('12.3I');
    expect(bound({ reconciled: true }).why(1, { do: 'attack', hex: HERE })).toBe('R58.protected');
  });

  test('[R73] [R107] a captor under the captive’s own F is no enemy of his', () => {
    const held = (familiars: string[]) =>
      setUp({
        phase: 'use',
        magicians: [{ captor: { mortal: 'abbot' }, spirits: [11], familiars }],
        mortals: { ...NOBODY, abbot: { hex: HERE } },
      });
    expect(held([]).allows(0, { do: 'attack', hex: HERE })).toBe(true);
    expect(held(['abbot']).why(0, { do: 'attack', hex: HERE })).toBe('R107.obeys');
  });
});
