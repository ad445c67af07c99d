import { NONE } from '../board.ts';
import type { EventOp } from '../effects/vocabulary.ts';
import type { Position } from '../state.ts';

type Ongoing<N extends EventOp['op']> = Extract<EventOp, { op: N }>;
const NOTHING: readonly never[] = [];

/** What the ongoing events on the track say about this. [B19] */
export function inForce<N extends EventOp['op']>({ state, content }: Position, name: N): readonly Ongoing<N>[] {
  let found: Ongoing<N>[] | null = null;
  for (const event of state.track) {
    if (event === NONE || content.events[event].timing !== 'ongoing') continue;
    for (const op of content.events[event].ops)
      if (op.op === name) {
        found ??= [];
        found.push(op as Ongoing<N>);
      }
  }
  return found ?? NOTHING;
}
