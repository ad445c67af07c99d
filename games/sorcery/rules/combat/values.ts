import { ABILITY } from '../../content.ts';
import { isForbidden, modifiersOf } from '../../effects/in-force.ts';
import type { Modifier } from '../../events.ts';
import { pieceAt } from '../../geometry/ground.ts';
import { FIELD, NONE, type Position } from '../../state.ts';
import { areOpposed, facesTo, isAble, kindOf, touching } from '../figures.ts';
import { inBedlam } from '../subfactions/bedlam.ts';
import { abilitiesOf, bitOf, has, holds } from '../values/abilities.ts';
import { shieldedFrom } from '../values/immunity.ts';
import { isHindered } from '../values/line.ts';
import { ruleOfThree } from '../values/rule-of-three.ts';
import { attackTypeOf } from '../values/types.ts';
import type { Attack } from './attack.ts';

/** A modifier; into the list, if there is one. */
const note = (modifiers: Modifier[] | null, from: string, n: number): number => {
  if (n !== 0 && modifiers) modifiers.push({ from, n });
  return n;
};

/** The attack value against one target, with its modifiers under the rule of 3. [B68] [B72] [B73] [B78] [B79] */
export function attackAgainst(at: Position, attack: Attack, target: number, modifiers: Modifier[] | null): number {
  const { state } = at;
  const { by, form, blow } = attack;
  const value = state.lent === NONE ? kindOf(at, by).attack[state.click[by]] : state.lent;
  let sum = note(modifiers, 'ability.natures_fury', state.fury) + modifiersOf(at, by, 'attack', attack, modifiers);
  if (form === 'close' && !facesTo(at, target, by)) sum += note(modifiers, 'modifier.rear', 1);
  if (form === 'close' && !blow) sum += note(modifiers, 'proficiency.gangUp', gangUp(at, by, target));
  if (form === 'ranged' && isPrecise(at, attack)) sum += note(modifiers, 'proficiency.precision', 1);
  if (blow) sum += note(modifiers, 'modifier.spell', blow.attackModifier);
  return value + ruleOfThree(sum);
}

/** Other friendly able figures that have the target in contact inside their front arcs. [B73] [B89] */
function gangUp(at: Position, by: number, target: number): number {
  const { state } = at;
  if (!state.options.gangUp || attackTypeOf(at, by) !== 'sword' || !isAble(at, by) || inBedlam(at, by)) return 0;
  let helpers = 0;
  for (let f = 0; f < state.where.length; f++)
    if (
      f !== by &&
      state.where[f] === FIELD &&
      state.owner[f] === state.owner[by] &&
      touching(state, f, target) &&
      isAble(at, f) &&
      facesTo(at, f, target)
    )
      helpers++;
  return helpers;
}

/** A bow, one target, and no ability in place of its damage. [B78] */
const isPrecise = (at: Position, { by, targets, ability, blow }: Attack): boolean =>
  at.state.options.precision &&
  !blow &&
  ability === NONE &&
  targets.length === 1 &&
  attackTypeOf(at, by) === 'bow' &&
  isAble(at, by) &&
  !isForbidden(at, by, 'precision');

/** Abilities of a target that do not count against this attack, as bits. */
export function ignoredIn(at: Position, { pierce, blow }: Attack): number {
  let bits = blow?.ignores ?? 0;
  if (pierce) for (const id of at.content.params.pierce.ignore) bits |= bitOf(ABILITY[id as keyof typeof ABILITY]);
  return bits;
}

