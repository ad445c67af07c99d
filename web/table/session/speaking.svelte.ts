import type { Seat } from '@conjure/engine';
import { isRejection, type Rejection, type Wire } from '../../wire/index.ts';

/** Answers that count at once, of anybody at this screen: where all act at the same time, or where somebody may cut in. */
export function newSpeaking(wire: Wire, match: string, questionOf: (seat: Seat) => number | undefined) {
  let spoken: { answer: unknown; against: Rejection } | null = $state.raw(null);
  return {
    /** What was said last that could not be, and what is against it. */
    get spoken() {
      return spoken;
    },
    forget(): void {
      spoken = null;
    },
    /** Gives an answer for one of them; what is against it comes back. */
    async speak(seat: Seat, answer: unknown): Promise<Rejection | null> {
      const question = questionOf(seat);
      if (question === undefined) return null;
      const reply = await wire.ask({ do: 'answer', match, seat, question, answer }, 'state');
      if (!isRejection(reply)) return null;
      spoken = { answer, against: reply };
      return reply;
    },
  };
}
