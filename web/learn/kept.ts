import { isFields } from '@conjure/engine';
import { readStored, writeStored } from '../app/storage.ts';

/** Which lessons are done, by game; and the match of the lesson one is in the middle of. */
const DONE = 'conjure.lessons';
const OPEN = 'conjure.lesson';

export interface OpenLesson {
  readonly game: string;
  readonly lesson: string;
  readonly match: string;
}

/** What was kept may be of another time, or nobody's: only lessons that there are count, each once. */
export function readDone(value: unknown, game: string, lessons: readonly string[]): string[] {
  const kept = isFields(value) && Object.hasOwn(value, game) ? value[game] : [];
  return Array.isArray(kept) ? lessons.filter((lesson) => kept.includes(lesson)) : [];
}

export function readOpen(value: unknown): OpenLesson | null {
  if (!isFields(value)) return null;
  const { game, lesson, match } = value;
  const isOpen = typeof game === 'string' && typeof lesson === 'string' && typeof match === 'string';
  return isOpen ? { game, lesson, match } : null;
}

export const doneLessons = (game: string, lessons: readonly string[]): string[] =>
  readDone(readStored(DONE), game, lessons);

export function keepDone(game: string, done: readonly string[]): void {
  const others = readStored(DONE);
  writeStored(DONE, { ...(isFields(others) ? others : {}), [game]: done });
}

/** The shelf does not show this match: it is the lesson's. */
export const openLesson = (): OpenLesson | null => readOpen(readStored(OPEN));
export const keepOpen = (open: OpenLesson | null): void => writeStored(OPEN, open);
