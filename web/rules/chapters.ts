import type { CatalogueRule } from '../games/face.ts';

export interface Chapter<R> {
  /** Key of its title. */
  readonly chapter: string;
  readonly rules: readonly R[];
}

/** The same rules by chapter; chapters stand in the order of their first rules. */
export function byChapter<R extends { readonly entry: Pick<CatalogueRule, 'chapter'> }>(
  rules: readonly R[],
): Chapter<R>[] {
  return [...Map.groupBy(rules, ({ entry }) => entry.chapter)].map(([chapter, rules]) => ({ chapter, rules }));
}

/** `chapter.5` is chapter 5. */
export const numberOf = (chapter: string): string => chapter.slice(chapter.lastIndexOf('.') + 1);
