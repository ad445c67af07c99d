import { samePlain } from '@conjure/engine';
import { inScope } from './scope.ts';

/** The list of all choices and the board point at the same things: what is pointed at in one is seen in the other. */
function newPointing() {
  let listed: unknown = $state.raw(null);
  let onBoard: readonly unknown[] = $state.raw([]);
  return {
    /** The answer that is pointed at in the list. */
    get answer(): unknown {
      return listed;
    },
    /** At an entry of the list; `null`: at none. */
    list(answer: unknown): void {
      listed = answer;
    },
    /** At a place of the board, and so at these answers. */
    board(answers: readonly unknown[]): void {
      onBoard = answers;
    },
    /** Whether what is pointed at on the board stands for this answer. */
    isAt: (answer: unknown): boolean => onBoard.some((other) => samePlain(other, answer)),
  };
}

/** What is pointed at, at this table. */
export const pointingHere = inScope(newPointing);
