import { expect, test } from 'vitest';
import { byChapter, CHAPTERS, isReconstructed } from '../chapters.ts';
import { demons } from '../game.ts';

test('every rule stands in a chapter, in the order of the catalogue', () => {
  const chapters = byChapter(demons.rules);
  expect(chapters.map(({ chapter }) => chapter)).toEqual(CHAPTERS);
  expect(chapters.flatMap(({ rules }) => rules)).toEqual(demons.rules);
});

test('what is ours and not of the rulebook is told by the number', () => {
  for (const { id, kind } of demons.rules)
    expect([id, isReconstructed(id)]).toEqual([id, kind === 'ruling' || kind === 'reconstruction']);
});
