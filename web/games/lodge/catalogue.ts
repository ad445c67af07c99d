import { byChapter, chapterKey } from '@conjure/lodge/chapters.ts';
import rules from '@conjure/lodge/rules.json' with { type: 'json' };
import type { CatalogueRule } from '../face.ts';

/** What neither the leaflets nor a source on the base game say. */
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
