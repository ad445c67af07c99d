import { expect, test } from 'vitest';
import { byChapter, CHAPTERS } from '../chapters.ts';
import { demons } from '../game.ts';

test('every rule stands in a chapter, in the order of the catalogue', () => {
  const chapters = byChapter(demons.rules);
  expect(chapters.map(({ chapter }) => chapter)).toEqual(CHAPTERS);
  expect(chapters.flatMap(({ rules }) => rules)).toEqual(demons.rules);
});
