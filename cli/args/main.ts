import { DONE, MISUSED } from '../exit.ts';
import { isLanguage, LANGUAGES, type Language, languageOf, ownTexts } from '../text/languages.ts';
import { COMMAND_NAMES, COMMANDS } from './commands.ts';
import { useGameFolder, warnOfMissingTexts } from './game-folder.ts';
import { commandHelp, mainHelp } from './help.ts';
import { oneOfWords, readLine, type UsageTrouble } from './read.ts';

/** Runs the command line and gives the exit code. */
export async function main(args: readonly string[], language: Language): Promise<number> {
  const [first, ...rest] = withoutLanguage(args);
  const spoken = args[0]?.startsWith('--lang') ? languageTrouble(args[0].split('=')[1] ?? args[1]) : null;
  if (spoken) return misused(language, spoken);
  if (first === undefined || HELP.has(first)) {
    const about =
      rest[0] === undefined || rest[0].startsWith('-') ? null : oneOfWords(rest[0], COMMAND_NAMES, 'usage.command');
    return about && 'trouble' in about ? misused(language, about.trouble) : help(language, about?.word);
  }
  const command = oneOfWords(first, COMMAND_NAMES, first.startsWith('-') ? 'usage.optionFirst' : 'usage.command');
  if ('trouble' in command) return misused(language, command.trouble);
  const { word: name } = command;
  const line = readLine(COMMANDS[name], rest);
  if ('trouble' in line) return misused(language, line.trouble);
  if (line.options.help) return help(language, name);
  const unspoken = languageTrouble(line.options.lang);
  if (unspoken) return misused(language, unspoken);
  const { game } = line.options;
  if (typeof game === 'string') {
    const trouble = await useGameFolder(game);
    if (trouble) return misused(language, trouble);
    if (PLAYING.has(name)) await warnOfMissingTexts(game, language);
  }
  return COMMANDS[name].run({ ...line, language });
}

/** What is wrong with the language that was asked for, if one was. */
function languageTrouble(wanted: string | true | undefined): UsageTrouble | null {
  const known = typeof wanted === 'string' ? oneOfWords(wanted, LANGUAGES, 'usage.lang') : null;
  return known && 'trouble' in known ? known.trouble : null;
}

/** Commands that say much of what a game has to say. */
const PLAYING: ReadonlySet<string> = new Set(['play', 'simulate', 'server']);

const HELP = new Set(['--help', '-h', 'help']);

/** Help comes at once: it loads neither games nor a formatter. */
function help(language: Language, name = ''): number {
  const width = Math.min(100, process.stdout.columns || Number(process.env.COLUMNS) || 100);
  const texts = ownTexts(language);
  console.log((COMMAND_NAMES.includes(name) ? commandHelp(name, texts, width) : mainHelp(texts, width)).join('\n'));
  return DONE;
}

/** `conjure --lang fr --help` asks for help, not for a command called --lang. */
const withoutLanguage = (args: readonly string[]): readonly string[] =>
  args[0] === '--lang' ? args.slice(2) : args[0]?.startsWith('--lang=') ? args.slice(1) : args;

/** The language asked for, wherever it stands on the line, or that of the terminal. */
export function languageIn(args: readonly string[]): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const wanted = at < 0 ? '' : (args[at].split('=')[1] ?? args[at + 1] ?? '');
  return isLanguage(wanted) ? wanted : languageOf(process.env);
}

async function misused(language: Language, trouble: UsageTrouble): Promise<number> {
  const { complain } = await import('../text/complain.ts');
  complain(language, trouble);
  return MISUSED;
}
