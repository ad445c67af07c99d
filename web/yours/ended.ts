import type { Phrase } from '@conjure/engine';
import type { Chair } from '@conjure/host';
import { readStored, writeStored } from '../app/storage.ts';

/** A match of one's own that is over, as it is kept on this device: all that is told of one's matches follows from these. */
export interface Ended {
  readonly match: string;
  readonly game: string;
  /** When, by the clock of the device. */
  readonly at: number;
  readonly level: OpponentLevel;
  readonly won: boolean;
  readonly said: Phrase;
  readonly worth: number;
  readonly points: number;
  readonly length: number;
  readonly marks: readonly string[];
}

/** Against whom: bots that are all alike, by their level. */
export type OpponentLevel = 'alone' | 'mixed' | (string & {});

const KEY = 'conjure.ended';
/** More than anybody plays in a year; each is some hundred characters. */
const MOST = 1000;

const isEnded = (one: Partial<Ended> | null): one is Ended =>
  typeof one?.match === 'string' &&
  typeof one.game === 'string' &&
  typeof one.level === 'string' &&
  typeof one.said?.key === 'string' &&
  [one.at, one.worth, one.points, one.length].every(Number.isFinite) &&
  Array.isArray(one.marks);

/** What was kept may be of another time, or nobody's. */
export const readEnded = (value: unknown): readonly Ended[] => (Array.isArray(value) ? value.filter(isEnded) : []);

/** In the order in which they ended, each once: what is known of a match first stays. */
export const withEnded = (kept: readonly Ended[], ended: Ended): readonly Ended[] =>
  kept.some(({ match }) => match === ended.match)
    ? kept
    : [...kept, ended].toSorted((a, b) => a.at - b.at).slice(-MOST);

export const allEnded = (): readonly Ended[] => readEnded(readStored(KEY));
export const keepEnded = (ended: Ended): void => writeStored(KEY, withEnded(allEnded(), ended));

/** The seat of the one person among bots, or alone; `null` where several sat there, or nobody: then it is nobody's own. */
export function ownSeat(chairs: readonly Chair[]): number | null {
  const people = chairs.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : null;
}

export function levelOf(chairs: readonly Chair[]): OpponentLevel {
  const levels = new Set(chairs.flatMap((chair) => (chair.who === 'bot' ? [chair.level] : [])));
  if (levels.size === 0) return 'alone';
  const [level] = levels;
  return levels.size === 1 ? level : 'mixed';
}
