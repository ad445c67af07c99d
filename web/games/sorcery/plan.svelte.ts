import type { OpenQuestion } from '@conjure/host';
import { NO_PLAN, type Plan } from './model/plan.ts';

/** What is being planned: the board and the widget work on the same plan. */
let planned: { asked: OpenQuestion; plan: Plan } | null = $state.raw(null);

/** Of another question than this one it means nothing, be it the same number of another match. */
export const planOf = (asked: OpenQuestion | null): Plan =>
  planned && planned.asked === asked ? planned.plan : NO_PLAN;

export function setPlan(asked: OpenQuestion, plan: Plan): void {
  planned = { asked, plan };
}
