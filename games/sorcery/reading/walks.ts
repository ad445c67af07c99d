import type { Refusal } from '@conjure/engine';
import { type Base, touch } from '../geometry/base.ts';
import { type Facing, pointTowards } from '../geometry/direction.ts';
import { pieceAt, TERRAIN, type Terrain } from '../geometry/ground.ts';
import { pathLength } from '../geometry/path.ts';
import { type Point, squaredDistance } from '../geometry/point.ts';
import { snapped } from '../geometry/snap.ts';
import { ABILITY } from '../lore.ts';
import { spellIn } from '../rules/cast/castable.ts';
import { strideBy } from '../rules/cast/targets.ts';
import { areOpposed, basesBut, facesTo, figuresWhere, isHeld } from '../rules/figures.ts';
import { pathTo } from '../rules/moving/spots.ts';
import { breakAwayFaces } from '../rules/moving/walk.ts';
import { fromStart, isMoving, refuseWay, type Stride, strideOf } from '../rules/moving/way.ts';
import { worded } from '../rules/names.ts';
import { has } from '../rules/values/abilities.ts';
import { speedOf } from '../rules/values/speed.ts';
import { speedTypeOf } from '../rules/values/types.ts';
import type { SorceryView } from '../seen.ts';
import type { Position } from '../state.ts';
import { positionOf, withFigure } from './position.ts';
import type { UseName } from './ways.ts';

/** What a move is made with: its use, the book of a walking spell, the members of a formation. */
export interface Walker {
  readonly figure: number;
  readonly use: UseName;
  readonly book?: number;
  readonly members?: readonly number[];
}

function strideFor(at: Position, { figure, use, book, members }: Walker): Stride {
  if (use === 'cast' && book !== undefined) return strideBy(at, figure, spellIn(at, book)?.all[0].effects ?? []);
  if (use === 'formation' && members && members.length > 0) {
    // All go as far as the slowest, and half as far if one of them starts badly. [B66] [B67]
    const speed = Math.min(...members.map((f) => speedOf(at, f)));
    const reach = Math.min(...members.map((f) => strideOf(at, f, { speed }).reach));
    return { ...strideOf(at, figure, { speed }), reach };
  }
  return strideOf(at, figure, { half: use === 'surge', double: use === 'doubleTime' });
}

/** How far a move goes. `hampered`: it begins where it has half its speed. [B18] [B20] */
export interface Reach {
  readonly reach: number;
  readonly flies: boolean;
  /** Where straight moves may end, all around. */
  readonly outline: readonly Point[];
}

const RAYS = 120;
const FINE = 60;

/** As far as one can go straight on: whoever walks and is stopped once is stopped for good. */
export function reachOf(view: SorceryView, walker: Walker): Reach {
  const at = positionOf(view);
  const { figure } = walker;
  const start = at.state.base[figure];
  const stride = strideFor(at, walker);
  const others = basesBut(at.state, figure);
  const { width, height } = at.lore.fields[at.state.field].ground;
  const flies = stride.gait.overTerrain;
  const clamp = ({ x, y }: Point): Point => ({
    x: Math.min(width - start.radius, Math.max(start.radius, x)),
    y: Math.min(height - start.radius, Math.max(start.radius, y)),
  });
  const outline = Array.from({ length: RAYS }, (_, i) => {
    const facing = (i * 36_000) / RAYS;
    if (flies) return clamp(pointTowards(start, facing, stride.reach));
    const may = (length: number) =>
      refuseWay(at, figure, [pointTowards(start, facing, length)], stride, others) === null;
    let low = 0;
    let high = stride.reach;
    if (may(high)) low = high;
    while (high - low > FINE) {
      const middle = Math.floor((low + high) / 2);
      if (may(middle)) low = middle;
      else high = middle;
    }
    return pointTowards(start, facing, low);
  });
  return { reach: stride.reach, flies, outline };
}

/** A way there: straight, or around a corner; `null` where none was found. */
export function routeTo(view: SorceryView, walker: Walker, spot: Point): Point[] | null {
  const at = positionOf(view);
  return pathTo(at, walker.figure, spot, strideFor(at, walker), null);
}

/** The farthest point on the way to a spot that a straight move comes to; the start where it comes nowhere. */
export function towards(view: SorceryView, walker: Walker, spot: Point): Point {
  const at = positionOf(view);
  const { figure } = walker;
  const start = at.state.base[figure];
  const stride = strideFor(at, walker);
  const far = Math.sqrt(squaredDistance(start, spot));
  const others = basesBut(at.state, figure);
  let low = 0;
  let high = Math.min(1, stride.reach / Math.max(far, 1));
  const on = (share: number): Point => ({
    x: Math.trunc(start.x + (spot.x - start.x) * share),
    y: Math.trunc(start.y + (spot.y - start.y) * share),
  });
  const may = (share: number) => refuseWay(at, figure, [on(share)], stride, others) === null;
  if (may(high)) return on(high);
  while (high - low > 0.005) {
    const middle = (low + high) / 2;
    if (may(middle)) low = middle;
    else high = middle;
  }
  return on(low);
}

