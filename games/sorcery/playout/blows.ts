import { ABILITY } from '../content.ts';
import type { Attack } from '../rules/combat/attack.ts';
import { hitChance } from '../rules/combat/hit-chance.ts';
import { attackAgainst, damageBefore, damageOn, defenseAgainst, ignoredIn } from '../rules/combat/values.ts';
import { reductionOf } from '../rules/damage.ts';
import { has } from '../rules/values/abilities.ts';
import type { Position } from '../state.ts';
import { loss } from './dial.ts';

/** What a figure loses by so much damage, or by that much and a die. */
function lossBy(at: Position, target: number, damage: (rolled: number) => number, n: number, die: boolean): number {
  if (!die) return loss(at, target, damage(n));
  let sum = 0;
  for (let face = 1; face <= 6; face++) sum += loss(at, target, damage(n + face));
  return sum / 6;
}

export interface Prospect {
  readonly chance: number;
  /** What it takes from the target on average, in points. */
  readonly worth: number;
}

/** What an attack may come to against one figure, with all its modifiers. */
export function prospectOf(at: Position, attack: Attack, target: number): Prospect {
  const need = defenseAgainst(at, attack, target, null) - attackAgainst(at, attack, target, null);
  const { dodge } = at.content.params;
  const chance = hitChance(need) * (has(at, target, ABILITY.dodge) ? 1 - dodge.on.length / 6 : 1);
  const { n, die } = damageBefore(at, attack);
  const reduced = reductionOf(at, target, ignoredIn(at, attack));
  const dealt = (rolled: number): number =>
    rolled === 0 && attack.blow ? 0 : Math.max(0, damageOn(at, attack, target, rolled) - reduced);
  return { chance, worth: chance * lossBy(at, target, dealt, n, die) };
}
