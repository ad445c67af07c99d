import { TOLERANCE, touchesToken } from '../geometry/base.ts';
import type { Facing } from '../geometry/direction.ts';
import { facingTowards } from '../geometry/direction.ts';
import type { Point } from '../geometry/point.ts';
import { isAble, kindOf } from '../rules/figures.ts';
import { NONE } from '../state.ts';
import { dangerAt } from './danger.ts';
import { closeHarm, rangedHarm } from './harm.ts';
import { distance, runOf, type Sight } from './sight.ts';

/** Of an objective's prize: gained by standing there, contested, guarded. */
const GAIN = 0.9;
const CONTEST = 0.45;
const GUARD = 0.5;
/** What is left of a prize with every turn of walking, of one not reached yet, and of one that a friend is nearer to. */
const PER_TURN = 0.72;
const HOPE = 0.65;
const SHARED = 0.1;
/** What a blow of the next turn counts for. */
const BLOW = 0.55;

const turnsFor = (gap: number, speed: number): number => Math.max(0, gap) / Math.max(1000, speed);

/** How good it is for a figure to stand somewhere: objectives, blows it could strike; the demoralized keep out of harm. */
export function placeWorth(s: Sight, figure: number, there: Point): number {
  if (!isAble(s, figure)) return -dangerAt(s, figure, there);
  return objectiveWorth(s, figure, there) + BLOW * blowFrom(s, figure, there);
}

/** What objectives give a figure that stands there. */
export function objectiveWorth(s: Sight, figure: number, there: Point): number {
  const { state, content } = s;
  const { radius } = state.base[figure];
  const speed = 1000 * kindOf(s, figure).speed[state.click[figure]];
  let best = 0;
  const { objectives } = content.fields[state.field];
  for (let i = 0; i < objectives.length; i++) {
    const objective = objectives[i];
    const gap = distance(there, objective) - radius - objective.radius;
    const others = s.touched[i] & ~(1 << s.seat);
    const isFriends = s.claims[i] !== figure && !touchesToken(state.base[figure], objective);
    const share = (state.holder[i] === s.seat ? GUARD : others ? CONTEST : GAIN) * (isFriends ? SHARED : 1);
    const isThere = gap <= TOLERANCE;
    if (s.prize * share * (isThere ? 1 : HOPE) <= best) continue;
    const when = isThere ? 1 : HOPE * PER_TURN ** turnsFor(gap, speed);
    best = Math.max(best, s.prize * share * when);
  }
  return best;
}

/** The best blow it could strike next, less the longer it must walk first. */
function blowFrom(s: Sight, figure: number, there: Point): number {
  const { state } = s;
  const kind = kindOf(s, figure);
  const speed = 1000 * kind.speed[state.click[figure]];
  const range = 1000 * kind.range;
  const run = runOf(s, figure);
  let best = 0;
  for (const foe of s.foes) {
    const close = closeHarm(s, figure, foe);
    const shot = range === 0 ? 0 : rangedHarm(s, figure, foe);
    if (close <= best && shot <= best) continue;
    const far = distance(there, state.base[foe]);
    const gap = far - state.base[figure].radius - state.base[foe].radius;
    if (close > best) best = Math.max(best, close * PER_TURN ** turnsFor(gap - run, speed));
    if (shot > best && gap > TOLERANCE) best = Math.max(best, shot * PER_TURN ** turnsFor(far - range, speed));
  }
  return best;
}

/** To the foe that matters most from there: who is near and strikes hard. */
export function watch(s: Sight, figure: number, there: Point): Facing {
  let foe = NONE;
  let most = 0;
  for (const one of s.foes) {
    const weight = (1 + closeHarm(s, one, figure)) / (1000 + distance(there, s.state.base[one]));
    if (weight > most) [foe, most] = [one, weight];
  }
  return foe === NONE ? s.state.facing[figure] : facingTowards(there, s.state.base[foe]);
}
