import { must } from '../tools/must.ts';
import { accept } from './answering.ts';
import { create } from './create.ts';
import { isDecision } from './forced.ts';
import { type KeptRest, lastBy, spacing } from './kept-rests.ts';
import { advance, type GivenAnswer, type Match, matchAt, scriptDice } from './match.ts';
import { copyPlain } from './plain.ts';
import type { Seat } from './seat.ts';
import type { Event, StoryEntry } from './table.ts';

/** Why an answer cannot be taken back freely. Keys of the engine's words. */
export type UndoBar = 'nothing' | 'dice' | 'shown' | 'other';

export interface UndoPolicy {
  /** Alone at the table for practice, or the others agree: no barrier. */
  free: boolean;
}

type Undoable = { to: number } | { barred: UndoBar };

/**
 * The index of the answer that an undo by this seat takes back, or why it may not: the last that the seat really decided. What was
 * answered since without a choice, or by the table, is taken back with it.
 */
export function undoable({ answers }: Match, seat: Seat, policy: UndoPolicy): Undoable {
  const to = answers.findLastIndex((entry) => entry.seat === seat && isDecision(entry));
  return to < 0 ? { barred: 'nothing' } : unlessBarred(answers, to, seat, policy);
}

/** The same where it is known how many answers were taken back: a log says what was done, by the rules of its time. */
export function undoableBy({ answers }: Match, seat: Seat, count: number, policy: UndoPolicy): Undoable {
  const to = answers.length - count;
  if (to < 0) return { barred: 'nothing' };
  return answers[to]?.seat === seat ? unlessBarred(answers, to, seat, policy) : { barred: 'other' };
}

function unlessBarred(given: readonly GivenAnswer[], to: number, seat: Seat, { free }: UndoPolicy): Undoable {
  for (const entry of free ? [] : given.slice(to)) {
    // Where only its seat knows that it had no choice, nobody may learn it by what can be taken back.
    if (entry.seat !== seat && entry.forced !== 'openly') return { barred: 'other' };
    if (entry.bar) return { barred: entry.bar };
  }
  return { to };
}

/** What came after the place that a match was taken back to, so that it can be taken there again. */
export interface TakenBack<S = unknown, E extends Event = Event> {
  readonly answers: readonly GivenAnswer[];
  readonly story: readonly StoryEntry<E>[];
  readonly rests: readonly KeptRest<S>[];
}

/**
 * Takes the match itself back to where it stood after its first `answers` answers. It goes on from the last rest that was
 * kept by then: what it costs does not grow with the match.
 */
export function takeBack<S, C, V, E extends Event>(match: Match<S, C, V, E>, step: number): TakenBack<S, E> {
  const { rests, story, scripted } = match;
  const at = lastBy(rests, step);
  const taken = { answers: match.answers.splice(step), rests: spacedOut(rests.splice(at + 1), step) };
  const from = must(rests[at], 'a kept rest');
  const told = standAt(match, from);
  const [first] = taken.answers;
  // Dice scripted for an answer that is taken back wait for the next one.
  scriptDice(match, first ? (first.dice ?? []) : scripted);
  return { ...taken, story: told.slice(story.length - from.storyLength) };
}

/** Takes the match to where it stood before it was taken back. */
export function putBack<S, C, V, E extends Event>(
  match: Match<S, C, V, E>,
  { answers, story, rests }: TakenBack<S, E>,
): void {
  // One by one: a call has no room for as many arguments as a match may have answers.
  for (const entry of answers) match.answers.push(entry);
  for (const each of story) match.story.push(each);
  for (const each of rests) match.rests.push(each);
  match.scripted = [];
  takeBack(match, match.answers.length);
}

/** The match at this rest of its own, and on by the answers that it has been given since; gives what was told since. */
function standAt<S, C, V, E extends Event>(
  match: Match<S, C, V, E>,
  { rest, storyLength }: KeptRest<S>,
): StoryEntry<E>[] {
  const { game, table, questionCount } = match;
  const since = match.answers.splice(rest.step);
  const was = match.story.splice(storyLength);
  table.state = game.copy(rest.state);
  table.seeds = table.seeds.at({ ...rest.counts });
  table.faces = rest.faces;
  match.scripted = [];
  match.script = null;
  match.over = false;
  advance(match, undefined);
  giveAgain(match, since);
  numberAnew(match, questionCount);
  return was;
}

/** Of the rests that were kept in what is taken back only those that spare a long way. */
function spacedOut<S>(kept: readonly KeptRest<S>[], from: number): KeptRest<S>[] {
  const far: KeptRest<S>[] = [];
  let last = from;
  for (const [i, each] of kept.entries()) {
    const { step } = each.rest;
    if (step - last < spacing(step) && (i < kept.length - 1 || step - from < spacing(step))) continue;
    far.push(each);
    last = step;
  }
  return far;
}

/** The same match as it stood after its first `answers` answers, apart from the first. */
export function rewind<S, C, V, E extends Event>(match: Match<S, C, V, E>, step: number): Match<S, C, V, E> {
  const { game, origin, table, answers, story, rests, questionCount, scripted } = match;
  const again = matchAt(game, origin, table.state, table.seeds, table.faces, false);
  again.answers = [...answers];
  again.story = [...story];
  again.rests = [...rests];
  again.questionCount = questionCount;
  again.scripted = scripted;
  takeBack(again, step);
  return again;
}

/** The match that these answers lead to, from the beginning. `scripted`: the dice that then wait; `after` sees it after every answer. */
export function rebuild<S, C, V, E extends Event>(
  match: Match<S, C, V, E>,
  given: readonly GivenAnswer[],
  scripted: readonly number[] = [],
  after: (again: Match<S, C, V, E>) => void = () => {},
): Match<S, C, V, E> {
  const begun = create(match.game, match.origin);
  if ('fault' in begun) throw new Error('a match that began cannot begin again');
  const again = begun.match;
  giveAgain(again, given, after);
  scriptDice(again, scripted);
  numberAnew(again, match.questionCount);
  return again;
}

function giveAgain<S, C, V, E extends Event>(
  match: Match<S, C, V, E>,
  given: readonly GivenAnswer[],
  after: (match: Match<S, C, V, E>) => void = () => {},
): void {
  for (const { seat, answer, dice, auto } of given) {
    if (dice) scriptDice(match, dice);
    accept(match, seat, copyPlain(answer), auto);
    after(match);
  }
}

/** Ids go on from where they were, so that an answer meant for the position before the undo is seen to be stale. */
function numberAnew(match: Match, questionCount: number): void {
  match.questionCount = questionCount;
  if (!match.open) return;
  match.open.id = match.questionCount++;
  match.open.ids = null;
}
