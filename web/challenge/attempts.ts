import type { Phrase } from '@conjure/engine';
import { readStored, writeStored } from '../app/storage.ts';

/** What somebody has made of the challenge of a day on this device. Only the first attempt counts. */
export interface Attempt {
  readonly match: string;
  /** Those that came after it. */
  readonly later: readonly string[];
  /** What the first has come to; absent while it is going on. */
  readonly result?: { readonly said: Phrase; readonly worth: number };
  /** What bots have made of the same match, by the same measure, as far as they have been asked. */
  readonly bots: readonly number[];
}
export type Attempts = { readonly [date: string]: Attempt };

const KEY = 'conjure.challenges';
const MOST_DAYS = 30;

const isAttempt = (one: Partial<Attempt> | null): one is Attempt =>
  typeof one?.match === 'string' &&
  Array.isArray(one.later) &&
  Array.isArray(one.bots) &&
  (one.result === undefined || typeof one.result?.said?.key === 'string');

/** What was kept may be of another time, or nobody's; of old days nothing is kept. */
export function readAttempts(value: unknown): Attempts {
  if (typeof value !== 'object' || value === null) return {};
  const sound = Object.entries(value).filter((entry): entry is [string, Attempt] => isAttempt(entry[1]));
  return Object.fromEntries(sound.toSorted(([a], [b]) => a.localeCompare(b)).slice(-MOST_DAYS));
}

/** A match of the challenge has been begun: the first of its day counts. */
export function withMatch(attempts: Attempts, date: string, match: string): Attempts {
  const { [date]: before } = attempts;
  const now = before ? { ...before, later: [...before.later, match] } : { match, later: [], bots: [] };
  return { ...attempts, [date]: now };
}

/** A match is over: if it is the attempt of a day, and is so for the first time, that is its result. */
export const withResult = (
  attempts: Attempts,
  match: string,
  { said, worth }: { said: Phrase; worth: number },
): Attempts =>
  changed(attempts, (one) => (one.match === match && !one.result ? { ...one, result: { said, worth } } : one));

/** One more bot has played the match of that day. */
export const withBot = (attempts: Attempts, date: string, worth: number): Attempts =>
  changed(attempts, (one, day) => (day === date ? { ...one, bots: [...one.bots, worth] } : one));

const changed = (attempts: Attempts, change: (one: Attempt, date: string) => Attempt): Attempts =>
  Object.fromEntries(Object.entries(attempts).map(([date, one]) => [date, change(one, date)]));

/** Than how many of the bots it was better. */
export const betterThan = ({ result, bots }: Attempt): number =>
  result ? bots.filter((worth) => result.worth > worth).length : 0;

/** Whether a match is one of the later attempts, which do not count. */
export const isLater = (attempts: Attempts, match: string): boolean =>
  Object.values(attempts).some(({ later }) => later.includes(match));

export const attempts = (): Attempts => readAttempts(readStored(KEY));
export const keepMatch = (date: string, match: string): void => writeStored(KEY, withMatch(attempts(), date, match));
export const keepResult = (match: string, ending: { said: Phrase; worth: number }): void =>
  writeStored(KEY, withResult(attempts(), match, ending));
export const keepBot = (date: string, worth: number): void => writeStored(KEY, withBot(attempts(), date, worth));
