import type { Point } from '../geometry/point.ts';
import { isAble, kindOf } from '../rules/figures.ts';
import { closeHarm, rangedHarm } from './harm.ts';
import { distance, runOf, type Sight } from './sight.ts';

/** With a token on it a figure strikes less gladly, with two it cannot at once. [B46] [B48] */
const READY = [1, 0.9, 0.4];

/** The most that a figure could take from another one that stands there, in its next action. */
function harmAt(s: Sight, by: number, on: number, there: Point): number {
  const { state } = s;
  const gap = distance(state.base[by], there) - state.base[by].radius - state.base[on].radius;
  const run = runOf(s, by);
  const touches = gap <= 20;
  const close = touches || gap <= run ? closeHarm(s, by, on) : 0;
  // Who is in contact cannot shoot. [B76]
  const range = 1000 * kindOf(s, by).range;
  const shot = !touches && range > 0 && gap + state.base[by].radius + state.base[on].radius <= range;
  return Math.max(close, shot ? rangedHarm(s, by, on) : 0);
}

/** What may be lost by standing there while others have their turn. */
export function dangerAt(s: Sight, figure: number, there: Point): number {
  let [most, sum] = [0, 0];
  for (const foe of s.foes) {
    const harm = READY[Math.min(2, s.state.tokens[foe])] * harmAt(s, foe, figure, there);
    if (harm === 0 || !isAble(s, foe)) continue;
    sum += harm;
    if (harm > most) most = harm;
  }
  return MOST * most + ALL * sum;
}
/** Of the worst blow, and of all that could be struck: few of them will be. */
const MOST = 0.2;
const ALL = 0.1;

/** What the own figures could do with so many actions: each its best blow, and of those the best. */
export function threat(s: Sight, actions: number): number {
  const blows: number[] = [];
  for (const by of s.own) {
    if (!isAble(s, by)) continue;
    let best = 0;
    for (const foe of s.foes) best = Math.max(best, harmAt(s, by, foe, s.state.base[foe]));
    if (best > 0) blows.push(READY[Math.min(2, s.state.tokens[by])] * best);
  }
  if (blows.length > actions) blows.sort((a, b) => b - a).length = actions;
  return blows.reduce((sum, blow) => sum + blow, 0);
}
