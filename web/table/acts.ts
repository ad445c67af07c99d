import { getContext, setContext } from 'svelte';

/** What can be done with answers at this table; a lesson may stand in the way. */
export interface Acts {
  /** `careful`: with a second look even where nothing is left to chance. */
  choose(answer: unknown, careful?: boolean): void;
  consider(answer: unknown): void;
  /** Gives an answer whose odds have been told. */
  give(answer: unknown): void;
  /** Looks at an answer as long as it is pointed at; `null` looks away. */
  point(answer: unknown): void;
  /** Takes a second look at an answer. */
  weigh(answer: unknown): void;
  confirm(): void;
  /** Looks away from the answer under consideration, or from trouble. */
  cancel(): void;
}

const KEY = Symbol('acts');

export const setActs = (acts: Acts): Acts => setContext(KEY, acts);
export const acts = (): Acts => getContext(KEY);
