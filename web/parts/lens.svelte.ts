import type { Snippet } from 'svelte';
import { inScope } from './scope.ts';

/** What is pointed at: in words, or as a game draws it. */
interface LensContent {
  readonly text?: string;
  readonly show?: Snippet;
}

/** The lens beside the board: it shows what is pointed at, as long as it is; then again what it showed before. */
function newLens() {
  let all: readonly LensContent[] = $state.raw([]);
  return {
    get seen(): LensContent | null {
      return all.at(-1) ?? null;
    },
    /** `null` looks away from everything. */
    look(at: LensContent | null): void {
      all = at === null ? [] : [...all.filter((one) => one !== at), at];
    },
    leave(at: LensContent): void {
      all = all.filter((one) => one !== at);
    },
  };
}

/** The lens of this table. */
export const lensHere = inScope(newLens);
