import { give, type Verdict } from './answering.ts';
import type { GivenAnswer, Match } from './match.ts';
import type { Seat } from './seat.ts';
import type { Event } from './table.ts';
import { putBack, type TakenBack, takeBack, type UndoBar, undoable, undoableBy } from './undo.ts';

/** What the players did, in order: the log keeps what was taken back, too. */
export type LogEntry =
  | { seat: Seat; answer: unknown; dice?: readonly number[]; auto?: true }
  | { undo: number; by: Seat; agreed?: true }
  | { redo: number; by: Seat };

/** A match and all that was done in it, undo and redo included. */
export interface Play<S = unknown, C = unknown, V = unknown, E extends Event = Event> {
  match: Match<S, C, V, E>;
  log: LogEntry[];
  /** What was taken back and can still be done again, last first. */
  undone: { readonly by: Seat; readonly taken: TakenBack<S, E> }[];
  /** Practice: undo is always free, and the record says so. */
  readonly free: boolean;
}

/** A match that can be taken back, with its log. `free`: for practice, where undo is always free. */
export function play<S, C, V, E extends Event>(match: Match<S, C, V, E>, free = false): Play<S, C, V, E> {
  return { match, log: match.answers.map(logEntry), undone: [], free };
}

const logEntry = ({ seat, answer, dice, auto }: GivenAnswer): LogEntry => ({
  seat,
  answer,
  ...(dice ? { dice } : {}),
  ...(auto ? { auto } : {}),
});

/** Gives an answer; `id` is the question that is meant; `auto`: the table answers for the seat. */
export function answer(play: Play, seat: Seat, given: unknown, id?: number, auto = false): Verdict {
  const verdict = give(play.match, seat, given, id, auto);
  if ('done' in verdict) {
    play.log.push(...play.match.answers.slice(-1).map(logEntry));
    play.undone = [];
  }
  return verdict;
}

/**
 * Takes back the seat's last decision and all that followed; `agreed`: the others have consented. `answers`: so many are taken
 * back, as a log has it.
 */
export function undo(play: Play, seat: Seat, agreed = false, answers?: number): { done: true } | { barred: UndoBar } {
  const policy = { free: play.free || agreed };
  const found =
    answers === undefined ? undoable(play.match, seat, policy) : undoableBy(play.match, seat, answers, policy);
  if ('barred' in found) return found;
  const taken = takeBack(play.match, found.to);
  play.undone.push({ by: seat, taken });
  play.log.push({ undo: taken.answers.length, by: seat, ...(agreed ? { agreed } : {}) });
  return { done: true };
}

/** Does again what the last undo took back; only whoever took it back may. */
export function redo(play: Play, seat: Seat): { done: true } | { barred: UndoBar } {
  const last = play.undone[play.undone.length - 1];
  if (!last) return { barred: 'nothing' };
  if (last.by !== seat) return { barred: 'other' };
  play.undone.pop();
  putBack(play.match, last.taken);
  play.log.push({ redo: last.taken.answers.length, by: seat });
  return { done: true };
}
