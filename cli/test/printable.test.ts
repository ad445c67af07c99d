import { readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters, styleText } from 'node:util';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { painted, printable, printableJson } from '../text/printable.ts';
import { conjure, scratch } from './run.ts';
import { typingTo } from './script.ts';

/** Clears the screen, sets the window's title, begins a second set's sequence, deletes, and turns the line round. */
const HOSTILE = '\u001b[2J\u001b]0;title\u0007\u009b31m\u007f\u202eevil\u2066\u061c\r\u0000';

/** What steers a terminal, but for the ends of lines. */
const STEERS = /(?!\n)[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u;

describe('what is printed', () => {
  test('has pictures where control characters were', () => {
    expect(printable(`a${HOSTILE}b`)).toBe('a␛[2J␛]0;title␇�31m␡�evil��␍␀b');
    expect(printable('two\nlines, é, Ж, 🎲')).toBe('two\nlines, é, Ж, 🎲');
  });

  test('keeps our own colours', () => {
    const red = styleText('red', 'red', { validateStream: false });
    expect(painted(`${red}\u001b[2J`)).toBe(`${red}␛[2J`);
  });

  test('property: JSON stays the same data, and steers nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const json = printableJson(JSON.stringify({ text: text + HOSTILE }));
        expect(STEERS.test(json)).toBe(false);
        expect(JSON.parse(json)).toEqual({ text: text + HOSTILE });
      }),
    );
  });
});

describe('a hostile record', () => {
  const file = scratch('evening.json');
  let record: object;
  const hostile = (change: object): string => {
    const other = scratch('bad.json');
    writeFileSync(other, JSON.stringify({ ...record, ...change }));
    return other;
  };
  beforeAll(async () => {
    const { type, voiceIn } = await typingTo('demons');
    await type(['Copper', '0109', `save ${file}`], { seed: '1', seats: 'me,Ben' }, await voiceIn());
    record = JSON.parse(readFileSync(file, 'utf8'));
  });

  const CHANGES: [string, object][] = [
    ['players', { players: [`Anna${HOSTILE}`, HOSTILE] }],
    ['the seed', { seed: `1${HOSTILE}`, log: [], digests: [] }],
    ['the name of its game', { game: `demons${HOSTILE}` }],
    ['options', { options: { [HOSTILE]: 1 } }],
    ['the value of an option', { options: { turnLimit: HOSTILE } }],
    ['an answer', { log: [{ seat: 0, answer: { shield: HOSTILE } }], digests: [] }],
    ['an unknown field', { [HOSTILE]: 1 }],
    ['digests', { digests: [HOSTILE] }],
    ['a scenario', { scenario: { magicians: [{ name: HOSTILE, hex: HOSTILE }] } }],
  ];

  test.each(CHANGES)('steers no terminal by %s: neither in play nor in replay', (_, change) => {
    const bad = hostile(change);
    for (const { out, err } of [
      conjure(['play', 'demons', '--load', bad], 'view\nlog\nquit\n'),
      conjure(['replay', bad, '--color', 'always']),
    ]) {
      expect(out + err).not.toBe('');
      expect(stripVTControlCharacters(out).match(STEERS)).toBeNull();
      expect(err.match(STEERS)).toBeNull();
      expect(out).not.toContain('\u001b[2J');
    }
  });

  test('steers none through the engine', () => {
    const asked = CHANGES.map(([, change]) => ({ do: 'replay', file: hostile(change), labels: true }));
    const { out, err } = conjure(['engine'], asked.map((each) => JSON.stringify(each)).join('\n'));
    expect(err).toBe('');
    expect(out.trim().split('\n')).toHaveLength(CHANGES.length);
    expect(out.match(STEERS)).toBeNull();
  });

  test('nor does what is typed: a seed, a name, a file, a word', () => {
    const typed = HOSTILE.replaceAll('\u0000', '');
    for (const { out, err } of [
      conjure(
        ['play', 'demons', '--seed', typed, '--seats', `me,Ben${typed}`],
        `${typed}\nsave ${scratch(typed)}\nquit\n`,
      ),
      conjure(['play', typed]),
      conjure([typed]),
      conjure(['replay', typed]),
      conjure(['rules', 'demons', typed]),
      conjure(['simulate', 'demons', '--games', '1', '--seats', 'random', '--seed', typed]),
      conjure(['simulate', 'demons', '--games', '1', '--seats', 'random', '--seed', typed, '--json']),
      conjure(['engine', '--data', typed]),
    ]) {
      expect(out + err).not.toBe('');
      expect((out + err).match(STEERS)).toBeNull();
    }
  });
});
