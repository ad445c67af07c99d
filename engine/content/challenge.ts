import type { Options } from '../kernel/game.ts';
import { DAY } from '../tools/time.ts';
import type { Manifest } from './manifest.ts';

/** One of the matches that a game offers as a challenge. */
export interface Dare {
  /** A scenario of the game by its id; without it the match begins at the beginning. */
  readonly scenario?: string;
  readonly options?: Options;
  /** Who sits there: `me` once, and bots by their level. */
  readonly seats: readonly string[];
}

/** On which days of the week a game is the challenge (0 is Sunday), and with what in turn. */
export interface Dares {
  readonly days: readonly number[];
  readonly turns: readonly Dare[];
}

/** The challenge of a day: everybody who asks for the same day gets the same match. */
export interface Challenge extends Dare {
  /** `2026-11-16`: the seed of the match. */
  readonly date: string;
  readonly game: string;
}

/** The first day of the count was a Thursday. */
const FIRST = 4;

/** The day as it is written in a challenge, by the calendar on the wall. */
export function dateOf(day: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The challenge of a day; `null` where that is no day. On a day that belongs to no game, they take turns. */
export function challengeOf(date: string, games: readonly Pick<Manifest, 'id' | 'dares'>[]): Challenge | null {
  const days = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) / DAY : Number.NaN;
  // A thirtieth of February is read as a day of March.
  if (Number.isNaN(days) || new Date(days * DAY).toISOString().slice(0, 10) !== date) return null;
  const week = Math.floor((days + FIRST) / 7);
  const weekday = days + FIRST - 7 * week;
  const daring = games.flatMap(({ id, dares }) => (dares ? [{ id, ...dares }] : []));
  const theirs = daring.filter((game) => game.days.includes(weekday));
  const game = taken(theirs.length > 0 ? theirs : daring, week);
  if (!game) return null;
  const nth = week * game.days.length + Math.max(0, game.days.indexOf(weekday));
  const dare = taken(game.turns, nth);
  return dare ? { ...dare, date, game: game.id } : null;
}

/** The one whose turn it is, round and round. */
const taken = <T>(list: readonly T[], nth: number): T | undefined =>
  list[((nth % list.length) + list.length) % list.length];
