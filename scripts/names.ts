// npm run names
//
// Compares the words of docs/glossary.md with the code, and finds names that were given up and types whose name means two things.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { sources } from './boundaries.ts';
import { noArguments } from './command-line.ts';

/** Names that meant several things, or that nobody could guess, and what is said in their place. */
const GIVEN_UP: Readonly<Record<string, string>> = {
  Against: 'Rejection',
  Apart: 'online',
  Asked: 'OpenQuestion, or what it is of a question',
  BoardLay: 'BoardLayout',
  Ears: 'Listener',
  Figures: 'Statistics',
  Follows: 'Projection',
  Gaze: 'LookOptions',
  Gist: 'OutcomeGroup',
  Glimpse: 'SeenRecord',
  Heard: 'NarratedEvent',
  Judged: 'Judgement',
  Pondered: 'BotThought',
  Running: 'HostState',
  Said: 'ServerMessage',
  Saying: 'ServerMessage',
  SayingOf: 'ServerMessageOf',
  Settled: 'Committed',
  Surroundings: 'HostDeps',
  ToThink: 'ThinkRequest',
  Told: 'StoryEntry',
  Whim: 'WorthNoise',
  Wish: 'options of a function, preferences of a person, or the placement of a piece',
  choir: 'voicesFrom',
  hunch: 'playout',
  seemingBest: 'noisyBest',
};

const DECLARED = /\b(?:type|interface|class|function\*?|const|let)\s+(\w+)/g;

/** Names that a file declares although they were given up. */
export function givenUpIn(file: string, source: string): string[] {
  return source
    .split('\n')
    .flatMap((line, i) =>
      [...line.matchAll(DECLARED)]
        .filter(([, name]) => Object.hasOwn(GIVEN_UP, name))
        .map(([, name]) => `${file}:${i + 1}: ${name} was given up: ${GIVEN_UP[name]}`),
    );
}

const ENTRY = /`(\w+)` in (?:each game: )?\[[^\]]+\]\(([^)]+)\)/g;

/** Words of the glossary that are not where it says; `read` gives the text of a file, `null` where there is none. */
export function misplaced(page: string, glossary: string, read: (file: string) => string | null): string[] {
  return glossary.split('\n').flatMap((line, i) =>
    [...line.matchAll(ENTRY)].flatMap(([, name, link]) => {
      const file = join(page, '..', link);
      const isThere = new RegExp(`^export (?:type|interface|function) ${name}\\b`, 'm').test(read(file) ?? '');
      return isThere ? [] : [`${page}:${i + 1}: ${name} is not in ${file}`];
    }),
  );
}

const TYPE = /^\s*(?:export )?(?:type|interface) (\w+)\b(?=\s*[=<{]|\s+extends)/gm;
/** Every component may have these. */
const OF_A_COMPONENT = 'Props';
const OF_A_GAME = /^(?:(?:web\/)?games|cli\/play)\/(demons|lodge|satchel|sorcery)\//;

/**
 * Types of which two files say what they are: one word would mean two things. The files of a game may use each word once for
 * themselves, wherever they lie, and none that the engine has; so may all files that belong to no game. `files`: sources by their paths.
 */
export function declaredTwice(files: ReadonlyMap<string, string>, ofEngine: ReadonlySet<string>): string[] {
  const found = new Map<string, string[]>();
  for (const [file, source] of files) {
    const [, game = ''] = OF_A_GAME.exec(file) ?? [];
    const names = new Set([...source.matchAll(TYPE)].map(([, name]) => name));
    for (const name of names) {
      if (name === OF_A_COMPONENT) continue;
      const key = `${game} ${name}`;
      const taken = game !== '' && ofEngine.has(name) ? ['the engine'] : [];
      found.set(key, [...(found.get(key) ?? taken), file]);
    }
  }
  return [...found].flatMap(([key, where]) =>
    where.length > 1 ? [`${key.split(' ')[1]} is a type of ${where.join(' and of ')}`] : [],
  );
}

/** Tests, and what stands beside the project, have words of their own. */
const IS_BESIDE = /(^|\/)test(ing)?\/|\.test\.ts$|\/past\/|^(examples|bench)\//;

if (process.argv[1] === import.meta.filename) {
  noArguments();
  const root = `${import.meta.dirname}/../`;
  const page = 'docs/glossary.md';
  const text = (file: string) => readFileSync(root + file, 'utf8');
  const engine = text('engine/index.ts');
  const files = sources(root).filter((file) => !IS_BESIDE.test(file));
  const wrong = [
    ...declaredTwice(
      new Map(files.map((file) => [file, text(file)])),
      new Set([...engine.matchAll(/\btype (\w+)/g)].map(([, name]) => name)),
    ),
    ...sources(root).flatMap((file) => givenUpIn(file, text(file))),
    ...misplaced(page, text(page), (file) => (existsSync(root + file) ? text(file) : null)),
  ];
  for (const line of wrong) console.error(line);
  console.log(`${wrong.length} names are not as ${page} has them, or mean two things`);
  if (wrong.length > 0) process.exitCode = 1;
}
