import type { Dice } from '@conjure/engine';
import { inFrontArc } from '../geometry/arc.ts';
import { facingTowards, pointTowards } from '../geometry/direction.ts';
import type { Point } from '../geometry/point.ts';
import type { MoveAnswer } from '../rules/answers.ts';
import { isAble, isHeld, kindOf, touchesOpposing } from '../rules/figures.ts';
import { isOnMap, OPEN_SPOTS, openSpot, pathTo } from '../rules/moving/spots.ts';
import { breakAwayFaces } from '../rules/moving/walk.ts';
import { strideOf } from '../rules/moving/way.ts';
import { formation, groupFrom, shifted } from '../rules/uses/formation.ts';
import { speedOf } from '../rules/values/speed.ts';
import { NONE } from '../state.ts';
import { closeHarm, rangedHarm } from './harm.ts';
import { type Idea, sure } from './idea.ts';
import { placeWorth, watch } from './places.ts';
import { distance, nearestOf, type Sight } from './sight.ts';

/** So far from the centre of an objective a base surely touches it. */
const INSIDE = 300;
/** Nearer than its range, lest a step aside put the target out of it. */
const SHORT = 300;
/** Of another figure's base, when it is not to be touched. */
const APART = 100;
/** Nearer than that, one may want to get away. */
const CLOSE_BY = 14_000;

/** As far on the way to a point as the figure gets. */
function towards(from: Point, to: Point, length: number): Point {
  const far = distance(from, to);
  if (far <= length) return { x: to.x, y: to.y };
  const share = length / far;
  return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
}

/** Where a figure might want to go: onto objectives, near foes or to shooting distance, out of harm's way. */
export function goals(s: Sight, figure: number, reach: number, foes: readonly number[]): Point[] {
  const { state, content } = s;
  const own = state.base[figure];
  const spots: Point[] = [];
  const add = (to: Point, aside: number) => {
    const stop = pointTowards(to, facingTowards(to, own), aside);
    spots.push(towards(own, stop, reach));
  };
  for (const objective of content.fields[state.field].objectives)
    if (distance(own, objective) > objective.radius) {
      add(objective, own.radius + objective.radius - INSIDE);
      if (distance(own, objective) <= reach) spots.push({ x: objective.x, y: objective.y });
    }
  const { range, attackType } = kindOf(s, figure);
  const fights = range === 0 || attackType[state.click[figure]] === 'sword';
  for (const foe of foes) {
    const other = state.base[foe];
    const aside = fights ? own.radius + other.radius + APART : 1000 * range - SHORT;
    if (fights || distance(own, other) > aside) add(other, aside);
  }
  const nearest = nearestOf(state, foes, own);
  if (nearest !== NONE && distance(own, state.base[nearest]) < CLOSE_BY)
    spots.push(pointTowards(own, facingTowards(state.base[nearest], own), Math.floor(reach) - 10));
  return spots.filter(isOnMap);
}

/** Leaving contact may fail, and is worth less. [B57] */
const breaksAway = (s: Sight, figure: number): number => (isHeld(s, figure) ? breakAwayFaces(s, figure).length / 6 : 1);

/** The best places to go to; a way is looked for only when one is wanted. [B53] [B65] */
export function moveIdeas(s: Sight, figure: number, use: 'move' | 'quickness'): Idea[] {
  const { state } = s;
  const reach = strideOf(s, figure).reach;
  if (reach === 0) return [];
  const here = placeWorth(s, figure, state.base[figure]);
  const chance = breaksAway(s, figure);
  const ideas = goals(s, figure, reach, s.foes).map(
    (spot): Idea => ({
      worth: chance * (placeWorth(s, figure, spot) - here),
      answer: (dice) => go(s, use, figure, spot, dice),
    }),
  );
  if (use === 'move' && mayDouble(s, figure))
    for (const spot of goals(s, figure, 2 * reach, []))
      if (distance(state.base[figure], spot) > reach)
        ideas.push({
          worth: placeWorth(s, figure, spot) - here,
          answer: (dice) => go(s, 'doubleTime', figure, spot, dice),
        });
  return ideas;
}

