import { expect, test } from 'vitest';
import { chaptersIn } from '../content/chapters.ts';

const { CHAPTERS, byChapter } = chaptersIn({
  B: [
    ['board', [1, 12]],
    ['dice', [2]],
  ],
  R: 'rulings',
});
const cut = (...ids: string[]) =>
  byChapter(ids.map((id) => ({ id }))).map(({ chapter, rules }) => [chapter, ...rules.map(({ id }) => id)]);

test('chapters stand in the order of the contents, their rules in the order of the catalogue', () => {
  expect(CHAPTERS).toEqual(['board', 'dice', 'rulings']);
  expect(cut('R1', 'B12', 'B2', 'B1')).toEqual([
    ['board', 'B12', 'B1'],
    ['dice', 'B2'],
    ['rulings', 'R1'],
  ]);
});

test('a chapter without rules is left out, and so is a rule that no chapter lists', () => {
  expect(cut('B2', 'B3', 'X1')).toEqual([['dice', 'B2']]);
});
