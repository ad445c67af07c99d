import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GAMES } from '@conjure/shelf';
import { gapsIn } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/node.mjs';
import { COMMAND_NAMES } from '../args/commands.ts';
import { commandHelp, mainHelp } from '../args/help.ts';
import { nearest } from '../args/nearest.ts';
import { faceOf } from '../play/faces.ts';
import { COMMANDS, COMMON_VERBS } from '../play/vocabulary.ts';
import { LANGUAGES, languageOf, ownTexts } from '../text/languages.ts';
import { plainWord } from '../text/plain-word.ts';
import { conjure, conjureHere, scratch } from './run.ts';
import { boxCalled } from './script.ts';

const faces = await Promise.all(GAMES.map(async (id) => faceOf(await boxCalled(id))));
const tables = LANGUAGES.map((lang) => ({ lang, texts: ownTexts(lang) }));
const [{ texts: english }] = tables;

describe('help', () => {
  test('says what it is, with an example of every game, in every language', () => {
    for (const { texts } of tables) {
      const lines = mainHelp(texts, 80);
      const examples = lines.filter((line) => /^ {2}conjure \w+ (\w+)/.test(line)).join('\n');
      for (const game of GAMES) expect(examples).toContain(game);
      for (const name of COMMAND_NAMES) expect(lines.join('\n')).toContain(`  ${name}`);
      for (const name of COMMAND_NAMES) {
        const help = commandHelp(name, texts, 80);
        expect(help.join('\n')).not.toContain('undefined');
        expect(help.filter((line) => /^ {2}(conjure|echo) /.test(line)).length).toBeGreaterThanOrEqual(5);
      }
    }
  });

  test('is asked for in several ways', async () => {
    const { out, code } = conjure(['--help']);
    expect(code).toBe(0);
    expect(out).toContain('Conjure plays games of sorcery');
    const said = async (...args: string[]) => (await conjureHere(args)).out;
    for (const args of [[], ['-h'], ['help']]) expect(await said(...args)).toBe(out);
    const play = await said('play', '--help');
    expect(play).not.toBe(out);
    expect(await said('help', 'play')).toBe(play);
    expect(await said('play', 'demons', '-h')).toBe(play);
    expect(await said('--lang', 'fr', '--help')).toContain('Commandes');
    expect((await conjureHere(['--help'], { LANG: 'de_DE.UTF-8' })).out).toContain('Befehle');
  });
});

