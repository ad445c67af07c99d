import { chaptersBy } from '@conjure/engine/content';

/** `5.5a` stands in chapter 5, `R33` among the rulings. */
const chapterOf = (id: string): string => /^\d+/.exec(id)?.[0] ?? id[0];

/** The chapters of the catalogue in order: the rulebook's own, rulings, facts from elsewhere, reconstructed charts and counters. */
export const { CHAPTERS, byChapter } = chaptersBy(
  [...Array.from({ length: 19 }, (_, i) => `${i + 1}`), 'R', 'B', 'T'],
  chapterOf,
);
