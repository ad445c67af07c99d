import { analyse, type Level, randomAnswer, type Thought } from '@conjure/bots';
import {
  canonical,
  create,
  diceFrom,
  type Game,
  type Match,
  type Record as MatchRecord,
  type Mind,
  mindOf,
  play,
  type Question,
  record,
  replay,
  seeded,
} from '@conjure/engine';
import type { Puzzle } from '@conjure/engine/content';
import { playThrough } from '../playing.ts';
import { valuedBy } from '../review/calibration.ts';
import { calibrationOf } from '../review/calibrations.ts';
import { type Comparison, compare, TO_END, type TrialWorlds } from '../review/compare.ts';
import { reasonFor } from '../review/reason.ts';

/** Who judges what a puzzle is. */
export interface PuzzleJudges {
  /** Whose first thought is the obvious answer. */
  readonly novice: Level;
  /** Who must find the best answer, three times. */
  readonly judge: Level;
}

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
/** Of each game. */
export const MOST_PUZZLES = 20;

/** Fewer options are no puzzle, and of more nobody sees all. */
const FEWEST = 3;
const MOST = 80;
/** By how much the best answer must be better than the obvious one, and than any other that was weighed; and in how many worlds. */
const CLEAR = 0.06;
const BEST = 0.03;
const SURE = 2;
const GLANCE = 16;
const WORLDS = 96;
/** Others that the judge thought of. */
const OTHERS = 2;
/** Of one match, and so many answers apart: what is decided next is much the same puzzle. */
const EACH = 2;
const APART = 20;

/** Worlds are counted and not seconds, where a level counts them: a puzzle does not depend on what else a machine does. */
const still = () => 0;
const thoughtOf = (mind: Mind, level: Level, name: string): Thought =>
  analyse(mind, level, diceFrom(seeded(name)), level.budget.iterations === undefined ? undefined : still);

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
function doesNothing({ pass }: Game, { kind, answer }: Pick<Puzzle, 'kind' | 'answer'>): boolean {
  const nothing = pass?.({ kind } as Question);
  return nothing !== undefined && isSame(nothing, answer);
}

/** To stop in time is seldom obvious to a first thought: without a limit every second puzzle would ask for it. */
const MOST_OF_NOTHING = MOST_PUZZLES / 4;

const isEnoughOfNothing = (game: Game, puzzles: readonly Puzzle[]): boolean =>
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

/** At a rest one seat is asked, and sees all that it may answer; or may answer what cannot be listed. */
function isFit({ game, open, rest, answers }: Match, { question }: Mind): boolean {
  if (!open || rest?.step !== answers.length || open.question.seats.length > 1 || game.setUp?.has(question.kind))
    return false;
  const options = question.options();
  return options === null || (options.length >= FEWEST && options.length <= MOST);
}

/** What comes to mind first, where at a glance the answer that was played is clearly better. */
function obviousAt(
  match: Match,
  mind: Mind,
  played: unknown,
  id: string,
  how: PuzzleJudges,
): { readonly answer: unknown } | null {
  const isListed = mind.question.options() !== null;
  if (!isExact(played, isListed)) return null;
  const { answer } = thoughtOf(mind, how.novice, `${id} obvious`);
  if (answer === undefined || (isListed && !isExact(answer, true)) || isSame(answer, played)) return null;
  return clearlyBetter(mind, [played, answer], trialWorlds(match, GLANCE, `${id} glance`, how), CLEAR)
    ? { answer }
    : null;
}

function puzzleAt(match: Match, mind: Mind, obvious: unknown, id: string, how: PuzzleJudges): Puzzle | null {
  const { game } = match;
  const judged = (name: string) => thoughtOf(mind, how.judge, `${id} ${name}`);
  const first = judged('judge');
  const best = first.answer;
  if (best === undefined || !isExact(best, mind.question.options() !== null) || isSame(best, obvious)) return null;
  if (!['again', 'once more'].every((name) => isSame(best, judged(name).answer))) return null;
  const found = clearlyBetter(mind, [best, obvious], surelyIn(match, `${id} obvious or not`, how), CLEAR);
  if (!found) return null;
  const others = first.options.map(({ answer }) => answer).filter((one) => !isSame(one, best) && !isSame(one, obvious));
  const isBest = (other: unknown, i: number) =>
    clearlyBetter(mind, [best, other], surelyIn(match, `${id} other ${i}`, how), BEST);
  if (!others.slice(0, OTHERS).every(isBest)) return null;
  // Whoever has missed it wants to know why: without a reason it is none.
  const because = reasonFor(mind, [best, obvious], trialWorlds(match, WORLDS, `${id} why`, how));
  if (!because) return null;
  const label = (answer: unknown) => game.label(mind.view, mind.question.kind, answer);
  return {
    id,
    record: recordAt(match),
    seat: mind.seat,
    kind: mind.question.kind,
    answer: best,
    label: label(best),
    obvious: { answer: obvious, label: label(obvious) },
    would: found.one,
    does: found.other,
    because,
  };
}

const trialWorlds = ({ game, origin }: Match, worlds: number, seed: string, { judge }: PuzzleJudges): TrialWorlds => ({
  worlds,
  ahead: judge.ahead ?? 'turns',
  seed,
  valued: valuedBy(calibrationOf(game.id, origin.seats)),
});

/** A game's own players are stronger than a search that values positions: only what wins when they play on to the end is better. */
function surelyIn(match: Match, seed: string, how: PuzzleJudges): TrialWorlds {
  const trial = trialWorlds(match, WORLDS, seed, how);
  return match.game.bot ? { ...trial, worlds: TO_END * WORLDS, ahead: 'end' } : trial;
}

/** The two compared, if the one is better by so much at least, and by more than chance does. */
function clearlyBetter(
  mind: Mind,
  answers: readonly [one: unknown, other: unknown],
  trial: TrialWorlds,
  least: number,
): Comparison | null {
  const compared = compare(mind, answers, trial);
  return compared.by >= least && compared.by > SURE * compared.doubt ? compared : null;
}

/**
 * Whoever means the same says the same, and can be told that it is right. Several things at once may be said in any order; and where
 * answers are not listed, a place a hair’s breadth beside the best one is as good.
 */
function isExact(answer: unknown, isListed: boolean): boolean {
  if (Array.isArray(answer)) return answer.length <= 1 && answer.every((one) => isExact(one, isListed));
  if (typeof answer !== 'object' || answer === null) return true;
  const parts = Object.values(answer);
  return parts.every((part) => isExact(part, isListed) && (isListed || !saysPlace(part)));
}

/** A point, or a way by points, be it none. */
const saysPlace = (part: unknown): boolean =>
  Array.isArray(part) ? part.length === 0 || part.some(saysPlace) : typeof part === 'object' && part !== null;

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** The position alone: what led there takes up many times as much, and nobody needs it. */
function recordAt({ game, origin, rest }: Match): MatchRecord {
  const { seats, options, seed } = origin;
  if (!rest) throw new Error('a match that goes on has come to a rest');
  // As plain data, before the match goes on.
  const scenario: unknown = JSON.parse(
    JSON.stringify(game.writeScenario({ state: rest.state, content: game.content })),
  );
  const made = create(game, { seats, options, seed, scenario });
  if ('fault' in made) throw new Error(`${made.fault.place}: expected ${made.fault.expected}, got ${made.fault.got}`);
  return record(play(made.match));
}
