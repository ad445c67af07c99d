import { expect, test } from 'vitest';
import { codeIn, fixed, signsIn, wronglySet } from '../texts.ts';
import { quotesWrongly, typeset } from '../typography.ts';

test.each([
  ['fr', 'Qui ? {who} : « oui » !', 'Qui\u00a0? {who}\u00a0: «\u00a0oui\u00a0»\u00a0!'],
  ['fr', 'Qui? {who}: «oui»', 'Qui\u00a0? {who}\u00a0: «\u00a0oui\u00a0»'],
  ['fr', 'À 12:30, {n, number, ::scale/1000} ducats', 'À 12:30, {n, number, ::scale/1000} ducats'],
  ['de', '{n} % von 5%', '{n}\u00a0% von 5\u00a0%'],
  ['ru', 'Маг — дух', 'Маг\u00a0— дух'],
  ['en', 'from -3 to 4-5, in {a}-7 and well-known...', 'from −3 to 4-5, in {a}-7 and well-known…'],
  ['it', 'Chi? {n} % «sì»', 'Chi? {n} % «sì»'],
] as const)('%s: %s', (lang, text, set) => {
  expect(typeset(lang, text)).toBe(set);
  expect(typeset(lang, set)).toBe(set);
});

test('a language quotes in its own marks and closes what it opens', () => {
  expect(quotesWrongly('en', '“Yes”, they say')).toBe(false);
  expect(quotesWrongly('de', '„Ja“')).toBe(false);
  expect(quotesWrongly('ru', '«Да „нет“»')).toBe(false);
  expect(quotesWrongly('it', '“Sì”')).toBe(true);
  expect(quotesWrongly('de', '„Ja”')).toBe(true);
  expect(quotesWrongly('en', 'say "yes"')).toBe(true);
  expect(quotesWrongly('fr', '« oui')).toBe(true);
});

test('every text of a file is looked at, however deep, and setting it leaves the rest as it was', () => {
  const source = '{\n"a": "Qui ?",\n"b": [{"id": "-1", "text": "-2 : x"}]\n}\n';
  expect(wronglySet('fr', 'x.json', JSON.parse(source))).toEqual([
    expect.stringMatching(/^x\.json: a: /),
    expect.stringMatching(/^x\.json: b\.0\.text: /),
  ]);
  const set = fixed('fr', source);
  expect(set).toBe('{\n"a": "Qui\u00a0?",\n"b": [{"id": "-1", "text": "−2\u00a0: x"}]\n}\n');
  expect(wronglySet('fr', 'x.json', JSON.parse(set))).toEqual([]);
});

test('words of the code are no words of a text', () => {
  const wrong = {
    a: 'Option soloDeduction is on',
    b: 'refused (ROLL_USED)',
    c: 'see directions.json',
    d: '{goodGap} of MacRae',
  };
  expect(codeIn('x.json', wrong).map((line) => line.split(': ')[1])).toEqual(['a', 'b', 'c']);
});

test('a # stands for a number right within a plural, and for nothing in a choice within it', () => {
  const texts = {
    a: '{n, plural, one {# page} other {# pages}}',
    b: '{n, plural, other {{sure, select, true {# pages} other {up to # pages}}}}',
    c: 'page #1',
  };
  expect(signsIn('x.json', texts).map((line) => line.split(': ')[1])).toEqual(['b']);
});
