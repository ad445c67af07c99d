import { describe, expect, test } from 'vitest';
import { cast, of, only, reveal, setUp, stance, story } from './table.ts';

/** Nero hits Rebecca, who has so many cubes of Jaf'ar on her sheet and a familiar in Guard. */
const struck = (
  { spell = 'thunder_nail/a', sheet = 0, id = 'muso', hurt = 0 },
  more: Parameters<typeof setUp>[0] = {},
  rebecca: object = {},
) => {
  const s = setUp({
    turn: 'nero',
    ...more,
    nero: { at: '0,1', set: { I: spell, Q: 'ember_dart/a' }, ...more.nero },
    rebecca: {
      at: '0,0',
      damage: of(0, sheet),
      familiar: { id, mode: 'guard', damage: of(0, hurt) },
      ...rebecca,
    },
  });
  s.does('nero', cast('I'));
  return s;
};
const shares = (s: ReturnType<typeof setUp>) =>
  s.asks() === 'divide' ? s.options('rebecca').map((one) => (one as { share: number }).share) : 'not asked';

describe('dividing', () => {
  test('[F31] all of it may be divided as wished', () => {
    const results = [0, 1, 2, 3].map((share) => {
      const s = struck({});
      s.does('rebecca', { share });
      return [s.sheet('rebecca'), share === 3 ? stance(s, 'rebecca') : s.card('rebecca', 'muso')];
    });
    expect(results).toEqual([
      ['N3', ''],
      ['N2', 'N1'],
      ['N1', 'N2'],
      ['', 'none'], // three fill its slots
    ]);
  });

  test('[F31] without a familiar, or with one that hunts, nothing is divided', () => {
    const alone = struck({}, {}, { familiar: undefined });
    expect([shares(alone), alone.sheet('rebecca')]).toEqual(['not asked', 'N3']);
    const hunting = struck({}, {}, { familiar: { id: 'muso', mode: 'hunting', at: '2,0' } });
    expect([shares(hunting), hunting.sheet('rebecca'), hunting.card('rebecca', 'muso')]).toEqual([
      'not asked',
      'N3',
      '',
    ]);
  });

  test('[R5] the player of the damaged mage divides, and the attacker waits for him', () => {
    const s = struck({});
    expect([s.asks(), s.asked()]).toEqual(['divide', ['rebecca']]);
    expect([s.sheet('rebecca'), s.card('rebecca', 'muso')]).toEqual(['', '']); // nothing is placed yet
    s.does('rebecca', { share: 2 });
    expect([s.asks(), s.asked()]).toEqual(['turn', ['nero']]);
  });

  test.each([
    // n, m, f: damage, free slots of the mage, free slots of the familiar
    { n: 3, m: 11, f: 3, legal: [0, 1, 2, 3] },
    { n: 3, m: 3, f: 3, legal: [0, 1, 2, 3] },
    { n: 3, m: 2, f: 3, legal: [1, 2, 3] },
    { n: 3, m: 1, f: 3, legal: [2, 3] },
    { n: 3, m: 11, f: 1, legal: [0, 1] },
    { n: 3, m: 2, f: 2, legal: [1, 2] },
    { n: 3, m: 2, f: 1, legal: 'not asked' },
    { n: 3, m: 0, f: 3, legal: 'not asked' },
    { n: 3, m: 1, f: 1, legal: 'not asked' },
  ])('[R6] of $n with $m and $f free the familiar may take $legal', ({ m, f, legal }) => {
    const s = struck({ sheet: 11 - m, hurt: 3 - f });
    expect(shares(s)).toEqual(legal);
    if (legal === 'not asked') return;
    const [least, most] = [Math.min(...(legal as number[])), Math.max(...(legal as number[]))];
    if (least > 0) expect(s.why('rebecca', { share: least - 1 })).toBe('R6');
    expect(s.why('rebecca', { share: most + 1 })).toBe('R6');
    s.does('rebecca', { share: most });
  });

  test('[R6] no more is divided than the dealer has cubes', () => {
    const rooms = {
      '-2,0': { cubes: of(1, 6) },
      '-2,2': { cubes: of(1, 6) },
      '0,-1': { cubes: of(1, 10) },
      '2,0': { cubes: of(1, 2) },
    };
    const s = struck({}, { rooms });
    expect(s.seat('nero').supply).toBe(1);
    expect(shares(s)).toEqual([0, 1]);
    s.does('rebecca', { share: 0 });
    expect([s.sheet('rebecca'), s.card('rebecca', 'muso')]).toEqual(['N1', '']);
  });

  test('[R47] what neither can take is lost', () => {
    const s = struck({ sheet: 10, hurt: 2 });
    expect(only(story(s), 'damaged')).toMatchObject([{ n: 1, shared: 1, lost: 1 }]);
    expect(only(story(s), 'defeated')).toMatchObject([{ seat: 2, trophy: 1 }]);
  });

  test('[R47] and no more than that', () => {
    const s = struck({ sheet: 9, hurt: 2 });
    expect(only(story(s), 'damaged')).toMatchObject([{ n: 2, shared: 1, lost: 0 }]);
  });

  test('[R28] a packet is divided once, as a whole; two packets are two divisions', () => {
    const s = struck({ id: 'smaug' });
    s.does('rebecca', { share: 1 });
    expect([s.asks(), s.sheet('rebecca'), s.card('rebecca', 'smaug')]).toEqual(['turn', 'N2', 'N1']);
    s.does('nero', cast('Q'));
    expect(shares(s)).toEqual([0, 1, 2]);
    s.does('rebecca', { share: 2 });
    expect([s.sheet('rebecca'), s.card('rebecca', 'smaug')]).toEqual(['N2', 'N3']);
  });
});

