import type { Refusal } from '@conjure/engine';
import { ABILITY } from '../content.ts';
import { TOKEN } from '../effects/who.ts';
import { type Base, baseAt, touch, touchesToken } from '../geometry/base.ts';
import type { Facing } from '../geometry/direction.ts';
import { pieceAt, startsSlowly, TERRAIN, type Terrain } from '../geometry/ground.ts';
import { pathLength } from '../geometry/path.ts';
import { type Point, squaredDistance } from '../geometry/point.ts';
import { snapped } from '../geometry/snap.ts';
import { areOpposed, facesTo, figuresWhere, isHeld } from '../rules/figures.ts';
import { breakAwayFaces } from '../rules/moving/walk.ts';
import { fromStart, isMoving, refuseWay } from '../rules/moving/way.ts';
import { worded } from '../rules/names.ts';
import { has } from '../rules/values/abilities.ts';
import { speedTypeOf } from '../rules/values/types.ts';
import type { Position } from '../state.ts';
import type { SorceryView } from '../view-types.ts';
import { positionOf, withFigure } from './position.ts';
import { othersFor, strideFor, type Walker } from './stride.ts';

/** What there is to know of a move before it is made. */
export interface WalkForecast {
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
  /** It begins where it has half its speed. [B18] [B20] */
  readonly slowed: boolean;
  /** Objectives and books without a wielder that it touches at the end. [B13] */
  readonly objectives: readonly string[];
  readonly books: readonly number[];
}

export function walkOf(view: SorceryView, walker: Walker, path: readonly Point[], facing: Facing): WalkForecast {
  const at = positionOf(view);
  const { state, content } = at;
  const { figure } = walker;
  const { ground, objectives } = content.fields[state.field];
  const start = state.base[figure];
  const stride = strideFor(at, walker);
  const refused = refuseWay(at, figure, path, stride, othersFor(at, walker));
  const end = path.at(-1) ?? start;
  const base = baseAt(end, start.radius);
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
    ground: groundAt(ground, end),
    slowed: startsSlowly(ground, start, stride.gait),
    objectives: objectives.filter((one) => touchesToken(base, one)).map(({ id }) => id),
    books: state.marker.flatMap((marker, book) => (marker && touchesToken(base, baseAt(marker, TOKEN)) ? [book] : [])),
  };
}

/** What a point lies in, the worst first. */
const groundAt = (ground: Position['content']['fields'][number]['ground'], point: Point): Terrain | null =>
  TERRAIN.find((terrain) => pieceAt(ground[terrain], point) !== null) ?? null;

export const terrainAt = (view: SorceryView, point: Point): Terrain | null => {
  const { state, content } = positionOf(view);
  return groundAt(content.fields[state.field].ground, point);
};

/** The place of contact that a drop so near to a base means; who moves too is where it goes, or nowhere. [B7] */
export function snapTo(
  view: SorceryView,
  figure: number,
  at: Point,
  reach: number,
  moved: ReadonlyMap<number, Point | null> = new Map(),
): Point | null {
  const { state } = positionOf(view);
  const { radius } = state.base[figure];
  const others = state.base.flatMap((base, f): Base[] => {
    const to = moved.get(f);
    if (f === figure || to === null || (state.where[f] !== 1 && !to)) return [];
    return [to ? baseAt(to, base.radius) : base];
  });
  return snapAmong(baseAt(at, radius), others, reach);
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
