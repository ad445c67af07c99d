import { type Level, randomAnswer } from '@conjure/bots';
import { create, diceFrom, type Game, seeded } from '@conjure/engine';
import type { Puzzle } from '@conjure/engine/content';
import { playThrough } from '../playing.ts';
import { APART, doesNothing, isEnoughOfNothing } from './kept.ts';
import { isFit, obviousAt, type PuzzleJudges, puzzleAt, thoughtOf } from './puzzle-at.ts';

export interface Digging extends PuzzleJudges {
  /** Who plays the matches. */
  readonly by: Level;
  readonly matches: number;
  /** Those there are already. */
  readonly kept?: readonly Puzzle[];
  /** No more puzzles than that. */
  readonly most: number;
  readonly seed: string;
  /** Called before each match, with how many puzzles there are; what is found by then is all when it says false. */
  readonly goesOn?: (match: number, found: number) => boolean;
  /** Called whenever one is found, with all there are. */
  readonly hear?: (found: readonly Puzzle[]) => void;
}

/** The first thought of somebody who looks no farther than what they do. */
export const OBVIOUS = 'greedy:60';
/** Of one match no more than these. */
const EACH = 2;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Positions from matches of strong players in which one answer is clearly best and not the obvious one. */
export async function findPuzzles(game: Game, how: Digging): Promise<Puzzle[]> {
  const { by, matches, most, seed, kept = [], goesOn = () => true, hear = () => {} } = how;
  const found: Puzzle[] = [];
  for (let number = 0; number < matches && found.length < most; number++) {
    await pause();
    if (!goesOn(number, found.length)) break;
    const name = `${seed}/${number}`;
    const made = create(game, { seats: Math.max(2, game.seats.min), seed: name });
    if ('fault' in made) throw new Error(`${made.fault.place}: expected ${made.fault.expected}, got ${made.fault.got}`);
    const { match } = made;
    const upTo = found.length + EACH;
    let next = 0;
    playThrough(match, {
      answer(mind) {
        const { answer } = thoughtOf(mind, by, `${name}/thought ${match.answers.length} ${mind.seat}`);
        if (found.length < Math.min(most, upTo) && match.answers.length >= next && isFit(match, mind)) {
          const id = `${name.replace(/\W/g, '-')}-${match.answers.length}`;
          const obvious = obviousAt(match, mind, answer, id, how);
          const puzzle = obvious && puzzleAt(match, mind, obvious.answer, id, how);
          if (puzzle && !(doesNothing(game, puzzle) && isEnoughOfNothing(game, [...kept, ...found]))) {
            found.push(puzzle);
            next = match.answers.length + APART;
            hear(found);
          }
        }
        return answer;
      },
      forSilence: (mind) => randomAnswer(mind, diceFrom(seeded(`${name}/silence ${match.answers.length}`))),
    });
  }
  return found;
}
