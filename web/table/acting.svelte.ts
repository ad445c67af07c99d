import type { Seat } from '@conjure/engine';
import { type Acts, setActs } from './acts.ts';
import type { Session } from './session/session.svelte.ts';

/** What a lesson has against an answer; `null` where it may be given. */
export type Accepts = (answer: unknown, seat?: Seat) => string | null;

export interface Acting extends Pick<Acts, 'choose' | 'cancel'> {
  /** What the lesson has against the last answer. */
  readonly note: string | null;
  forgetNote(): void;
  speak: Session['speak'];
}

/** Lets the parts of a table answer, where no lesson stands in the way. */
export function newActing(session: () => Session, accepts: () => Accepts | undefined): Acting {
  let note: string | null = $state(null);
  const isAccepted = (answer: unknown, seat?: Seat): boolean => {
    note = accepts()?.(answer, seat) ?? null;
    return note === null;
  };
  const { choose, cancel } = setActs({
    choose: (answer, careful) => isAccepted(answer) && void session().choose(answer, careful),
    give: (answer) => isAccepted(answer) && void session().give(answer),
    consider: (answer) => void session().consider(answer),
    point: (answer) => void session().point(answer),
    weigh: (answer) => void session().weigh(answer),
    confirm() {
      const { considered, confirm } = session();
      if (considered && isAccepted(considered.answer)) void confirm();
    },
    cancel() {
      note = null;
      session().dismissTrouble();
    },
  });
  return {
    get note() {
      return note;
    },
    forgetNote() {
      note = null;
    },
    choose,
    cancel,
    speak: async (seat, answer) => (isAccepted(answer, seat) ? session().speak(seat, answer) : null),
  };
}
