import { next, type Seat, type Step } from '@conjure/engine';
import { type Model, NONE } from '../board.ts';
import type { Run } from '../matters.ts';
import type { LodgeTable } from '../state.ts';
import { VERBS, type Verb } from './ops/index.ts';

/** An effect at its beginning. */
const begun = (by: Seat, effect: number): Run => ({
  ...{ do: 'ops', by, effect, at: 0, same: NONE, trigger: NONE, last: NONE },
});

/** Whether at least one op of the effect would do something now. */
export function canRun(t: LodgeTable, by: Seat, effect: number): boolean {
  const run = begun(by, effect);
  return t.content.effects[effect].ops.some((op) => (VERBS[op.op] as Verb).test(t, run, op));
}

/** Whom the effect may strike from where everybody stands now: with what it does first. */
export function aimsOf(t: LodgeTable, by: Seat, effect: number): readonly Model[] {
  const run = begun(by, effect);
  const first = t.content.effects[effect].ops.find((op) => (VERBS[op.op] as Verb).test(t, run, op));
  return (first && (VERBS[first.op] as Verb).aims?.(t, run, first)) ?? [];
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
