import type { Seat } from '@conjure/engine';
import type { ServerMessageOf } from '@conjure/host';
import { isRejection, type Rejection, type Wire } from '../../wire/index.ts';

interface HintingDeps {
  readonly match: string;
  /** Who is looking, and may be helped now. */
  asker(): Seat | null;
  isLooking(seat: Seat): boolean;
  /** The question that this seat is asked now. */
  questionOf(seat: Seat): number | undefined;
  /** What is known to do nothing is no advice. */
  isVain(answer: unknown): boolean;
  clear(): void;
  complain(against: Rejection): void;
}

/** What a bot would do, and who is thinking. */
export function newHinting(wire: Wire, { match, asker, isLooking, questionOf, isVain, clear, complain }: HintingDeps) {
  let thinking: Seat | null = $state.raw(null);
  /** A hint is wished for; it takes its time. */
  let hinting = $state.raw(false);
  let hint: ServerMessageOf<'hint'> | null = $state.raw(null);
  /** What would come of it: that says why. */
  let odds: ServerMessageOf<'odds'> | null = $state.raw(null);
  const withoutVain = (reply: ServerMessageOf<'hint'>): ServerMessageOf<'hint'> => {
    const weighed = reply.weighed.filter((one) => !isVain(one.answer));
    const { answer, label } = (isVain(reply.answer) ? weighed[0] : null) ?? reply;
    return { ...reply, answer, label, weighed };
  };
  const dropHint = () => {
    hinting = false;
    hint = null;
    odds = null;
  };
  return {
    get thinking() {
      return thinking;
    },
    get hinting() {
      return hinting;
    },
    get hint() {
      return hint;
    },
    get hintOdds() {
      return odds;
    },
    think(seat: Seat): void {
      thinking = seat;
    },
    /** Something has happened. What a seat is still asked it may still be thinking about: another has answered meanwhile. */
    goOn(isStillAsked: boolean): void {
      if (!isStillAsked || thinking === null || !isLooking(thinking)) thinking = null;
      if (!isStillAsked) dropHint();
    },
    async askHint(level: string): Promise<void> {
      const seat = asker();
      if (seat === null) return;
      hinting = true;
      hint = null;
      odds = null;
      clear();
      thinking = seat;
      const reply = await wire.ask({ do: 'hint', match, seat, level }, 'hint');
      thinking = null;
      if (isRejection(reply)) {
        dropHint();
        // Whoever is no longer asked wants no advice any more.
        if (reply.is !== 'error' || reply.what !== 'stale') complain(reply);
      } else if (hinting && isLooking(seat) && questionOf(seat) === reply.question) {
        const advice = withoutVain(reply);
        const { question, answer } = advice;
        const follows = await wire.ask({ do: 'odds', match, seat, question, answer }, 'odds');
        if (!hinting || questionOf(seat) !== question) return;
        if (!isRejection(follows)) odds = follows;
        hint = advice;
      }
    },
    dropHint,
  };
}
