import { colourIn, isColourful } from '../args/colour.ts';
import type { CommandLine } from '../args/commands.ts';
import { gameNamed } from '../args/game.ts';
import { DONE } from '../exit.ts';
import { colourful, plain } from '../play/canvas.ts';
import { failing } from '../text/complain.ts';
import { print } from '../text/print.ts';
import { voiceFor } from '../text/voice.ts';
import { type Catalogue, findRules, foundLines, listRules } from './catalogue.ts';

/** `conjure rules <game> [rule or words]`: the catalogue, one rule, or those that speak of something. */
export async function runRules({ words, options, language }: CommandLine): Promise<number> {
  const fail = failing(language);
  const wanted = await gameNamed('rules', words, true);
  if ('trouble' in wanted) return fail(wanted.trouble);
  const { box, more: asked } = wanted;
  const colour = colourIn(options.color);
  if ('trouble' in colour) return fail(colour.trouble);
  const catalogue: Catalogue = {
    chapters: box.chapters,
    voice: await voiceFor(language, box),
    page: {
      width: process.stdout.columns || 100,
      height: Number.POSITIVE_INFINITY,
      paint: isColourful(colour.word, { output: process.stdout, env: process.env }) ? colourful : plain,
    },
  };
  if (asked.length === 0) {
    print(listRules(catalogue).join('\n'));
    return DONE;
  }
  print(foundLines(catalogue, asked.join(' ')).join('\n'));
  return findRules(catalogue, asked.join(' ')).length > 0 ? 0 : 1;
}
