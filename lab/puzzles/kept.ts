import { type Game, mindOf, type Question, replay } from '@conjure/engine';
import type { Puzzle } from '@conjure/engine/content';
import { isFit, isSame, type PuzzleJudges, puzzleAt } from './puzzle-at.ts';

/** Of each game. */
export const MOST_PUZZLES = 20;
/** Of one match so many answers apart: what is decided next is much the same puzzle. */
export const APART = 20;

/**
 * Of these puzzles those that still are some, as they are judged now. Of those of one match that lie too near to each other, and of those
 * whose answer is to do nothing more, no more are kept than are looked for.
 */
export function stillPuzzles(game: Game, puzzles: readonly Puzzle[], how: PuzzleJudges): Puzzle[] {
  const kept: Puzzle[] = [];
  for (const puzzle of puzzles) {
    const [match, at] = placeOf(puzzle);
    const near = kept.map(placeOf).some(([one, there]) => one === match && Math.abs(there - at) < APART);
    if (near || (doesNothing(game, puzzle) && isEnoughOfNothing(game, kept))) continue;
    const again = judgedAgain(game, puzzle, how);
    if (again) kept.push(again);
  }
  return kept;
}

/** The match that a puzzle is of, and after how many answers. */
function placeOf({ id }: Puzzle): readonly [match: string, answers: number] {
  const cut = id.lastIndexOf('-');
  return [id.slice(0, cut), Number(id.slice(cut + 1))];
}

/** Whether the answer is to do nothing more in the turn. */
export function doesNothing({ pass }: Game, { kind, answer }: Pick<Puzzle, 'kind' | 'answer'>): boolean {
  const nothing = pass?.({ kind } as Question);
  return nothing !== undefined && isSame(nothing, answer);
}

/** To stop in time is seldom obvious to a first thought: without a limit every second puzzle would ask for it. */
const MOST_OF_NOTHING = MOST_PUZZLES / 4;

export const isEnoughOfNothing = (game: Game, puzzles: readonly Puzzle[]): boolean =>
  puzzles.filter((puzzle) => doesNothing(game, puzzle)).length >= MOST_OF_NOTHING;

/** The puzzle as it is judged now, with its figures; `null` where it is none any more. */
export function judgedAgain(game: Game, puzzle: Puzzle, how: PuzzleJudges): Puzzle | null {
  const again = replay(game, puzzle.record);
  if ('fault' in again || again.disagrees !== null) return null;
  const { match } = again.play;
  const mind = mindOf(match, puzzle.seat);
  const found = mind && isFit(match, mind) ? puzzleAt(match, mind, puzzle.obvious.answer, puzzle.id, how) : null;
  return found && isSame(found.answer, puzzle.answer) ? found : null;
}
