import type { Snippet } from 'svelte';
import { inScope } from './scope.ts';

/** What is pointed at: in words, or as a game draws it. */
export interface Seen {
  readonly said?: string;
  readonly show?: Snippet;
}

/** The lens beside the board: it shows what is pointed at, as long as it is. */
function newLens() {
  let seen: Seen | null = $state.raw(null);
  return {
    get seen(): Seen | null {
      return seen;
    },
    look(at: Seen | null): void {
      seen = at;
    },
  };
}

/** The lens of this table. */
export const lensHere = inScope(newLens);