describe('a full life bar', () => {
  const full = (id = 'smaug') => struck({ spell: 'lodestar/b', sheet: 11, id });

  test('[R7] all further damage goes to the familiar, without a question', () => {
    const s = full();
    s.does('nero', { room: '0,1' });
    s.does('nero', cast('Q'));
    expect([s.asks(), s.sheet('rebecca'), s.card('rebecca', 'smaug')]).toEqual(['turn', 'J11', 'N2']);
  });

  test('[R7] he acts as ever, and he can be healed', () => {
    const s = setUp({
      turn: 'rebecca',
      rebecca: {
        at: '0,0',
        damage: of(0, 11),
        set: { I: 'mending_water/b' },
        familiar: { id: 'smaug', mode: 'guard' },
      },
    });
    expect(s.options('rebecca').map((one) => (one as { do: string }).do)).toEqual(
      expect.arrayContaining(['explore', 'cast', 'familiar', 'momentum']),
    );
    s.does('rebecca', cast('I'));
    for (let i = 0; i < 2; i++) s.does('rebecca', { do: 'take', from: 'sheet', whose: 'jafar' });
    expect(s.sheet('rebecca')).toBe('J9');
  });
});

describe('protection first', () => {
  test('[R12] a protection lowers the whole packet before it is divided', () => {
    const s = struck({}, {}, { set: { I: 'wall_of_cinders/a' } });
    s.does('rebecca', { do: 'decline' }); // Nero casts
    s.does('rebecca', reveal('I'));
    expect(shares(s.quietly())).toEqual([0, 1]); // Nero suffers the 1 that comes back
  });

  test('[R12] so does armour, and before excess overflows to a hunter', () => {
    const guard = struck({}, {}, { buffs: { armour: 2 } });
    expect(shares(guard)).toEqual([0, 1]);
    const familiar = { id: 'muso', mode: 'hunting', at: '2,0' };
    const hunter = struck({ sheet: 10 }, {}, { familiar, buffs: { armour: 1 } });
    expect([hunter.sheet('rebecca'), hunter.card('rebecca', 'muso')]).toEqual(['J10 N1', 'N1']);
  });

  test('[R12] what is lowered to nothing is not divided and not suffered', () => {
    const s = struck({}, {}, { set: { I: 'foreseen_blow/a' } });
    s.does('rebecca', { do: 'decline' });
    s.does('rebecca', reveal('I'));
    expect([s.asks(), s.sheet('rebecca'), s.card('rebecca', 'muso')]).toEqual(['turn', '', '']);
  });

  test('[R12] [B48] of several mages hit at once only his own packet is lowered', () => {
    // Seat 2 and an amount of 2: the packet of Rebecca must not be mistaken for a number.
    const s = setUp({
      turn: 'nero',
      jafar: { at: '0,1' },
      nero: { at: '0,1', set: { I: 'kiln_breath/a' } },
      rebecca: { at: '0,1', set: { I: 'salt_skin/b' } },
      tessa: { at: '0,1' },
    });
    s.does('nero', cast('I'));
    s.does('rebecca', { do: 'decline' });
    s.does('rebecca', reveal('I'));
    expect([s.sheet('jafar'), s.sheet('rebecca'), s.sheet('tessa')]).toEqual(['N2', '', 'N2']);
  });
});
