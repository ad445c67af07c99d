export { type Challenge, challengeOf, type Dare, type Dares, dateOf } from './challenge.ts';
export { chapterKey, chaptersBy, chaptersIn } from './chapters.ts';
export { type DataOf, dataReader, gameReader } from './data.ts';
export { LANGUAGES, type Language } from './languages.ts';
export { type Guide, type Lesson, type LessonStep, type Serves, type Situation, wanted } from './lesson.ts';
export { lengthIn, type Manifest, type OptionSet } from './manifest.ts';
export type { Outlook, Puzzle } from './puzzle.ts';
export { misfit, readScene, unfit } from './scene.ts';
export { catalogueTexts, type GameTexts, textsFrom } from './texts.ts';
