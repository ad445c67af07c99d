import { ABILITY } from '../content.ts';
import type { Modifier } from '../events.ts';
import type { ActionAnswer } from '../rules/answers.ts';
import { spellIn } from '../rules/cast/castable.ts';
import { modeOf } from '../rules/cast/choices.ts';
import { type Attack, plainAttack, spellBlow } from '../rules/combat/attack.ts';
import { closeTargets } from '../rules/combat/close-targets.ts';
import { hitChance, leastRoll } from '../rules/combat/hit-chance.ts';
import { attackAgainst, damageBefore, damageOn, defenseAgainst, ignoredIn } from '../rules/combat/values.ts';
import { rollBonus } from '../rules/counter-attempt.ts';
import { counterOdds } from '../rules/counter-chance.ts';
import { reductionOf } from '../rules/damage.ts';
import { kindOf } from '../rules/figures.ts';
import { bookmarkOf, spellOf } from '../rules/stacks.ts';
import { struckBy } from '../rules/uses/ranged.ts';
import { has } from '../rules/values/abilities.ts';
import { ruleOfThree } from '../rules/values/rule-of-three.ts';
import { NONE, type Position } from '../state.ts';
import type { SorceryView } from '../view-types.ts';
import { positionOf, withFigure } from './position.ts';

/** A value with everything that is added to it; `cut`: what the rule of 3 takes off again. [B79] */
export interface Counted {
  readonly value: number;
  readonly modifiers: readonly Modifier[];
  readonly cut: number;
  readonly total: number;
}

/** An attack on one figure before the dice. */
export interface Chance {
  readonly target: number;
  /** The least roll of two dice that hits; 3 where a natural 2 alone misses, 12 where a natural 12 alone hits. [B68] */
  readonly need: number;
  readonly p: number;
  readonly attack: Counted;
  readonly defense: Counted;
  /** After reductions; with a die in it from the least to the most. [B82] */
  readonly damage: { readonly least: number; readonly most: number };
  /** Where its dial would stand after that much, the first past the last meaning elimination. */
  readonly lands: { readonly least: number; readonly most: number };
  /** It may yet dodge. */
  readonly dodges: boolean;
  /** So many clicks are turned back instead. */
  readonly heals?: { readonly least: number; readonly most: number };
}

function counted(total: number, modifiers: readonly Modifier[]): Counted {
  const sum = modifiers.reduce((all, { n }) => all + n, 0);
  return { value: total - ruleOfThree(sum), modifiers, cut: ruleOfThree(sum) - sum, total };
}

/** The attack that an answer makes, and the position in which it makes it; `null` where it makes none. */
function attackIn(
  at: Position,
  answer: ActionAnswer,
  targets: readonly number[],
): { at: Position; attack: Attack } | null {
  switch (answer.do) {
    case 'close':
    case 'surge':
    case 'charge': {
      const { figure, path, facing = at.state.facing[figure], ability, lender } = answer;
      const there = path ? withFigure(at, figure, path.at(-1) ?? at.state.base[figure], facing) : at;
      const struck = ability === 'sweep' ? closeTargets(there, figure) : targets;
      const attack = plainAttack(figure, 'close', struck, ability ? ABILITY[ability] : NONE);
      return { at: lent(there, lender), attack };
    }
    case 'ranged':
    case 'bound': {
      const { figure, path, facing = at.state.facing[figure], ability, pierce, lender } = answer;
      const there = path ? withFigure(at, figure, path.at(-1) ?? at.state.base[figure], facing) : at;
      const struck = answer.do === 'ranged' ? struckBy(at, { ...answer, targets: [...targets] }) : targets;
      const attack = plainAttack(figure, 'ranged', struck, ability ? ABILITY[ability] : NONE, pierce === true);
      return { at: lent(there, lender), attack };
    }
    case 'cast': {
      const { figure, book, mode, breach, lender } = answer;
      const spell = spellIn(at, book);
      const op = spell && modeOf(spell, mode)?.effects.find((one) => one.op === 'attack');
      if (op?.op !== 'attack') return null;
      const attack: Attack = {
        by: figure,
        form: op.form,
        spell: true,
        targets,
        ability: NONE,
        pierce: false,
        blow: spellBlow(op, breach === true),
      };
      return { at: lent(at, lender), attack };
    }
    default:
      return null;
  }
}

