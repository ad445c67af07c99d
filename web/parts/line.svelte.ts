import type { Refusal } from '@conjure/engine';
import { inScope } from './scope.ts';

/** What a game has to say about what one is doing, in the table's word line: the cost of a walk, what is still free; or what is against it. */
function newLine() {
  let said: string | null = $state.raw(null);
  let pointed: string | null = $state.raw(null);
  let refused: Refusal | null = $state.raw(null);
  return {
    /** What is pointed at comes first, as long as it is. */
    get text(): string | null {
      return pointed ?? said;
    },
    /** Whether that is for those, too, who are not asked. */
    get isPointed(): boolean {
      return pointed !== null;
    },
    get refused(): Refusal | null {
      return refused;
    },
    say(words: string | null): void {
      said = words;
      refused = null;
    },
    point(words: string | null): void {
      pointed = words;
    },
    refuse(why: Refusal | null): void {
      refused = why;
    },
  };
}

/** The word line of this table. */
export const lineHere = inScope(newLine);
