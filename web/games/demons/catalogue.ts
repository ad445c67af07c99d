import { byChapter, chapterKey, isReconstructed } from '@conjure/demons/chapters.ts';
import rules from '@conjure/demons/rules.json' with { type: 'json' };
import type { CatalogueRule } from '../face.ts';

/** The rules chapter by chapter. */
export const catalogue: readonly CatalogueRule[] = byChapter(rules).flatMap(({ chapter, rules: listed }) =>
  listed.map(({ id, source }) => ({ id, chapter: chapterKey(chapter), source, reconstructed: isReconstructed(id) })),
);
