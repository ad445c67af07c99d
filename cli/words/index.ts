import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from '@conjure/shelf';
import type { Texts } from '@conjure/words';
import { colourIn, isColourful } from '../args/colour.ts';
import type { CommandLine } from '../args/commands.ts';
import { gameNamed } from '../args/game.ts';
import { DONE, FAILED } from '../exit.ts';
import { colourful, plain } from '../play/canvas.ts';
import { failing } from '../text/complain.ts';
import { LANGUAGES, type Language } from '../text/languages.ts';
import { plainWord } from '../text/plain-word.ts';
import { print } from '../text/print.ts';
import { type LanguageTexts, textLines } from './lines.ts';
import { factsInPlay } from './sayings.ts';

/** How many keys are named where a word is in several texts. */
const NAMED = 40;

/** `conjure words <game> <key>`: a text in every language, side by side; or the keys of the texts that have a word in them. */
export async function runWords({ words, options, language }: CommandLine): Promise<number> {
  const fail = failing(language);
  const wanted = await gameNamed('words', words, true);
  if ('trouble' in wanted) return fail(wanted.trouble);
  const colour = colourIn(options.color);
  if ('trouble' in colour) return fail(colour.trouble);
  const { box, more } = wanted;
  const asked = more.join(' ');
  if (asked === '') return fail({ key: 'words.which', facts: {} });
  const tables = await Promise.all(LANGUAGES.map((one) => tableOf(box, one)));
  const [english] = tables;
  if (asked in english.texts) {
    const paint = isColourful(colour.word, { output: process.stdout, env: process.env }) ? colourful : plain;
    const look = { width: process.stdout.columns || 100, paint };
    print(textLines(asked, tables, factsInPlay(box, asked), look).join('\n'));
    return DONE;
  }
  const found = keysWith(asked, tables);
  if (found.length === 0) return fail({ key: 'words.none', facts: { word: asked } }, FAILED);
  print([...found.slice(0, NAMED), ...(found.length > NAMED ? ['…'] : [])].join('\n'));
  return DONE;
}

/** The keys that have the word in them, and those of the texts that do, in any language. */
function keysWith(word: string, tables: readonly LanguageTexts[]): string[] {
  const wanted = plainWord(word);
  const keys = tables.flatMap(({ texts }) =>
    Object.entries(texts).flatMap(([key, text]) =>
      `${plainWord(key)} ${plainWord(text)}`.includes(wanted) ? [key] : [],
    ),
  );
  return [...new Set(keys)].filter((key) => !key.includes('#')).sort();
}

/** All that is said of a game: its words and names, lessons, rules, and what the page says, where it lies beside the command. */
async function tableOf(box: Box, language: Language): Promise<LanguageTexts> {
  const [{ words, rules }, lessons] = await Promise.all([box.textsOf(language), box.lessonTextsOf(language)]);
  const ruleTexts = Object.entries(rules).map(([id, { title, text }]) => [id, `${title}: ${text}`]);
  return { language, texts: { ...pageTexts(language), ...lessons, ...Object.fromEntries(ruleTexts), ...words } };
}

function pageTexts(language: Language): Texts {
  const folder = join(import.meta.dirname, '../../web/text', language);
  const files = globSync('*.json', { cwd: folder }).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return Object.assign({}, ...files);
}
