/** The chapters of the catalogue in order: the rulebook's own, rulings, facts from elsewhere, reconstructed charts and counters. */
export const CHAPTERS: readonly string[] = [...Array.from({ length: 19 }, (_, i) => `${i + 1}`), 'R', 'B', 'T'];

/** `5.5a` stands in chapter 5, `R33` among the rulings. */
const chapterOf = (id: string): string => /^\d+/.exec(id)?.[0] ?? id[0];

/** The key of a chapter's title. */
export const chapterKey = (chapter: string): string => `chapter.${chapter}`;

export interface Chapter<R> {
  readonly chapter: string;
  readonly rules: readonly R[];
}

/** The rules chapter by chapter; chapters without any are left out. */
export function byChapter<R extends { readonly id: string }>(rules: readonly R[]): Chapter<R>[] {
  return CHAPTERS.map((chapter) => ({ chapter, rules: rules.filter(({ id }) => chapterOf(id) === chapter) })).filter(
    (chapter) => chapter.rules.length > 0,
  );
}

/** Not of the old rulebook but ours: a ruling where it is silent, or a chart or counter that had to be made anew. */
export const isReconstructed = (id: string): boolean => ['R', 'T'].includes(chapterOf(id));
