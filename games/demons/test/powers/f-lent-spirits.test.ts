import { describe, expect, test } from 'vitest';
import { box, DONE, FURCAS, power, using, WAIT } from '../actions.ts';
import { HERE, NORTH } from '../field.ts';
import { NOBODY, only, setUp } from '../table.ts';

const ALLOCES = 52; // Duke, F
const AMDUSIAS = 67; // Duke, F
const PAIMON = 9; // King 10, neutral
const ELIGOS = 15; // Duke 8, neutral, B D P
const AGARES = 2; // Duke 4, friendly
const lure = (target: object, spirit = ALLOCES) => power(spirit, 'F', { magician: 1, ...target });

/** Alaric with two F spirits; Berengar's Eligos has been seen, his Paimon and Marbas have not. */
const luring = (berengar: object = {}) =>
  using([
    { hex: HERE, spirits: [ALLOCES, AMDUSIAS, FURCAS] },
    { hex: '0306', spirits: [PAIMON, ELIGOS, 5], known: [ELIGOS], ...berengar },
    { status: 'departed' },
  ]);

/** Abbot (2) or another attacks Alaric, who has a spirit of Berengar's by F. */
const attacked = (lent: number, berengar: number[], mortal = 'abbot', own: number[] = []) =>
  setUp({
    turn: 2,
    phase: 'victims',
    magicians: [
      { hex: HERE, found: true, spirits: own, borrowed: [{ spirit: lent, owner: 1 }] },
      { hex: '0306', spirits: berengar },
    ],
    mortals: { ...NOBODY, [mortal]: { hex: NORTH } },
  });

