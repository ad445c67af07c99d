import { describe, expect, test } from 'vitest';
import { cast, counter, nextTurnOf, stackOf } from './stage.ts';
import { at, only, setUp, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const friend = { is: 'ossuary_guard', at: [10_000, 6_500], click: 3 } as const;
/** Something to be aimed at, so many thousandths east of the reader. */
const foe = (east: number, more = {}) => ({ is: 'ossuary_guard', of: 1, at: [10_000 + east, 5_000] as const, ...more });
const reading = (spell: string, more = {}, reader = {}, books: { book: string; of: string; stack: string[] }[] = []) =>
  setUp({
    figures: { reader: { is: 'ley_novice', at: [10_000, 5_000], ...reader }, idle, ...more },
    books: [{ book: 'archmages_tome', of: 'reader', stack: [spell, 'marginalia'] }, ...books],
  });
const on = (...targets: string[]) => cast('reader', { targets });

describe('[R22] how spells are aimed', () => {
  test('touch is base contact', () => {
    expect(reading('mend_flesh', { friend: { ...friend, at: [10_000, 6_511] } }).why(on('friend'))).toBe('R22.touch');
    const s = reading('mend_flesh', { friend: { ...friend, at: [10_000, 6_510] } });
    s.does(on('friend'));
    expect(s.figure('friend').click).toBe(1);
    expect(reading('mend_flesh', { friend }).why(on('reader'))).toBe('R22.another'); // not itself
    reading('stone_hide', { friend }).does(on('reader')); // the caster or a friend
    expect(reading('mantle_of_nothing', { friend }).why(on('friend'))).toBe('R22.self');
    expect(reading('mantle_of_nothing', { foe: foe(3_000) }).why(on('foe'))).toBe('R22.self'); // friend or foe
  });

  test('sight is range and a free line, without an arc', () => {
    const limbs = on('foe');
    reading('leaden_limbs', { foe: foe(8_000) }).does(limbs);
    reading('leaden_limbs', { foe: foe(-8_000) }).does(limbs); // behind it
    expect(reading('leaden_limbs', { foe: foe(8_001) }).why(limbs)).toBe('B12.range');
    expect(reading('leaden_limbs', { foe: foe(6_000), between: foe(3_000) }).why(limbs)).toBe('B12.figure');
  });

  test('a spell attack is aimed as an attack', () => {
    reading('ember_lance', { foe: foe(8_000) }).does(on('foe'), [1, 2]);
    expect(reading('ember_lance', { foe: foe(-8_000) }).why(on('foe'))).toBe('B76.arc');
    expect(reading('ember_lance', { foe: foe(8_001) }).why(on('foe'))).toBe('B76.range');
    expect(reading('iron_palm', { foe: foe(-1_500) }).why(on('foe'))).toBe('B71.arc');
    reading('iron_palm', { foe: foe(1_500) }).does(on('foe'), [1, 2]);
  });

  test('[R27] special-action spells are cast in contact, ranged ones are not', () => {
    const near = foe(-1_500);
    reading('leaden_limbs', { near, foe: foe(4_000) }).does(on('foe'));
    reading('mend_flesh', { near, friend }).does(on('friend'));
    reading('cinder_ring', { near }).does(cast('reader'), [1]);
    expect(reading('ember_lance', { near, foe: foe(4_000) }).refuses(on('foe'))).toBe('S43');
  });
});

describe('[R75] what needs a target', () => {
  test('cannot be cast without a legal one', () => {
    expect(reading('mend_flesh').why(on())).toBe('R75.few');
    expect(reading('unravel').why(cast('reader', { spell: 1 }))).toBe('R75.spell');
    expect(reading('leaden_limbs', { friend }).why(on('friend'))).toBe('B93.opposing');
    expect(
      reading('grave_whisper', {}, { is: 'mother_sanguel' }).why(
        cast('reader', { fallen: 'idle', to: at(10_000, 6_500), facing: 0 }),
      ),
    ).toBe('B99.lives');
    expect(reading('cinder_ring').does(cast('reader'))).not.toEqual([]); // needs none
  });

  test('nor can a mode', () => {
    const rouse = cast('reader', { mode: 'rouse', targets: ['friend'] });
    expect(reading('stoke_the_hearth', { friend }).refuses(rouse)).toBe('B88'); // not demoralized
    expect(reading('stoke_the_hearth').why(cast('reader', { mode: 'rouse', targets: [] }))).toBe('R75.few');
    reading('stoke_the_hearth').does(cast('reader', { mode: 'circle' }));
    const dazed = { is: 'barricade_militia', at: [14_000, 5_000], click: 4 };
    reading('stoke_the_hearth', { friend: dazed }).does(rouse);
  });

  test('no more than the text allows', () => {
    expect(
      reading('leaden_limbs', { foe: foe(4_000), other: foe(0, { at: [13_000, 6_600] }) }).refuses(on('foe', 'other')),
    ).toBe('R82');
  });
});

describe('[R82] as many targets as the text says', () => {
  const two = { foe: foe(5_000), other: foe(0, { at: [13_000, 6_600] }), third: foe(0, { at: [13_000, 3_400] }) };
  const prongs = (...targets: string[]) => cast('reader', { mode: 'prongs', targets });

  test('whatever the base of the caster shows, full damage to each', () => {
    const s = reading('fork_of_fate', two); // a Novice shoots at one
    s.does(prongs('foe', 'other'), [5, 5]);
    expect(['foe', 'other', 'third'].map((name) => s.figure(name).click)).toEqual([2, 2, 0]);
    expect(reading('fork_of_fate', two).refuses(prongs('foe', 'other', 'third'))).toBe('R82');
    reading('fork_of_fate', two).does(prongs('foe'), [1, 2]);
  });

  test('nor more, for who shoots at two', () => {
    const s = reading('ember_lance', two, { is: 'vesstrix' });
    expect(s.refuses(on('foe', 'other'))).toBe('R82');
    s.does(on('foe'), [3, 3]);
    expect(s.figure('foe').click).toBe(3);
  });
});

describe('[R55] sorceries have no elements', () => {
  test('so nothing but the bookmark is asked of one', () => {
    const s = setUp({
      figures: { reader: { is: 'ley_novice', at: [10_000, 5_000] }, idle, prey: foe(6_000) },
      books: [{ book: 'archmages_tome', of: 'reader', stack: ['ember_lance'] }],
    });
    for (let turn = 0; turn < 2; turn++) {
      s.does(on('prey'), [1, 2]);
      expect([s.view().inPlay, stackOf(s, 'reader')]).toEqual([[], ['ember_lance']]);
      nextTurnOf(s, 0);
      nextTurnOf(s, 0);
    }
  });

  test('the card of an enchantment is away while its element lies on a figure', () => {
    const s = reading('stone_hide');
    s.does(on('reader'));
    expect(nextTurnOf(s, 0).refuses(on('reader'))).toBe('S25'); // the next card is on top
  });
});

describe('[R57] most spells', () => {
  test('need an action', () => {
    const s = reading('stone_hide', { friend: { is: 'ossuary_guard', at: [10_000, 6_500] } });
    s.does(on('friend'));
    expect([s.figure('reader').tokens, s.view().actions]).toEqual([1, 2]);
    expect(s.refuses(on('friend'))).toBe('B45');
  });

  test('and use the values of the wielder as they are now', () => {
    const attack = (click: number) => {
      const told = reading('ember_lance', { foe: foe(5_000) }, { click }).does(on('foe'), [1, 2]);
      return only(told, 'attacked')[0].blows[0].attack;
    };
    expect([attack(0), attack(2), attack(4)]).toEqual([8, 7, 6]);
  });
});

describe('[R69] the caster lost while casting', () => {
  const lost = (spell: string): TestMatch => {
    const s = reading(spell, { foe: foe(5_000) }, { is: 'mother_sanguel', click: 8 });
    s.does(on('foe'), [1, 1]); // a natural 2 hurts the attacker
    expect(s.figure('reader').where).toBe('fallen');
    return s;
  };

  test('its card goes where it should, no bookmark is chosen, the book drops', () => {
    expect(lost('ember_lance').view().books[0]).toMatchObject({
      wielder: null,
      marker: at(10_000, 5_000),
      cards: 2,
      down: false,
    });
    expect(lost('cataclysm_word').view().books[0]).toMatchObject({ wielder: null, cards: 2, down: true });
    expect(lost('ember_lance').asks()).toBe('action');
  });

  test('first the card, then the book: its other books wait as long', () => {
    const s = reading('ember_lance', { foe: foe(5_000) }, { is: 'mother_sanguel', click: 8 }, [
      { book: 'pocket_chapbook', of: 'reader', stack: ['true_eye'] },
    ]);
    const told = s.does(on('foe'), [1, 1]).map(({ type }) => type);
    const order = ['eliminated', 'cardAway', 'bookDropped'];
    expect(told.filter((type) => order.includes(type))).toEqual([...order, 'bookDropped']);
  });

  test('who falls while another casts drops its books at once', () => {
    const s = reading('ember_lance', { foe: { is: 'leech_cantor', of: 1, at: [15_000, 5_000], click: 7 } }, {}, [
      { book: 'pocket_chapbook', of: 'foe', stack: ['true_eye'] },
    ]);
    const told = s.does(on('foe'), [6, 5]).map(({ type }) => type);
    const order = ['eliminated', 'bookDropped', 'cardAway'];
    expect(told.filter((type) => order.includes(type))).toEqual(order);
  });

  describe('by a counterspell', () => {
    const countered = (card: string, stack: string[], clicks: { reader?: number; wand?: number }): TestMatch => {
      const s = setUp({
        figures: {
          reader: { is: 'vesstrix', at: [10_000, 5_000], click: clicks.reader ?? 0 },
          wand: { is: 'mother_sanguel', of: 1, at: [25_000, 25_000], click: clicks.wand ?? 0 },
          idle,
          other: foe(9_000),
        },
        books: [
          { book: 'archmages_tome', of: 'reader', stack },
          { book: 'archmages_tome', of: 'wand', stack: [card, 'true_eye', 'stone_hide'] },
        ],
      });
      s.does(cast('reader'));
      return s;
    };
    const told = (s: TestMatch, dice: number[]) =>
      s
        .does(counter('wand', 1), dice)
        .filter(({ type }) => ['eliminated', 'cardAway', 'bookDropped', 'attacked', 'spellTookEffect'].includes(type))
        .map((event) => `${event.type}${'book' in event ? ` ${event.book}` : ''}`);
    const DIES = 9;

    test('that kills the caster: both cards go away, then its book drops', () => {
      const s = countered('backlash', ['glass_sky', 'bladesong'], { reader: DIES });
      expect(told(s, [1, 1, 6])).toEqual(['eliminated', 'cardAway 1', 'cardAway 0', 'bookDropped 0']);
      expect(s.view().books[0]).toMatchObject({ wielder: null, cards: 2, down: true });
      expect([s.asks(), s.asked()]).toEqual(['bookmark', 1]);
    });

    test('a Warded Spine still works for its fallen wielder, and step 5 falls out', () => {
      const s = countered('backlash', ['glass_sky', 'warded_spine', 'bladesong'], { reader: DIES });
      s.does(counter('wand', 1), [1, 1, 6]);
      expect(s.view().books[0]).toMatchObject({ wielder: null, cards: 3, down: false });
      s.does({ spell: 'true_eye' });
      expect([s.asks(), s.asked()]).toEqual(['action', 0]);
    });

    test('that kills its own wielder: its card goes away, then its book drops, and the spell goes on', () => {
      const s = countered('bargain_of_ash', ['glass_sky', 'bladesong'], { wand: 8 });
      expect(told(s, [6, 6, 1])).toEqual(['eliminated', 'cardAway 1', 'bookDropped 1', 'spellTookEffect']);
      expect(s.view().books[1]).toMatchObject({ wielder: null, cards: 3, down: false });
    });

    test('and whoever lives keeps the book', () => {
      const s = countered('bargain_of_ash', ['glass_sky', 'bladesong'], { wand: 7 });
      expect(told(s, [6, 6, 1])).toEqual(['cardAway 1']);
      expect(s.view().books[1].wielder).toBe(s.no('wand'));
    });
  });

  test('a caster who lives keeps it', () => {
    const s = reading('cataclysm_word', { foe: foe(5_000) }, { is: 'mother_sanguel', click: 7 });
    s.does(on('foe'), [1, 1]);
    expect(stackOf(s, 'reader')).toEqual(['(cataclysm_word)', 'marginalia']);
  });
});
