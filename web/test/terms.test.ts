import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Texts } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/node.mjs';
import { TERMS as demons } from '../games/demons/terms.ts';
import { TERMS as lodge } from '../games/lodge/terms.ts';
import { TERMS as satchel } from '../games/satchel/terms.ts';
import { TERMS as sorcery } from '../games/sorcery/terms.ts';
import { termsOf, titlesIn } from '../terms/finding.ts';

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const textsOf = (game: string, lang: string): Texts => read(`web/text/${lang}/terms-${game}.json`);
const TERMS = { demons, lodge, satchel, sorcery };
const GAMES = Object.keys(TERMS) as (keyof typeof TERMS)[];

/** Everything that the table of a game says in a language. */
const saidIn = (game: string, lang: string): string =>
  globSync([`games/${game}/text/${lang}/*.json`, `web/text/${lang}/${game}.json`], { cwd: root })
    .map((file) => JSON.stringify(read(file)))
    .join(' ') + (lang === 'en' ? readFileSync(join(root, `games/${game}/rules.json`), 'utf8') : '');

describe.each(GAMES)('the terms of %s', (game) => {
  test('have a rule of the game', () => {
    const ids = new Set(read(`games/${game}/rules.json`).map(({ id }: { id: string }) => id));
    expect(Object.entries(TERMS[game]).filter(([, rule]) => !ids.has(rule))).toEqual([]);
  });

  test.each(LANGUAGES)('are found in what the table says in %s, and have a line', (lang) => {
    const texts = textsOf(game, lang);
    const said = saidIn(game, lang);
    const names = termsOf(
      game,
      TERMS[game],
      texts,
    )(said).flatMap((part) => (typeof part === 'string' ? [] : [part.term.name]));
    const all = Object.keys(TERMS[game]).map((id) => texts[`term.${game}.${id}`]);
    expect(all.filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.keys(texts)).toHaveLength(3 * all.length);
  });
});

describe('a sentence', () => {
  const partsOf = termsOf('demons', demons, textsOf('demons', 'en'));
  const terms = (text: string) => partsOf(text).flatMap((part) => (typeof part === 'string' ? [] : [part.text]));

  test('has each term once, as it is said there, and stays the sentence', () => {
    const text = 'Pinned, you conjure; the curse and the wound are curses.';
    expect(terms(text)).toEqual(['Pinned', 'conjure', 'curse']);
    expect(
      partsOf(text)
        .map((part) => (typeof part === 'string' ? part : part.text))
        .join(''),
    ).toBe(text);
  });

  test('has no terms inside of other words, and names only with their capital', () => {
    expect(terms('The network franks a shielding spring.')).toEqual([]);
    expect(terms('A ring of stones')).toEqual([]);
  });

  test('has none where they are words of a title of a card', () => {
    const titles = titlesIn(read('games/lodge/text/en/names.json'));
    const terms = termsOf('lodge', lodge, textsOf('lodge', 'en'), titles);
    const text = 'Nero casts Crown of Cinders and takes the Crown.';
    expect(terms(text).map((part) => (typeof part === 'string' ? part : [part.text]))).toEqual([
      'Nero casts Crown of Cinders and takes the ',
      ['Crown'],
      '.',
    ]);
  });

  test('has the longer of two terms', () => {
    expect(terms('Name the controlling spirit')).toEqual(['controlling spirit']);
  });
});
