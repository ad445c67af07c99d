import { describe, expect, test } from 'vitest';
import { DONE, FURCAS, power, using, WAIT, whereIs } from './actions.ts';
import { HERE, NORTH, SOUTH } from './field.ts';
import { NOBODY, only, setUp } from './table.ts';

describe('using powers', () => {
  test('[12.0a] a magician uses the powers of spirits he controls, not of others', () => {
    const s = using([
      { hex: HERE, wounds: 1, spirits: [5, FURCAS] },
      { hex: '0306', spirits: [10] },
    ]);
    const cure = (spirit: number) => power(spirit, 'C', { magician: 0, ill: 'wound' });
    expect(s.why(0, cure(10))).toBe('12.0a.foreign'); // Berengar's
    expect(s.why(0, cure(36))).toBe('12.0a.foreign'); // still in its pile
    expect(s.allows(0, cure(5))).toBe(true);
  });

  test('[12.0a] only in his demon-use phase', () => {
    const s = setUp({ turn: 2, magicians: [{ hex: HERE, spirits: [1] }], mortals: NOBODY });
    expect(s.options(0)).not.toContainEqual(power(1, 'I'));
    s.answer(0, WAIT);
    expect(s.options(0)).toContainEqual(power(1, 'I'));
  });

  test('[12.3] the letters on the counter say which powers a spirit has', () => {
    const letters = (spirit: number, options = {}) => {
      const magicians = [{ hex: HERE, wounds: 1, spirits: [spirit, FURCAS] }, { hex: '1913' }];
      const s = using(magicians, { abbot: {} }, {}, { options });
      const found = new Set<string>();
      for (const deed of s.options(0) as { do: string; power?: string }[]) if (deed.power) found.add(deed.power);
      return [...found].sort().join('');
    };
    expect(letters(12)).toBe('NP'); // Sitri
    expect(letters(33)).toBe('FPT'); // Gaap
    expect(letters(45)).toBe('DSX'); // Vine
    expect(letters(36)).toBe('C'); // Stolas, in the extended reading
    expect(letters(36, { powerLetters: 'strict' })).toBe('');
    const s = using([{ hex: HERE, spirits: [12, FURCAS] }]);
    expect(s.why(0, power(12, 'I'))).toBe('12.3');
    expect(s.why(0, power(FURCAS, 'I'))).toBe('12.3');
  });

  test('[12.0b] [12.2] the power acts at once and the spirit is released at once', () => {
    const s = using([{ hex: HERE, spirits: [2, FURCAS] }], { abbot: { hex: NORTH } });
    const heard = s.answer(0, power(2, 'E'));
    expect(heard.map((event) => event.type)).toEqual(['used', 'released', 'quake', 'fled']);
    expect(s.magician(0).held).toEqual([FURCAS]);
    expect(s.state().out).toEqual([2]);
    expect(s.asks()).toBe('use'); // nothing else had to happen first
  });

  test('[12.0c] a released spirit can never be conjured again', () => {
    const presidents = [10, 31, 39, 48, 53, 57, 58, 62];
    const s = using(
      [{ hex: HERE, wounds: 1, shield: 'Gold', spirits: [5, FURCAS] }],
      {},
      { out: presidents.filter((n) => n !== 62), piles: { President: [62] } },
    );
    s.answer(0, power(5, 'C', { magician: 0, ill: 'wound' }));
    s.answer(0, DONE);
    s.answer(0, { do: 'conjure', rank: 'President' }, 6);
    expect(s.magician(0).held).toEqual([FURCAS, 62]); // seven were called, and only one was left
    s.answer(0, DONE);
    expect(s.why(0, { do: 'conjure', rank: 'President' })).toBe('R92');
  });

  test('[12.1] [R49] one power per spirit, whatever letters it has', () => {
    const GREMORY = 56; // D P
    const both = () => using([{ hex: HERE, spirits: [GREMORY, FURCAS] }]);
    const loving = both();
    loving.answer(0, power(GREMORY, 'P', { city: '1914' }));
    expect(loving.why(0, power(GREMORY, 'D'))).toBe('R49.gone');
    const searching = both();
    searching.answer(0, power(GREMORY, 'D'), 4, 3);
    expect(searching.why(0, power(GREMORY, 'P', { city: '1914' }))).toBe('R49.grid');
  });

  test('[12.1] but any number of spirits in one phase', () => {
    const s = using([{ hex: HERE, wounds: 2, spirits: [5, 10, 1, FURCAS] }]);
    s.answer(0, power(5, 'C', { magician: 0, ill: 'wound' }));
    s.answer(0, power(10, 'C', { magician: 0, ill: 'wound' }));
    s.answer(0, power(1, 'I'));
    expect(s.magician(0)).toMatchObject({ wounds: 0, invisible: true, held: [FURCAS] });
  });

  test('[12.2a] [R50] a lasting power holds until the start of the user’s next demon-use phase, before he does anything', () => {
    const s = using([
      { hex: HERE, spirits: [1, FURCAS] },
      { hex: '0306', spirits: [9] },
    ]);
    s.answer(0, power(1, 'I'));
    s.answer(0, DONE);
    s.answer(1, WAIT); // another's demon-use phase does not end it
    expect(s.magician(0).invisible).toBe(true);
    s.answer(1, DONE); // nor does the mortals' turn
    expect([s.asks(), s.asked(), s.magician(0).invisible]).toEqual(['first', [0], true]);
    const heard = s.answer(0, WAIT);
    expect(only(heard, 'effectsEnded')).toMatchObject([{ by: 0 }]);
    expect([s.asks(), s.magician(0).invisible]).toEqual(['use', false]);
  });

  test('[12.2b] powers beat the rules: a pinned magician cannot walk, but R takes him away', () => {
    const mortals = { abbot: { hex: NORTH } };
    const walking = setUp({
      turn: 2,
      magicians: [{ hex: HERE, spirits: [11, FURCAS] }],
      mortals: { ...NOBODY, ...mortals },
    });
    expect(walking.why(0, { do: 'move', to: SOUTH })).toBe('5.5a');
    walking.answer(0, WAIT);
    walking.answer(0, power(11, 'R', { to: SOUTH }));
    expect(whereIs(walking, 0)).toBe(SOUTH);
  });

  test('[R104] [R58] a step by R leaves him found beside a mortal that can search him, and hides him elsewhere', () => {
    const found = () =>
      using([{ hex: HERE, found: true, spirits: [11, FURCAS] }], {
        abbot: { hex: NORTH },
        mullah: { hex: '2116', status: 'fleeing' },
      });
    const beside = found();
    beside.answer(0, power(11, 'R', { to: '2314' }));
    expect(beside.magician(0).found).toBe(true);
    const away = found();
    away.answer(0, power(11, 'R', { to: SOUTH })); // only the fleeing Mullah is next to it
    expect(away.magician(0).found).toBe(false);
  });

  test('[R104] [R59] the same by T, beside the same mortal or another', () => {
    const found = () =>
      using([{ hex: HERE, found: true, spirits: [18, FURCAS] }], { abbot: { hex: NORTH }, 'emir-of-ani': {} });
    const beside = found();
    beside.answer(0, power(18, 'T', { to: '1107' })); // next to Ani
    expect(beside.magician(0).found).toBe(true);
    const away = found();
    away.answer(0, power(18, 'T', { to: '0306' }));
    expect(away.magician(0).found).toBe(false);
  });

  test('[R104] a hidden magician who arrives beside mortals stays hidden until they search', () => {
    const s = using([{ hex: HERE, spirits: [18, FURCAS] }], { 'emir-of-ani': {} });
    s.answer(0, power(18, 'T', { to: '1107' }));
    expect(s.magician(0).found).toBe(false);
  });
});

