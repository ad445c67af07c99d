import { accept } from './answering.ts';
import { create } from './create.ts';
import { type Given, type Match, scriptDice } from './match.ts';
import { copyPlain } from './plain.ts';
import type { Seat } from './seat.ts';
import type { Event } from './table.ts';

/** Why an answer cannot be taken back freely. Keys of the engine's words. */
export type UndoBar = 'nothing' | 'dice' | 'shown' | 'other';

export interface UndoPolicy {
  /** Alone at the table for practice, or the others agree: no barrier. */
  free: boolean;
}

/** The index of the answer that an undo by this seat takes back, or why it may not. */
export function undoable(match: Match, seat: Seat, policy: UndoPolicy): { to: number } | { barred: UndoBar } {
  const { given } = match;
  let last = given.length - 1;
  while (last >= 0 && given[last].seat !== seat) last--;
  if (last < 0) return { barred: 'nothing' };
  if (policy.free) return { to: last };
  for (let i = last; i < given.length; i++) {
    if (given[i].seat !== seat) return { barred: 'other' };
    const { bar } = given[i];
    if (bar) return { barred: bar };
  }
  return { to: last };
}

/** The same match as it stood after its first `answers` answers, rebuilt from the beginning. */
export function rewind<S, L, V, E extends Event>(match: Match<S, L, V, E>, answers: number): Match<S, L, V, E> {
  const { given, scripted } = match;
  // Dice scripted for an answer that is taken back wait for the next one.
  return rebuild(match, given.slice(0, answers), answers < given.length ? given[answers].dice : scripted);
}

/** The match that these answers lead to. `scripted`: the dice that then wait; `after` sees it after every answer. */
export function rebuild<S, L, V, E extends Event>(
  match: Match<S, L, V, E>,
  given: readonly Given[],
  scripted: readonly number[] = [],
  after: (again: Match<S, L, V, E>) => void = () => {},
): Match<S, L, V, E> {
  const begun = create(match.game, match.origin);
  if ('fault' in begun) throw new Error('a match that began cannot begin again');
  const again = begun.match;
  for (const { seat, answer, dice } of given) {
    if (dice) scriptDice(again, dice);
    accept(again, seat, copyPlain(answer));
    after(again);
  }
  scriptDice(again, scripted);
  // Ids go on from where they were, so that an answer meant for the position before the undo is seen to be stale.
  again.asked = match.asked;
  if (again.open) {
    again.open.id = again.asked++;
    again.open.ids = null;
  }
  return again;
}
