import { counted, type Fact, type Facts, phrase } from '@conjure/engine';
import { describe, expect, test, vi } from 'vitest';
import { formsIn, gapsIn, LANGUAGE_NAMES, LANGUAGES, prompt, speaker, waiting, why } from '../index.ts';

const texts = {
  'name.1': 'Bael',
  'name.2': 'Agares',
  'name.3': 'Vassago',
  plain: 'Nothing stirs.',
  quoted: "Braces '{'so'}' and <b>",
  gap: '{by} rolls {die}.',
  count: '{n, plural, =0 {no curse} one {# curse} other {# curses}}',
  yes: '{ok, select, true {Yes, {by}} other {No}}',
  sold: '{by, select, none {Nobody buys.} other {{by} buys.}}',
  exact: '{n, number, ::.00000}',
  worth: '{value, number, ::scale/1000} ducats, {change, number, ::sign-always}',
};
const say = speaker('en', texts);
const bael = phrase('name.1');
const agares = phrase('name.2');

describe('a phrase is said by its key', () => {
  test('a text without gaps is said as it stands, with or without facts', () => {
    expect(say(phrase('plain'))).toBe('Nothing stirs.');
    expect(say(phrase('plain', { die: 3 }))).toBe('Nothing stirs.');
  });

  test('quoted braces and angle brackets are only characters', () => {
    expect(say(phrase('quoted'))).toBe('Braces {so} and <b>');
  });

  test('strings, numbers and phrases fill its gaps', () => {
    expect(say(phrase('gap', { by: 'Alaric', die: 4 }))).toBe('Alaric rolls 4.');
    expect(say(phrase('gap', { by: bael, die: -4 }))).toBe('Bael rolls −4.');
    expect(say(phrase('gap', { by: phrase('gap', { by: bael, die: 1 }), die: 2 }))).toBe('Bael rolls 1. rolls 2.');
  });

  test('what fills a gap is never read as a message itself', () => {
    expect(say(phrase('gap', { by: '{die}', die: 4 }))).toBe('{die} rolls 4.');
    expect(say(phrase('gap', { by: "it's", die: 4 }))).toBe("it's rolls 4.");
  });

  test('numbers choose plurals, booleans and missing facts choose forms', () => {
    expect([0, 1, 2].map((n) => say(phrase('count', { n })))).toEqual(['no curse', '1 curse', '2 curses']);
    expect(say(phrase('yes', { ok: true, by: bael }))).toBe('Yes, Bael');
    expect(say(phrase('yes', { ok: false, by: bael }))).toBe('No');
    expect(say(phrase('sold', { by: bael }))).toBe('Bael buys.');
    const nobody: (Facts | undefined)[] = [{ by: 'none' }, { by: [] }, {}, undefined];
    for (const facts of nobody) expect(say(phrase('sold', facts))).toBe('Nobody buys.');
  });

  test('numbers are written as the language writes them', () => {
    const facts = { value: 15, change: -2 };
    expect(say(phrase('worth', facts))).toBe('15,000 ducats, −2');
    expect(speaker('de', texts)(phrase('worth', facts))).toBe('15.000 ducats, −2');
  });

  test('nothing is made for words that are not said', () => {
    const lists = vi.spyOn(Intl, 'ListFormat');
    const numbers = vi.spyOn(Intl, 'NumberFormat');
    const languages = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf');
    const made = () => [lists, numbers, languages].map(({ mock }) => mock.calls.length);
    const fresh = speaker('en', texts);
    expect(fresh(phrase('gap', { by: bael, die: 4 }))).toBe('Bael rolls 4.');
    expect(fresh(phrase('count', { n: 2 }))).toBe('2 curses');
    expect(made()).toEqual([0, 0, 0]);
    expect(fresh(phrase('gap', { by: [bael, agares], die: 4 }))).toBe('Bael and Agares rolls 4.');
    expect(fresh(phrase('gap', { by: [agares], die: 4 }))).toBe('Agares rolls 4.');
    for (const n of [1200, 3400]) expect(fresh(phrase('count', { n }))).toMatch(/^\d,\d00 curses$/);
    expect(made()).toEqual([1, 0, 0]);
    // What is made is kept for all speakers: of this kind no other test has any.
    for (const n of [1.5, 2.5]) expect(fresh(phrase('exact', { n }))).toMatch(/^\d\.50000$/);
    expect(made()).toEqual([1, 1, 0]);
    vi.restoreAllMocks();
  });

  test.each(LANGUAGES)('%s: numbers are as the browser would write them, small ones too', (lang) => {
    const { format } = new Intl.NumberFormat(lang);
    const count = speaker(lang, { n: '{n, number}' });
    for (const n of [...Array(1001).keys(), -1, 0.5, 12_345]) {
      const browsers = format(n).replace('-', '−');
      expect(count(phrase('n', { n }))).toBe(lang === 'es' ? browsers.replace('.', '\u00a0') : browsers);
    }
  });

  test('a gap may be there twice, with room in its braces', () => {
    const twice = speaker('en', { ...texts, twice: '{by} and { by } again: {n}' });
    expect(twice(phrase('twice', { by: bael, n: 0 }))).toBe('Bael and Bael again: 0');
  });

  test('a text said again with other facts is filled anew', () => {
    expect(say(phrase('gap', { by: bael, die: 1 }))).toBe('Bael rolls 1.');
    expect(say(phrase('gap', { by: agares, die: 2 }))).toBe('Agares rolls 2.');
  });
});

