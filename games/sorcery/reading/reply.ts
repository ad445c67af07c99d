import { ABILITY } from '../content.ts';
import { facingTowards } from '../geometry/direction.ts';
import { type Attack, plainAttack } from '../rules/combat/attack.ts';
import { refuseCloseTarget } from '../rules/combat/close-targets.ts';
import { refuseRangedTarget, refuseShooter } from '../rules/combat/ranged-targets.ts';
import { areOpposed, figuresWhere, isAble, onField, touchesOpposing } from '../rules/figures.ts';
import { strideOf } from '../rules/moving/way.ts';
import { has } from '../rules/values/abilities.ts';
import { attackTypeOf } from '../rules/values/types.ts';
import type { Position } from '../state.ts';
import type { SorceryView } from '../view-types.ts';
import { type Chance, chanceOn } from './chances.ts';
import type { Standing } from './field.ts';
import { positionOf, withFigure } from './position.ts';

/** What blows and shots in the next turn of the others may bring for one figure, at worst; spells are another matter. */
export interface Reply {
  /** Who could strike or shoot at it, the most dangerous first. */
  readonly by: readonly { readonly figure: number; readonly chance: Chance }[];
  /** That nothing hits it, and that it is still there. */
  readonly unhurt: number;
  readonly survives: number;
}

/** Who has so many can be given no action. [B46] */
const MOST_TOKENS = 2;

/** How far somebody may run and strike in one action; 0 where he cannot. [B74] */
function runOf(at: Position, figure: number): number {
  if (touchesOpposing(at.state, figure)) return 0;
  if (has(at, figure, ABILITY.charge)) return strideOf(at, figure, {}).reach;
  const surges = at.state.options.surge && attackTypeOf(at, figure) === 'sword';
  return surges ? strideOf(at, figure, { half: true }).reach : 0;
}

/** Who runs stands before its target, looking at it; what lies between them is not asked about. */
function runUp(at: Position, by: number, target: number): Position | null {
  const [from, to] = [at.state.base[by], at.state.base[target]];
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const near = from.radius + to.radius;
  if (far <= near || far - near > runOf(at, by)) return null;
  const part = near / far;
  const there = { x: Math.round(to.x + (from.x - to.x) * part), y: Math.round(to.y + (from.y - to.y) * part) };
  return withFigure(at, by, there, facingTowards(there, to));
}

/** Who is touched may spin to face who has come. [B60] */
const turnedTo = (at: Position, by: number, target: number): Position =>
  withFigure(at, by, at.state.base[by], facingTowards(at.state.base[by], at.state.base[target]));

/** The best that one of the others could do to it in an action. */
function best(at: Position, by: number, target: number): Chance | null {
  const tries: { at: Position; form: Attack['form'] }[] = [];
  const spun = turnedTo(at, by, target);
  if (refuseCloseTarget(spun, by, target) === null) tries.push({ at: spun, form: 'close' });
  if (refuseShooter(at, by) === null && refuseRangedTarget(at, by, target) === null) tries.push({ at, form: 'ranged' });
  const run = runUp(at, by, target);
  if (run) tries.push({ at: run, form: 'close' });
  const chances = tries.map((one) => chanceOn(one.at, plainAttack(by, one.form, [target]), target));
  return chances.toSorted((a, b) => harmIn(b) - harmIn(a))[0] ?? null;
}

const harmIn = ({ p, damage }: Chance): number => p * (damage.least + damage.most);

/** How likely it has each number of clicks left after an attack; what is past the last click counts as none. */
function after(left: readonly number[], { p, damage }: Chance): number[] {
  const next = left.map((chance) => chance * (1 - p));
  const span = damage.most - damage.least + 1;
  for (const [clicks, chance] of left.entries())
    for (let n = damage.least; n <= damage.most; n++) next[Math.max(0, clicks - n)] += (chance * p) / span;
  return next;
}

/** What could be done to a figure in the next turn of the others, if it stood there: each of them acts once, as many as may. */
export function replyTo(view: SorceryView, figure: number, stand: Standing): Reply {
  const at = withFigure(positionOf(view), figure, stand.at, stand.facing);
  const { state } = at;
  const by = figuresWhere(
    state,
    (f) => onField(state, f) && areOpposed(state, f, figure) && isAble(at, f) && state.tokens[f] < MOST_TOKENS,
  )
    .flatMap((f) => {
      const chance = best(at, f, figure);
      return chance && chance.damage.most > 0 ? [{ figure: f, chance }] : [];
    })
    .sort((a, b) => harmIn(b.chance) - harmIn(a.chance));
  const struck = by.slice(0, Math.floor(view.options.buildTotal / 100)); // [B29]
  const { clicks } = at.content.figures[state.kind[figure]];
  const whole = clicks - state.click[figure];
  const left = struck.reduce(
    (before, { chance }) => after(before, chance),
    Array.from({ length: whole + 1 }, (_, n) => Number(n === whole)),
  );
  return { by, unhurt: struck.reduce((all, { chance }) => all * (1 - chance.p), 1), survives: 1 - left[0] };
}
