import type { Question } from './question.ts';
import type { Seat } from './seat.ts';
import { anything } from './shape.ts';

/** What everybody hears: that these seats are at something, not at what each of them is. */
type PublicQuestion = Pick<Question, 'kind' | 'rule' | 'seats' | 'facts'>;

/**
 * Several seats at once, each asked something of its own in secret. The script gets every answer as it comes and asks again: whoever has
 * answered is asked their next question, or nothing more, while the others are still asked what they were. So nothing that one is asked,
 * sees or may answer can depend on what another has answered meanwhile; `engine/proof` holds games to that. / /
 */
export function independently(announced: PublicQuestion, of: (seat: Seat) => Question): Question {
  const parts: Question[] = [];
  const part = (seat: Seat) => {
    parts[seat] ??= of(seat);
    return parts[seat];
  };
  const { kind, rule, seats, facts } = announced;
  return {
    kind,
    rule,
    seats,
    how: 'independent',
    ...(facts ? { facts } : {}),
    secret: true,
    of: part,
    shape: anything,
    refuse: (answer, seat) => part(seat).refuse(answer, seat),
  };
}
