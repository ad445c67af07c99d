import type { Phrase } from '@conjure/engine';
import type { Box } from '@conjure/shelf';
import type { Texts } from '@conjure/words';
import { missingKeys, textFaults } from '@conjure/words/proof';
import { LANGUAGES, type Language } from '../text/languages.ts';
import { hearMatch } from '../words/sayings.ts';

/** A text that is missing or wrong, and in which language. */
export interface TextFault {
  readonly language: Language;
  readonly what: string;
}

/** What is said of a game that is not played yet. */
const beforePlay = ({ game, chapters, sets }: Box): Phrase[] => [
  { key: 'game.title' },
  ...game.options.flatMap(({ name, values }) =>
    ['', '.text', ...values.map((value) => `.${value}`)].map((end) => ({ key: `option.${name}${end}` })),
  ),
  ...sets.flatMap(({ name }) => [{ key: `set.${name}` }, { key: `set.${name}.text` }]),
  ...chapters.map(({ title }) => title),
];

/** What is said of a match and of its game, without what the laboratory has words for. */
async function saidOf(box: Box, heard: readonly Phrase[]): Promise<Phrase[]> {
  const { default: lab } = await import('@conjure/lab/text/en.json', { with: { type: 'json' } });
  return [...beforePlay(box), ...heard].filter(({ key }) => !(key in lab));
}

/** What is wrong with a game's texts in each language, by what was said in its matches. */
export async function faultsOfTexts(box: Box, heard: readonly Phrase[]): Promise<TextFault[]> {
  const said = await saidOf(box, heard);
  const { words: english } = await box.textsOf('en');
  const faults = LANGUAGES.map(async (language) => {
    const { words, rules } = await box.textsOf(language);
    const untold = box.game.rules.filter(({ id }) => !rules[id]?.title || !rules[id].text);
    return [
      ...textFaults(language, words, english, said),
      ...untold.map(({ id }) => `rule ${id} has no title or no text`),
    ].map((what) => ({ language, what }));
  });
  return (await Promise.all(faults)).flat();
}

/** A first look: so many matches, each no farther than so many decisions. */
const GLANCES = 2;
const FAR = 150;

/** The keys that have no text in a language, as far as a first look shows. */
export async function missingAtFirst(box: Box, language: Language): Promise<string[]> {
  const heard: Phrase[] = [];
  try {
    for (let i = 0; i < GLANCES; i++) hearMatch(box, `first look ${i}`, (phrase) => heard.push(phrase), FAR);
  } catch {
    // What fails in its rules shows when it is played, or in `conjure check`.
  }
  const said = await saidOf(box, heard);
  const tables: Texts[] = [(await box.textsOf('en')).words, (await box.textsOf(language)).words];
  return [...new Set(tables.flatMap((texts) => missingKeys(texts, said)))].sort();
}
