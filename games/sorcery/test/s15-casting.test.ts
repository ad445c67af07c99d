import { describe, expect, test } from 'vitest';
import { actionCandidates } from '../rules/act.ts';
import { cast, mark, nextTurnOf, stackOf } from './stage.ts';
import { at, only, setUp, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const prey = { is: 'causeway_legionary', of: 1, at: [14_000, 5_000], facing: 18_000 } as const;
const reading = (stack: string[], reader = {}, more = {}, book = {}): TestMatch =>
  setUp({
    figures: { reader: { is: 'ley_novice', at: [10_000, 5_000], ...reader }, prey, idle, ...more },
    books: [{ book: 'archmages_tome', of: 'reader', stack, ...book }],
  });
const lance = cast('reader', { targets: ['prey'] });
const onItself = cast('reader', { targets: ['reader'] });

describe('[S15] what can be cast', () => {
  test('the bookmark, face up', () => {
    reading(['ember_lance', 'true_eye']).does(lance, [1, 2]);
  });

  test('nothing else in the stack, nothing face down, nothing from an empty stack', () => {
    expect(reading(['bladesong', 'ember_lance']).why(lance)).toBe('B93.friendly'); // Bladesong would be cast on a foe
    expect(reading(['ember_lance', 'true_eye'], {}, {}, { down: true }).refuses(lance)).toBe('S26');
    expect(reading([]).refuses(lance)).toBe('S15');
  });

  test('a card whose element is on the field is not in its stack', () => {
    const s = reading(['true_eye']);
    s.does(onItself);
    nextTurnOf(s, 0);
    expect(s.refuses(onItself)).toBe('S15');
  });
});

test('[S15] what can be cast is offered, on everybody it can be cast on', () => {
  const offered = (s: TestMatch) => actionCandidates(s.match.table).filter((answer) => answer.do === 'cast');
  const two = { second: { is: 'causeway_legionary', of: 1, at: [14_000, 7_000] } };
  const s = reading(['ember_lance', 'true_eye'], {}, two);
  const on = (name: string) => ({ do: 'cast', figure: s.no('reader'), book: 0, targets: [s.no(name)] });
  expect(offered(s)).toEqual([on('prey'), on('second')]);
  expect(offered(reading(['true_eye', 'ember_lance'], {}, two))).toEqual([on('reader')]);
  expect(offered(reading(['ember_lance'], {}, two, { down: true }))).toEqual([]);
  expect(offered(reading(['ember_lance'], { tokens: 2 }, two))).toEqual([]);
});

describe('[S17] the action it takes', () => {
  const inContact = { at: [11_500, 5_000] };

  test('a sorcery a ranged combat action: nobody opposing in contact', () => {
    expect(reading(['ember_lance'], {}, { prey: { ...prey, ...inContact } }).refuses(lance)).toBe('S43');
  });

  test.each([
    ['an enchantment', 'true_eye', { targets: ['reader'] }],
    ['a glyph', 'ward_circle', { to: at(10_000, 6_250) }],
    ['an illusion', 'mirage_mire', {}],
  ])('%s a special action, in contact, too', (_, spell, choices) => {
    const s = reading([spell], {}, { prey: { ...prey, ...inContact } });
    s.does(cast('reader', choices));
    expect(s.view().inPlay).toMatchObject([{ spell }]);
    expect(s.figure('reader').tokens).toBe(1);
  });

  test('or the one its text asks for: special, close combat, a move', () => {
    const engaged = { prey: { ...prey, ...inContact } };
    const pushes = reading(['shove_of_the_deep'], {}, engaged);
    pushes.does(lance);
    expect(pushes.figure('prey').at).toEqual(at(14_500, 5_000));
    const strikes = reading(['iron_palm'], {}, engaged);
    expect(only(strikes.does(lance, [4, 4]), 'attacked')).toMatchObject([{ form: 'close' }]);
    expect(reading(['iron_palm']).why(lance)).toBe('B71.contact'); // nobody in contact
    const walks = reading(['long_stride']);
    walks.does(cast('reader', { path: [at(10_000, 1_000)], facing: 0 }));
    expect(walks.figure('reader').at).toEqual(at(10_000, 1_000));
  });
});

describe('[S18] the limits of every action hold', () => {
  test('one per figure and turn', () => {
    const s = reading(['ember_lance', 'true_eye']);
    s.does(lance, [1, 2]);
    expect(s.refuses(onItself)).toBe('B45');
    nextTurnOf(s, 0).does(onItself);
  });

  test('fewer than two tokens', () => {
    expect(reading(['ember_lance'], { tokens: 2 }).refuses(lance)).toBe('B46');
    reading(['ember_lance'], { tokens: 1 }).does(lance, [1, 2]);
  });

  test('no casting by the demoralized, not even by a move', () => {
    expect(reading(['ember_lance'], { click: 5 }).refuses(lance)).toBe('B89');
    const stride = cast('reader', { path: [at(10_000, 4_000)], facing: 0 });
    expect(reading(['long_stride'], { click: 5 }).refuses(stride)).toBe('B89');
    reading(['long_stride'], { click: 4 }).does(stride);
  });

  test('one of the player’s actions', () => {
    const s = setUp({
      actions: 0,
      figures: {
        reader: { is: 'ley_novice', at: [10_000, 5_000] },
        swift: { is: 'dust_reaver', at: [3_000, 3_000] },
        prey,
      },
      books: [{ book: 'adepts_codex', of: 'reader', stack: ['ember_lance'] }],
    });
    expect(s.refuses(lance)).toBe('B29');
  });
});

describe('[S13] the rule of spells: a text goes before the rules', () => {
  test('who may do a thing may be forbidden it', () => {
    const sealed = (): TestMatch =>
      setUp({
        figures: {
          reader: { is: 'ley_novice', at: [10_000, 5_000] },
          other: { is: 'scourge_bearer', of: 1, at: [20_000, 5_000] },
          prey,
          idle,
        },
        books: [
          { book: 'adepts_codex', of: 'reader', stack: ['ember_lance', 'true_eye'] },
          { book: 'adepts_codex', of: 'other', stack: [] },
        ],
        inPlay: [{ card: 'sealed_lips', caster: 'other', target: 'reader', clock: 1 }],
      });
    expect(sealed().why(lance)).toBe('S13.forbids');
    expect(nextTurnOf(sealed(), 0).asks()).toBe('action');
    nextTurnOf(sealed(), 0).does(lance, [1, 2]); // over in its caster's end phase
  });

  test('what the rules give may be left out: Battle Armour does not help against Ember Lance', () => {
    const needs = (spell: string): number => {
      const s = reading([spell], {}, { prey: { ...prey, is: 'argent_lancer' } }); // defense 17, Battle Armour
      return only(s.does(lance, [1, 2]), 'attacked')[0].blows[0].defense;
    };
    expect([needs('ember_lance'), needs('chain_of_sparks')]).toEqual([17, 19]);
  });

  test('a card goes where its text sends it', () => {
    const s = reading(['cataclysm_word', 'true_eye']);
    s.does(lance, [1, 2]);
    expect(stackOf(s, 'reader')).toEqual(['(cataclysm_word)', 'true_eye']);
  });
});

describe('[S24] modal spells', () => {
  const fork = (choices: object) => cast('reader', choices);
  const forked = (): TestMatch =>
    reading(['fork_of_fate', 'true_eye'], {}, { friend: { is: 'ossuary_guard', at: [10_000, 6_500], tokens: 1 } });

  test('one of its modes is chosen when it is cast, and no other', () => {
    expect(forked().why(fork({ targets: ['prey'] }))).toBe('S24.missing');
    expect(forked().why(fork({ mode: 'both', targets: ['prey'] }))).toBe('S24.none');
    expect(forked().why(fork({ mode: 'respite', targets: ['prey'] }))).toBe('B93.friendly'); // that is the other mode's target
  });

  test('it has exactly that effect', () => {
    const s = forked();
    s.does(fork({ mode: 'respite', targets: ['friend'] }));
    expect([s.figure('friend').tokens, s.figure('prey').click]).toEqual([0, 0]);
    const t = forked();
    t.does(fork({ mode: 'prongs', targets: ['prey'] }), [4, 4]);
    expect([t.figure('friend').tokens, t.figure('prey').click]).toEqual([1, 2]);
  });

  test('a spell that stays in play keeps its mode', () => {
    const s = reading(['gift_or_burden', 'true_eye']);
    s.does(cast('reader', { mode: 'burden', targets: ['prey'] }));
    nextTurnOf(s, 0);
    expect(s.view().inPlay).toMatchObject([{ spell: 'gift_or_burden', mode: 'burden' }]);
  });

  test('a spell without modes is cast without one', () => {
    expect(reading(['ember_lance']).why(cast('reader', { mode: 'prongs', targets: ['prey'] }))).toBe('S24.plain');
    const s = reading(['ember_lance', 'true_eye', 'stone_hide']);
    s.does(lance, [1, 2]);
    s.does(mark('true_eye'));
  });
});
