/** Rules that stand together. */
interface ChapterOf<R> {
  readonly chapter: string;
  readonly rules: readonly R[];
}

/** How a catalogue is cut: its chapters in order, and the rules chapter by chapter, those chapters left out that have none. */
export interface Chapters {
  readonly CHAPTERS: readonly string[];
  byChapter<R extends { readonly id: string }>(rules: readonly R[]): ChapterOf<R>[];
}

/** The key of a chapter's title. */
export const chapterKey = (chapter: string): string => `chapter.${chapter}`;

/** Chapters in order, each rule in the one that its id tells. */
export const chaptersBy = (CHAPTERS: readonly string[], chapterOf: (id: string) => string | undefined): Chapters => ({
  CHAPTERS,
  byChapter: (rules) =>
    CHAPTERS.map((chapter) => ({ chapter, rules: rules.filter(({ id }) => chapterOf(id) === chapter) })).filter(
      (chapter) => chapter.rules.length > 0,
    ),
});

/** By the letter that ids begin with: the chapter of all of them, or several chapters, each with the numbers of its rules. */
interface Contents {
  readonly [letter: string]: string | readonly (readonly [chapter: string, numbers: readonly number[]])[];
}

/** Chapters as the table of contents says, each rule by the letter and the number of its id. */
export function chaptersIn(contents: Contents): Chapters {
  const byId = new Map<string, string>();
  for (const [letter, chapters] of Object.entries(contents))
    if (typeof chapters !== 'string')
      for (const [chapter, numbers] of chapters) for (const n of numbers) byId.set(`${letter}${n}`, chapter);
  const whole = (id: string) => Object.entries(contents).find(([letter]) => id.startsWith(letter))?.[1];
  const names = Object.values(contents).flatMap((of) => (typeof of === 'string' ? of : of.map(([chapter]) => chapter)));
  return chaptersBy(names, (id) => {
    const chapter = byId.get(id) ?? whole(id);
    return typeof chapter === 'string' ? chapter : undefined;
  });
}