describe('what is mistyped', () => {
  test('an unknown command or option is answered with the nearest known word, exit code 2', async () => {
    const command = conjure(['paly']);
    expect([command.code, command.out]).toEqual([2, '']);
    expect(command.err).toMatch(/^There is no command “paly”\. Did you mean “play”\?.*\n$/);
    expect((await conjureHere(['frobnicate'])).err).not.toContain('Did you mean');
    expect((await conjureHere(['--seed'])).err).toContain('comes before any command');
    const option = await conjureHere(['play', 'demons', '--seatz', 'me']);
    expect([option.code, option.err]).toEqual([
      2,
      'There is no option --seatz. Did you mean --seats? “--help” lists them.\n',
    ]);
  });

  test.each([
    [['play'], 'Which game: demons, lodge, satchel, sorcery?'],
    [['play', 'deamons'], 'Did you mean “demons”?'],
    [['play', 'chess'], 'There are: demons, lodge, satchel, sorcery.'],
    [['play', 'demons', 'now'], '“now” is one word too many.'],
    [['play', 'demons', '--seed'], 'needs a value'],
    [['play', 'demons', '--seats', '--seed'], 'needs a value'],
    [['play', 'demons', '--practice=yes'], 'takes no value'],
    [['play', 'demons', '--lang', 'xx'], 'en, fr, it, es, de, ru'],
    [['play', 'demons', '--color', 'alwais'], 'Did you mean “always”?'],
    [['play', 'demons', '--seats', 'me,adpet'], 'Did you mean “adept”?'],
    [['play', 'demons', '--seats', 'a,b,c,d,e'], 'from 1 to 4, got 5'],
    [['play', 'demons', '--set', 'gentel'], 'Did you mean “gentle”?'],
    [['play', 'demons', '--options', 'turnlimit=40'], 'Did you mean “turnLimit”?'],
    [['play', 'demons', '--options', 'turnLimit=41'], 'expected one of 100, 60, 40, 30, 0'],
    [['play', 'demons', '--options', 'turnLimit'], 'a name and a value, such as powerLetters=strict'],
    [['play', 'satchel', 'now'], '“now” is one word too many.'],
    [['play', 'satchel', '--seats', 'me,hrad,easy'], 'Did you mean “hard”?'],
    [['play', 'satchel', '--seats', 'me,hard'], 'from 3 to 5, got 2'],
    [['play', 'satchel', '--set', 'firstgame'], 'Did you mean “firstGame”?'],
    [['play', 'satchel', '--options', 'scenario=SC9'], 'expected one of "TR1", "TR2"'],
    [['play', 'satchel', '--options', 'clock'], 'a name and a value, such as scenario='],
    [['play', 'satchel', '--set', 'frantic'], 'everybody acts at once'],
    [['play', 'satchel', '--options', 'clock=live', '--lang', 'fr'], 'tous agissent en même temps'],
  ])('%j is misused, and told in one sentence', async (args, said) => {
    const { out, err, code } = await conjureHere(args);
    expect([code, out]).toEqual([2, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain(said);
  });

  test('nearest words', () => {
    expect(nearest('sed', ['seats', 'seed', 'set'])).toBe('seed');
    expect(nearest('ADEPT', ['adept'])).toBe('adept');
    expect(nearest('qqqq', ['adept'])).toBeNull();
  });
});

interface Changed {
  readonly game: string;
  /** A file of the game, what is changed in it and what is then seen. */
  readonly file: string;
  change(content: { [field: string]: { name: string; id: string; health: number }[] }): void;
  readonly input: string;
  readonly seen: string;
  /** Another file, with something in it that cannot be. */
  readonly wrong: readonly [file: string, content: string, said: RegExp];
}

const CHANGED: readonly Changed[] = [
  {
    game: 'demons',
    file: 'mortals',
    change({ mortals: [first] }) {
      first.name = 'Catholicos';
      first.id = 'catholicos';
    },
    input: 'Copper\n',
    seen: '4 Catholicos',
    wrong: [
      'treasures',
      '{"provenance": "x", "boxes": [{"d1": 9}]}',
      /treasures\.json, at boxes: expected a list of 36, got a list of 1\.\n$/,
    ],
  },
  {
    game: 'satchel',
    file: 'ordeals',
    change({ cards }) {
      for (const card of cards) card.name = 'Coal Chute';
    },
    input: '',
    seen: 'H1 Coal Chute',
    wrong: [
      'dice',
      '{"provenance": "x", "game": "satchel", "rules": [], "symbols": []}',
      /dice\.json, at symbols: .*\n$/,
    ],
  },
  {
    game: 'lodge',
    file: 'mages',
    change({ mages }) {
      for (const mage of mages) mage.health = 17;
    },
    input: '',
    seen: 'of 17 wounds',
    wrong: ['layout', '{"provenance": "x", "hexes": []}', /layout\.json, at .*\n$/],
  },
];

describe.each(CHANGED)('data of one’s own for $game', ({ game, file, change, input, seen, wrong }) => {
  const folder = dirname(scratch('x'));
  const own = join(root, `games/${game}/data`);
  const played = (from = folder, typed = '') => conjure(['play', game, '--data', from], typed);

  test('files of the folder replace ours, the others stay', () => {
    mkdirSync(folder, { recursive: true });
    const content = JSON.parse(readFileSync(join(own, `${file}.json`), 'utf8'));
    change(content);
    writeFileSync(join(folder, `${file}.json`), JSON.stringify(content));
    const { out, code } = played(folder, input);
    expect(code).toBe(0);
    expect(out).toContain(seen);
    const bots = faces.find((face) => face.game.id === game)?.game.seats.min ?? 0;
    const seats = new Array(bots).fill('random').join(',');
    expect(conjure(['simulate', game, '--games', '1', '--seats', seats, '--data', folder]).code).toBe(0);
  });

  test('a wrong file is named with the place and what was expected, exit code 1', () => {
    const [name, content, said] = wrong;
    writeFileSync(join(folder, `${name}.json`), content);
    expect(played()).toMatchObject({ code: 1, err: expect.stringMatching(said) });
    writeFileSync(join(folder, `${name}.json`), '{');
    expect(played().err).toContain(`${name}.json is not JSON.`);
    const none = played(join(folder, 'none')).err;
    expect(none).toContain('holds none of the data files');
    expect(none).toContain(`${file}.json`);
  });
});

describe('texts', () => {
  test('the six files have the same keys, in the same order, and the same gaps', () => {
    for (const { lang, texts } of tables) {
      expect(Object.keys(texts)).toEqual(Object.keys(english));
      for (const [key, text] of Object.entries(texts)) {
        expect([lang, key, [...gapsIn(text)].sort()]).toEqual([lang, key, [...gapsIn(english[key])].sort()]);
        expect(text, `${lang} ${key}`).not.toMatch(/['"`]|^\s*$/);
      }
    }
  });

  test('every text that the code names exists, and every text is named', () => {
    const code = globSync(
      'cli/{*.ts,{args,check,ladder,play,puzzles,replay,review,rules,serve,server,simulate,text,words}/**/*.ts}',
      { cwd: root },
    )
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
    const named = [...code.matchAll(/(?:tell\(|key: |texts\[)'([\w.]+)'/g)].map(([, key]) => key);
    const missing = named.filter(
      (key) =>
        /^(usage|file|data|answer|odds|menu|help|over|serve|server|undo\.alone)\./.test(key) && !(key in english),
    );
    expect(missing).toEqual([]);
    const stems = /^(type|help|kind|option|example|command|group|undo\.alone|key|advice|replay\.unfair)\./;
    // What is said of one game in a way of its own has the game's id at the end of the key.
    const ofGame = new RegExp(`\\.(${GAMES.join('|')})$`);
    const idle = Object.keys(english).filter(
      (key) => !stems.test(key) && !code.includes(`'${key.replace(ofGame, '')}'`),
    );
    expect(idle).toEqual([]);
  });

  test('every typed word means one thing in its language', () => {
    for (const { verbs } of faces)
      for (const { lang, texts } of tables) {
        const words = [...COMMANDS, ...COMMON_VERBS, ...verbs].flatMap((name) =>
          [...new Set(texts[`type.${name}`].split(', ').map(plainWord))].map((word) => ({ word, name })),
        );
        for (const { word, name } of words) {
          expect([lang, word, words.filter((other) => other.word === word).length]).toEqual([lang, word, 1]);
          expect(word, `${lang} ${name}`).toMatch(/^\p{L}+$/u);
        }
      }
  });

  test('the language of the terminal', () => {
    expect(languageOf({ LANG: 'fr_CA.UTF-8' })).toBe('fr');
    expect(languageOf({ LC_ALL: 'de', LANG: 'fr' })).toBe('de');
    expect(languageOf({ LANG: 'C.UTF-8' })).toBe('en');
    expect(languageOf({})).toBe('en');
  });
});
