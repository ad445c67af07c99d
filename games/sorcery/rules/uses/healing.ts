import { type Refusal, refusal } from '@conjure/engine';
import { ABILITY } from '../../content.ts';
import type { Position } from '../../state.ts';
import type { HealingAnswer } from '../answers.ts';
import { refuseLine } from '../combat/ranged-targets.ts';
import { harm, heal } from '../damage.ts';
import { areOpposed, facesTo, figuresWhere, kindOf, onField, touchesOpposing } from '../figures.ts';
import { has } from '../values/abilities.ts';
import { isWithin } from '../values/line.ts';
import { rangeOf } from '../values/range.ts';
import { breachFor, refuseImmune } from './ranged.ts';
import { sampleOf, type Use } from './use.ts';

function refuse(at: Position, { figure, target, breach }: HealingAnswer): Refusal | null {
  const { state } = at;
  if (!has(at, figure, ABILITY.magic_healing)) return refusal('B87', { figure, ability: 'magic_healing' }, 'lacks');
  if (target >= state.where.length || !onField(state, target)) return refusal('B76', {}, 'gone');
  if (target === figure) return refusal('B93', { figure }, 'self');
  if (areOpposed(state, figure, target)) return refusal('B93', { target }, 'friendly');
  if (touchesOpposing(state, figure)) return refusal('B87', { figure, ability: 'magic_healing' }, 'engaged');
  if (touchesOpposing(state, target)) return refusal('B76', { target, ability: 'magic_healing' }, 'patient');
  if (!isWithin(at, figure, target, rangeOf(at, figure))) return refusal('B76', { figure, target }, 'range');
  if (!facesTo(at, figure, target)) return refusal('B76', { figure, target }, 'arc');
  return refuseLine(at, figure, target) ?? refuseImmune(at, figure, target, breach === true);
}

const candidates = (at: Position, figure: number): HealingAnswer[] =>
  figuresWhere(at.state, (f) => f !== figure && !areOpposed(at.state, figure, f))
    .map((target): HealingAnswer => ({ do: 'healing', figure, target, ...breachFor(at, figure, target) }))
    .filter((answer) => refuse(at, answer) === null);

/** Why there is nobody to be healed, where there is nobody. */
export const refuseHealer = (at: Position, figure: number): Refusal | null =>
  touchesOpposing(at.state, figure)
    ? refusal('B87', { figure, ability: 'magic_healing' }, 'engaged')
    : candidates(at, figure).length > 0
      ? null
      : refusal('B76', { figure, ability: 'magic_healing' }, 'unhurt');

/** Magic Healing: a roll against the dial defense without modifiers, then a die of healing. [B84] */
export const healing: Use<HealingAnswer> = {
  kind: 'ranged',
  open: (at, figure) => has(at, figure, ABILITY.magic_healing) && !touchesOpposing(at.state, figure),
  refuse,
  candidates,
  sample: (at, figure, dice) => sampleOf(candidates(at, figure), dice, () => true),
  begin(t, { figure, target }) {
    const { state } = t;
    const dice = [t.dice.d6('healing'), t.dice.d6('healing')];
    const roll = dice[0] + dice[1];
    const attack = kindOf(t, figure).attack[state.click[figure]];
    const defense = kindOf(t, target).defense[state.click[target]];
    const worked = roll === 12 || (roll !== 2 && roll + attack >= defense);
    t.tell({ type: 'healingTried', by: figure, on: target, dice, attack, defense, worked });
    if (worked) {
      const die = t.dice.d6('healing');
      heal(t, target, die, die);
    } else if (roll === 2) harm(t, figure, 1, 'criticalMiss');
  },
};
