// What others may use of what is printed and said.

// What is known of a game before it is loaded

export { LANGUAGES, type Language } from './languages.ts';
export { lengthIn, type Manifest, type OptionSet } from './manifest.ts';

// Texts and rules

export { chapterKey, chaptersBy, chaptersIn } from './chapters.ts';
export { type GameTexts, textsFrom } from './texts.ts';

// Data files and scenarios

export { type DataOf, dataReader, gameReader } from './data.ts';
export { buildFromScenario, misfit, unfit } from './scenario.ts';

// What is beside a match: lessons, puzzles, the challenge of the day

export { type Challenge, challengeOf, type Dare, type Dares, dateOf } from './challenge.ts';
export { type Guide, type Lesson, type LessonStep, type Serves, type Situation, wanted } from './lesson.ts';
export type { LevelStep } from './level-step.ts';
export type { Outlook, Puzzle } from './puzzle.ts';
