import type { Dice } from '@conjure/engine';
import { ABILITY } from '../content.ts';
import { facingTowards, pointTowards } from '../geometry/direction.ts';
import type { CloseAnswer, RangedAnswer } from '../rules/answers.ts';
import { plainAttack } from '../rules/combat/attack.ts';
import { closeTargets } from '../rules/combat/close-targets.ts';
import { rangedTargets, refuseShooter } from '../rules/combat/ranged-targets.ts';
import { kindOf } from '../rules/figures.ts';
import { pathTo } from '../rules/moving/spots.ts';
import { strideOf } from '../rules/moving/way.ts';
import { refuseRunner } from '../rules/uses/close.ts';
import { struckBy } from '../rules/uses/ranged.ts';
import { has } from '../rules/values/abilities.ts';
import { shieldedFrom } from '../rules/values/immunity.ts';
import { NONE, type Position } from '../state.ts';
import { prospectOf } from './blows.ts';
import { standing } from './dial.ts';
import { closeHarm } from './harm.ts';
import { type Idea, sure } from './idea.ts';
import { objectiveWorth } from './places.ts';
import { distance, runOf, type Sight } from './sight.ts';

/** What an attack takes from the others, less what it takes from friends. */
function toll(s: Sight, by: number, form: 'close' | 'ranged', targets: readonly number[], ability: number): number {
  const attack = plainAttack(by, form, targets, ability);
  let sum = 0;
  for (const target of targets) {
    const { worth } = prospectOf(s, attack, target);
    sum += s.state.owner[target] === s.state.owner[by] ? -worth : worth;
  }
  return sum;
}

/** Blows at those in contact. [B71] */
export function closeIdeas(s: Sight, figure: number): Idea[] {
  const targets = closeTargets(s, figure);
  if (targets.length === 0) return [];
  const ideas = targets.flatMap((target) => {
    const plain: CloseAnswer = { do: 'close', figure, target };
    const list = [sure(toll(s, figure, 'close', [target], NONE), plain)];
    if (has(s, figure, ABILITY.weapon_master))
      list.push(
        sure(toll(s, figure, 'close', [target], ABILITY.weapon_master), { ...plain, ability: 'weapon_master' }),
      );
    return list;
  });
  if (targets.length > 1 && has(s, figure, ABILITY.sweep))
    ideas.push(sure(toll(s, figure, 'close', targets, ABILITY.sweep), { do: 'close', figure, ability: 'sweep' }));
  return ideas;
}

const AT_ONE = ['magic_blast', 'flame_lightning', 'magic_freeze'] as const;
/** A token that may be put on the target. */
const FREEZE = 1.5;

/** Shots from where it stands. [B75] */
export function rangedIdeas(s: Sight, figure: number): Idea[] {
  if (refuseShooter(s, figure)) return [];
  const ideas: Idea[] = [];
  const plain = rangedTargets(s, figure);
  const pierce = has(s, figure, ABILITY.pierce) ? { pierce: true as const } : {};
  const worths = plain.map((target) => toll(s, figure, 'ranged', [target], NONE));
  plain.forEach((target, i) => {
    ideas.push(sure(worths[i], { do: 'ranged', figure, targets: [target], ...pierce }));
  });
  const most = kindOf(s, figure).targets;
  if (most > 1 && plain.length > 1) {
    const best = plain
      .map((target, i) => ({ target, worth: worths[i] }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, most)
      .map(({ target }) => target);
    ideas.push(sure(toll(s, figure, 'ranged', best, NONE), { do: 'ranged', figure, targets: best, ...pierce }));
  }
  for (const ability of AT_ONE) {
    if (!has(s, figure, ABILITY[ability])) continue;
    const reached = ability === 'magic_blast' ? rangedTargets(s, figure, ABILITY.magic_blast) : plain;
    for (const target of reached) {
      if (ability !== 'flame_lightning' && shieldedFrom(s, target, figure, false)) continue;
      const answer: RangedAnswer = { do: 'ranged', figure, targets: [target], ability };
      const extra = ability === 'magic_freeze' ? FREEZE : 0;
      ideas.push(sure(toll(s, figure, 'ranged', struckBy(s, answer), ABILITY[ability]) + extra, answer));
    }
  }
  if (has(s, figure, ABILITY.shockwave)) {
    const answer: RangedAnswer = { do: 'ranged', figure, targets: [], ability: 'shockwave' };
    const struck = struckBy(s, answer);
    if (struck.some((f) => s.state.owner[f] !== s.seat))
      ideas.push(sure(toll(s, figure, 'ranged', struck, ABILITY.shockwave), answer));
  }
  return ideas;
}

/** Coming into contact also holds the target, and lays the runner open: the one figure's worth against the other's. */
const HOLDS = 0.03;
const ASIDE = [0, 4_500, -4_500, 9_000, -9_000];

/** Runs at those within reach; the way is found only when it is wanted. [B74] */
export function runIdeas(s: Sight, figure: number): Idea[] {
  const { state } = s;
  const use = has(s, figure, ABILITY.charge) ? 'charge' : 'surge';
  const own = state.base[figure];
  const run = runOf(s, figure);
  if (run === 0 && use === 'surge') return [];
  const near = s.foes.filter((f) => distance(own, state.base[f]) <= run + own.radius + state.base[f].radius);
  if (near.length === 0 || refuseRunner(s, use, figure)) return [];
  const here = objectiveWorth(s, figure, own);
  return near.map((target) => {
    const other = state.base[target];
    const there = pointTowards(other, facingTowards(other, own), other.radius + own.radius);
    const holds = HOLDS * (standing(s, target) - standing(s, figure));
    return {
      worth: closeHarm(s, figure, target) + holds + objectiveWorth(s, figure, there) - here,
      answer: (dice) => runAt(s, use, figure, target, dice),
    };
  });
}

/** Straight at it, or a little to one side where somebody is in the way. */
function runAt(at: Position, use: 'surge' | 'charge', figure: number, target: number, dice: Dice): CloseAnswer | null {
  const own = at.state.base[figure];
  const other = at.state.base[target];
  const stride = strideOf(at, figure, use === 'surge' ? { half: true } : undefined);
  const straight = facingTowards(other, own);
  for (const aside of ASIDE) {
    const spot = pointTowards(other, (straight + aside + 36_000) % 36_000, other.radius + own.radius);
    const path = pathTo(at, figure, spot, stride, dice);
    if (path) return { do: use, figure, target, path, facing: facingTowards(spot, other) };
  }
  return null;
}
