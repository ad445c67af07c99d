import { demons } from '@conjure/demons';
import { colourIn, isColourful } from '../args/colour.ts';
import type { CommandLine } from '../args/commands.ts';
import { oneOfWords } from '../args/read.ts';
import { GAMES } from '../games.ts';
import { colourful, plain } from '../play/canvas.ts';
import { complain } from '../text/complain.ts';
import { voiceFor } from '../text/voice.ts';
import { type Catalogue, findRules, foundLines, listRules } from './catalogue.ts';

/** `conjure rules <game> [rule or words]`: the catalogue, one rule, or those that speak of something. */
export async function runRules({ words, options, language }: CommandLine): Promise<number> {
  const [name, ...asked] = words;
  const misused = (trouble: Parameters<typeof complain>[1]) => {
    complain(language, trouble);
    return 2;
  };
  if (name === undefined) return misused({ key: 'usage.game', facts: { command: 'rules' } });
  const game = oneOfWords(name, GAMES, 'usage.unknownGame');
  if ('trouble' in game) return misused(game.trouble);
  const colour = colourIn(options.color);
  if ('trouble' in colour) return misused(colour.trouble);
  const catalogue: Catalogue = {
    rules: demons.rules,
    voice: await voiceFor(language),
    page: {
      width: process.stdout.columns || 100,
      height: Number.POSITIVE_INFINITY,
      paint: isColourful(colour.word, { output: process.stdout, env: process.env }) ? colourful : plain,
    },
  };
  if (asked.length === 0) {
    console.log(listRules(catalogue).join('\n'));
    return 0;
  }
  console.log(foundLines(catalogue, asked.join(' ')).join('\n'));
  return findRules(catalogue, asked.join(' ')).length > 0 ? 0 : 1;
}
