import type { Step } from '@conjure/engine';
import type { Strike } from '../../matters.ts';
import type { SorceryTable } from '../../state.ts';
import { isAble, onField } from '../figures.ts';
import { plainAttack } from './attack.ts';
import { resolve } from './resolve.ts';

/** The attack after the move of the same action; it falls out with its attacker's strength. [B62] [R87] */
export function strike(t: SorceryTable, { by, form, targets, ability, pierce }: Strike): Step {
  const { state } = t;
  const left = targets.filter((target) => onField(state, target));
  if (state.halted || !onField(state, by) || !isAble(t, by) || left.length === 0) return 'rest';
  resolve(t, plainAttack(by, form, left, ability, pierce));
  return 'rest';
}
