import { expect, test } from 'vitest';
import { byChapter, CHAPTERS } from '../chapters.ts';
import { sorcery } from '../game.ts';

test('every rule stands in one chapter, and every chapter has rules', () => {
  const chapters = byChapter(sorcery.rules);
  expect(chapters.map(({ chapter }) => chapter)).toEqual(CHAPTERS);
  const ids = chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids.sort()).toEqual(sorcery.rules.map(({ id }) => id).sort());
});

test('rulings are the rules that begin with R', () => {
  for (const { chapter, rules } of byChapter(sorcery.rules))
    for (const { id } of rules) expect([id, chapter === 'rulings']).toEqual([id, id.startsWith('R')]);
});
