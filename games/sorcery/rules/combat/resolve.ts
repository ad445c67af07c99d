import { ABILITY } from '../../content.ts';
import { readFor } from '../../effects/in-force.ts';
import type { Blow, Modifier } from '../../events.ts';
import { count, type SorceryTable } from '../../state.ts';
import { occurred } from '../cast/ends.ts';
import { bury, heal, hurt, isDoomed } from '../damage.ts';
import { areOpposed } from '../figures.ts';
import { reveal } from '../reveal.ts';
import { has } from '../values/abilities.ts';
import { shieldedFrom } from '../values/immunity.ts';
import type { Attack } from './attack.ts';
import { attackAgainst, damageBefore, damageOn, defenseAgainst, ignoredIn } from './values.ts';

const NAMES = Object.keys(ABILITY);

/**
 * Roll; hit or miss; Dodge; damage; dial; then Vampirism, Magic Retaliation and spells that end through the attack; then
 * eliminations. `onHit` is what a spell's text does to each figure hit. [B68]–[B70] [B85]
 */
export function resolve(t: SorceryTable, attack: Attack, onHit?: (target: number) => void): void {
  const { state } = t;
  const { by, form } = attack;
  const dice = [t.dice.d6('attack'), t.dice.d6('attack')];
  const roll = dice[0] + dice[1];
  const struck = strikeAll(t, attack, dice, roll);
  const hit = struck.filter((blow) => blow.hit).map(({ figure }) => figure);
  count(state, state.owner[by], 'attacks');
  if (roll === 2) hurt(t, by, 1, 'criticalMiss'); // [B69]
  if (hit.length > 0) {
    count(state, state.owner[by], 'hits');
    // An ability that the damage itself turns away showed when it was dealt.
    const retaliate = hit.filter((target) => has(t, target, ABILITY.magic_retaliation));
    const value = damageValue(t, attack);
    const wounded = hit.filter((target) => deal(t, attack, target, value, roll === 12) > 0);
    if (attack.ability === ABILITY.magic_freeze) for (const target of hit) freeze(t, target);
    if (wounded.length > 0 && form === 'close' && has(t, by, ABILITY.vampirism)) {
      t.tell({ type: 'vampirism', figure: by, on: wounded[0] });
      heal(t, by, t.content.params.vampirism.heal);
    }
    for (const target of wounded) if (retaliate.includes(target)) strikeBack(t, target, by);
  }
  if (onHit) for (const target of hit) onHit(target);
  for (const target of hit) {
    occurred(t, 'targetHitByAttack', target);
    if (roll === 12) occurred(t, 'targetCriticallyHit', target);
  }
  if (hit.length === 0) {
    occurred(t, 'targetMissesAttack', by);
    if (form === 'ranged') occurred(t, 'targetMissesRanged', by);
  }
  if (hit.some((target) => areOpposed(state, by, target) && isDoomed(t, target)))
    occurred(t, 'targetEliminatesOpposing', by);
  bury(t);
}

/** One roll against each defense, and the dice of Dodge. */
function strikeAll(t: SorceryTable, attack: Attack, dice: number[], roll: number): Blow[] {
  const blows = attack.targets.map((figure): Blow => {
    const forAttack: Modifier[] | null = t.silent ? null : [];
    const forDefense: Modifier[] | null = t.silent ? null : [];
    const value = attackAgainst(t, attack, figure, forAttack);
    const defense = defenseAgainst(t, attack, figure, forDefense);
    const hits = roll === 12 || (roll !== 2 && roll + value >= defense);
    const dodge = hits && has(t, figure, ABILITY.dodge) ? t.dice.d6('dodge') : 0;
    const hit = hits && !(dodge > 0 && t.content.params.dodge.on.includes(dodge));
    return {
      figure,
      attack: value,
      defense,
      forAttack: forAttack ?? NO_MODIFIERS,
      forDefense: forDefense ?? NO_MODIFIERS,
      hit,
      dodge,
    };
  });
  showRead(t, attack);
  const ability = NAMES[attack.ability] ?? null;
  if (!t.silent) t.tell({ type: 'attacked', by: attack.by, form: attack.form, ability, dice, blows });
  return blows;
}

/** Do-not-cast spells that have counted in it are shown with it. [S25a] */
function showRead(t: SorceryTable, attack: Attack): void {
  for (const card of readFor(t, attack.by, 'attack', attack)) reveal(t, card);
  for (const figure of attack.targets) for (const card of readFor(t, figure, 'defense', attack)) reveal(t, card);
}

const NO_MODIFIERS: readonly Modifier[] = [];

function damageValue(t: SorceryTable, attack: Attack): number {
  const { n, die } = damageBefore(t, attack);
  return die ? rolled(t, attack.by, n) : n;
}

function rolled(t: SorceryTable, by: number, plus: number): number {
  const die = t.dice.d6('damage');
  t.tell({ type: 'damageRolled', by, die, damage: die + plus });
  return die + plus;
}

/** Damage to one figure hit; a spell's damage of 0 stays 0. [B70] [B82] */
function deal(t: SorceryTable, attack: Attack, target: number, value: number, critical: boolean): number {
  if (value === 0 && attack.blow) return 0;
  const damage = damageOn(t, attack, target, value) + (critical ? 1 : 0);
  return hurt(t, target, damage, 'attack', ignoredIn(t, attack));
}

/** Magic Retaliation does not hurt the immune. [B102] */
function strikeBack(t: SorceryTable, figure: number, on: number): void {
  if (isDoomed(t, on) || shieldedFrom(t, on, figure, false)) return;
  t.tell({ type: 'retaliated', figure, on });
  hurt(t, on, t.content.params.magic_retaliation.damage, 'effect');
}

/** A token that never pushes, after a hit of Magic Freeze. */
function freeze(t: SorceryTable, target: number): void {
  const { state } = t;
  if (isDoomed(t, target)) return;
  const die = t.dice.d6('freeze');
  const token = t.content.params.magic_freeze.on.includes(die) && state.tokens[target] < 2;
  if (token) state.tokens[target]++;
  t.tell({ type: 'frozen', figure: target, die, token });
}
