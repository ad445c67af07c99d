import { expect, test } from 'vitest';
import type { Event, StoryEntry } from '../kernel/table.ts';
import { PATIENCE } from './patience.ts';

/** What there is to be met in a game: the pool empties as play meets its things. */
export interface Coverage<E> {
  /** What has not been met yet. */
  missing(): string[];
  meet(thing: string): void;
  hear(event: E): void;
}

/** A pool of things; `hears` says which of them an event meets. */
export function coverageOf<E>(
  things: Iterable<string>,
  hears: (event: E, meet: (thing: string) => void) => void,
): Coverage<E> {
  const left = new Set(things);
  const meet = (thing: string) => void left.delete(thing);
  return { missing: () => [...left].sort(), meet, hear: (event) => hears(event, meet) };
}

/** What a match has told since it was asked last, to somebody or to the others. */
export function listening<E extends Event>(): (story: readonly StoryEntry<E>[]) => E[] {
  let told = 0;
  return (story) => {
    const fresh = story.slice(told).flatMap(({ event, others }) => (others ? [event, others] : [event]));
    told = story.length;
    return fresh;
  };
}

interface Meeting<C> {
  pool(): C;
  /** No more matches than this are played. */
  readonly most: number;
  /** The matches that meet what is rarest: when they are played first, those between them need not be played. */
  readonly rare?: readonly number[];
  play(pool: C, nth: number): void;
}

/** Plays match after match, until all of the pool has been met. */
export function testMeets<E, C extends Coverage<E>>(
  title: string,
  { pool: empty, most, rare = [], play }: Meeting<C>,
): void {
  test(
    title,
    () => {
      const pool = empty();
      for (const nth of new Set([...rare, ...Array(most).keys()])) {
        if (pool.missing().length === 0) break;
        play(pool, nth);
      }
      expect(pool.missing(), `not met in ${most} matches`).toEqual([]);
    },
    PATIENCE,
  );
}
