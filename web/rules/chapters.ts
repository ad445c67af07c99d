import type { CatalogueRule } from '../games/face.ts';

export interface PageChapter<R> {
  /** Key of its title. */
  readonly chapter: string;
  /** What stands before its title. */
  readonly number: string;
  readonly rules: readonly R[];
}

/** What a chapter is counted by: the number or letter that its rulebook gives it, else its place in the whole catalogue. */
export function numbersOf(catalogue: readonly Pick<CatalogueRule, 'chapter'>[]): ReadonlyMap<string, string> {
  const chapters = [...new Set(catalogue.map(({ chapter }) => chapter))];
  return new Map(chapters.map((chapter, i) => [chapter, /\.(\d+|[A-Z])$/.exec(chapter)?.[1] ?? `${i + 1}`]));
}

/** The same rules by chapter; chapters stand in the order of their first rules. */
export function byChapter<R extends { readonly entry: Pick<CatalogueRule, 'chapter'> }>(
  rules: readonly R[],
  numbers: ReadonlyMap<string, string>,
): PageChapter<R>[] {
  return [...Map.groupBy(rules, ({ entry }) => entry.chapter)].map(([chapter, rules]) => ({
    chapter,
    number: numbers.get(chapter) ?? '',
    rules,
  }));
}
