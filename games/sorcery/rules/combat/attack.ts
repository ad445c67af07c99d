import { abilityBits } from '../../content.ts';
import type { AbilityId } from '../../data-abilities.ts';
import type { Combat } from '../../effects/in-force.ts';
import type { Op } from '../../effects/vocabulary.ts';
import { NONE } from '../../state.ts';

/** What the text of a spell says about the attack it makes. [S28a] */
export interface SpellBlow {
  readonly damage: number | 'value' | '1d6' | '1d6+1';
  /** Modifiers of the damage and of the attack. */
  readonly plus: number;
  readonly attackModifier: number;
  /** Abilities of the target that do not count, as bits. */
  readonly ignores: number;
  readonly breach: boolean;
}

/** One attack: one roll for all its targets. */
export interface Attack extends Combat {
  readonly by: number;
  readonly targets: readonly number[];
  /** The ability that was chosen for it, by number, or NONE. */
  readonly ability: number;
  readonly pierce: boolean;
  readonly blow: SpellBlow | null;
}

export const plainAttack = (
  by: number,
  form: 'close' | 'ranged',
  targets: readonly number[],
  ability = NONE,
  pierce = false,
): Attack => ({ by, form, spell: false, targets, ability, pierce, blow: null });

export const spellBlow = (op: Extract<Op, { op: 'attack' }>, breach: boolean): SpellBlow => ({
  damage: op.damage,
  plus: op.plus ?? 0,
  attackModifier: op.attackModifier ?? 0,
  ignores: abilityBits((op.ignore ?? []) as AbilityId[]),
  breach,
});