/** What there is to know of a move before it is made. */
export interface Walk {
  readonly length: number;
  readonly reach: number;
  readonly refused: Refusal | null;
  /** The obstacle that is in the way, if it is a figure or a piece. */
  readonly against: { readonly figure: number } | { readonly piece: string } | null;
  /** Everybody in contact at the end. */
  readonly touches: readonly number[];
  /** Opposing figures newly touched that may be turned, and those that strike with a Pole Arm. [B60] [B64] */
  readonly spins: readonly number[];
  readonly strikes: readonly number[];
  /** Faces of the die on which it gets away, where it is held. [B57] */
  readonly breakAway: readonly number[] | null;
  readonly ground: Terrain | null;
}

export function walkOf(view: SorceryView, walker: Walker, path: readonly Point[], facing: Facing): Walk {
  const at = positionOf(view);
  const { state, lore } = at;
  const { figure } = walker;
  const start = state.base[figure];
  const stride = strideFor(at, walker);
  const refused = refuseWay(at, figure, path, stride);
  const end = path.at(-1) ?? start;
  const base = { x: end.x, y: end.y, radius: start.radius };
  const there = withFigure(at, figure, end, facing);
  const touches = figuresWhere(state, (f) => f !== figure && touch(base, state.base[f]));
  const fresh = touches.filter((f) => areOpposed(state, figure, f) && !touch(start, state.base[f]));
  const sneaks = has(at, figure, ABILITY.sneak_attack);
  const other = refused?.facts.other;
  const piece = refused?.facts.piece;
  return {
    length: pathLength(fromStart(start, path)),
    reach: stride.reach,
    refused: worded(at, refused),
    against: typeof other === 'number' ? { figure: other } : typeof piece === 'string' ? { piece } : null,
    touches,
    spins: fresh.filter((f) => !sneaks && speedTypeOf(at, f) !== 'horseshoe'),
    strikes: fresh.filter((f) => has(at, f, ABILITY.pole_arm) && facesTo(there, f, figure)),
    breakAway: isMoving(start, path) && isHeld(at, figure) ? breakAwayFaces(at, figure) : null,
    ground: groundAt(lore.fields[state.field].ground, end),
  };
}

/** What a point lies in, the worst first. */
const groundAt = (ground: Position['lore']['fields'][number]['ground'], point: Point): Terrain | null =>
  TERRAIN.find((terrain) => pieceAt(ground[terrain], point) !== null) ?? null;

export const terrainAt = (view: SorceryView, point: Point): Terrain | null => {
  const { state, lore } = positionOf(view);
  return groundAt(lore.fields[state.field].ground, point);
};

/** The place of contact that a drop so near to a base means. [B7] */
export function snapTo(
  view: SorceryView,
  figure: number,
  at: Point,
  reach: number,
  moved: ReadonlyMap<number, Point> = new Map(),
): Point | null {
  const { state } = positionOf(view);
  const { radius } = state.base[figure];
  const others = state.base.flatMap((base, f): Base[] => {
    const to = moved.get(f);
    if (f === figure || (state.where[f] !== 1 && !to)) return [];
    return [to ? { x: to.x, y: to.y, radius: base.radius } : base];
  });
  return snapAmong({ x: at.x, y: at.y, radius }, others, reach);
}

/** A drop farther off than the rules' own snapping is brought near first. */
export function snapAmong(drop: Base, others: readonly Base[], reach: number): Point | null {
  const near = others
    .map((other) => ({ other, gap: Math.sqrt(squaredDistance(drop, other)) - drop.radius - other.radius }))
    .filter(({ gap }) => Math.abs(gap) <= reach || gap < 0)
    .sort((a, b) => Math.abs(a.gap) - Math.abs(b.gap));
  for (const { other } of near) {
    const far = Math.sqrt(squaredDistance(drop, other));
    if (far === 0) continue;
    const apart = (drop.radius + other.radius) / far;
    const x = Math.round(other.x + (drop.x - other.x) * apart);
    const y = Math.round(other.y + (drop.y - other.y) * apart);
    const found = snapped({ x, y, radius: drop.radius }, others);
    if (found) return found;
  }
  return null;
}

/** Whether a figure that looks that way has another one in its front arc. [B9] [B60] */
export function wouldFace(view: SorceryView, figure: number, facing: Facing, other: number): boolean {
  const at = positionOf(view);
  return facesTo(withFigure(at, figure, at.state.base[figure], facing), figure, other);
}

/** The whole degree that looks from one point to another one. */
export { facingTowards } from '../geometry/direction.ts';
