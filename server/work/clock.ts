import type { Database } from '../log/database.ts';

/** So far this machine's clock may be from the database's: clocks of matches and what is due are counted by all processes alike. */
const MOST_OFF = 250;

export interface SharedClock {
  /** The database's time, by this machine's clock and how far it was off when it was last asked. */
  now(): number;
  /** Asks the database. */
  measure(): Promise<void>;
  /** Whether it can be relied upon; else why not. */
  ready(): true | string;
}

/** Keeps the time of the database. `own`: of this machine; `theirs`: of the database, absent where it is the same. */
export function newSharedClock(own: () => number, theirs?: () => Promise<number>): SharedClock {
  let ahead = 0;
  return {
    now: () => Math.round(own() + ahead),
    async measure() {
      if (!theirs) return;
      const sentAt = own();
      const there = await theirs();
      const answered = own();
      // Half of the way there and back is not known: it counts as if it were even, and as no difference where it could be all of it.
      const off = there - (sentAt + answered) / 2;
      ahead = Math.abs(off) > (answered - sentAt) / 2 ? off : 0;
    },
    ready: () =>
      Math.abs(ahead) <= MOST_OFF || `its clock is ${Math.round(Math.abs(ahead))} ms away from the database's`,
  };
}

/**
 * Where others share the database, its time, and between two looks at it a clock that nobody sets. Where nobody does, this machine's, which
 * knows that it was asleep.
 */
export function clockOf({ clock }: Pick<Database, 'clock'>): SharedClock {
  if (!clock) return newSharedClock(Date.now);
  const began = Date.now() - performance.now();
  return newSharedClock(() => began + performance.now(), clock);
}
