import {
  facingTowards,
  routeNear,
  routeTo,
  type SorceryView,
  snapTo,
  struckFrom,
  type Walker,
  walkOf,
} from '@conjure/sorcery/view';
import type { Facing, Placement, Point } from '../board/types.ts';
import { moversOf, type Plan } from './plan.ts';

export const walkerOf = (plan: Plan, figure: number): Walker => ({
  figure,
  use: plan.way?.use ?? 'move',
  ...(plan.way?.book !== undefined && { book: plan.way.book }),
  ...(plan.way?.use === 'formation' && { members: [...plan.placements.keys()] }),
});

const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
const sameCorners = (a: readonly Point[], b: readonly Point[]): boolean =>
  a.length === b.length && a.every((corner, i) => same(corner, b[i]));

/** Where it looks that nobody has turned: at the foe it comes to touch, else the way it went. */
function naturalFacing(view: SorceryView, plan: Plan, figure: number, placement: Placement): Facing {
  const { owner, radius, at: start, facing } = view.figures[figure];
  const touched = view.figures.filter(
    (other) =>
      other.owner !== owner &&
      other.where === 'field' &&
      Math.hypot(other.at.x - placement.at.x, other.at.y - placement.at.y) <= radius + other.radius + 12,
  );
  if (touched.length > 0) return facingTowards(placement.at, touched[0].at);
  if (plan.way?.use === 'bound') {
    const foes = view.figures.filter((other) => other.owner !== owner && other.where === 'field');
    const near = foes.sort((a, b) => far(a.at, placement.at) - far(b.at, placement.at))[0];
    if (near) return facingTowards(placement.at, near.at);
  }
  const from = placement.corners.at(-1) ?? start;
  return same(from, placement.at) ? facing : facingTowards(from, placement.at);
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Something was dragged or stepped: a way is found for it, it looks where it goes, and who it could strike is a target. */
export function placed(view: SorceryView, plan: Plan, figure: number, placement: Placement, put: boolean): Plan {
  const mover = moversOf(view, plan).find((one) => one.figure === figure);
  const before = plan.placements.get(figure);
  if (!mover || !before) return plan;
  const turned = plan.turned || placement.facing !== before.facing;
  const bent = plan.bent || !sameCorners(placement.corners, before.corners);
  const walked = mover.walks && !bent ? routed(view, plan, figure, placement) : placement;
  const beyond = !put && mover.walks && !bent && !same(walked.at, placement.at);
  const looks = mover.walks && !turned && !same(walked.at, before.at);
  const next = looks ? { ...walked, facing: naturalFacing(view, plan, figure, walked) } : walked;
  const placements = new Map(plan.placements).set(figure, next);
  const done = { ...plan, placements, turned, beyond, bent: bent && next.corners.length > 0, active: figure };
  if (plan.way?.use === 'formation') return plan.together ? followed(view, done) : done;
  return { ...done, targets: targetsThere(view, done, figure, next) };
}

/** All the others of a formation go as the one that is being moved; whoever is ahead goes first and makes room. [B66] */
export function followed(view: SorceryView, plan: Plan): Plan {
  const lead = plan.active;
  const placement = lead === null ? undefined : plan.placements.get(lead);
  if (lead === null || !placement) return plan;
  const [dx, dy] = [placement.at.x - view.figures[lead].at.x, placement.at.y - view.figures[lead].at.y];
  const ahead = (one: number): number => view.figures[one].at.x * dx + view.figures[one].at.y * dy;
  const members = [...plan.placements.keys()].toSorted((a, b) => ahead(b) - ahead(a));
  const shifted = members.map((one): [number, Placement] => {
    const { at } = view.figures[one];
    return [one, { at: { x: at.x + dx, y: at.y + dy }, facing: placement.facing, corners: [] }];
  });
  return { ...plan, placements: new Map(shifted) };
}

/** Straight, or around a corner; what cannot be reached is come as near to as may be. */
function routed(view: SorceryView, plan: Plan, figure: number, placement: Placement): Placement {
  const walker = walkerOf(plan, figure);
  // Those who go together make room for each other.
  if (plan.way?.use === 'formation') return { ...placement, at: within(view, walker, placement.at), corners: [] };
  const path = routeTo(view, walker, placement.at) ?? routeNear(view, walker, placement.at);
  return { ...placement, at: path.at(-1) ?? view.figures[figure].at, corners: path.slice(0, -1) };
}

/** As far as a move goes in that direction, whatever is in the way. */
function within(view: SorceryView, walker: Walker, to: Point): Point {
  const { at: start, facing } = view.figures[walker.figure];
  const { reach } = walkOf(view, walker, [], facing);
  const share = Math.min(1, reach / Math.max(1, far(start, to)));
  const part = (from: number, end: number) => Math.trunc(from + (end - from) * share);
  return share === 1 ? to : { x: part(start.x, to.x), y: part(start.y, to.y) };
}

/** Those of the targets that can be struck from there; where there is only one, it is meant. */
function targetsThere(
  view: SorceryView,
  { way, targets }: Plan,
  figure: number,
  { at, facing }: Placement,
): readonly number[] {
  const form = way?.use === 'surge' || way?.use === 'charge' ? 'close' : way?.use === 'bound' ? 'ranged' : null;
  if (!form) return targets;
  const struck = struckFrom(view, figure, form, at, facing);
  const kept = targets.filter((one) => struck.includes(one));
  return kept.length === 0 && struck.length === 1 ? struck : kept;
}

export function snapIn(view: SorceryView, plan: Plan, figure: number, at: Point, reach: number): Point | null {
  const together = plan.way?.use === 'formation' && plan.together;
  const moved = new Map([...plan.placements].map(([one, placement]) => [one, together ? null : placement.at]));
  return snapTo(view, figure, at, reach, moved);
}
