import type { Refusal } from '@conjure/engine';
import { inScope } from './scope.ts';

/** What a game has to say about what one is doing, in the table's word line: the cost of a walk, what is still free; or what is against it. */
function newLine() {
  let said: string | null = $state.raw(null);
  let refused: Refusal | null = $state.raw(null);
  return {
    get text(): string | null {
      return said;
    },
    get refused(): Refusal | null {
      return refused;
    },
    say(words: string | null): void {
      said = words;
      refused = null;
    },
    refuse(why: Refusal | null): void {
      refused = why;
    },
  };
}

/** The word line of this table. */
export const lineHere = inScope(newLine);
