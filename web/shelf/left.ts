import type { Phrase } from '@conjure/engine';
import { readStored, writeStored } from '../app/storage.ts';
import type { Sketch } from '../parts/sketch.ts';

/** How a match stood when it was left: what the shelf tells of it without opening it. */
export interface Left {
  readonly match: string;
  /** After so many answers; a match that has gone on since stands otherwise. */
  readonly step: number;
  /** Whether somebody at this screen is to decide. */
  readonly mine: boolean;
  /** Round and score in words of the shelf. */
  readonly phrase?: Phrase;
  readonly sketch?: Sketch;
}

const KEY = 'conjure.left';
/** Those that were left last; each is some kilobytes. */
const MOST = 8;

/** What was kept may be of another time, or nobody's. */
export function readLeft(value: unknown): readonly Left[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (one: Partial<Left> | null) =>
      typeof one?.match === 'string' &&
      typeof one.step === 'number' &&
      (one.phrase === undefined || typeof one.phrase?.key === 'string') &&
      (one.sketch === undefined || Array.isArray(one.sketch?.strokes)),
  );
}

/** With this one before all others, and not more than are worth keeping. */
export const withLeft = (kept: readonly Left[], left: Left): readonly Left[] =>
  [left, ...kept.filter(({ match }) => match !== left.match)].slice(0, MOST);

export const keepLeft = (left: Left): void => writeStored(KEY, withLeft(readLeft(readStored(KEY)), left));

/** How the match stood, where nothing has been done in it since. */
export const leftOf = (match: string, step: number): Left | null =>
  readLeft(readStored(KEY)).find((one) => one.match === match && one.step === step) ?? null;
