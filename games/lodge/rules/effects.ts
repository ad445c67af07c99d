import { next, type Seat, type Step } from '@conjure/engine';
import { NONE } from '../board.ts';
import type { LodgeTable } from '../state.ts';
import type { Run } from '../todo.ts';
import { VERBS, type Verb } from './ops/index.ts';

/** Whether at least one op of the effect would do something now. */
export function canRun(t: LodgeTable, by: Seat, effect: number): boolean {
  const run: Run = { do: 'ops', by, effect, at: 0, same: NONE, trigger: NONE, last: NONE };
  return t.content.effects[effect].ops.some((op) => (VERBS[op.op] as Verb).test(t, run, op));
}

/** The next op in printed order; one without a legal target is skipped. [B36] */
export function runOps(t: LodgeTable, run: Run): Step {
  const { ops } = t.content.effects[run.effect];
  for (let at = run.at; at < ops.length; at++) {
    const op = ops[at];
    const verb = VERBS[op.op] as Verb;
    if (!verb.test(t, run, op)) continue;
    next(t, { ...run, at: at + 1 });
    return verb.apply(t, run, op);
  }
  return 'rest';
}
