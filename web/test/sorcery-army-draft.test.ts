import type { SorceryOptions } from '@conjure/sorcery';
import { faultsIn, readyFor } from '@conjure/sorcery/view';
import { expect, test } from 'vitest';
import {
  counted,
  emptyBooks,
  freeName,
  handed,
  linesOf,
  NOBODY,
  rebound,
  withBook,
  withFigure,
  withoutFigure,
  withoutSpell,
  withSpell,
} from '../games/sorcery/army/draft.ts';
import { fileName, fileText, readText } from '../games/sorcery/army/files.ts';
import { betterOf, matches } from '../games/sorcery/army/matching.ts';

const OPTIONS = { buildTotal: 300, domains: true, relicUniqueOnly: false, copyLimit: 2 } as SorceryOptions;
const three = ['ash_fanatic', 'ilvane', 'ley_novice'].reduce(withFigure, NOBODY);

test('who leaves takes the own books along, and the others keep theirs', () => {
  const army = withSpell(withBook(withBook(three, 1, 'masters_folio'), 2, 'pocket_chapbook'), 1, 'ember_lance');
  expect(withoutFigure(army, 1)).toEqual({
    figures: ['ash_fanatic', 'ley_novice'],
    books: [{ book: 'pocket_chapbook', wielder: 1, stack: ['ember_lance'] }],
    domain: null,
  });
  expect(handed(army, 1, 0).books[1]).toMatchObject({ wielder: 0, stack: ['ember_lance'] });
  expect(rebound(army, 1, 'archmages_tome').books[1]).toMatchObject({ book: 'archmages_tome', stack: ['ember_lance'] });
});

test('one copy of a spell goes at a time', () => {
  const book = ['rebuke', 'ember_lance', 'rebuke'].reduce(
    (army, spell) => withSpell(army, 0, spell),
    withBook(three, 1, 'masters_folio'),
  );
  expect(withoutSpell(book, 0, 'rebuke').books[0].stack).toEqual(['rebuke', 'ember_lance']);
  expect(counted(book.books[0].stack)).toEqual([
    { id: 'rebuke', n: 2 },
    { id: 'ember_lance', n: 1 },
  ]);
});

test('figures alike share a line, those with books have one of their own', () => {
  const army = withBook(['ley_novice', 'ley_novice', 'ley_novice'].reduce(withFigure, NOBODY), 1, 'pocket_chapbook');
  expect(linesOf(army)).toEqual([
    { id: 'ley_novice', figures: [0, 2], books: [] },
    { id: 'ley_novice', figures: [1], books: [0] },
  ]);
});

test('a name that is taken gets a number', () => {
  expect(freeName('Tides', [])).toBe('Tides');
  expect(freeName('Tides', ['Tides', 'Tides 2'])).toBe('Tides 3');
});

test('what is searched for is found without capitals and accents', () => {
  expect(matches('', ['Épée'])).toBe(true);
  expect(matches('epee ombre', ['L’Épée', 'de l’Ombre'])).toBe(true);
  expect(matches('epee feu', ['L’Épée'])).toBe(false);
});

test('the cheaper and the stronger are better', () => {
  expect([betterOf(3, 2, 'high'), betterOf(3, 2, 'low'), betterOf(2, 2, 'high'), betterOf(1, 2, null)]).toEqual([
    0,
    1,
    null,
    null,
  ]);
});

test('every ready army goes into a file and comes out the same', () => {
  for (const { id, army } of readyFor({ ...OPTIONS, buildTotal: 500 }))
    expect(readText(fileText(id, army))).toEqual({ name: id, army });
  expect(fileName('Court of Tides!')).toBe('conjure-army-court-of-tides.json');
  expect(fileName('…')).toBe('conjure-army-sorcery.json');
});

const kindsIn = (text: string) => {
  const read = readText(text);
  return 'faults' in read ? read.faults.map(({ kind, place }) => `${place} ${kind}`) : read;
};
const file = (army: unknown, name: unknown = 'Mine') =>
  JSON.stringify({ conjure: 'army', game: 'sorcery', name, army });

test('a file that is no army says so', () => {
  expect(kindsIn('{')).toEqual({ trouble: 'notJson' });
  expect(kindsIn('null')).toEqual(['conjure foreign']);
  expect(kindsIn('{"conjure":"record"}')).toEqual(['conjure foreign']);
  expect(kindsIn(file(null))).toEqual(['army object']);
});

test('a wrong file names everything that is wrong with it', () => {
  const wrong = {
    figures: ['ilvane', 'nobody', 7],
    books: [{ book: 'x', wielder: 9, stack: ['ember_lance', 'no'] }, 'b'],
    domain: 'sun',
    more: 1,
  };
  expect(kindsIn(file(wrong, ''))).toEqual([
    'name text',
    'army.figures[1] figure',
    'army.figures[2] figure',
    'army.books[0].book book',
    'army.books[0].wielder wielder',
    'army.books[0].stack[1] spell',
    'army.books[1] object',
    'army.domain domain',
    'army.more unknown',
  ]);
});

test('strangers in it hide nothing of what the rules forbid in the rest [B27] [B30] [B32] [S4] [S7]', () => {
  const wrong = {
    figures: ['nobody', 'ilvane', 'ilvane', 'vesstrix', 'sehr', 'korr_azul', 'harbour_golem'],
    books: [
      { book: 'x', wielder: 1, stack: ['rebuke'] },
      { book: 'pocket_chapbook', wielder: 6, stack: ['no', 'cataclysm_word', 'blood_tithe'] },
    ],
    domain: null,
  };
  expect(kindsIn(file(wrong))).toEqual([
    'army.figures[0] figure',
    'army.books[0].book book',
    'army.books[1].stack[0] spell',
    'army over',
    'army.figures[2] unique',
    'army.figures[6] slots',
    'army.books[1].stack capacity',
    'army.books[1].stack[2] requirement',
  ]);
  expect(kindsIn(file({ figures: [], books: [], domain: null }))).toEqual(['army none']);
});

test('a file is refused by the rules of every match, not by the options of one [B27] [B30]', () => {
  const twice = ['ilvane', 'ilvane'].reduce(withFigure, NOBODY);
  expect(kindsIn(file(twice))).toEqual(['army.figures[1] unique']);
  const large = readyFor({ ...OPTIONS, buildTotal: 400 })[0].army;
  expect(kindsIn(file(large))).toEqual({ name: 'Mine', army: large });
  expect(faultsIn(large, OPTIONS).map(({ kind }) => kind)).toEqual(['over']);
});

test('a book without a spell is counted: an army with one is not called ready', () => {
  const books = withBook(withBook(three, 1, 'masters_folio'), 2, 'pocket_chapbook');
  expect([emptyBooks(three), emptyBooks(books), emptyBooks(withSpell(books, 1, 'ember_lance'))]).toEqual([0, 2, 1]);
});
