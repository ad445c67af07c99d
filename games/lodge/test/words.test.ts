import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Phrase, phrase } from '@conjure/engine';
import { gapsIn, speaker } from '@conjure/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { QUESTION_KINDS } from '../forms.ts';
import { lodge } from '../game.ts';
import { LANGUAGES, textsOf } from '../texts.ts';
import { askedKinds, requiredNames, requiredWords } from './words/required.ts';
import { sayings } from './words/sayings.ts';

type Texts = Record<string, string>;

function fileOf(lang: string, name: string): Texts {
  const file = join(import.meta.dirname, '../text', lang, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
const textsIn = (lang: string): Texts => ({ ...fileOf(lang, 'names.json'), ...fileOf(lang, 'words.json') });
const english = textsIn('en');

/** Said without facts, and not by the rules. */
const bare = /^(game|option|set|chapter|undo)\./;
/** Said of things that happen, with facts; refusals are met one by one in the tests of their rules. */
const sentence = /^(event|question|waiting|answer|position)\./;

let said: Phrase[] = [];
beforeAll(() => {
  const plain = requiredWords.filter((key) => bare.test(key));
  said = [...sayings(60), ...plain.map((key) => phrase(key))];
}, 120_000);

describe('what the code asks for', () => {
  test('every kind of question that the rules ask is known', () => {
    expect([...QUESTION_KINDS].sort()).toEqual([...askedKinds].sort());
  });

  test('English has exactly the words that are asked for, and all the names', () => {
    expect(Object.keys(fileOf('en', 'words.json')).sort()).toEqual([...new Set(requiredWords)].sort());
    expect(Object.keys(fileOf('en', 'names.json')).sort()).toEqual([...new Set(requiredNames)].sort());
  });

  test('matches among eager players come to every sentence', () => {
    const heard = new Set(said.map(({ key }) => key));
    expect(requiredWords.filter((key) => sentence.test(key) && !heard.has(key))).toEqual([]);
  });

  test('only for what there is', () => {
    const names = new Set(said.map(({ key }) => key));
    expect([...names].filter((key) => !(key in english))).toEqual([]);
  });

  test('no sentence has a gap that nobody fills', () => {
    const filled = new Map<string, Set<string>[]>();
    for (const { key, facts = {} } of said) filled.set(key, [...(filled.get(key) ?? []), new Set(Object.keys(facts))]);
    const empty = [...filled].flatMap(([key, all]) =>
      [...gapsIn(english[key]).keys()]
        .filter((gap) => all.some((facts) => !facts.has(gap)))
        .map((gap) => `${key}: {${gap}}`),
    );
    expect(empty).toEqual([]);
  });
});

describe.each(LANGUAGES)('%s', (lang) => {
  const texts = textsIn(lang);

  test('has a text for every key of English, and no others', () => {
    for (const name of ['names.json', 'words.json'])
      expect(Object.keys(fileOf(lang, name)).sort()).toEqual(Object.keys(fileOf('en', name)).sort());
  });

  test('no text is empty, starts a quotation by a straight apostrophe, or has spaces to spare', () => {
    const wrong = Object.entries(texts).filter(([, text]) => !text || /'|^ | $| {2}/.test(text));
    expect(wrong).toEqual([]);
  });

  test('every text has the gaps of the English one, choosing between the same forms', () => {
    const common = Object.keys(english).filter((key) => key in texts);
    const shapes = (of: Texts) =>
      Object.fromEntries(common.map((key) => [key, Object.fromEntries([...gapsIn(of[key])].sort())]));
    expect(shapes(texts)).toEqual(shapes(english));
  });

  test('says everything that is heard in matches among eager players', () => {
    const say = speaker(lang, texts);
    const wrong = said.map((one) => ({ key: one.key, words: say(one) })).filter(({ words }) => isBroken(words));
    expect(wrong.slice(0, 20)).toEqual([]);
  });

  test('gives names, words and every rule in one', async () => {
    const loaded = await textsOf(lang);
    expect(loaded.words).toEqual(texts);
    expect(lodge.rules.filter(({ id }) => !loaded.rules[id]?.title || !loaded.rules[id]?.text)).toEqual([]);
  });
});

/** Nothing said, a missing key, a gap left open, or a value that is no word. */
const isBroken = (words: string): boolean => words === '' || /[{}⟨⟩]|undefined|NaN|\[object| {2}/u.test(words);
