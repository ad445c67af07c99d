import { partOf, type Question } from './question.ts';
import type { Seat } from './seat.ts';

/** A seat had no choice. `secretly`: the others may not learn that, because it depends on what they do not see. */
export type Forced = 'openly' | 'secretly';

/** Whether this seat has only one answer. */
export function forcedIn(asked: Question, seat: Seat): Forced | null {
  // Whoever may leave it to others, or choose the time, has a choice.
  if ((asked.how === 'first' && asked.seats.length > 1) || asked.clock !== undefined) return null;
  const question = partOf(asked, seat);
  if (!hasOne(question, seat)) return null;
  return hidesChoice(asked, seat) ? 'secretly' : 'openly';
}

/** Whether the others may not learn how much of a choice this seat has. */
export function hidesChoice(asked: Question, seat: Seat): boolean {
  const { secret, hiddenChoice } = partOf(asked, seat);
  return asked.secret === true || secret === true || hiddenChoice === true;
}

/** Whether exactly one of the candidates is legal; where they cannot be listed there are many. */
function hasOne({ candidates, allLegal, refuse }: Question, seat: Seat): boolean {
  const list = candidates?.(seat) ?? [];
  if (allLegal || list.length === 0) return list.length === 1;
  let legal = 0;
  for (const candidate of list) if (refuse(candidate, seat) === null && ++legal > 1) return false;
  return legal === 1;
}

/** Whether somebody really decided it: there was a choice, and it was not the table that answered. */
export const isDecision = ({ forced, auto }: { readonly forced?: Forced; readonly auto?: true }): boolean =>
  !forced && !auto;
