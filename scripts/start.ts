// npm start [-- --port 8080 --open --lan --game <folder> …]
//
// Builds the page where that is needed, and runs a server with it. `--game` builds a game of your own into the page. All other options are those of
// `npx conjure server --help`.

import { complain } from '@conjure/cli/complain';
import { useGameFolder, warnOfMissingTexts } from '@conjure/cli/game-folder';
import { languageIn, main } from '@conjure/cli/main';
import { buildPage } from './building.ts';

const MISUSED = 2;

/** Everything but `--game <folder>` is for the server. */
function withoutGame(args: readonly string[]): { folder: string | undefined; rest: string[] } {
  const at = args.findIndex((arg) => arg === '--game' || arg.startsWith('--game='));
  if (at < 0) return { folder: undefined, rest: [...args] };
  const [, inline] = args[at].split('=');
  return { folder: inline ?? args[at + 1] ?? '', rest: args.toSpliced(at, inline === undefined ? 2 : 1) };
}

const typed = process.argv.slice(2);
const language = languageIn(typed);
const { folder, rest } = withoutGame(typed);
const trouble = folder === undefined ? null : await useGameFolder(folder, true);
if (trouble) {
  complain(language, trouble);
  process.exitCode = MISUSED;
} else {
  if (folder !== undefined) await warnOfMissingTexts(folder, language);
  process.exitCode = (await buildPage({ keeps: true })) ? await main(['server', ...rest], language) : 1;
}