/** To be turned is an action, too: where somebody near is behind its back and nobody before it. [B56] */
export function turnIdea(s: Sight, figure: number): Idea | null {
  const { state } = s;
  const own = state.base[figure];
  const { arc, range } = kindOf(s, figure);
  let best: Point | null = null;
  let most = 0;
  for (const foe of s.foes) {
    const other = state.base[foe];
    const far = distance(own, other);
    const isNear = far <= own.radius + other.radius + 20;
    if (!isNear && far > 1000 * range) continue;
    const harm = isNear ? closeHarm(s, figure, foe) + closeHarm(s, foe, figure) : rangedHarm(s, figure, foe);
    if (inFrontArc(own, state.facing[figure], arc, other)) return null;
    if (harm > most) [best, most] = [other, harm];
  }
  if (!best) return null;
  return sure(TURNED * most, { do: 'move', figure, path: [], facing: facingTowards(own, best) });
}
/** Of a blow that could be struck a turn later. */
const TURNED = 0.4;

const mayDouble = (s: Sight, figure: number): boolean =>
  s.state.options.doubleTime &&
  s.state.tokens[figure] === 0 &&
  isAble(s, figure) &&
  kindOf(s, figure).speedType[s.state.click[figure]] === 'boot' &&
  !touchesOpposing(s.state, figure);

/** Where the straight way is barred: to either side, and not quite so far. */
const ASIDE = [-2_000, 2_000, -4_500, 4_500, -7_000, 7_000];
const SHARES = [1, 0.7, 0.4];

/** There, or short of it, or around what is in the way, as long as half the good of it is left. */
function go(s: Sight, use: MoveAnswer['do'], figure: number, spot: Point, dice: Dice): MoveAnswer | null {
  const own = s.state.base[figure];
  const stride = strideOf(s, figure, use === 'doubleTime' ? { double: true } : undefined);
  const to = (end: Point): MoveAnswer | null => {
    const path = pathTo(s, figure, end, stride, dice);
    return path && { do: use, figure, path, facing: watch(s, figure, end) };
  };
  const length = distance(own, spot);
  for (const share of SHARES) {
    const answer = to(share === 1 ? spot : towards(own, spot, share * length));
    if (answer) return answer;
  }
  const enough = (placeWorth(s, figure, own) + placeWorth(s, figure, spot)) / 2;
  const straight = facingTowards(own, spot);
  for (const aside of ASIDE) {
    const end = pointTowards(own, (straight + aside + 36_000) % 36_000, Math.floor(length));
    const answer = isOnMap(end) && placeWorth(s, figure, end) > enough ? to(end) : null;
    if (answer) return answer;
  }
  return null;
}

const DIRECTIONS = OPEN_SPOTS / 3;
/** All the way, a direction to either side, two thirds of the way. */
const STEPS = [
  [2, 0],
  [2, 1],
  [2, -1],
  [1, 0],
] as const;

/** A step forward together takes one action for all. [B66] */
export function formationIdea(s: Sight, figure: number): Idea | null {
  if (!s.state.options.formations) return null;
  const group = groupFrom(s, figure);
  // The same group comes to mind for each of its members.
  if (!group || group.some((f) => f < figure || s.state.tokens[f] > 0)) return null;
  const goal = nearestGoal(s, figure);
  if (!goal) return null;
  const own = s.state.base[figure];
  const turn = Math.round((DIRECTIONS * facingTowards(own, goal)) / 36_000) % DIRECTIONS;
  const slowest = Math.min(...group.map((f) => speedOf(s, f)));
  const end = openSpot(own, 1000 * slowest, turn + 2 * DIRECTIONS);
  const [dx, dy] = [end.x - own.x, end.y - own.y];
  let worth = 0;
  for (const f of group) {
    const base = s.state.base[f];
    worth += placeWorth(s, f, { x: base.x + dx, y: base.y + dy }) - placeWorth(s, f, base);
  }
  return {
    worth,
    answer() {
      for (const [ring, aside] of STEPS) {
        const way = ((turn + aside + DIRECTIONS) % DIRECTIONS) + ring * DIRECTIONS;
        const answer = shifted(s, group, way, (f) => watch(s, f, s.state.base[f]));
        const onMap = answer.members.every(({ path }) => path.every(isOnMap));
        if (onMap && formation.refuse(s, answer) === null) return answer;
      }
      return null;
    },
  };
}

/** The nearest objective that is not held yet, or the nearest foe. */
function nearestGoal(s: Sight, figure: number): Point | null {
  const { state, content } = s;
  const own = state.base[figure];
  const free = content.fields[state.field].objectives.filter((_, i) => state.holder[i] !== s.seat);
  const points: readonly Point[] = free.length > 0 ? free : s.foes.map((f) => state.base[f]);
  return points.reduce<Point | null>(
    (best, point) => (best && distance(own, best) <= distance(own, point) ? best : point),
    null,
  );
}
