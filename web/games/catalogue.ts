import { chapterKey } from '@conjure/engine/content';
import type { CatalogueRule } from './face.ts';

interface Chapter {
  readonly chapter: string;
  readonly rules: readonly { readonly id: string; readonly source: string; readonly kind: string }[];
}

/** The rules chapter by chapter. What neither the rulebook nor a source on the base game says is ours. */
export const catalogueOf = (chapters: readonly Chapter[]): readonly CatalogueRule[] =>
  chapters.flatMap(({ chapter, rules }) =>
    rules.map(({ id, source, kind }) => ({
      id,
      chapter: chapterKey(chapter),
      source,
      reconstructed: kind === 'reconstruction' || kind === 'ruling',
    })),
  );