describe('powers or an attack', () => {
  const both = () =>
    using(
      [{ hex: '1307', spirits: [1, 9, FURCAS], treasures: ['22'] }],
      { abbot: { hex: '1308' } },
      { boxes: { 43: { is: 'found', counter: 62, by: 0 } } },
    );

  test('[3.0h] [R14] [R109] no attack after a power or a seizure', () => {
    const used = both();
    used.answer(0, power(1, 'I'));
    expect(used.why(0, { do: 'attack', hex: '1308' })).toBe('3.0h.powers');
    const seized = both();
    seized.answer(0, { do: 'seize', box: '43', spirit: 1 }, 6);
    expect(seized.why(0, { do: 'attack', hex: '1308' })).toBe('3.0h.powers');
  });

  test('[3.0h] [7.0c] [R14] [R109] no power, seizure or second attack after an attack', () => {
    const s = both();
    s.answer(0, { do: 'attack', hex: '1308' });
    s.answer(0, { with: [9] }, 2); // Df: the Abbot flees
    expect(s.why(0, power(1, 'I'))).toBe('3.0h.attacked');
    expect(s.why(0, { do: 'seize', box: '43', spirit: 1 })).toBe('R14.seize');
    expect(s.why(0, { do: 'attack', hex: '1308' })).toBe('7.0c.again');
  });

  test('[13.0d] the Ring lies in no box and cannot be seized', () => {
    expect(both().why(0, { do: 'seize', box: 'ring', spirit: 1 })).toBe('13.0d.ring');
  });

  test('[R102] lifting a curse, trading, freeing, picking up and releasing are no powers and go with either', () => {
    const start = () =>
      using(
        [
          { hex: HERE, curses: 1, spirits: [1, 2, 16, FURCAS], treasures: ['22'] },
          { captor: { magician: 0 } },
          { hex: '0306' },
        ],
        { abbot: { hex: NORTH } },
        { boxes: { 43: { is: 'loose', hex: HERE } } },
      );
    const harmless = (s: ReturnType<typeof start>) => {
      s.answer(0, { do: 'lift', spirit: 2 });
      expect(s.magician(0).curses).toBe(0);
      s.answer(0, { do: 'pickUp' });
      s.answer(0, { do: 'trade', magician: 1 });
      s.answer(0, { give: ['22'], take: [] });
      s.answer(1, { accept: true });
      expect(s.view(null).magicians.map(({ treasures }) => treasures)).toEqual([['43'], ['22'], []]);
      s.answer(0, { do: 'free', magician: 1 });
      s.answer(1, { to: SOUTH });
      s.answer(0, { do: 'release', spirit: 16 });
      expect(s.asks()).toBe('use');
    };
    const attacking = start();
    attacking.answer(0, { do: 'attack', hex: NORTH });
    attacking.answer(0, { with: [1] }, 1); // 9 against 2: Df
    harmless(attacking);
    const powers = start();
    powers.answer(0, power(1, 'I'));
    harmless(powers);
    const neither = start();
    harmless(neither);
    expect(neither.allows(0, power(1, 'I'))).toBe(true);
    expect(neither.allows(0, { do: 'attack', hex: NORTH })).toBe(true);
  });
});
