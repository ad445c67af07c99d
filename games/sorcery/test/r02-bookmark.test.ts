import { describe, expect, test } from 'vitest';
import { modifiersOf } from '../effects/in-force.ts';
import { cast, counter, mark, nextTurnOf, stackOf } from './stage.ts';
import { END, only, setUp, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const prey = { is: 'causeway_legionary', of: 1, at: [14_000, 5_000], facing: 18_000 } as const;
const reading = (stack: string[], more = {}, books: { book: string; of: string; stack: string[] }[] = []): TestMatch =>
  setUp({
    figures: { reader: { is: 'ley_novice', at: [10_000, 5_000] }, prey, idle, ...more },
    books: [{ book: 'archmages_tome', of: 'reader', stack }, ...books],
  });
const lance = cast('reader', { targets: ['prey'] });

describe('[R2] the spell just cast', () => {
  test('gives way to another face-up spell', () => {
    const s = reading(['ember_lance', 'true_eye', 'stone_hide']);
    s.does(lance, [4, 4]);
    expect(s.why(mark('ember_lance'))).toBe('S20.last');
    const alone = reading(['ember_lance', 'true_eye']);
    alone.does(lance, [4, 4]);
    expect(stackOf(alone, 'reader')).toEqual(['true_eye', 'ember_lance']);
  });

  test('stays where the stack has no other', () => {
    const s = reading(['ember_lance']);
    s.does(lance, [4, 4]);
    expect(stackOf(s, 'reader')).toEqual(['ember_lance']);
  });
});

test('[R3] a card that has gone face down stays on top, though others are face up', () => {
  const s = reading(['cataclysm_word', 'true_eye', 'stone_hide']);
  expect(only(s.does(lance, [1, 2]), 'bookmarked')).toEqual([]);
  expect([s.asks(), stackOf(s, 'reader')]).toEqual(['action', ['(cataclysm_word)', 'true_eye', 'stone_hide']]);
  expect(nextTurnOf(s, 0).refuses(lance)).toBe('S26');
});

describe('[R4] the bookmark is known to its controller', () => {
  test('until it is cast', () => {
    const s = reading(['ember_lance', 'true_eye']);
    const seen = () => s.view(1).books[0];
    expect([seen().own, seen().seen, seen().down]).toEqual([null, [], false]);
    expect(s.view(0).books[0].own?.stack[0].spell).toBe('ember_lance');
    s.does(lance, [4, 4]);
    expect([seen().own, seen().seen]).toEqual([null, ['ember_lance']]);
  });

  test('or used as a counterspell', () => {
    const s = reading(['true_eye'], { wand: { is: 'ilvane', of: 1, at: [26_000, 26_000] } }, [
      { book: 'pocket_chapbook', of: 'wand', stack: ['rebuke'] },
    ]);
    s.does(cast('reader', { targets: ['reader'] }));
    expect(s.view(0).books[1].seen).toEqual([]);
    s.does(counter('wand', 1), [1, 1, 1]);
    expect(s.view(0).books[1].seen).toEqual(['rebuke']);
  });
});

describe('[R41] to the bottom', () => {
  test('goes a resolved spell', () => {
    const s = reading(['ember_lance', 'true_eye', 'stone_hide']);
    s.does(lance, [4, 4]);
    expect(stackOf(s, 'reader')).toEqual(['true_eye', 'stone_hide', 'ember_lance']);
  });

  test('and one that has ended', () => {
    const s = reading(['painted_heaven', 'true_eye', 'wingsong']);
    const t = reading(['wingsong', 'true_eye', 'stone_hide']);
    t.does(cast('reader', { targets: ['reader'] }));
    t.does(mark('true_eye'));
    nextTurnOf(t, 0).does(END);
    expect(stackOf(t, 'reader')).toEqual(['true_eye', 'stone_hide', 'wingsong']);
    s.does(cast('reader'));
    s.does(mark('wingsong'));
    s.does(END);
    expect(stackOf(s, 'reader')).toEqual(['wingsong', 'true_eye']); // an illusion is gone
  });
});

describe('[R67] an empty stack', () => {
  test('while its spell is in play; the card that comes back is the bookmark', () => {
    const s = reading(['wingsong']);
    s.does(cast('reader', { targets: ['reader'] }));
    expect(stackOf(s, 'reader')).toEqual([]);
    nextTurnOf(s, 0);
    expect(s.refuses(cast('reader', { targets: ['reader'] }))).toBe('S15');
    expect(s.why({ do: 'browse', figure: 'reader', book: 0 })).toBe('S31.empty');
    s.does(END);
    expect(stackOf(s, 'reader')).toEqual(['wingsong']);
    nextTurnOf(s, 0).does(cast('reader', { targets: ['reader'] }));
  });
});

describe('[R76] turning a bookmark down', () => {
  const closing = (stack: string[], more = {}) =>
    setUp({
      figures: {
        reader: { is: 'ley_novice', at: [10_000, 5_000] },
        sorcerer: { is: 'argent_duellist', of: 1, at: [15_000, 5_000] },
        idle,
      },
      books: [
        { book: 'archmages_tome', of: 'reader', stack: ['close_the_book', 'true_eye'] },
        { book: 'masters_folio', of: 'sorcerer', stack, ...more },
        { book: 'pocket_chapbook', of: 'sorcerer', stack: ['rebuke'] },
      ],
    });
  const shut = cast('reader', { targets: ['sorcerer'], closes: 1 });

  test('acts on whatever lies on top, unseen', () => {
    const s = closing(['ember_lance', 'true_eye']);
    const told = s.does(shut);
    expect(only(told, 'bookClosed')).toEqual([
      { type: 'bookClosed', by: s.no('reader'), figure: s.no('sorcerer'), book: 1, turned: true },
    ]);
    expect(stackOf(s, 'sorcerer')).toEqual(['(ember_lance)', 'true_eye']);
    expect([s.view(0).books[1].seen, s.view(0).books[1].down, s.view(0).books[2].down]).toEqual([[], true, false]);
    expect(nextTurnOf(s, 1).refuses(cast('sorcerer', { targets: ['reader'] }, 1))).toBe('S26');
  });

  test('does nothing to an empty stack or a card that lies so already', () => {
    const empty = closing([]);
    expect(only(empty.does(shut), 'bookClosed')).toMatchObject([{ turned: false }]);
    const down = closing(['ember_lance', 'true_eye'], { down: true });
    expect(only(down.does(shut), 'bookClosed')).toMatchObject([{ turned: false }]);
    expect(stackOf(down, 'sorcerer')).toEqual(['(ember_lance)', 'true_eye']);
  });

  test('stops a do-not-cast spell until it is turned up', () => {
    const s = closing(['arcane_bulwark', 'true_eye']);
    const bulwark = () =>
      modifiersOf(s.match.table, s.no('sorcerer'), 'defense', { form: 'ranged', spell: true }, null);
    expect(bulwark()).toBe(1);
    s.does(shut);
    expect(bulwark()).toBe(0);
    nextTurnOf(s, 1).does({ do: 'browse', figure: 'sorcerer', book: 1 });
    s.does(mark('true_eye'));
    expect([bulwark(), stackOf(s, 'sorcerer')]).toEqual([1, ['true_eye', 'arcane_bulwark']]);
  });

  test('of one book of the target, which is named', () => {
    const s = closing(['ember_lance']);
    expect(s.why(cast('reader', { targets: ['sorcerer'] }))).toBe('S19a.missing');
    expect(s.refuses(cast('reader', { targets: ['sorcerer'], closes: 0 }))).toBe('R76');
  });
});
