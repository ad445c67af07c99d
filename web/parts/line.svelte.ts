import { inScope } from './scope.ts';

/** What a game has to say about what one is doing, in the table's word line: the cost of a walk, what is still free. */
function newLine() {
  let said: string | null = $state.raw(null);
  return {
    get said(): string | null {
      return said;
    },
    say(words: string | null): void {
      said = words;
    },
  };
}

/** The word line of this table. */
export const lineHere = inScope(newLine);
