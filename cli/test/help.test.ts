import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gapsIn, langs } from '@conjure/words';
import { describe, expect, test, vi } from 'vitest';
import { root } from '../../scripts/node.mjs';
import { COMMAND_NAMES } from '../args/commands.ts';
import { commandHelp, mainHelp } from '../args/help.ts';
import { main } from '../args/main.ts';
import { nearest } from '../args/nearest.ts';
import { COMMANDS, VERBS } from '../play/vocabulary.ts';
import { LANGUAGES, languageOf, ownTexts } from '../text/languages.ts';
import { plainWord } from '../text/plain-word.ts';
import { conjure, scratch } from './run.ts';

const tables = LANGUAGES.map((lang) => ({ lang, texts: ownTexts(lang) }));
const [{ texts: english }] = tables;

describe('help', () => {
  test('says what it is, with four examples, in every language', () => {
    for (const { texts } of tables) {
      const lines = mainHelp(texts, 80);
      expect(lines.filter((line) => line.startsWith('  conjure ') && line.includes('demons')).length).toBe(3);
      for (const name of COMMAND_NAMES) expect(lines.join('\n')).toContain(`  ${name}`);
      for (const name of COMMAND_NAMES) {
        const help = commandHelp(name, texts, 80);
        expect(help.join('\n')).not.toContain('undefined');
        expect(help.filter((line) => /^ {2}(conjure|echo) /.test(line)).length).toBe(5);
      }
    }
  });

  test('is asked for in several ways', () => {
    const { out, code } = conjure(['--help']);
    expect(code).toBe(0);
    expect(out).toContain('Conjure plays games of sorcery');
    for (const args of [[], ['-h'], ['help']]) expect(conjure(args).out).toBe(out);
    const play = conjure(['play', '--help']).out;
    expect(conjure(['help', 'play']).out).toBe(play);
    expect(conjure(['play', 'demons', '-h']).out).toBe(play);
    expect(conjure(['--lang', 'fr', '--help']).out).toContain('Commandes');
    expect(conjure(['--help'], '', { LANG: 'de_DE.UTF-8' }).out).toContain('Befehle');
  });
});

describe('what is mistyped', () => {
  test('an unknown command or option is answered with the nearest known word, exit code 2', () => {
    const command = conjure(['paly']);
    expect([command.code, command.out]).toEqual([2, '']);
    expect(command.err).toMatch(/^There is no command “paly”\. Did you mean “play”\?.*\n$/);
    expect(conjure(['frobnicate']).err).not.toContain('Did you mean');
    expect(conjure(['--seed']).err).toContain('comes before any command');
    const option = conjure(['play', 'demons', '--seatz', 'me']);
    expect([option.code, option.err]).toEqual([
      2,
      'There is no option --seatz. Did you mean --seats? “--help” lists them.\n',
    ]);
  });

  test.each([
    [['play'], 'Which game?'],
    [['play', 'deamons'], 'Did you mean “demons”?'],
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
    [['play', 'demons', '--options', 'turnLimit'], 'a name and a value'],
  ])('%j is misused, and told in one sentence', async (args, said) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await main(args, 'en')).toBe(2);
    const [[sentence], ...more] = errors.mock.calls;
    errors.mockRestore();
    expect(more).toEqual([]);
    expect(sentence).toContain(said);
  });

  test('nearest words', () => {
    expect(nearest('sed', ['seats', 'seed', 'set'])).toBe('seed');
    expect(nearest('ADEPT', ['adept'])).toBe('adept');
    expect(nearest('qqqq', ['adept'])).toBeNull();
  });
});

describe('data of one’s own', () => {
  const folder = dirname(scratch('x'));
  const own = join(root, 'games/demons/data');

  test('files of the folder replace ours, the others stay', () => {
    mkdirSync(folder, { recursive: true });
    const mortals = JSON.parse(readFileSync(join(own, 'mortals.json'), 'utf8'));
    mortals.mortals[0].name = 'Catholicos';
    mortals.mortals[0].id = 'catholicos';
    writeFileSync(join(folder, 'mortals.json'), JSON.stringify(mortals));
    copyFileSync(join(own, 'map.json'), join(folder, 'map.json'));
    const { out, code } = conjure(['play', 'demons', '--data', folder], 'Copper\n');
    expect(code).toBe(0);
    expect(out).toContain('4 Catholicos');
  });

  test('a wrong file is named with the place and what was expected, exit code 1', () => {
    writeFileSync(join(folder, 'treasures.json'), '{"provenance": "x", "boxes": [{"d1": 9}]}');
    const wrong = conjure(['play', 'demons', '--data', folder]);
    expect(wrong.code).toBe(1);
    expect(wrong.err).toMatch(/treasures\.json, at boxes: expected a list of 36, got a list of 1\.\n$/);
    writeFileSync(join(folder, 'treasures.json'), '{');
    expect(conjure(['play', 'demons', '--data', folder]).err).toContain('treasures.json is not JSON.');
    expect(conjure(['play', 'demons', '--data', join(folder, 'none')]).err).toContain('holds none of the data files');
  });
});

describe('texts', () => {
  test('the six files have the same keys, in the same order, and the same gaps', () => {
    expect([...LANGUAGES].sort()).toEqual([...langs].sort());
    for (const { lang, texts } of tables) {
      expect(Object.keys(texts)).toEqual(Object.keys(english));
      for (const [key, text] of Object.entries(texts)) {
        expect([lang, key, [...gapsIn(text)].sort()]).toEqual([lang, key, [...gapsIn(english[key])].sort()]);
        expect(text, `${lang} ${key}`).not.toMatch(/['"`]|^\s*$/);
      }
    }
  });

  test('every text that the code names exists, and every text is named', () => {
    const code = globSync('cli/{*.ts,{args,play,replay,rules,serve,text}/**/*.ts}', { cwd: root })
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
    const named = [...code.matchAll(/(?:tell\(|key: |texts\[)'([\w.]+)'/g)].map(([, key]) => key);
    const missing = named.filter(
      (key) => /^(usage|file|data|answer|odds|menu|help|over|serve|undo\.alone)\./.test(key) && !(key in english),
    );
    expect(missing).toEqual([]);
    const stems = /^(type|help|kind|option|example|command|group|undo\.alone|key|advice)\./;
    const idle = Object.keys(english).filter((key) => !stems.test(key) && !code.includes(`'${key}'`));
    expect(idle).toEqual([]);
  });

  test('every typed word means one thing in its language', () => {
    for (const { lang, texts } of tables) {
      const words = [...COMMANDS, ...VERBS].flatMap((name) =>
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
