/** The chapters of the catalogue in order, each with the numbers of its rules. Familiars and rulings go by their letter. */
const span = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

const OF_BASE: readonly (readonly [name: string, ids: readonly number[]])[] = [
  ['lodge', [...span(1, 10), 97]],
  ['setup', [11, 12, 13]],
  ['rose', [...span(14, 19)]],
  ['study', [...span(22, 26)]],
  ['preparation', [27, 28, 29]],
  ['actions', [...span(30, 43)]],
  ['rooms', [44, 45, 46, 79, 80, 81, 82, 94]],
  ['reactions', [...span(47, 53)]],
  ['evocations', [...span(54, 61)]],
  ['cleanUp', [62, 63, 64, 65, 66]],
  ['damage', [67, 68, 69, 77, 78]],
  ['defeat', [...span(70, 76)]],
  ['power', [...span(83, 89), 100]],
  ['quests', [20, 21, 90, 91]],
  ['effects', [92, 93, 95, 96, 98, 99]],
];

export const CHAPTERS: readonly string[] = [...OF_BASE.map(([name]) => name), 'familiars', 'rulings'];

const BY_ID = new Map(OF_BASE.flatMap(([name, ids]) => ids.map((id): [string, string] => [`B${id}`, name])));

/** `B15` stands in the chapter on the Black Rose, `F9` among the familiars, `R3` among the rulings. */
const chapterOf = (id: string): string => BY_ID.get(id) ?? (id.startsWith('F') ? 'familiars' : 'rulings');

/** The key of a chapter's title. */
export const chapterKey = (chapter: string): string => `chapter.${chapter}`;

export interface Chapter<R> {
  readonly chapter: string;
  readonly rules: readonly R[];
}

/** The rules chapter by chapter. */
export function byChapter<R extends { readonly id: string }>(rules: readonly R[]): Chapter<R>[] {
  return CHAPTERS.map((chapter) => ({ chapter, rules: rules.filter(({ id }) => chapterOf(id) === chapter) }));
}