describe('F: a spirit of another magician', () => {
  test('[12.3F] [R107] one is picked face down by its rank, or by name if it has been shown; then all see it', () => {
    const s = luring();
    expect(s.why(0, lure({ rank: 'Duke' }))).toBe('12.3F.rank'); // the only Duke lies open to all
    expect(s.why(0, lure({ rank: 'Earl' }))).toBe('12.3F.rank');
    expect(s.why(0, lure({ lure: PAIMON }))).toBe('R48.unseen'); // a right guess
    expect(s.why(0, lure({ lure: 13 }))).toBe('R48.unseen'); // and a wrong one
    expect(s.why(0, lure({ magician: 0, rank: 'Duke' }))).toBe('12.3F.self'); // his own
    expect(s.why(0, lure({ magician: 2, rank: 'Duke' }))).toBe('12.3F.away'); // nobody there
    expect(s.allows(0, lure({ lure: ELIGOS }))).toBe(true);
    const heard = s.answer(0, lure({ rank: 'King' }));
    expect(only(heard, 'lured')).toMatchObject([{ by: 0, owner: 1, spirit: PAIMON }]);
    expect(s.view(null).magicians[1].spirits).toEqual([PAIMON, ELIGOS]);
    expect(s.view(null).magicians[0].borrowed).toEqual([{ spirit: PAIMON, owner: 1 }]);
  });

  test('[R107] a spirit that another already has by F cannot be taken again', () => {
    const s = luring();
    s.answer(0, lure({ lure: ELIGOS }));
    expect(s.why(0, lure({ lure: ELIGOS }, AMDUSIAS))).toBe('R48.lent');
    expect(s.why(0, lure({ rank: 'Duke' }, AMDUSIAS))).toBe('12.3F.rank');
  });

  test('[12.3F] [R56] he may use one of its powers in this phase; it is spent from its owner’s display', () => {
    const s = luring();
    expect(s.why(0, power(ELIGOS, 'P', { city: '1914' }))).toBe('12.0a.foreign');
    s.answer(0, lure({ lure: ELIGOS }));
    s.answer(0, power(ELIGOS, 'P', { city: '1914' }));
    expect(s.state().out).toContain(ELIGOS);
    expect(s.magician(1).held).toEqual([PAIMON, 5]);
    expect(s.magician(0).borrowed).toEqual([]);
    expect(s.why(0, power(ELIGOS, 'D'))).toBe('R49.gone');
  });

  test('[R107] D included: it finds for him', () => {
    const s = luring();
    s.answer(0, lure({ lure: ELIGOS }));
    s.answer(0, power(ELIGOS, 'D'), 4, 3);
    expect(box(s, '43')).toMatchObject({ is: 'found', counter: ELIGOS, by: 0 });
    expect(s.magician(1).held).toEqual([PAIMON, 5]);
  });

  test('[R56] [R107] meanwhile it does not serve its owner, though its box is kept for it', () => {
    const s = using(
      [
        { hex: HERE, borrowed: [{ spirit: ELIGOS, owner: 1 }] },
        { hex: NORTH, spirits: [ELIGOS, FURCAS] },
      ],
      {},
      { acts: 1 },
    );
    expect(s.why(1, power(ELIGOS, 'P', { city: '1914' }))).toBe('12.0a.lent');
    expect(s.why(1, { do: 'release', spirit: ELIGOS })).toBe('R93.lent');
    expect(s.view(null).magicians[1].ranks).toEqual({ Duke: 1, Knight: 1 });
    s.answer(1, { do: 'attack', hex: HERE });
    expect(s.why(1, { with: [ELIGOS] })).toBe('7.0e.lent');
    expect(s.allows(1, { with: [FURCAS] })).toBe(true);
  });

  test('[R56] [R107] it serves in his defence, is spent as his own would be, and its owner’s display is checked', () => {
    const s = attacked(PAIMON, [PAIMON, 15, 16, 18]);
    expect([s.asks(), s.asked()]).toEqual(['defend', [0]]);
    expect(s.why(0, { with: [] })).toBe('7.6'); // he has one, though not his own
    expect(s.why(0, { with: [15] })).toBe('7.0e.foreign');
    const heard = s.answer(0, { with: [PAIMON] }, 3);
    expect(only(heard, 'fought')).toMatchObject([{ defence: 10, result: 'Af' }]);
    expect(s.state().out).toEqual([PAIMON]); // neutral, so spent even in victory
    expect([s.asks(), s.asked()]).toEqual(['fit', [1]]); // three Dukes without their King
    s.answer(1, { release: [16] });
    expect(s.magician(1).held).toEqual([15, 18]);
  });

  test('[R56] [R107] lost with a lost defence; a friendly one that won stays with him and then goes back', () => {
    const lost = attacked(AGARES, [AGARES], 'emir-of-ani');
    lost.answer(0, { with: [AGARES] }, 3); // 7 against 4: Df
    expect(lost.state().out).toEqual([AGARES]);
    const won = attacked(AGARES, [AGARES]);
    won.answer(0, { with: [AGARES] }, 1); // 2 against 4: Af
    expect(won.magician(0).borrowed).toEqual([{ spirit: AGARES, owner: 1 }]);
    const heard = won.answer(0, WAIT);
    expect(only(heard, 'returned')).toMatchObject([{ by: 0, owner: 1, spirit: AGARES }]);
    expect(won.magician(0).borrowed).toEqual([]);
    expect(won.magician(1).held).toEqual([AGARES]);
  });

  test('[R107] [R50] unused it goes back at the start of his next demon-use phase, and its owner is not checked', () => {
    const s = setUp({
      turn: 2,
      magicians: [
        { hex: HERE, spirits: [FURCAS], borrowed: [{ spirit: ELIGOS, owner: 1 }] },
        { hex: '0306', spirits: [ELIGOS] },
      ],
      mortals: NOBODY,
    });
    s.answer(0, WAIT);
    expect(s.why(0, power(ELIGOS, 'P', { city: '1914' }))).toBe('12.0a.foreign');
    s.answer(0, DONE);
    s.answer(1, WAIT);
    expect(s.allows(1, power(ELIGOS, 'P', { city: '1914' }))).toBe(true);
  });

  test('[R107] it does not attack, seize, lift a curse, take command or fetch a hoard', () => {
    const s = using(
      [
        { hex: '1307', curses: 1, spirits: [FURCAS, 54], borrowed: [{ spirit: AGARES, owner: 1 }] },
        { hex: '0306', spirits: [AGARES] },
      ],
      { abbot: { hex: '1308', hoard: ['22'] } },
      { boxes: { 43: { is: 'found', counter: 62, by: 0 } } },
    );
    expect(s.why(0, { do: 'seize', box: '43', spirit: AGARES })).toBe('R107.borrowed');
    expect(s.allows(0, { do: 'seize', box: '43', spirit: FURCAS })).toBe(true);
    expect(s.why(0, { do: 'lift', spirit: AGARES })).toBe('R107.borrowed');
    expect(s.why(0, { do: 'control', spirit: AGARES })).toBe('R107.borrowed');
    s.answer(0, { do: 'attack', hex: '1308' });
    expect(s.why(0, { with: [AGARES] })).toBe('R107.borrowed');
    s.answer(0, { with: [FURCAS, 54] }, 6); // 6 against 2: Dx
    expect(s.asks()).toBe('fetch');
    expect(s.why(0, { spirit: AGARES })).toBe('R107.borrowed');
    s.answer(0, { spirit: 54 });
    expect(box(s, '22')).toMatchObject({ is: 'owned', by: 0 });
  });

  test('[R107] it counts for no shield', () => {
    const raising = (spirits: number[]) =>
      setUp({
        turn: 2,
        magicians: [
          { hex: HERE, spirits, borrowed: [{ spirit: AGARES, owner: 1 }] },
          { hex: '0306', spirits: [AGARES] },
        ],
        mortals: NOBODY,
      });
    expect(raising([FURCAS]).why(0, { do: 'raise' })).toBe('R107.borrowed');
    const heard = raising([FURCAS, 19]).answer(0, { do: 'raise' }, 2);
    expect(only(heard, 'raised')).toMatchObject([{ sum: 1, success: false }]);
  });

  test('[R107] nor averts it a curse', () => {
    const s = setUp({
      turn: 2,
      magicians: [
        { hex: HERE, spirits: [19], borrowed: [{ spirit: AGARES, owner: 1 }] },
        { hex: '0306', spirits: [AGARES] },
      ],
      mortals: NOBODY,
    });
    s.answer(0, { do: 'conjure', rank: 'King' }, 3); // Copper: 3 - 5
    expect(s.asks()).toBe('avert');
    expect(s.why(0, { release: [AGARES] })).toBe('R107.borrowed');
    expect(s.allows(0, { release: [19] })).toBe(true);
  });

  test('[R107] it needs no box of his', () => {
    const s = luring();
    s.answer(0, { do: 'release', spirit: AMDUSIAS });
    s.answer(0, lure({ rank: 'King' }));
    expect(s.view(0).magicians[0].controlling).toBe(FURCAS); // a Knight, who holds nobody else
    s.answer(0, DONE);
    expect([s.asks(), s.asked()]).toEqual(['first', [1]]);
    expect(s.magician(0)).toMatchObject({ held: [FURCAS], borrowed: [{ spirit: PAIMON }] });
  });

  test('[R107] [16.6a] if its owner has died it still serves, unlike those he had, and is released when it should go back', () => {
    const s = setUp(
      {
        turn: 2,
        phase: 'torture',
        magicians: [
          { hex: HERE, borrowed: [{ spirit: PAIMON, owner: 1 }] },
          { captor: { mortal: 'abbot' }, wounds: 3, spirits: [PAIMON, 5] },
        ],
        mortals: { ...NOBODY, abbot: {} },
      },
      { dice: [4] },
    );
    expect(s.magician(1).status).toBe('dead');
    expect(s.state().out).toEqual([5]);
    expect(s.view(null).magicians[0].borrowed).toEqual([{ spirit: PAIMON, owner: -1 }]);
    const heard = s.answer(0, WAIT);
    expect(only(heard, 'released')).toMatchObject([{ by: 0, spirit: PAIMON, why: 'familiar' }]);
    expect(s.state().out).toEqual([5, PAIMON]);
  });

  test('[R107] the same if its owner has left; until then it defends', () => {
    const s = setUp({
      turn: 2,
      phase: 'victims',
      magicians: [
        { hex: HERE, found: true, borrowed: [{ spirit: AGARES, owner: -1 }] },
        { status: 'departed', fate: 'left' },
      ],
      mortals: { ...NOBODY, abbot: { hex: NORTH } },
    });
    s.answer(0, { with: [AGARES] }, 1);
    expect(s.state().out).toEqual([]);
    s.answer(0, WAIT);
    expect(s.state().out).toEqual([AGARES]);
  });

  test('[R107] [15.0a] [R47] an owner who loses it in his own demon-use phase is checked at its end, not at once', () => {
    const s = using(
      [
        { hex: HERE, borrowed: [{ spirit: PAIMON, owner: 1 }] },
        { hex: NORTH, spirits: [PAIMON, 15, 16, 18, 19] },
      ],
      {},
      { acts: 1 },
    );
    s.answer(1, { do: 'attack', hex: HERE });
    s.answer(1, { with: [15] });
    s.answer(0, { with: [PAIMON] }, 5); // 8 against 10: Df
    expect(s.magician(1).held).toEqual([16, 18, 19]);
    expect(s.asks()).toBe('use');
    s.answer(1, DONE);
    expect([s.asks(), s.asked()]).toEqual(['fit', [1]]);
  });

  test('[R107] [R47] spirits lent to others keep their boxes: the owner lets his own go', () => {
    const defeat = (lent: number[]) => {
      const s = setUp({
        turn: 2,
        phase: 'victims',
        magicians: [
          { hex: '0306', borrowed: lent.map((spirit) => ({ spirit, owner: 1 })) },
          { hex: HERE, found: true, spirits: [PAIMON, 15, 16, 18] },
        ],
        mortals: { ...NOBODY, 'emir-of-ani': { hex: NORTH } },
      });
      s.answer(1, { with: [PAIMON] }, 6); // 7 against 10: Df
      expect([s.asks(), s.asked()]).toEqual(['fit', [1]]);
      return s;
    };
    const two = defeat([15, 16]);
    expect(two.why(1, { release: [15] })).toBe('R93.lent');
    two.answer(1, { release: [18] });
    expect(two.magician(0).borrowed).toHaveLength(2);
    // Only where the lent ones alone are too many must one of them go.
    const three = defeat([15, 16, 18]);
    expect(three.options(1)).toHaveLength(3);
    three.answer(1, { release: [15] });
    expect(three.magician(0).borrowed.map(({ spirit }) => spirit)).toEqual([16, 18]);
    expect(three.state().out).toContain(15);
  });
});
