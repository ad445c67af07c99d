import type { OpenQuestion } from '@conjure/host';
import { stepTo } from './model/ways.ts';

/** A walk of several rooms, step by step: whatever else is asked on the way ends it. */
export function newWalk() {
  let rest: readonly string[] = $state.raw([]);
  return {
    /** The rooms that are still before the walker. */
    get rest(): readonly string[] {
      return rest;
    },
    begin(rooms: readonly string[]): void {
      rest = rooms;
    },
    /** The answer that goes on with it; `null` where it is over. */
    goOn(asked: OpenQuestion): unknown {
      const [to, ...more] = rest;
      const choice = to === undefined ? null : stepTo(asked, to);
      rest = choice ? more : [];
      return choice?.answer ?? null;
    },
  };
}
