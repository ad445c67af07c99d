import { MISUSED } from '../exit.ts';
import { LANGUAGES, type Language } from '../text/languages.ts';

/** An option of a command; its line of help has the key `option.<command>.<name>`. */
interface CommandOption {
  readonly type: 'string' | 'boolean';
  /** What stands for its value in help. */
  readonly value?: string;
}

export interface CommandSpec {
  /** What follows the name: `<game> [rule or word]`. */
  readonly usage: string;
  readonly options: { readonly [name: string]: CommandOption };
  /** Each explained under `example.<command>.<n>`. */
  readonly examples: readonly string[];
  /** Loads its code only now, so that the others start fast. Gives the exit code. */
  run(line: CommandLine): Promise<number>;
}

/** What was typed after the name of a command. */
export interface CommandLine {
  readonly words: readonly string[];
  readonly options: { readonly [name: string]: string | true };
  readonly language: Language;
}

const lang: CommandOption = { type: 'string', value: LANGUAGES.join('|') };
const data: CommandOption = { type: 'string', value: '<folder>' };
/** A folder with a game of somebody's own. */
const game: CommandOption = { type: 'string', value: '<folder>' };
const color: CommandOption = { type: 'string', value: 'auto|always|never' };

export const COMMANDS: { readonly [name: string]: CommandSpec } = {
  play: {
    usage: 'play <game>',
    options: {
      seats: { type: 'string', value: 'me,adept,…' },
      set: { type: 'string', value: '<name>' },
      options: { type: 'string', value: '<name>=<value>,…' },
      seed: { type: 'string', value: '<text>' },
      scenario: { type: 'string', value: '<file>' },
      load: { type: 'string', value: '<file>' },
      practice: { type: 'boolean' },
      game,
      data,
      lang,
      color,
    },
    examples: [
      'conjure play demons',
      'conjure play satchel --seats hard,Anna,Ben --seed 1091',
      'conjure play demons --set gentle --practice --lang fr',
      'conjure play demons --load evening.json',
    ],
    run: async (line) => (await import('../play/index.ts')).runPlay(line),
  },
  serve: {
    usage: 'serve',
    options: {
      port: { type: 'string', value: '<n>' },
      host: { type: 'string', value: '<address>' },
      open: { type: 'boolean' },
      lang,
    },
    examples: ['conjure serve', 'conjure serve --open', 'conjure serve --port 8080', 'conjure serve --host 0.0.0.0'],
    run: async (line) => (await import('../serve/index.ts')).runServe(line),
  },
  server: {
    usage: 'server [backup <file> | restore <file> | export <folder> | check | versions]',
    options: {
      port: { type: 'string', value: '<n>' },
      host: { type: 'string', value: '<address>' },
      lan: { type: 'boolean' },
      db: { type: 'string', value: '<file or postgres://…>' },
      origin: { type: 'string', value: '<address>,…' },
      listen: { type: 'string', value: 'postgres://…' },
      'trust-proxy': { type: 'string', value: '<address>,…' },
      'hook-allow': { type: 'string', value: '<network>,…' },
      keep: { type: 'string', value: '<days>' },
      only: { type: 'string', value: 'web|work' },
      'ops-port': { type: 'string', value: '<n>' },
      threads: { type: 'string', value: '<n>' },
      limits: { type: 'string', value: '<times>' },
      open: { type: 'boolean' },
      game,
      lang,
    },
    examples: [
      'conjure server',
      'conjure server --lan',
      'conjure server --origin https://conjure.example --trust-proxy 127.0.0.1',
      'conjure server backup evening.db',
    ],
    run: async (line) => (await import('../server/index.ts')).runServer(line),
  },
  replay: {
    usage: 'replay <record.json>',
    options: {
      to: { type: 'string', value: '<n>' },
      verify: { type: 'boolean' },
      fair: { type: 'boolean' },
      data,
      lang,
      color,
    },
    examples: [
      'conjure replay evening.json',
      'conjure replay evening.json --to 40',
      'conjure replay evening.json > story.txt',
      'conjure replay evening.json --verify',
    ],
    run: async (line) => (await import('../replay/index.ts')).runReplay(line),
  },
  rules: {
    usage: 'rules <game> [rule | word …]',
    options: { game, lang, color },
    examples: [
      'conjure rules demons',
      'conjure rules demons 5.5a',
      'conjure rules demons treasure seize',
      'conjure rules satchel R9 --lang de',
    ],
    run: async (line) => (await import('../rules/index.ts')).runRules(line),
  },
  words: {
    usage: 'words <game> <key | word>',
    options: { game, lang, color },
    examples: [
      'conjure words demons event.died',
      'conjure words lodge B94',
      'conjure words demons bar.undo',
      'conjure words sorcery grimoire',
    ],
    run: async (line) => (await import('../words/index.ts')).runWords(line),
  },
  check: {
    usage: 'check <game>',
    options: { matches: { type: 'string', value: '<n>' }, seed: { type: 'string', value: '<text>' }, game, lang },
    examples: [
      'conjure check --game my-game',
      'conjure check --game my-game --matches 100',
      'conjure check satchel',
      'conjure check lodge --seed 1091',
    ],
    run: async (line) => (await import('../check/index.ts')).runCheck(line),
  },
  simulate: {
    usage: 'simulate <game>',
    options: {
      games: { type: 'string', value: '<n>' },
      seats: { type: 'string', value: 'search:200,greedy,…' },
      seed: { type: 'string', value: '<text>' },
      set: { type: 'string', value: '<name>' },
      options: { type: 'string', value: '<name>=<value>,…' },
      json: { type: 'boolean' },
      csv: { type: 'boolean' },
      threads: { type: 'string', value: '<n>' },
      jobs: { type: 'string', value: 'postgres://…' },
      game,
      data,
      lang,
    },
    examples: [
      'conjure simulate demons',
      'conjure simulate demons --games 500 --seats greedy,random --seed 7',
      'conjure simulate satchel --seats hard,normal,normal --set wholeTower --json',
      'conjure simulate demons --games 1000 --seats novice,novice --csv > matches.csv',
      'conjure simulate lodge --games 10000 --jobs postgres://conjure@db.example/conjure',
    ],
    run: async (line) => (await import('../simulate/index.ts')).runSimulate(line),
  },
  ladder: {
    usage: 'ladder <game>',
    options: {
      levels: { type: 'string', value: 'novice,adept,…' },
      pairs: { type: 'string', value: '<n>' },
      whole: { type: 'boolean' },
      seed: { type: 'string', value: '<text>' },
      resume: { type: 'string', value: '<file>' },
      set: { type: 'string', value: '<name>' },
      options: { type: 'string', value: '<name>=<value>,…' },
      json: { type: 'boolean' },
      threads: { type: 'string', value: '<n>' },
      game,
      lang,
    },
    examples: [
      'conjure ladder demons',
      'conjure ladder lodge --levels search:100,search:400 --pairs 50',
      'conjure ladder sorcery --pairs 200 --resume ladder.json',
      'conjure ladder satchel --json > satchel.json',
    ],
    run: async (line) => (await import('../ladder/index.ts')).runLadderCommand(line),
  },
  review: {
    usage: 'review <record.json>',
    options: {
      level: { type: 'string', value: 'adept|master|…' },
      seat: { type: 'string', value: '<n>' },
      json: { type: 'boolean' },
      lang,
    },
    examples: [
      'conjure review evening.json',
      'conjure review evening.json --level master --seat 0',
      'conjure review evening.json --level search:60',
      'conjure review evening.json --json > review.json',
    ],
    run: async (line) => (await import('../review/index.ts')).runReview(line),
  },
  puzzles: {
    usage: 'puzzles <game>',
    options: {
      matches: { type: 'string', value: '<n>' },
      seed: { type: 'string', value: '<text>' },
      by: { type: 'string', value: 'adept|expert|…' },
      judge: { type: 'string', value: 'master|…' },
      json: { type: 'boolean' },
      game,
      lang,
    },
    examples: [
      'conjure puzzles demons',
      'conjure puzzles lodge --matches 5 --seed 1091',
      'conjure puzzles sorcery --by search:60:turn --judge expert',
      'conjure puzzles demons --matches 100 --json > puzzles.json',
    ],
    run: async (line) => (await import('../puzzles/index.ts')).runPuzzles(line),
  },
  engine: {
    usage: 'engine',
    options: { test: { type: 'boolean' }, game, data, lang },
    examples: [
      'conjure engine',
      'conjure engine --test',
      'conjure engine --data my-charts',
      'echo \'{"id":1,"do":"games"}\' | conjure engine',
    ],
    async run({ words, options, language }) {
      const [extra] = words;
      if (extra !== undefined) {
        const { complain } = await import('../text/complain.ts');
        complain(language, { key: 'usage.extra', facts: { word: extra } });
        return MISUSED;
      }
      const { runEngine } = await import('../protocol/index.ts');
      // A program does not expect the terminal's language: English unless it is asked for.
      return runEngine({
        test: options.test === true,
        lang: options.lang === undefined ? 'en' : language,
        ...(typeof options.data === 'string' ? { data: options.data } : {}),
      });
    },
  },
};

export const COMMAND_NAMES = Object.keys(COMMANDS);
