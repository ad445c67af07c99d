import type { Seat } from '@conjure/engine';
import { ABILITY } from '../content.ts';
import { touchesToken } from '../geometry/base.ts';
import { type Point, squaredDistance } from '../geometry/point.ts';
import { isAble, kindOf } from '../rules/figures.ts';
import { holds } from '../rules/values/abilities.ts';
import { FIELD, NONE, type Position, type State } from '../state.ts';

/** A position as one seat sees it, with what is worked out of it once. */
export interface Sight extends Position {
  readonly seat: Seat;
  readonly own: readonly number[];
  readonly foes: readonly number[];
  /** By objective: the own able figure that is nearest to it, or NONE. */
  readonly claims: readonly number[];
  /** What an objective is worth in points. */
  readonly prize: number;
  /** By objective: the seats whose able figures touch it, as bits. */
  readonly touched: readonly number[];
}

/** What an objective is worth at the start and at the end of a match of 300 points. */
const EARLY = 34;
const LATE = 110;

export function sightOf({ state, content }: Position, seat: Seat): Sight {
  const at = { state, content };
  return {
    state,
    content,
    seat,
    ...sidesFor(at, seat),
    prize: prizeOf(at),
    touched: touchedIn(at),
  };
}

/** The same position as another seat sees it. */
export const seenBy = (s: Sight, seat: Seat): Sight => (seat === s.seat ? s : { ...s, seat, ...sidesFor(s, seat) });

function sidesFor(at: Position, seat: Seat): Pick<Sight, 'own' | 'foes' | 'claims'> {
  const { state, content } = at;
  const own: number[] = [];
  const foes: number[] = [];
  for (let f = 0; f < state.where.length; f++)
    if (state.where[f] === FIELD) (state.owner[f] === seat ? own : foes).push(f);
  const able = own.filter((f) => isAble(at, f));
  const claims = content.fields[state.field].objectives.map((objective) => nearestOf(state, able, objective));
  return { own, foes, claims };
}

export function nearestOf({ base }: State, figures: readonly number[], to: Point): number {
  let nearest = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (const f of figures) {
    const far = squaredDistance(base[f], to);
    if (far < least) [nearest, least] = [f, far];
  }
  return nearest;
}

/** Objectives decide in the end [B108], and the more the fewer rounds are left to take them back. */
function prizeOf({ state }: Position): number {
  const late = Math.min(1, state.round / state.options.roundLimit);
  return ((EARLY + (LATE - EARLY) * late * late * late) * state.options.buildTotal) / 300;
}

/** By objective: whose able figures touch it, as bits. [B104] */
function touchedIn(at: Position): number[] {
  const { state, content } = at;
  return content.fields[state.field].objectives.map((objective) => {
    let seats = 0;
    for (let f = 0; f < state.where.length; f++)
      if (state.where[f] === FIELD && touchesToken(state.base[f], objective) && isAble(at, f))
        seats |= 1 << state.owner[f];
    return seats;
  });
}

export const distance = (a: Point, b: Point): number =>
  Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));

/** How far it may run and still strike: all its speed by Charge, half of it by surge. [B74] */
export function runOf(at: Position, figure: number): number {
  const kind = kindOf(at, figure);
  const click = at.state.click[figure];
  if (holds(kind.shows[click], ABILITY.charge)) return 1000 * kind.speed[click];
  return kind.attackType[click] === 'sword' && at.state.options.surge ? 500 * kind.speed[click] : 0;
}
