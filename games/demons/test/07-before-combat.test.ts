import { describe, expect, test } from 'vitest';
import { HERE, NORTH, NORTHEAST, NORTHWEST, resultsByDie, SOUTH } from './field.ts';
import { NOBODY, only, setUp, story } from './table.ts';

/** The demon-use phase of a magician in the field, with these mortals about him. */
const using = (magician: object, mortals: object, more: object = {}) =>
  setUp({ phase: 'use', magicians: [{ hex: HERE, ...magician }], mortals: { ...NOBODY, ...mortals }, ...more });

/** The mortals' attacks on magicians in the field. */
const attacked = (magicians: object[], mortals: object, dice: number[] = []) =>
  setUp({ turn: 2, phase: 'victims', magicians, mortals: { ...NOBODY, ...mortals } }, { dice });

const STRENGTHS: Readonly<Record<string, number>> = {
  metropolitan: 4,
  bishop: 3,
  abbot: 2,
  mullah: 4,
  'emir-of-ani': 7,
  'king-of-lori': 5,
  'atabeg-of-ganja': 8,
  'emir-of-tiflis': 6,
  'bey-of-theodosiopolis': 5,
  'emir-of-akhlat': 6,
  'prince-of-sasun': 3,
  'baron-of-van': 3,
  'prince-of-syunik': 4,
  'prince-of-khachen': 3,
  'emir-of-nakhchivan': 5,
  'emir-of-tabriz': 7,
  'turkoman-khan': 5,
  eristav: 5,
  'wali-of-partav': 4,
};