/** With the attack value of another. [S71] */
const lent = (at: Position, lender: number | undefined): Position =>
  lender === undefined
    ? at
    : { content: at.content, state: { ...at.state, lent: kindOf(at, lender).attack[at.state.click[lender]] } };

/** What an attack would come to against each of these figures; none where the answer is no attack. */
export function chancesOf(view: SorceryView, answer: ActionAnswer, targets: readonly number[]): Chance[] {
  if (answer.do === 'healing') return targets.map((target) => healingChance(positionOf(view), answer.figure, target));
  const found = attackIn(positionOf(view), answer, targets);
  return found ? found.attack.targets.map((target) => chanceOn(found.at, found.attack, target)) : [];
}

/** What an attack would come to against one figure. */
export function chanceOn(at: Position, attack: Attack, target: number): Chance {
  const forAttack: Modifier[] = [];
  const forDefense: Modifier[] = [];
  const value = attackAgainst(at, attack, target, forAttack);
  const defense = defenseAgainst(at, attack, target, forDefense);
  const need = leastRoll(defense - value);
  const { n, die } = damageBefore(at, attack);
  const after = (damage: number) => {
    if (damage === 0 && attack.blow) return 0;
    return Math.max(0, damageOn(at, attack, target, damage) - reductionOf(at, target, ignoredIn(at, attack)));
  };
  const damage = { least: after(die ? n + 1 : n), most: after(die ? n + 6 : n) };
  const { clicks } = kindOf(at, target);
  const click = at.state.click[target];
  return {
    target,
    need,
    p: hitChance(need),
    attack: counted(value, forAttack),
    defense: counted(defense, forDefense),
    damage,
    lands: { least: Math.min(clicks, click + damage.least), most: Math.min(clicks, click + damage.most) },
    dodges: has(at, target, ABILITY.dodge),
  };
}

/** Magic Healing: dial against dial, and a die of healing. [B84] */
function healingChance(at: Position, figure: number, target: number): Chance {
  const { click } = at.state;
  const attack = kindOf(at, figure).attack[click[figure]];
  const defense = kindOf(at, target).defense[click[target]];
  const need = leastRoll(defense - attack);
  const back = (n: number) => Math.max(0, click[target] - n);
  return {
    target,
    need,
    p: hitChance(need),
    attack: counted(attack, []),
    defense: counted(defense, []),
    damage: { least: 0, most: 0 },
    lands: { least: back(6), most: back(1) },
    dodges: false,
    heals: { least: Math.min(1, click[target]), most: Math.min(6, click[target]) },
  };
}

/** A try to counter a spell before the dice. [S56] */
export interface CounterChance {
  readonly p: number;
  readonly cast: Counted;
  readonly counter: Counted;
}

export function counterChance(view: SorceryView, caster: number, figure: number, book: number | null): CounterChance {
  const at = positionOf(view);
  const card = book === null ? NONE : bookmarkOf(at.state, book);
  const text = card === NONE ? null : spellOf(at, card).all[0].effects.find(({ op }) => op === 'counter');
  const twice = text?.op === 'counter' && text.dice === '2d6keep1';
  const side = (one: number, role: 'casting' | 'countering', using: number): Counted => {
    const told: Modifier[] = [];
    const kind = kindOf(at, one);
    const value = kind.attack[at.state.click[one]] + kind.bonus;
    return counted(value + rollBonus(at, one, role, using, told), told);
  };
  const cast = side(caster, 'casting', NONE);
  const counter = side(figure, 'countering', card);
  return { p: counterOdds(counter.total + 1 - cast.total, twice), cast, counter };
}
