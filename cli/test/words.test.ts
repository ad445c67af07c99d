import { expect, test } from 'vitest';
import { conjure } from './run.ts';

const LANGUAGES = ['en', 'fr', 'it', 'es', 'de', 'ru'];

test('a text stands in all languages side by side, filled as in play', () => {
  const { out, code } = conjure(['words', 'demons', 'event.searched.found']);
  expect(code).toBe(0);
  const lines = out.split('\n');
  expect(lines[0]).toBe('event.searched.found');
  expect(lines.filter((line) => /^ {2}\w\w {2}/.test(line)).map((line) => line.slice(2, 4))).toEqual(LANGUAGES);
  expect(out).toContain('{by');
  const filled = lines.filter((line) => line.startsWith('      → '));
  expect(filled.length).toBeGreaterThanOrEqual(LANGUAGES.length);
  expect(filled.filter((line) => /[{}‹›]/.test(line))).toEqual([]);
});

test('so does a rule by its number, and a text of the page', () => {
  expect(conjure(['words', 'lodge', 'B94']).out).toMatch(/^B94\n {2}en {2}.*\n/);
  expect(conjure(['words', 'sorcery', 'bar.undo']).out).toMatch(/ {2}en {2}Undo\n/);
});

test('a word finds the keys of the texts that have it, in any language', () => {
  const { out, code } = conjure(['words', 'satchel', 'Котомка']);
  expect(code).toBe(0);
  expect(out.split('\n')).toContain('tile.satchel');
  expect(conjure(['words', 'satchel', 'tile.']).out).toContain('tile.satchel');
});

test('what is missing or found nowhere is said', () => {
  expect(conjure(['words', 'satchel'])).toMatchObject({ code: 2, err: expect.stringContaining('Which text?') });
  expect(conjure(['words'])).toMatchObject({ code: 2 });
  expect(conjure(['words', 'satchel', 'xyzzy'])).toMatchObject({ code: 1, err: expect.stringContaining('“xyzzy”') });
});
