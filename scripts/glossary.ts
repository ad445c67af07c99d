// npm run glossary [-- <game> [<language>]]
//
// Says where texts do not keep to words/glossary.json: where the English has a term of the game, each language has its one word for it, and
// words that were given up are nowhere.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, literalsIn } from '@conjure/words';
import { commandLine, misused } from './command-line.ts';
import { root } from './node.mjs';

/** A term of one game, in every language by the word that a dictionary would have. */
export type GlossaryTerm = { readonly [lang in Language]: string } & {
  /** How its forms are found, where the word without its ending is not enough: a regular expression. */
  readonly stems?: { readonly [lang in Language]?: string };
  /** Words that mean it, too, and are not ours. */
  readonly never?: { readonly [lang in Language]?: readonly string[] };
  /** Texts that may say it otherwise. */
  readonly except?: { readonly [lang in Language]?: readonly string[] };
};

/** Texts by their place, such as `words.json event.died`. */
export type TextsByPlace = ReadonlyMap<string, string>;

/** Where the texts of a language leave the glossary, a line for each. */
export function unlikeGlossary(
  terms: readonly GlossaryTerm[],
  lang: Language,
  own: TextsByPlace,
  english: TextsByPlace,
): string[] {
  return terms.flatMap((term) => {
    const said = wordIn(term, lang);
    const inEnglish = wordIn(term, 'en');
    const free = new Set(term.except?.[lang] ?? []);
    const never = (term.never?.[lang] ?? []).map((word) => new RegExp(`(?<!\\p{L})${word}`, 'iu'));
    return [...own].flatMap(([place, text]) => {
      if (free.has(place)) return [];
      const bare = withoutGaps(text);
      const wrong = never.find((word) => word.test(bare));
      if (wrong)
        return [`${place}: ${wrong.source.replace('(?<!\\p{L})', '')} is not our word for ${term.en}: ${term[lang]}`];
      const original = english.get(place);
      const isAsked = lang !== 'en' && original !== undefined && inEnglish.test(withoutGaps(original));
      return isAsked && !said.test(bare) ? [`${place}: has “${term.en}” in English, but not ${term[lang]}`] : [];
    });
  });
}

/** Exceptions that are none, because the text is gone or keeps to the glossary. */
export function idleExceptions(
  terms: readonly GlossaryTerm[],
  lang: Language,
  own: TextsByPlace,
  english: TextsByPlace,
): string[] {
  return terms.flatMap((term) => {
    const { except, ...strict } = term;
    const places = except?.[lang] ?? [];
    if (places.length === 0) return [];
    const wrong = unlikeGlossary([strict as GlossaryTerm], lang, own, english);
    return places
      .filter((place) => !wrong.some((line) => line.startsWith(`${place}: `)))
      .map((place) => `${place}: needs no exception for ${term.en}`);
  });
}

function wordIn(term: GlossaryTerm, lang: Language): RegExp {
  const stem = term.stems?.[lang];
  if (stem) return new RegExp(stem, 'isu');
  const word = term[lang];
  // A term with a capital is a name: “Power” is not any power.
  if (lang === 'en') return new RegExp(`(?<!\\p{L})${word}(s|es)?(?!\\p{L})`, word === word.toLowerCase() ? 'iu' : 'u');
  return new RegExp(
    word
      .split(/[ ’]/)
      .filter((part) => part.length > 2)
      .map(stemOf)
      .join('.*'),
    'isu',
  );
}

/** A word without its ending. */
const stemOf = (word: string): string => word.slice(0, Math.max(3, word.length - 2));

/** The words of a text, without the names of its gaps and choices. */
const withoutGaps = (text: string): string => (text.includes('{') ? literalsIn(text) : text);

/** The texts of a game in a language, wherever they lie. */
export function placesOf(game: string, lang: Language): TextsByPlace {
  const places = new Map<string, string>();
  const files = [`games/${game}/text/${lang}/*.json`, `web/text/${lang}/${game}.json`];
  for (const file of globSync(files, { cwd: root }).sort()) {
    const name = file.split('/').at(-1);
    for (const [key, text] of Object.entries(
      JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, Text>,
    ))
      places.set(`${name} ${key}`, textOf(text));
  }
  if (lang === 'en')
    for (const rule of JSON.parse(readFileSync(join(root, `games/${game}/rules.json`), 'utf8')) as RuleText[])
      places.set(`rules.json ${rule.id}`, textOf(rule));
  return places;
}

type RuleText = { readonly id: string; readonly title: string; readonly text: string };
type Text = string | Omit<RuleText, 'id'>;
const textOf = (text: Text): string => (typeof text === 'string' ? text : `${text.title} ${text.text}`);

if (process.argv[1] === import.meta.filename) {
  const { positionals } = commandLine({ allowPositionals: true });
  const [only, language] = positionals;
  const glossary = JSON.parse(readFileSync(join(root, 'words/glossary.json'), 'utf8')) as Record<
    string,
    GlossaryTerm[]
  >;
  if (only !== undefined && !Object.hasOwn(glossary, only))
    misused(`There is no game "${only}"; there are ${Object.keys(glossary).join(', ')}.`);
  if (language !== undefined && !LANGUAGES.some((lang) => lang === language))
    misused(`There is no language "${language}"; there are ${LANGUAGES.join(', ')}.`);
  const wrong = Object.entries(glossary)
    .filter(([game]) => only === undefined || game === only)
    .flatMap(([game, terms]) => {
      const english = placesOf(game, 'en');
      return LANGUAGES.filter((lang) => language === undefined || lang === language).flatMap((lang) => {
        const own = placesOf(game, lang);
        const lines = [...unlikeGlossary(terms, lang, own, english), ...idleExceptions(terms, lang, own, english)];
        return lines.map((line) => `${game} ${lang} ${line}`);
      });
    });
  for (const line of wrong) console.error(line);
  const count = Object.values(glossary).flat().length;
  console.log(`${count} terms, ${wrong.length} ${wrong.length === 1 ? 'problem' : 'problems'}`);
  if (wrong.length > 0) process.exitCode = 1;
}
