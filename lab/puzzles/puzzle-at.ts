import { analyse, type Level, type Thought } from '@conjure/bots';
import {
  canonical,
  create,
  diceFrom,
  type Match,
  type Record as MatchRecord,
  type Mind,
  play,
  record,
  seeded,
} from '@conjure/engine';
import type { Puzzle } from '@conjure/engine/content';
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
/** Worlds are counted and not seconds, where a level counts them: a puzzle does not depend on what else a machine does. */
const still = () => 0;
export const thoughtOf = (mind: Mind, level: Level, name: string): Thought =>
  analyse(mind, level, diceFrom(seeded(name)), level.budget.iterations === undefined ? undefined : still);

/** At a rest one seat is asked, and sees all that it may answer; or may answer what cannot be listed. */
export function isFit({ game, open, rest, answers }: Match, { question }: Mind): boolean {
  if (!open || rest?.step !== answers.length || open.question.seats.length > 1 || game.setUp?.has(question.kind))
    return false;
  const options = question.options();
  return options === null || (options.length >= FEWEST && options.length <= MOST);
}

/** What comes to mind first, where at a glance the answer that was played is clearly better. */
export function obviousAt(
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

export function puzzleAt(match: Match, mind: Mind, obvious: unknown, id: string, how: PuzzleJudges): Puzzle | null {
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

export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

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
