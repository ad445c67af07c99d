import { expect, test } from 'vitest';
import { byChapter, CHAPTERS } from '../chapters.ts';
import { lodge } from '../game.ts';

test('every rule stands in one chapter, and every chapter has rules', () => {
  const chapters = byChapter(lodge.rules);
  expect(chapters.map(({ chapter }) => chapter)).toEqual(CHAPTERS);
  expect(chapters.filter(({ rules }) => rules.length === 0)).toEqual([]);
  const ids = chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids.sort()).toEqual(lodge.rules.map(({ id }) => id).sort());
});

test('rulings are the rules that begin with R, familiars those that begin with F', () => {
  for (const { chapter, rules } of byChapter(lodge.rules))
    for (const { id } of rules)
      expect([id, chapter === 'rulings', chapter === 'familiars']).toEqual([
        id,
        id.startsWith('R'),
        id.startsWith('F'),
      ]);
});
