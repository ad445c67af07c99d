import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { faultIn } from '@conjure/shelf';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/node.mjs';
import { conjure, scratch } from './run.ts';

const EMBERS = join(root, 'examples/embers');

/** The game of the example, somewhere else than in the project. */
function copied(name = 'embers'): string {
  const folder = scratch(name);
  cpSync(EMBERS, folder, { recursive: true });
  return folder;
}

test('a game in a folder of its own is played, simulated, looked up and spoken to like ours', () => {
  const folder = copied();
  const played = conjure(['play', '--game', folder, '--seed', '5'], '1\nquit\n');
  expect(played.out).toContain('Summon a spirit, or let one go? [E2]');
  // The face that the folder brings: a bar for the embers.
  expect(played.out).toContain('sorcerer 1     ▯▯▯▯▯▯▯▯▯▯▯▯ 0');
  const rules = conjure(['rules', '--game', folder, 'E4', '--lang', 'de']);
  expect(rules.out).toContain('Ein Name im Rauch');
  const study = conjure(['simulate', '--game', folder, '--games', '4', '--seats', 'random,random', '--json']);
  expect(JSON.parse(study.out)).toMatchObject({ study: { game: 'embers' } });
  const spoken = conjure(['engine', '--game', folder], '{"id":1,"do":"games"}\n');
  expect(spoken.out).toContain('"id":"embers","title":"Embers"');
});

/** What is done to the copy, and what is said of it. */
const BROKEN: readonly [what: string, spoil: (folder: string) => void, said: string][] = [
  ['no manifest', (at) => rmSync(join(at, 'manifest.ts')), 'manifest.ts: expected a file, got nothing'],
  ['no rules', (at) => rmSync(join(at, 'index.ts')), 'index.ts: expected a file, got nothing'],
  ['no catalogue', (at) => rmSync(join(at, 'rules.json')), 'rules.json: expected a file, got nothing'],
  [
    'another id than the folder',
    (at) => edit(at, 'manifest.ts', "id: 'embers'", "id: 'cinders'"),
    'manifest.ts: manifest.id: expected "embers", as the folder, got "cinders"',
  ],
  [
    'a manifest without seats',
    (at) => edit(at, 'manifest.ts', 'seats: {', 'chairs: {'),
    'manifest.ts: manifest.seats: expected an object, got nothing',
  ],
  [
    'a game under another name',
    (at) => edit(at, 'index.ts', 'export const embers', 'export const game'),
    'index.ts: embers: expected an export, got nothing',
  ],
  [
    'a game that cannot imagine',
    (at) => edit(at, 'index.ts', '  imagine,\n', ''),
    'index.ts: embers.imagine: expected a function, got nothing',
  ],
  [
    'rules that do not load',
    (at) => edit(at, 'rules.ts', 'export', 'exprt'),
    'index.ts: expected something that can be',
  ],
  [
    'a language that is missing',
    (at) => rmSync(join(at, 'text/it'), { recursive: true }),
    'texts.ts: textsOf("it"): expected something that can be loaded',
  ],
];

function edit(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, text.replace(from, to));
}

test.each(BROKEN)('a folder with %s is not a game, and says why', (_, spoil, said) => {
  const folder = copied();
  spoil(folder);
  const { err, code } = conjure(['rules', '--game', folder]);
  expect(err.replaceAll('\n', ' ')).toContain(`${folder} is not a game: ${said}`);
  expect(code).toBe(2);
});

test('the page wants a cover and a title in every language besides', async () => {
  expect(await faultIn(copied(), true)).toBeNull();
  const untitled = copied();
  edit(untitled, 'manifest.ts', 'it: {', 'xx: {');
  expect(await faultIn(untitled)).toBeNull();
  expect(await faultIn(untitled, true)).toMatchObject({ place: 'manifest.ts: manifest.titles.it' });
  const uncovered = copied();
  rmSync(join(uncovered, 'page/Cover.svelte'));
  expect(await faultIn(uncovered)).toBeNull();
  expect(await faultIn(uncovered, true)).toMatchObject({ place: 'page/Cover.svelte', got: 'nothing' });
});

test('neither is nothing, a file, a name that no game can have, or the name of one of ours', () => {
  const nothing = scratch('nothing');
  expect(conjure(['play', '--game', nothing]).err).toContain('expected a folder, got nothing');
  const file = scratch('file');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  expect(conjure(['play', '--game', file]).err).toContain('expected a folder, got a file');
  expect(conjure(['play', '--game', copied('Em-bers')]).err).toContain('got Em-bers');
  expect(conjure(['play', '--game', copied('demons')]).err).toContain('a name that no other game has');
});

describe('a game whose texts are not whole', () => {
  const lacking = (): string => {
    const folder = copied();
    edit(folder, 'text/en/words.json', '"event.drew": ', '"event.drawn": ');
    edit(folder, 'text/it/words.json', '"score.embers": ', '"score.ash": ');
    return folder;
  };

  test('is played, and it is said that some are missing', () => {
    const folder = lacking();
    const played = conjure(['play', '--game', folder, '--seed', '5'], 'quit\n');
    expect(played.err.replace(/\s+/g, ' ')).toContain(
      `The game has no text for event.drew. “conjure check --game ${folder}” says all that is wrong with it.`,
    );
    const options = ['--game', folder, '--games', '1', '--seats', 'random,random', '--lang', 'it'];
    expect(conjure(['simulate', ...options]).err).toContain('event.drew');
    expect(conjure(['play', '--game', copied()], 'quit\n').err).not.toContain('text');
  });

  test('is checked language by language', () => {
    const { out, code } = conjure(['check', '--game', lacking(), '--matches', '2']);
    expect(code).toBe(1);
    for (const line of [
      'en: event.drew has no text',
      'de: event.drawn has no text',
      'it: score.embers has no text',
      'it: score.ash has a text, but none in English',
    ])
      expect(out.split('\n')).toContain(line);
  });
});

test('a game that keeps all that is checked is checked without a word of complaint', () => {
  const { out, code } = conjure(['check', '--game', copied(), '--matches', '2']);
  expect(out).toMatch(/^embers: 2 matches, \d+ decisions, \d+ checks\. Nothing is wrong\.\n$/);
  expect(code).toBe(0);
});

test('a game that gives away what is hidden is found out, with the check that found it', () => {
  const folder = copied();
  edit(folder, 'view.ts', 'seat === viewer ? [...hand] : null', '[...hand]');
  const { out, code } = conjure(['check', '--game', folder, '--matches', '2']);
  expect(out).toMatch(/^1\/0: keepsSecrets: /m);
  expect(code).toBe(1);
});
