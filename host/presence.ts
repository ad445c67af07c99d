import type { Seat } from '@conjure/engine';
import type { Connection } from './server-messages.ts';

/** Somebody at a match: who he is by what lasts, and for which seats he would answer here. Whether one is his, the log says. */
export interface Present {
  readonly player: string;
  readonly seats: readonly Seat[];
  /** The last deed that he was told of when the match left the memory. */
  readonly knows?: number;
  /** He is there for one thing alone (visiting.ts). */
  readonly visits?: true;
}

/** Who is at a match. It follows from no log, and costs no match in memory. */
export type Here = ReadonlyMap<Connection, Present>;

export const NOBODY: Here = new Map();

export const withPresent = (here: Here, from: Connection, present: Present): Here => new Map(here).set(from, present);

export function without(here: Here, from: Connection): Here {
  const rest = new Map(here);
  rest.delete(from);
  return rest;
}
