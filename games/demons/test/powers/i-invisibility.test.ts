import { describe, expect, test } from 'vitest';
import { FURCAS, power, using, whereIs } from '../actions.ts';
import { HERE, NORTH, NORTHEAST, NORTHWEST, SOUTH } from '../field.ts';
import { NOBODY, only, setUp, story } from '../table.ts';

const BAEL = 1;
const SOUTHEAST = '2315';
const SOUTHWEST = '2115';

/** Mortals all around the field. */
const RING_OF_MORTALS = {
  'emir-of-tabriz': { hex: NORTH },
  'wali-of-partav': { hex: NORTHEAST },
  'prince-of-syunik': { hex: SOUTHEAST },
  'emir-of-ani': { hex: SOUTH },
  mullah: { hex: SOUTHWEST },
  abbot: { hex: NORTHWEST },
};

const walking = (magicians: object[], mortals: object) =>
  setUp({ turn: 2, magicians, mortals: { ...NOBODY, ...mortals } });

describe('I: gives invisibility', () => {
  test('[12.3I] [R55] a found magician becomes hidden', () => {
    const s = using([{ hex: HERE, found: true, spirits: [BAEL, FURCAS] }], { abbot: { hex: NORTH } });
    const heard = s.answer(0, power(BAEL, 'I'));
    expect(s.magician(0)).toMatchObject({ invisible: true, found: false });
    expect(only(heard, 'hidden')).toHaveLength(1);
  });

  test('[12.3I] [R55] he passes through mortals’ hexes and is not pinned, but may not end his move there', () => {
    const pinned = walking([{ hex: HERE }], RING_OF_MORTALS);
    expect(pinned.why(0, { do: 'move', to: '2212' })).toBe('5.5a');
    const s = walking([{ hex: HERE, invisible: true }], RING_OF_MORTALS);
    expect(s.why(0, { do: 'move', to: NORTH })).toBe('R55');
    s.answer(0, { do: 'move', to: '2212' });
    expect(whereIs(s, 0)).toBe('2212');
  });

  test('[12.3I] [R55] he does not stop beside enemies, magicians included; their hexes stay closed', () => {
    const mortals = { abbot: { hex: '2113' } };
    const others = [{ hex: '2312' }];
    const seen = walking([{ hex: HERE }, ...others], mortals);
    expect(seen.why(0, { do: 'move', to: '2212' })).toBe('5.5'); // 2213 is next to both
    const s = walking([{ hex: HERE, invisible: true }, ...others], mortals);
    expect(s.why(0, { do: 'move', to: '2312' })).toBe('5.4');
    s.answer(0, { do: 'move', to: '2212' });
    expect(whereIs(s, 0)).toBe('2212');
  });

  test('[12.3I] he cannot be discovered', () => {
    const searched = (invisible: boolean) =>
      setUp(
        {
          turn: 2,
          phase: 'search',
          magicians: [{ hex: HERE, invisible }],
          mortals: { ...NOBODY, 'emir-of-ani': { hex: NORTH } },
        },
        { dice: [1] },
      );
    expect(only(story(searched(false)), 'searched')).toMatchObject([{ result: 'D' }]);
    const s = searched(true);
    expect(only(story(s), 'searched')).toEqual([]);
    expect(s.magician(0).found).toBe(false);
  });

  test('[12.3I] nor cornered in the base of a unit that flees home', () => {
    const cornered = (invisible: boolean) =>
      setUp({
        turn: 2,
        phase: 'waking',
        magicians: [{ hex: '1914', invisible }],
        mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '1913', status: 'fleeing' } },
      });
    expect(only(story(cornered(false)), 'cornered')).toHaveLength(1);
    const s = cornered(true);
    expect(only(story(s), 'cornered')).toEqual([]);
    expect(s.magician(0).found).toBe(false);
  });

  test('[12.3I] other magicians cannot attack him', () => {
    const rivals = (invisible: boolean) =>
      using([
        { hex: HERE, spirits: [FURCAS] },
        { hex: NORTH, invisible },
      ]);
    expect(rivals(true).why(0, { do: 'attack', hex: NORTH })).toBe('12.3I');
    expect(rivals(false).allows(0, { do: 'attack', hex: NORTH })).toBe(true);
  });

  test('[12.3I] [12.2b] not even his own captive can attack him', () => {
    const held = (invisible: boolean) =>
      using([
        { captor: { magician: 1 }, spirits: [FURCAS] },
        { hex: HERE, invisible },
      ]);
    expect(held(true).why(0, { do: 'attack', hex: HERE })).toBe('12.3I');
    expect(held(false).allows(0, { do: 'attack', hex: HERE })).toBe(true);
  });
});
