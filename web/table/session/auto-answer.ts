import type { Seat } from '@conjure/engine';
import type { OpenQuestion } from '@conjure/host';

interface AutoAnswerDeps {
  /** What is asked of whoever is looking, once all that led to it has been shown. */
  now(): { readonly asked: OpenQuestion; readonly seat: Seat } | null;
  /** What is said for him, by what he prefers; `null` where he is to decide. */
  answerFor(asked: OpenQuestion): unknown;
  /** Whether other people are at the match elsewhere, and see how soon an answer comes. */
  isOnline(): boolean;
  give(seat: Seat, question: number, answer: unknown): void;
}

/** Long enough to see what has happened, in milliseconds; where others can tell, never the same. */
const GLANCE = 450;
const EVEN = { least: 400, more: 800 };

/** What nobody has to decide is answered by itself, after a glance at it. */
export function newAutoAnswer({ now, answerFor, isOnline, give }: AutoAnswerDeps) {
  let waiting: { question: number; timer: ReturnType<typeof setTimeout> } | null = null;

  const stop = () => {
    clearTimeout(waiting?.timer);
    waiting = null;
  };

  /** The answer, if it is still wanted: meanwhile somebody may have answered, or prefer to be asked. */
  const giveIfWanted = () => {
    waiting = null;
    const at = now();
    const answer = at && answerFor(at.asked);
    if (at && answer !== null) give(at.seat, at.asked.question, answer);
  };

  return {
    /** Another question may be open, or another be looking. */
    check(): void {
      const at = now();
      const question = at && answerFor(at.asked) !== null ? at.asked.question : null;
      if (question === (waiting?.question ?? null)) return;
      stop();
      if (question === null) return;
      const ms = isOnline() ? EVEN.least + Math.random() * EVEN.more : GLANCE;
      waiting = { question, timer: setTimeout(giveIfWanted, ms) };
    },
    stop,
  };
}

/** The only answer, where there is no other; `null` where there is a choice. */
export const onlyAnswer = ({ forced, options }: OpenQuestion): unknown =>
  forced ? (options?.[0]?.answer ?? null) : null;
