import { type Dice, once } from '@conjure/engine';
import type { Base } from '../../geometry/base.ts';
import { type Facing, facingTowards, pointTowards } from '../../geometry/direction.ts';
import type { Ground } from '../../geometry/ground.ts';
import { cut } from '../../geometry/integer.ts';
import { type Point, squaredDistance, within } from '../../geometry/point.ts';
import { bendsAround } from '../../geometry/spots.ts';
import type { Position } from '../../state.ts';
import { areOpposed, basesBut, figuresWhere } from '../figures.ts';
import { rangeOf } from '../values/range.ts';
import { refuseWay, type Stride } from './way.ts';

const TOKEN_ASIDE = 700;
const SHORT_OF_RANGE = 500;
const CONTACTS = 24;
const AROUND_TOKEN = 9;
const AROUND_FOE = 8;
const DIRECTIONS = 18;

/** Where moves may usefully end, as a list that is only made where it is read. */
export interface Spots {
  readonly length: number;
  at(i: number): Point;
}

const turnBy = (i: number, count: number): Facing => (i * 36_000) / count;

/** Objectives, glyphs and book markers. */
function tokensOf({ state, content }: Position): Point[] {
  const tokens: Point[] = [...content.fields[state.field].objectives];
  for (const { at } of state.inPlay) if (at) tokens.push(at);
  for (const marker of state.marker) if (marker) tokens.push(marker);
  return tokens;
}

/** Spots against one base, all around. */
export const contactSpot = (other: Base, radius: number, i: number): Point =>
  pointTowards(other, turnBy(i, CONTACTS), other.radius + radius);
export const CONTACT_SPOTS = CONTACTS;

/** A direction, and a third, two thirds or all of the way: the nearest ring first. */
export const openSpot = (start: Point, reach: number, i: number): Point =>
  pointTowards(start, turnBy(i % DIRECTIONS, DIRECTIONS), cut(reach * (1 + cut(i, DIRECTIONS)), 3));
export const OPEN_SPOTS = 3 * DIRECTIONS;

/** Ends for a move of this reach: contact, tokens, shooting distance, and all around. */
export function spotsFor(at: Position, figure: number, reach: number): Spots {
  const { state } = at;
  const start = state.base[figure];
  const { radius } = start;
  const bases = basesBut(state, figure).filter((other) => within(start, other, reach + radius + other.radius));
  const tokens = tokensOf(at).filter((token) => within(start, token, reach + TOKEN_ASIDE));
  const range = 1000 * rangeOf(at, figure) - SHORT_OF_RANGE;
  const foes = range <= 0 ? [] : figuresWhere(state, (f) => areOpposed(state, figure, f)).map((f) => state.base[f]);
  const atTokens = CONTACTS * bases.length;
  const atFoes = atTokens + AROUND_TOKEN * tokens.length;
  const open = atFoes + AROUND_FOE * foes.length;
  return {
    length: open + OPEN_SPOTS,
    at(i) {
      if (i < atTokens) return contactSpot(bases[cut(i, CONTACTS)], radius, i % CONTACTS);
      if (i < atFoes) {
        const token = tokens[cut(i - atTokens, AROUND_TOKEN)];
        const nth = (i - atTokens) % AROUND_TOKEN;
        return nth === 0 ? { x: token.x, y: token.y } : pointTowards(token, turnBy(nth - 1, AROUND_FOE), TOKEN_ASIDE);
      }
      if (i < open) {
        const foe = foes[cut(i - atFoes, AROUND_FOE)];
        return pointTowards(foe, turnBy((i - atFoes) % AROUND_FOE, AROUND_FOE), range);
      }
      return openSpot(start, reach, i - open);
    },
  };
}

/** Beside the corners of pieces that cannot be entered, by the radius of the base. */
const bendsOf = once((ground: Ground) => {
  const around = (radius: number) =>
    [...ground.blocking, ...ground.deep].flatMap((piece) => bendsAround(piece, radius)).filter(isOnMap);
  const known = new Map<number, Point[]>();
  return (radius: number): readonly Point[] => {
    const bends = known.get(radius) ?? around(radius);
    known.set(radius, bends);
    return bends;
  };
});

/** Where a path may bend: a third or two of the way out, and around pieces that cannot be entered. */
function cornersFor({ state, content }: Position, figure: number, reach: number): Spots {
  const start = state.base[figure];
  const bends = bendsOf(content.fields[state.field].ground)(start.radius);
  return {
    length: 2 * DIRECTIONS + bends.length,
    at: (i) => (i < 2 * DIRECTIONS ? openSpot(start, reach, i) : bends[i - 2 * DIRECTIONS]),
  };
}

const SOME_CORNERS = 4;

/** A path to the spot: straight, else around one corner; all corners are tried in order, or a few at random. */
export function pathTo(at: Position, figure: number, spot: Point, stride: Stride, dice: Dice | null): Point[] | null {
  const start = at.state.base[figure];
  if (!within(start, spot, stride.reach) || !isOnMap(spot)) return null;
  const others = basesBut(at.state, figure);
  const straight = [spot];
  if (refuseWay(at, figure, straight, stride, others) === null) return straight;
  // Somebody who flies goes straight or not at all.
  if (stride.gait.overBases) return null;
  const corners = cornersFor(at, figure, stride.reach);
  const tries = dice ? SOME_CORNERS : corners.length;
  for (let i = 0; i < tries; i++) {
    const corner = corners.at(dice ? dice.index('sample', corners.length) : i);
    if (!isOnMap(corner) || !within(start, corner, stride.reach)) continue;
    const path = [corner, spot];
    if (refuseWay(at, figure, path, stride, others) === null) return path;
  }
  return null;
}

/** Answers name no points beyond the south-west corner. */
export const isOnMap = ({ x, y }: Point): boolean => x >= 0 && y >= 0;

const QUARTERS: readonly Facing[] = [0, 9_000, 18_000, 27_000];

/** Good facings at the end of a move: to the nearest opposing figure, to the nearest objective, and the four quarters. */
export function facingsAt(at: Position, figure: number, spot: Point): Facing[] {
  const { state, content } = at;
  const foes = figuresWhere(state, (f) => areOpposed(state, figure, f)).map((f) => state.base[f]);
  const towards = [nearest(spot, foes), nearest(spot, content.fields[state.field].objectives)];
  const facings = towards.flatMap((to) => (to ? [facingTowards(spot, to)] : []));
  return [...new Set([...facings, ...QUARTERS])];
}

function nearest(from: Point, points: readonly Point[]): Point | null {
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const far = squaredDistance(from, point);
    if (far >= least || far === 0) continue;
    best = point;
    least = far;
  }
  return best;
}

export const facingAtRandom = (at: Position, figure: number, spot: Point, dice: Dice): Facing => {
  const facings = facingsAt(at, figure, spot);
  return facings[dice.index('sample', facings.length)];
};
