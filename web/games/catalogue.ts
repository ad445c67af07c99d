import { chapterKey, type Manifest } from '@conjure/engine/content';
import type { CatalogueRule } from './face.ts';

type ListedRule = { readonly id: string; readonly source: string; readonly kind: string };

/** The rules chapter by chapter. What neither the rulebook nor a source on the base game says is ours. */
export const catalogueOf = ({ byChapter }: Manifest, rules: readonly ListedRule[]): readonly CatalogueRule[] =>
  byChapter(rules).flatMap(({ chapter, rules: listed }) =>
    listed.map(({ id, source, kind }) => ({
      id,
      chapter: chapterKey(chapter),
      source,
      reconstructed: kind === 'reconstruction' || kind === 'ruling',
    })),
  );