describe('lists are joined as the language joins them', () => {
  const three = [bael, agares, phrase('name.3')];
  test.each([
    ['en', 'Bael, Agares and Vassago rolls 1.', 'Bael and Agares rolls 1.'],
    ['fr', 'Bael, Agares et Vassago rolls 1.', 'Bael et Agares rolls 1.'],
    ['de', 'Bael, Agares und Vassago rolls 1.', 'Bael und Agares rolls 1.'],
    ['ru', 'Bael, Agares и Vassago rolls 1.', 'Bael и Agares rolls 1.'],
  ] as const)('%s', (lang, ofThree, ofTwo) => {
    const speak = speaker(lang, texts);
    expect(speak(phrase('gap', { by: three, die: 1 }))).toBe(ofThree);
    expect(speak(phrase('gap', { by: three.slice(0, 2), die: 1 }))).toBe(ofTwo);
    expect(speak(phrase('gap', { by: three.slice(0, 1), die: 1 }))).toBe('Bael rolls 1.');
  });
});

test('what comes several times can be counted, and what is told in order stays so', () => {
  expect(say(phrase('gap', { by: counted([bael, agares, bael]), die: 1 }))).toBe('2 × Bael and Agares rolls 1.');
  expect(say(phrase('gap', { by: [bael, agares, bael], die: 1 }))).toBe('Bael, Agares and Bael rolls 1.');
  expect(say(phrase('gap', { by: ['6', '5', '6'], die: 1 }))).toBe('6, 5 and 6 rolls 1.');
});

test('only a number that is below zero has a minus: what somebody typed stays as it is', () => {
  expect(say(phrase('gap', { by: '-4', die: 1 }))).toBe('-4 rolls 1.');
});

