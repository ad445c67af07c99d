import { must } from '../tools/must.ts';
import { type DieBranch, diceAlong } from './dice-path.ts';
import { fork } from './fork.ts';
import type { Match } from './match.ts';
import { listen } from './match-table.ts';
import { copyPlain, samePlain } from './plain.ts';
import type { Question } from './question.ts';
import type { Seat } from './seat.ts';
import { eventsFor } from './story.ts';
import type { Event } from './table.ts';

/** How far to look: to the next rest or question; or over rests and forced answers to the next decision of anybody. */
export type Until = 'rest' | 'decision';

/** Where a way ends: at a rest, a question, the end of the match, or where something hidden decides how it goes on. */
export type Ends = 'rest' | 'question' | 'over' | 'draw';

/** An answer, whose it is, and how far it is to be followed. */
export interface TracedAnswer {
  readonly seat: Seat;
  readonly answer: unknown;
  readonly until: Until;
  /** Steps that may still be taken on all its ways together. */
  steps: number;
}

/** Something that the seat would notice on the way. */
type Note<E extends Event> = { event: E } | { faces: number } | QuestionNote;

interface QuestionNote {
  kind: string;
  seats: readonly Seat[];
  /** There is but one answer. */
  forced: boolean;
}

export interface Trace<E extends Event = Event> {
  notes: Note<E>[];
  ends: Ends;
}

const HIDDEN = Symbol('something hidden would come up');
const ENOUGH = Symbol('there is nothing more to compare');
/** Thrown where a move has no steps left. */
export const TOO_FAR = Symbol('it leads too far');

/** Where the answer leads in a world when the dice fall so; dice beyond the path show their first face and are added to it. */
export function traceOf<S, C, V, E extends Event>(
  world: Match<S, C, V, E>,
  move: TracedAnswer,
  path: DieBranch[],
): Trace<E> {
  const notes: Note<E>[] = [];
  const ends = walk(world, move, path, (note) => notes.push(copyPlain(note))) ?? 'draw';
  return { notes, ends };
}

/** Whether the answer leads elsewhere in this world; the trace is cut where it does. */
export function partsFrom<E extends Event>(
  trace: Trace<E>,
  world: Match<unknown, unknown, unknown, E>,
  move: TracedAnswer,
  path: DieBranch[],
): boolean {
  let at = 0;
  let hasParted = false;
  const cut = (length: number, ends: Ends): void => {
    trace.notes.length = length;
    trace.ends = ends;
    hasParted = true;
  };
  const ends = walk(world, move, path, (note) => {
    const is = compared(trace, at, note);
    if (is === 'draw') cut(at, 'draw');
    if (is === 'question') cut(at + 1, 'question');
    if (is !== 'same') throw ENOUGH;
    at++;
  });
  if (ends !== null && (ends !== trace.ends || at < trace.notes.length)) cut(at, 'draw');
  return hasParted;
}

/** The same as in the trace; beyond what is to be compared; or something else, and how the way ends there. */
function compared<E extends Event>(
  { notes, ends }: Trace<E>,
  at: number,
  note: Note<E>,
): 'same' | 'beyond' | 'draw' | 'question' {
  const known = notes[at];
  if (!known) return ends === 'draw' ? 'beyond' : 'draw';
  if (!('kind' in known && 'kind' in note && known.kind === note.kind && samePlain(known.seats, note.seats)))
    return samePlain(known, note) ? 'same' : 'draw';
  if (at === notes.length - 1 && ends === 'question') return 'beyond';
  // That somebody is asked is no secret; whether they have a choice may be one.
  return known.forced === note.forced ? 'same' : 'question';
}

/** Gives the answer and goes on as far as is wanted; `null` where `notice` has had enough. */
function walk<S, C, V, E extends Event>(
  world: Match<S, C, V, E>,
  move: TracedAnswer,
  path: DieBranch[],
  notice: (note: Note<E>) => void,
): Ends | null {
  const { seat, answer, until } = move;
  const { table, script, open, game } = fork(world, true);
  if (!script || !open) throw new Error('a match with an open question has a running script');
  table.dice.source = diceAlong(path, (faces) => notice({ faces }));
  listen(table, {
    hear(told) {
      for (const event of eventsFor([told], seat)) notice({ event });
    },
  });
  table.onDraw = () => {
    throw HIDDEN;
  };
  table.onShown = (to) => {
    if (to.includes(seat)) throw HIDDEN;
  };
  try {
    let turn = script.next(handedIn(open.question, [copyPlain(answer)], seat));
    let running = script;
    for (;;) {
      if (move.steps-- <= 0) throw TOO_FAR;
      if (turn.done) {
        if (until === 'rest') return 'rest';
        const step = game.step(table);
        if (step === null) return 'over';
        if (step === 'rest') continue;
        running = step;
        turn = running.next();
        continue;
      }
      const question = turn.value;
      const only = until === 'rest' ? null : onlyAnswers(question);
      notice({ kind: question.kind, seats: question.seats, forced: only !== null });
      if (!only) return 'question';
      turn = running.next(handedIn(question, copyPlain(only), must(question.seats[0], 'a seat that is asked')));
    }
  } catch (stop) {
    if (stop === HIDDEN) return 'draw';
    if (stop === ENOUGH) return null;
    throw stop;
  }
}

/** Answers as the script wants them. */
function handedIn({ how }: Question, answers: unknown[], seat: Seat): unknown {
  if (how === 'one') return answers[0];
  return how === 'first' ? { seat, answer: answers[0] } : answers;
}

/** What all those asked must answer; `null` where anybody has a choice, be it only to speak first. */
function onlyAnswers(question: Question): unknown[] | null {
  const { how, seats } = question;
  if (how === 'independent' || (how === 'first' && seats.length > 1)) return null;
  const answers: unknown[] = [];
  for (const seat of seats) {
    const legal = firstLegal(question, seat, 2);
    if (legal.length !== 1) return null;
    answers.push(legal[0]);
  }
  return answers;
}

/** The first options, without judging the rest. */
function firstLegal({ candidates, allLegal, refuse }: Question, seat: Seat, most: number): unknown[] {
  const found: unknown[] = [];
  for (const candidate of candidates?.(seat) ?? []) {
    if (found.length === most) break;
    if (allLegal || refuse(candidate, seat) === null) found.push(candidate);
  }
  return found;
}
