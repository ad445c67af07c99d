import { byChapter, chapterKey } from '@conjure/sorcery/chapters.ts';
import rules from '@conjure/sorcery/rules.json' with { type: 'json' };
import type { CatalogueRule } from '../face.ts';

/** What neither the rulebook of the expansion nor a source on the base game says. */
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
