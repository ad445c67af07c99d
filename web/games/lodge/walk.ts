import type { OpenQuestion } from '@conjure/host';
import { stepTo } from './model/ways.ts';

/** A walk of several rooms, step by step: whatever else is asked on the way ends it. */
export function newWalk() {
  let rest: readonly string[] = [];
  /** The question that was answered by the last step. */
  let last: number | null = null;
  return {
    begin({ question }: OpenQuestion, rooms: readonly string[]): void {
      rest = rooms;
      last = question;
    },
    /** The answer that goes on with it; `null` where there is none under way, or no further step. */
    goOn(asked: OpenQuestion): unknown {
      if (asked.question === last) return null;
      const [to, ...more] = rest;
      const choice = to === undefined ? null : stepTo(asked, to);
      rest = choice ? more : [];
      last = asked.question;
      return choice?.answer ?? null;
    },
  };
}