describe('a gap asks for a form of the name that fills it', () => {
  const russian = {
    'mage.nero': 'Неро',
    'mage.tessa': 'Тесса',
    'mage.tessa#gen': 'Тессы',
    'mage.tessa#gender': 'f',
    'mage#gender': 'm',
    'spirit.1': 'Баал',
    'spirit#gen': '{name}а',
    ring: 'кольцо',
    'ring#gen': 'кольца',
    'figure.nth': '{name} {n}',
    'figure.nth#gen': '{name_gen} номер {n}',
    of: 'Щит {who_gen}',
    fell: '{who_gender, select, f {{who} пала} pl {{who} пали} other {{who} пал}}',
    act: '{who} {who_count, plural, one {ходит} other {ходят}}',
    begin: '{who_Gen} нет. {who_Name}!',
  };
  const speak = speaker('ru', russian);
  const [nero, tessa] = [phrase('mage.nero'), phrase('mage.tessa')];
  const of = (key: string, who: Fact) => speak(phrase(key, { who }));

  test('its own, else that of its family, else the name as it is', () => {
    expect(of('of', tessa)).toBe('Щит Тессы');
    expect(of('of', phrase('spirit.1'))).toBe('Щит Баала');
    expect(of('of', nero)).toBe('Щит Неро');
    expect(of('of', phrase('ring'))).toBe('Щит кольца');
    expect(of('of', 'Кто-то')).toBe('Щит Кто-то');
    expect(of('of', { key: 'mage.new', or: 'Новый' })).toBe('Щит Новый');
  });

  test('of each in a list, and of the names that a name is made of', () => {
    expect(of('of', [tessa, phrase('spirit.1')])).toBe('Щит Тессы и Баала');
    expect(of('of', phrase('figure.nth', { name: tessa, n: 2 }))).toBe('Щит Тессы номер 2');
  });

  test('gender and number to agree with', () => {
    expect([tessa, nero, [tessa], [tessa, nero]].map((who) => of('fell', who))).toEqual([
      'Тесса пала',
      'Неро пал',
      'Тесса пала',
      'Тесса и Неро пали',
    ]);
    expect(of('fell', phrase('spirit.1'))).toBe('Баал пал');
    expect([nero, [nero], [tessa, nero]].map((who) => of('act', who))).toEqual([
      'Неро ходит',
      'Неро ходит',
      'Тесса и Неро ходят',
    ]);
  });

  test('of its own language, whatever forms another table has', () => {
    const english = {
      'mage.tessa': 'Tessa',
      'mage.tessa#the': 'our Tessa',
      'spirit.2': 'Agares',
      'spirit.2#the': 'the Agares',
    };
    const italian = { 'mage.tessa': 'Tessa', 'mage#the': 'la {name}', who: '{who_the}' };
    const both = speaker('it', english, italian);
    expect(both(phrase('who', { who: tessa }))).toBe('la Tessa');
    expect(both(phrase('who', { who: phrase('spirit.2') }))).toBe('the Agares');
  });

  test('with a capital letter where a sentence begins', () => {
    expect(of('begin', phrase('ring'))).toBe('Кольца нет. Кольцо!');
    expect(of('begin', '«кто-то»')).toBe('«Кто-то» нет. «Кто-то»!');
  });

  test('counts as the same gap', () => {
    expect([...gapsIn('{a_gen} {b_gender, select, f {x} other {y}} {a, select, none {} other {z}}')]).toEqual([
      ['a', ['none', 'other']],
      ['b', []],
    ]);
    expect(formsIn('{a_gen} {b}')).toEqual(['a_gen', 'b']);
  });
});

describe('a key without a text', () => {
  test('is said by its stand-in, else it shows', () => {
    expect(say({ key: 'name.73', or: 'Somebody new' })).toBe('Somebody new');
    expect(say({ key: 'name.1', or: 'Somebody new' })).toBe('Bael');
    expect(say(phrase('name.73'))).toBe('⟨name.73⟩');
    expect(say(phrase('gap', { by: phrase('name.73'), die: 1 }))).toBe('⟨name.73⟩ rolls 1.');
  });

  test('is missing even if every object has something by that name', () => {
    expect(say(phrase('constructor'))).toBe('⟨constructor⟩');
  });

  test('is looked for in every table, the last one first', () => {
    const both = speaker('en', texts, { 'name.1': 'Baal', more: 'More.' });
    expect([bael, agares, phrase('more')].map(both)).toEqual(['Baal', 'Agares', 'More.']);
  });
});

test('a malformed text is an error, not a guess', () => {
  expect(() => speaker('en', { wrong: '{by, plural, one {x}}' })(phrase('wrong', { by: 1 }))).toThrow();
});

test('the gaps of a text, also inside plurals and selects, with the forms that they select', () => {
  const text = '{a, select, none {{b, plural, one {{c}} other {# {d}}}} other {{a}{e, number, ::scale/1000}}}';
  expect([...gapsIn(text)].sort()).toEqual([
    ['a', ['none', 'other']],
    ['b', []],
    ['c', []],
    ['d', []],
    ['e', []],
  ]);
  expect(gapsIn('plain').size).toBe(0);
});

test('questions and refusals have keys of their own', () => {
  const question = { kind: 'evade', rule: '6.0g', facts: { hex: '0705' } };
  expect(prompt(question)).toEqual({ key: 'question.evade', facts: { hex: '0705' }, rule: '6.0g' });
  expect(waiting(question, [bael])).toEqual({
    key: 'waiting.evade',
    facts: { hex: '0705', who: [bael] },
    rule: '6.0g',
  });
  expect(why({ rule: 'R25', facts: {} })).toEqual({ key: 'refusal.R25', facts: {}, rule: 'R25' });
  expect(why({ rule: 'R25', facts: {}, reason: 'fled' }).key).toBe('refusal.R25.fled');
});

test('six languages call themselves by their own names', () => {
  expect(LANGUAGES).toEqual(['en', 'fr', 'it', 'es', 'de', 'ru']);
  expect(LANGUAGE_NAMES.ru).toBe('Русский');
});