describe('who fights whom', () => {
  test('[7.0a] a mortal has one strength, the same in attack and in defence', () => {
    for (const [mortal, strength] of Object.entries(STRENGTHS)) {
      const attack = attacked([{ hex: HERE, found: true, spirits: [46] }], { [mortal]: { hex: NORTH } });
      const [hit] = attack.odds(0, { with: [46] }).outcomes;
      expect(only(hit.events, 'fought'), mortal).toMatchObject([{ attackers: [mortal], attack: strength }]);
      const defence = using({ spirits: [46] }, { [mortal]: { hex: NORTH } });
      defence.answer(0, { do: 'attack', hex: NORTH });
      const [struck] = defence.odds(0, { with: [46] }).outcomes;
      expect(only(struck.events, 'fought'), mortal).toMatchObject([{ defenders: [mortal], defence: strength }]);
    }
  });

  test('[7.0b] [7.2] a mortal next to a discovered magician attacks him, with no choice in it', () => {
    const s = attacked([{ hex: HERE, found: true }], { abbot: { hex: NORTH } }, [1]);
    expect(only(story(s), 'fought')).toMatchObject([{ attackers: ['abbot'], defender: 0, hex: HERE, attack: 2 }]);
  });

  test('[7.2] [6.0b] but not one who is hidden, nor one two hexes off', () => {
    const mixed = attacked(
      [{ hex: HERE }, { hex: '2414', found: true }],
      { abbot: { hex: NORTH }, bishop: { hex: '2413' } },
      [1],
    );
    expect(only(story(mixed), 'fought')).toMatchObject([{ attackers: ['bishop'], defender: 1 }]);
    const hidden = attacked([{ hex: HERE }], { abbot: { hex: NORTH } });
    expect(only(story(hidden), 'fought')).toEqual([]);
    const far = attacked([{ hex: HERE, found: true }], { abbot: { hex: '2212' } });
    expect(only(story(far), 'fought')).toEqual([]);
  });

  test('[7.0c] [7.4] a magician attacks one adjacent hex in a phase, and no second one', () => {
    const s = using({ spirits: [11, 47, 10] }, { abbot: { hex: NORTH }, bishop: { hex: SOUTH } });
    expect(s.allows(0, { do: 'attack', hex: NORTH })).toBe(true);
    expect(s.allows(0, { do: 'attack', hex: SOUTH })).toBe(true);
    s.answer(0, { do: 'attack', hex: NORTH });
    s.answer(0, { with: [11] }, 2); // 5 - 2 = +3: Df
    expect(s.asks()).toBe('use');
    expect(s.why(0, { do: 'attack', hex: SOUTH })).toBe('7.0c.again');
    expect(s.why(0, { do: 'attack', hex: NORTH })).toBe('7.0c.again');
  });

  test('[7.0c] an adjacent hex without enemies is not attacked', () => {
    const s = using({ spirits: [11] }, { abbot: { hex: NORTH } });
    expect(s.why(0, { do: 'attack', hex: SOUTH })).toBe('7.0c.empty');
    expect(s.allows(0, { do: 'attack', hex: NORTH })).toBe(true);
  });

  test('[7.0d] [7.3] all units of a hex, fleeing ones too, defend as one force; those elsewhere do not', () => {
    const s = using(
      { spirits: [9] },
      {
        abbot: { hex: NORTH },
        bishop: { hex: NORTH, status: 'fleeing' },
        mullah: { hex: NORTH },
        eristav: { hex: SOUTH },
      },
    );
    s.answer(0, { do: 'attack', hex: NORTH });
    const events = s.answer(0, { with: [9] }, 3); // 10 - 9 = +1: Df
    expect(only(events, 'fought')[0]).toMatchObject({
      defenders: ['bishop', 'abbot', 'mullah'],
      attack: 10,
      defence: 9,
    });
    expect(only(events, 'fled').map(({ mortal }) => mortal)).toEqual(['abbot', 'mullah']);
    expect(s.mortal('eristav').status).toBe('normal');
  });

  test('[7.0e] a magician adds nothing of his own: his strength is that of the spirits he commits', () => {
    const s = using({ spirits: [46, 50] }, { abbot: { hex: NORTH } });
    s.answer(0, { do: 'attack', hex: NORTH });
    expect(s.why(0, { with: [] })).toBe('3.0g.none');
    expect(s.why(0, { with: [9] })).toBe('7.0e.foreign');
    expect(only(s.odds(0, { with: [46] }).outcomes[0].events, 'fought')).toMatchObject([{ attack: 1 }]);
    expect(only(s.odds(0, { with: [46, 50] }).outcomes[0].events, 'fought')).toMatchObject([{ attack: 3 }]);
    const bare = attacked([{ hex: HERE, found: true }], { abbot: { hex: NORTH } }, [1]);
    expect(only(story(bare), 'fought')).toMatchObject([{ defence: 0 }]);
  });

  test('[7.0e] [3.0g] without a spirit he cannot attack at all', () => {
    const loose = { boxes: { 43: { is: 'loose', hex: HERE } } };
    const bare = using({}, { abbot: { hex: NORTH } }, loose);
    expect(bare.why(0, { do: 'attack', hex: NORTH })).toBe('3.0g.alone');
    const armed = using({ spirits: [46] }, { abbot: { hex: NORTH } }, loose);
    expect(armed.allows(0, { do: 'attack', hex: NORTH })).toBe(true);
  });

  test('[7.0f] only units next to an enemy are in a combat', () => {
    const s = using({ spirits: [11] }, { abbot: { hex: '2212' } });
    expect(s.why(0, { do: 'attack', hex: '2212' })).toBe('7.0f');
    const near = using({ spirits: [11] }, { abbot: { hex: NORTH } });
    expect(near.allows(0, { do: 'attack', hex: NORTH })).toBe(true);
  });

  test('[7.1] a magician is never obliged to attack', () => {
    const s = using({ spirits: [9] }, { abbot: { hex: NORTH } });
    expect(s.allows(0, { do: 'attack', hex: NORTH })).toBe(true);
    const events = s.answer(0, { do: 'done' });
    expect(only(events, 'fought').filter(({ attacker }) => attacker === 0)).toEqual([]);
    expect(only(events, 'gameTurn')).toHaveLength(1);
  });

  test('[7.3a] [7.6] an attacked magician defends with as few as one of his spirits, but not with none', () => {
    const s = attacked([{ hex: HERE, found: true, spirits: [11, 47, 10] }], { abbot: { hex: NORTH } });
    expect(s.asks()).toBe('defend');
    expect(s.why(0, { with: [] })).toBe('7.6');
    expect(s.why(0, { with: [9] })).toBe('7.0e.foreign');
    expect(s.allows(0, { with: [11, 47, 10] })).toBe(true);
    expect(only(s.odds(0, { with: [47] }).outcomes[0].events, 'fought')).toMatchObject([{ defence: 5 }]);
    s.answer(0, { with: [47] }, 5); // 2 - 5 = -3: Df
    expect(s.magician(0).held).toEqual([11, 10]);
  });

  test('[7.7] [R31] mortals of several hexes with the same victim attack once, their strengths added', () => {
    const s = attacked(
      [{ hex: HERE, found: true }],
      { abbot: { hex: NORTH }, bishop: { hex: SOUTH }, 'emir-of-ani': { hex: SOUTH }, eristav: { hex: '2212' } },
      [3, 6, 1, 1],
    );
    expect(only(story(s), 'fought')).toMatchObject([{ attackers: ['bishop', 'abbot', 'emir-of-ani'], attack: 12 }]);
  });

  test('[7.5] [7.4] so he is attacked once, and each of them attacks once', () => {
    const s = attacked([{ hex: HERE, found: true, spirits: [10] }], { abbot: { hex: NORTH }, bishop: { hex: SOUTH } });
    const events = s.answer(0, { with: [10] }, 3); // 5 - 5 = 0: Af
    expect(only(events, 'fought')).toHaveLength(1);
    expect(s.asks()).toBe('first');
  });

  test('[7.7a] two magicians who want the same mortal attack it one after the other, each with his own strength', () => {
    const s = setUp({
      phase: 'use',
      magicians: [
        { hex: HERE, spirits: [11] },
        { hex: '2212', spirits: [47] },
      ],
      mortals: { ...NOBODY, 'emir-of-ani': { hex: NORTH } },
    });
    s.answer(0, { do: 'attack', hex: NORTH });
    expect(s.asked()).toEqual([0]);
    const first = s.answer(0, { with: [11] }, 6); // 5 - 7 = -2: Df
    expect(only(first, 'fought')).toMatchObject([{ attacker: 0, attack: 5, defence: 7 }]);
    s.answer(0, { do: 'done' });
    s.answer(1, { do: 'wait' });
    s.answer(1, { do: 'attack', hex: NORTH });
    const second = s.answer(1, { with: [47] }, 6);
    expect(only(second, 'fought')).toMatchObject([{ attacker: 1, attack: 5, defence: 7 }]);
  });

  test('[7.8] [R31] a mortal next to two discovered magicians rolls a die for each and attacks the highest; ties again', () => {
    const magicians = [
      { hex: NORTHWEST, found: true, spirits: [10] },
      { hex: NORTHEAST, found: true, spirits: [11] },
    ];
    const mortals = { abbot: { hex: HERE }, bishop: { hex: '2313' } };
    const s = attacked(magicians, mortals, [2, 5]);
    expect(only(story(s), 'victim')).toMatchObject([{ mortal: 'abbot', victim: 1, rolls: [[2, 5]] }]);
    expect(s.asked()).toEqual([1]);
    const events = s.answer(1, { with: [11] }, 1);
    // The Bishop has only her to attack and joins in; the other magician is left alone.
    expect(only(events, 'fought')).toMatchObject([{ attackers: ['bishop', 'abbot'], defender: 1, attack: 5 }]);
    const other = attacked(magicians, mortals, [4, 4, 6, 3]);
    expect(only(story(other), 'victim')).toMatchObject([
      {
        victim: 0,
        rolls: [
          [4, 4],
          [6, 3],
        ],
      },
    ]);
    expect(only(other.answer(0, { with: [10] }, 1), 'fought')[0]).toMatchObject({ attackers: ['abbot'], attack: 2 });
  });

  test('[R30] the limit of one hex is per attacker: in the mortals’ phase every discovered magician can be attacked', () => {
    const s = attacked(
      [
        { hex: '2114', found: true, spirits: [10] },
        { hex: '2414', found: true, spirits: [11] },
      ],
      { abbot: { hex: '2113' }, bishop: { hex: '2413' } },
    );
    const first = s.answer(0, { with: [10] }, 1); // 2 - 5 = -3: Af
    expect(only(first, 'fought')).toMatchObject([{ attackers: ['abbot'], defender: 0 }]);
    const second = s.answer(1, { with: [11] }, 1);
    expect(only(second, 'fought')).toMatchObject([{ attackers: ['bishop'], defender: 1 }]);
  });

  test('[R32] the attacker commits first, then the defender, then the die is rolled', () => {
    const s = setUp({
      phase: 'use',
      magicians: [
        { hex: HERE, spirits: [11, 15] },
        { hex: NORTH, spirits: [47, 10] },
      ],
      mortals: NOBODY,
    });
    s.answer(0, { do: 'attack', hex: NORTH });
    expect([s.asks(), s.asked()]).toEqual(['commit', [0]]);
    expect(s.allows(0, { with: [11] })).toBe(true);
    const committed = s.answer(0, { with: [11, 15] });
    expect(only(committed, 'committed')).toEqual([{ type: 'committed', by: 0, spirits: [11, 15], role: 'attack' }]);
    expect(only(committed, 'fought')).toEqual([]);
    expect([s.asks(), s.asked()]).toEqual(['defend', [1]]);
    expect(s.why(1, { with: [] })).toBe('7.6');
    const fought = s.answer(1, { with: [10] }, 1);
    expect(only(fought, 'fought')).toMatchObject([{ attacker: 0, defender: 1, attack: 13, defence: 5, die: 1 }]);
  });

  test('[R35] neither terrain nor a river changes a combat', () => {
    const inOpen = using({ spirits: [11] }, { eristav: { hex: NORTH } });
    // From the city of Theodosiopolis over the Euphrates into a mountain.
    const overRiver = setUp({
      phase: 'use',
      magicians: [{ hex: '0407', spirits: [11] }],
      mortals: { ...NOBODY, eristav: { hex: '0508' } },
    });
    inOpen.answer(0, { do: 'attack', hex: NORTH });
    overRiver.answer(0, { do: 'attack', hex: '0508' });
    expect(resultsByDie(inOpen, { with: [11] })).toBe('Af Af Af Df Df Df');
    expect(resultsByDie(overRiver, { with: [11] })).toBe('Af Af Af Df Df Df');
    // And in defence, in a wooded mountain.
    const inWoods = attacked([{ hex: '0404', found: true, spirits: [11] }], { eristav: { hex: '0405' } });
    expect(resultsByDie(inWoods, { with: [11] })).toBe('Af Af Af Df Df Df');
  });
});

