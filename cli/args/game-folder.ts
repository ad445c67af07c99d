import { basename, resolve } from 'node:path';
import type { Language } from '../text/languages.ts';
import type { UsageTrouble } from './read.ts';

/** Puts the game of a folder on the shelf, or says what is wrong with it; the page wants more of it than the command does. */
export async function useGameFolder(folder: string, isForPage = false): Promise<UsageTrouble | null> {
  const path = resolve(folder);
  // Before the shelf is loaded, which looks at it.
  process.env.CONJURE_GAME = path;
  const { faultIn } = await import('@conjure/shelf');
  const fault = await faultIn(path, isForPage);
  return (
    fault && { key: 'game.fault', facts: { folder, place: fault.place, expected: fault.expected, got: fault.got } }
  );
}

/** Says on the error output which texts a game of a folder lacks, as far as a first look shows. It can be played all the same. */
export async function warnOfMissingTexts(folder: string, language: Language): Promise<void> {
  const [{ boxOf }, { missingAtFirst }, { tellerIn }, { warn }] = await Promise.all([
    import('@conjure/shelf'),
    import('../check/texts.ts'),
    import('../text/complain.ts'),
    import('../text/print.ts'),
  ]);
  const box = await boxOf(basename(resolve(folder)));
  const [key, ...others] = box ? await missingAtFirst(box, language) : [];
  if (key !== undefined) warn(tellerIn(language).tell('game.lacking', { n: others.length + 1, key, folder }));
}