/** The defense value: the own one or that of a touching friend with Defend, with its modifiers. [B68] [B79] */
export function defenseAgainst(at: Position, attack: Attack, target: number, modifiers: Modifier[] | null): number {
  let sum = modifiersOf(at, target, 'defense', attack, modifiers);
  if (attack.form === 'ranged') {
    const abilities = abilitiesOf(at, target) & ~ignoredIn(at, attack);
    const { battle_armor, invulnerability, aquatic } = at.content.params;
    if (attack.ability !== ABILITY.magic_blast && isHindered(at, attack.by, target))
      sum += note(modifiers, 'modifier.hindered', 1);
    if (holds(abilities, ABILITY.battle_armor))
      sum += note(modifiers, 'ability.battle_armor', battle_armor.rangedDefense);
    if (holds(abilities, ABILITY.invulnerability))
      sum += note(modifiers, 'ability.invulnerability', invulnerability.rangedDefense);
    if (holds(abilities, ABILITY.aquatic) && isInWater(at, target))
      sum += note(modifiers, 'ability.aquatic', aquatic.rangedDefenseInWater);
  }
  return dialDefense(at, target) + ruleOfThree(sum);
}

function dialDefense(at: Position, target: number): number {
  const { state } = at;
  let best = kindOf(at, target).defense[state.click[target]];
  for (let f = 0; f < state.where.length; f++)
    if (f !== target && state.where[f] === FIELD && !areOpposed(state, f, target) && touching(state, f, target))
      if (has(at, f, ABILITY.defend)) best = Math.max(best, kindOf(at, f).defense[state.click[f]]);
  return best;
}

function isInWater({ state, content }: Position, figure: number): boolean {
  const { ground } = content.fields[state.field];
  return (pieceAt(ground.shallow, state.base[figure]) ?? pieceAt(ground.deep, state.base[figure])) !== null;
}

/** Damage before modifiers: printed, of an ability, or of a spell; `die`: a die is added to `n`. [B71] [B75] [B77] */
export function damageBefore(at: Position, attack: Attack): { n: number; die: boolean } {
  const { by, form, ability, blow, targets } = attack;
  const { flame_lightning, magic_freeze } = at.content.params;
  const kind = kindOf(at, by);
  const printed = form === 'close' ? kind.damage[at.state.click[by]] : kind.rangedDamage;
  if (blow) {
    if (blow.damage === 'value') return { n: printed, die: false };
    if (typeof blow.damage === 'number') return { n: blow.damage, die: false };
    return { n: blow.damage === '1d6' ? 0 : 1, die: true };
  }
  if (ability === ABILITY.weapon_master || ability === ABILITY.magic_blast) return { n: 0, die: true };
  if (ability === ABILITY.flame_lightning) return { n: flame_lightning.damage, die: false };
  if (ability === ABILITY.magic_freeze) return { n: magic_freeze.damage, die: false };
  return { n: form === 'ranged' && targets.length > 1 ? 1 : printed, die: false };
}

/** Damage with its modifiers; a Sneak Attack into the rear doubles what it was before them. [B79] [B82] */
export function damageOn(at: Position, attack: Attack, target: number, value: number): number {
  const sneaks = attack.form === 'close' && has(at, attack.by, ABILITY.sneak_attack) && !facesTo(at, target, attack.by);
  const full = sneaks ? value * at.content.params.sneak_attack.rearFactor : value;
  return Math.max(0, full + damageModifiers(at, attack, target));
}

/** What is added to the damage of an attack, under the rule of 3. [B79] [B102] */
function damageModifiers(at: Position, attack: Attack, target: number): number {
  let sum = modifiersOf(at, attack.by, 'damage', attack, null) + (attack.blow?.plus ?? 0);
  if (attack.form === 'ranged' && !attack.blow) sum += enhancement(at, attack.by, target);
  return ruleOfThree(sum);
}

/** Magic Enhancement of touching friends; it neither helps nor hurts the immune. [B91] [B102] */
function enhancement(at: Position, by: number, target: number): number {
  const { state } = at;
  let sum = 0;
  for (let f = 0; f < state.where.length; f++) {
    if (f === by || state.where[f] !== FIELD || areOpposed(state, f, by) || !touching(state, f, by)) continue;
    if (!has(at, f, ABILITY.magic_enhancement)) continue;
    if (shieldedFrom(at, by, f, false) || shieldedFrom(at, target, f, false)) continue;
    sum += at.content.params.magic_enhancement.rangedDamage;
  }
  return sum;
}