describe('attack or powers', () => {
  /** Next to a mortal, in the hex of a discovered treasure, with a captive. */
  const everything = () =>
    setUp({
      phase: 'use',
      magicians: [{ hex: '1307', spirits: [58, 48, 10, 26, 11], curses: 1 }, { captor: { magician: 0 } }],
      mortals: { ...NOBODY, abbot: { hex: '1306' } },
      boxes: { 43: { is: 'found', counter: 62, by: 0 } },
    });

  test('[R14] [R109] [3.0h] after an attack there is no power, no search, no seizure and no torture', () => {
    const s = everything();
    expect(s.allows(0, { do: 'power', spirit: 58, power: 'D' })).toBe(true);
    expect(s.allows(0, { do: 'seize', box: '43', spirit: 48 })).toBe(true);
    expect(s.allows(0, { do: 'torture', magician: 1 })).toBe(true);
    s.answer(0, { do: 'attack', hex: '1306' });
    s.answer(0, { with: [11] }, 2);
    expect(s.asks()).toBe('use');
    expect(s.why(0, { do: 'power', spirit: 58, power: 'D' })).toBe('3.0h.attacked');
    expect(s.why(0, { do: 'power', spirit: 10, power: 'C', magician: 0, ill: 'curse' })).toBe('3.0h.attacked');
    expect(s.why(0, { do: 'seize', box: '43', spirit: 48 })).toBe('R14.seize');
    expect(s.why(0, { do: 'torture', magician: 1 })).toBe('R14.torture');
    // Lifting a curse is no power.
    expect(s.allows(0, { do: 'lift', spirit: 26 })).toBe(true);
  });

  test('[R14] [R109] [3.0h] after a power, a search or a seizure there is no attack', () => {
    const deeds = [
      [{ do: 'power', spirit: 10, power: 'C', magician: 0, ill: 'curse' }, []],
      [{ do: 'power', spirit: 58, power: 'D' }, [1, 1]],
      [{ do: 'seize', box: '43', spirit: 48 }, [6]],
    ] as const;
    for (const [deed, dice] of deeds) {
      const s = everything();
      expect(s.allows(0, { do: 'attack', hex: '1306' })).toBe(true);
      s.answer(0, deed, ...dice);
      expect(s.why(0, { do: 'attack', hex: '1306' })).toBe('3.0h.powers');
    }
  });

  test('[R109] acts that are neither leave the choice open', () => {
    const s = everything();
    s.answer(0, { do: 'lift', spirit: 26 });
    s.answer(0, { do: 'release', spirit: 48 });
    expect(s.allows(0, { do: 'attack', hex: '1306' })).toBe(true);
    expect(s.allows(0, { do: 'power', spirit: 58, power: 'D' })).toBe(true);
  });

  test('[R14] torture goes with powers, not with an attack', () => {
    const s = everything();
    s.answer(0, { do: 'torture', magician: 1 }, 5);
    expect(s.why(0, { do: 'attack', hex: '1306' })).toBe('R14.tortured');
    expect(s.allows(0, { do: 'power', spirit: 58, power: 'D' })).toBe(true);
    const after = everything();
    after.answer(0, { do: 'power', spirit: 58, power: 'D' }, 1, 1);
    expect(after.allows(0, { do: 'torture', magician: 1 })).toBe(true);
  });

  test('[R109] an attack is resolved before anything else may be done', () => {
    const s = everything();
    s.answer(0, { do: 'attack', hex: '1306' });
    expect(s.asks()).toBe('commit');
    s.answer(0, { with: [11] }, 2);
    expect(s.asks()).toBe('use');
  });
});
