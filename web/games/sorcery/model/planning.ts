import { figureIn, goodCastings, type SorceryView } from '@conjure/sorcery/view';
import type { Placement, Point } from '../board/types.ts';
import { castingIn, isWalk, NO_PLAN, type Plan } from './plan.ts';

/** How many figures an attack or a spell may be aimed at. */
export function mostTargets(view: SorceryView, plan: Plan): number {
  const { figure, way } = plan;
  if (figure === null || !way) return 1;
  if (way.use === 'cast') return castingIn(view, plan)?.targets?.max ?? 1;
  const isShot = (way.use === 'ranged' && way.ability === undefined) || way.use === 'bound';
  return isShot ? figureIn(view.figures[figure].figure).targets : 1;
}

/** The same with one target more or less; where only one may be, it takes the place of the other, and stays. */
export function aimedAt(view: SorceryView, plan: Plan, target: number): Plan {
  const most = mostTargets(view, plan);
  if (most > 1 && plan.targets.includes(target))
    return { ...plan, targets: plan.targets.filter((one) => one !== target) };
  const targets = most === 1 ? [target] : [...plan.targets, target].slice(-most);
  const moved = plan.way?.use === 'levitation';
  return { ...plan, targets, ...(moved && { placements: standing(view, target), active: target }), closes: null };
}

const standing = (view: SorceryView, figure: number): ReadonlyMap<number, Placement> => {
  const { at, facing } = view.figures[figure];
  return new Map([[figure, { at, facing, corners: [] }]]);
};

/** A way is chosen: who has to be put somewhere stands where it is, or where it would be good to be. */
export function withWay(view: SorceryView, figure: number, way: Plan['way']): Plan {
  const plan: Plan = { ...NO_PLAN, figure, way };
  if (!way || way.fury) return plan;
  if (isWalk(way.use) || way.use === 'nimble') return { ...plan, placements: standing(view, figure), active: figure };
  if (way.use === 'cast') return castingBegun(view, plan);
  return plan;
}

/** The mode is chosen, or there is none. */
export function castingBegun(view: SorceryView, plan: Plan): Plan {
  const { figure, way, mode } = plan;
  if (figure === null || way?.book === undefined) return plan;
  const casting = castingIn(view, plan);
  if (!casting || (casting.modes.length > 0 && mode === null)) return plan;
  const { needs, type } = casting;
  if (needs.includes('path')) return { ...plan, placements: standing(view, figure), active: figure };
  if (type === 'glyph' || (needs.includes('to') && !needs.includes('fallen'))) {
    const good = goodCastings(view, figure, way.book).find(({ to }) => to !== undefined);
    const { at, facing } = view.figures[figure];
    const placement = { at: good?.to ?? at, facing: good?.facing ?? facing, corners: [] };
    return { ...plan, placements: new Map([[figure, placement]]), active: figure };
  }
  return plan;
}

/** Somebody fallen is chosen to come back, beside who raises it. */
export function raising(view: SorceryView, plan: Plan, fallen: number, spots: readonly Point[]): Plan {
  if (plan.figure === null) return plan;
  const by = view.figures[plan.figure];
  const placement = { at: spots[0] ?? by.at, facing: by.facing, corners: [] };
  return { ...plan, fallen, placements: new Map([[fallen, placement]]), active: fallen };
}
