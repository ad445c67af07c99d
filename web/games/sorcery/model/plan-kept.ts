import { NO_PLAN, type Plan } from './plan.ts';

/** A plan as it is kept while the page is away: without what JSON has no word for. */
export const planToSave = (plan: Plan): unknown => ({ ...plan, placements: [...plan.placements] });

/** The plan that was kept; `null` where there is none. */
export function savedPlan(kept: unknown): Plan | null {
  if (typeof kept !== 'object' || kept === null || !('placements' in kept) || !Array.isArray(kept.placements))
    return null;
  return { ...NO_PLAN, ...kept, placements: new Map(kept.placements) };
}
