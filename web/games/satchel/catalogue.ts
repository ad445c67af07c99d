import { byChapter, chapterKey } from '@conjure/satchel/chapters.ts';
import rules from '@conjure/satchel/rules.json' with { type: 'json' };
import type { CatalogueRule } from '../face.ts';

/** Where neither the sheet nor the base game speaks. */
const isReconstructed = (kind: string): boolean => kind === 'reconstruction' || kind === 'ruling';

/** The rules chapter by chapter. */
export const catalogue: readonly CatalogueRule[] = byChapter(rules).flatMap(({ chapter, rules: listed }) =>
  listed.map(({ id, source, kind }) => ({
    id,
    chapter: chapterKey(chapter),
    source,
    reconstructed: isReconstructed(kind),
  })),
);
