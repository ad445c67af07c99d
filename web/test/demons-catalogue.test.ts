import rules from '@conjure/demons/rules.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { box } from '../games/demons/box.ts';

test('the catalogue has every rule once, chapter by chapter, and says which are ours', async () => {
  const catalogue = await box.rules();
  expect(catalogue.map(({ id }) => id).sort()).toEqual(rules.map(({ id }) => id).sort());
  const chapters = catalogue.map(({ chapter }) => chapter);
  expect(chapters.filter((chapter, i) => chapter !== chapters[i - 1])).toEqual([...new Set(chapters)]);
  expect(catalogue.find(({ id }) => id === 'T3')).toMatchObject({ chapter: 'chapter.T', reconstructed: true });
  expect(catalogue.find(({ id }) => id === '5.5')).toMatchObject({ chapter: 'chapter.5', reconstructed: false });
});
