import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, type Phrase, phrase, type Rule } from '@conjure/engine';
import type { GameTexts } from '@conjure/engine/content';
import { beforeAll, describe, expect, test } from 'vitest';
import { gapsIn, LANGUAGES, type Language, speaker } from '../index.ts';
import { brokenIn, formFaults, gapsOf, isForm, keysIn, lackingForms } from '../proof/index.ts';

type Texts = Record<string, string>;

/** A game as far as it has words, and what its code asks for. */
interface Worded {
  /** Where the game lies. */
  readonly folder: string;
  readonly rules: readonly Rule[];
  readonly languages: readonly string[];
  textsOf(lang: Language): Promise<GameTexts>;
  /** The kinds of questions that it knows, and those that its rules ask. */
  readonly kinds: readonly string[];
  readonly askedKinds: readonly string[];
  /** Exactly the keys of `words.json`. */
  readonly words: readonly string[];
  /** Keys of `names.json`. */
  readonly names: readonly string[];
  /** All that is to be said in many matches. */
  sayings(): readonly Phrase[];
  /** Said of things that happen, with facts: the matches must come to all of these, but for those that are never heard. */
  readonly sentence?: RegExp;
  readonly unheard?: readonly string[];
  /** Whether “none” is a word of its English. Else it shows that a fact was left out; here, nobody may leave one out. */
  readonly saysNone?: boolean;
}

/** Said without facts, and not by the rules. */
const BARE = /^(game|option|set|chapter|undo)\./;

/** The tests that the words of every game must pass, in every language. */
export function testWordsOf({ folder, rules, languages, textsOf, words, names, ...game }: Worded): void {
  const { sentence = /^(event|question|waiting|answer|refusal|position|why)\./, unheard = [], saysNone = false } = game;
  const fileOf = (lang: string, name: string): Texts =>
    JSON.parse(readFileSync(join(folder, 'text', lang, name), 'utf8'));
  const textsIn = (lang: string): Texts => ({ ...fileOf(lang, 'names.json'), ...fileOf(lang, 'words.json') });
  const english = textsIn('en');

  let said: readonly Phrase[] = [];
  beforeAll(() => {
    said = [...game.sayings(), ...words.filter((key) => BARE.test(key)).map((key) => phrase(key))];
  }, 120_000);

  test('the game and the words have the same languages', () => {
    expect(languages).toEqual(LANGUAGES);
  });

  describe('what the code asks for', () => {
    test('every kind of question that the rules ask is known', () => {
      expect([...game.kinds].sort()).toEqual([...game.askedKinds].sort());
    });

    test('English has exactly the words and the names that are asked for', () => {
      expect(keysIn(fileOf('en', 'words.json')).sort()).toEqual([...new Set(words)].sort());
      expect(keysIn(fileOf('en', 'names.json')).sort()).toEqual([...new Set(names)].sort());
    });

    test('the matches come to every sentence', () => {
      const heard = new Set(said.map(({ key }) => key));
      expect(words.filter((key) => sentence.test(key) && !heard.has(key))).toEqual(unheard);
    });

    test('only for what there is', () => {
      const keys = new Set(said.map(({ key }) => key));
      expect([...keys].filter((key) => !(key in english))).toEqual([]);
    });

    test('no sentence has a gap that nobody fills', () => {
      const empty = [...Map.groupBy(said, ({ key }) => key)].flatMap(([key, phrases]) =>
        [...gapsIn(must(english[key], 'text', key)).keys()]
          .filter((gap) => {
            const fills = ({ facts = {} }: Phrase) => gap in facts;
            return !(saysNone ? phrases.every(fills) : phrases.some(fills));
          })
          .map((gap) => `${key}: {${gap}}`),
      );
      expect(empty).toEqual([]);
    });
  });

  describe.each(LANGUAGES)('%s', (lang) => {
    const texts = textsIn(lang);

    test('has a text for every key of English, and no others', () => {
      for (const name of ['names.json', 'words.json'])
        expect(keysIn(fileOf(lang, name)).sort()).toEqual(keysIn(fileOf('en', name)).sort());
    });

    test('has every form that its sentences ask for, of every name that can stand there', () => {
      expect(formFaults(texts)).toEqual([]);
      expect(lackingForms(texts, said)).toEqual([]);
    });

    test('no text is empty, starts a quotation by a straight apostrophe, or has spaces to spare', () => {
      const wrong = Object.entries(texts).filter(([, text]) => !text || /'|^ | $| {2}/.test(text));
      expect(wrong).toEqual([]);
    });

    test('every text has the gaps of the English one, choosing between the same forms, with numbers in the same measure', () => {
      const common = Object.keys(english).filter((key) => key in texts && !isForm(key));
      const shapes = (of: Texts) => Object.fromEntries(common.map((key) => [key, gapsOf(must(of[key], 'text', key))]));
      expect(shapes(texts)).toEqual(shapes(english));
    });

    test('says everything that is heard in the matches', () => {
      const say = speaker(lang, texts);
      const broken = brokenIn(lang, saysNone && lang === 'en');
      const wrong = said.map((one) => ({ key: one.key, words: say(one) })).filter((one) => broken.test(one.words));
      expect(wrong.slice(0, 20)).toEqual([]);
    });

    test('gives names, words and every rule in one', async () => {
      const loaded = await textsOf(lang);
      expect(loaded.words).toEqual(texts);
      expect(rules.filter(({ id }) => !loaded.rules[id]?.title || !loaded.rules[id]?.text)).toEqual([]);
    });
  });
}
