import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { allBoxes } from '@conjure/shelf';
import { type Language, speaker } from '@conjure/words';
import { gamesWithData } from '../data.ts';
import { ownTexts } from '../text/languages.ts';
import { warn } from '../text/print.ts';
import { clearly, printableJson } from '../text/printable.ts';
import { dataTrouble } from '../text/trouble.ts';
import { LIMITS } from './limits.ts';
import { linesOf } from './lines.ts';
import { handle, newSession, tooLong } from './session.ts';
import { loadLibrary } from './texts.ts';

export interface EngineOptions {
  /** Dice may be scripted. */
  test?: boolean;
  /** A folder with data files to be used in place of the games' own. */
  data?: string;
  lang?: Language;
  input?: Readable;
  output?: Writable;
  complain?: (what: string) => void;
}

/** `conjure engine`: a reply for every line, in order, until the input ends. Gives the exit code. */
export async function runEngine(options: EngineOptions = {}): Promise<number> {
  const { test, data, lang = 'en', input = process.stdin, output = process.stdout, complain = warn } = options;
  const boxes = await allBoxes();
  const found = gamesWithData(boxes, data);
  if ('trouble' in found) {
    complain(clearly(speaker(lang, ownTexts(lang)))(dataTrouble(data ?? '', found.trouble)));
    return 1;
  }
  const session = newSession({ games: found.games, library: await loadLibrary(boxes), test, lang });
  let gone = false;
  // Whoever reads the replies may go away at any time; there is nobody left to tell.
  const leave = () => {
    gone = true;
    input.destroy();
  };
  output.on('error', leave);
  try {
    for await (const line of linesOf(input, LIMITS.line)) {
      if (gone) break;
      if (line?.trim() === '') continue;
      const reply = line === null ? tooLong() : handle(session, line);
      if (!output.write(`${printableJson(JSON.stringify(reply))}\n`) && !gone) await drained(output);
    }
  } catch (error) {
    // Breaking off the input is how `leave` ends the loop; an input that breaks by itself ends it, too.
    if (!gone) complain(`The input broke off: ${error instanceof Error ? error.message : String(error)}`);
    return gone ? 0 : 1;
  }
  return 0;
}

/** Waits until there is room for more, or nobody to read it. */
async function drained(output: Writable): Promise<void> {
  const done = new AbortController();
  const { signal } = done;
  await Promise.race([once(output, 'drain', { signal }), once(output, 'close', { signal })]).catch(() => {});
  done.abort();
}
