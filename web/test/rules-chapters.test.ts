import { expect, test } from 'vitest';
import { boxes } from '../games/index.ts';
import { byChapter, numbersOf } from '../rules/chapters.ts';

const catalogues = await Promise.all(boxes.map(async ({ id, rules }) => ({ id, rules: await rules() })));

test.each(catalogues)('the chapters of $id are counted by numbers and letters, never by keys of words', ({ rules }) => {
  const numbers = [...numbersOf(rules).values()];
  expect(numbers.filter((number) => !/^(\d+|[A-Z])$/.test(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a rulebook’s own numbers stay, and chapters without one have that of their place', () => {
  const chapters = (...keys: string[]) => [...numbersOf(keys.map((chapter) => ({ chapter }))).values()];
  expect(chapters('chapter.1', 'chapter.2', 'chapter.R')).toEqual(['1', '2', 'R']);
  expect(chapters('chapter.field', 'chapter.field', 'chapter.setUp')).toEqual(['1', '2']);
});

test('a chapter keeps its number when those before it have been searched away', () => {
  const numbers = numbersOf([{ chapter: 'chapter.field' }, { chapter: 'chapter.setUp' }]);
  expect(byChapter([{ entry: { chapter: 'chapter.setUp' } }], numbers)).toMatchObject([{ number: '2' }]);
});
