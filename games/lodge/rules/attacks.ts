import { type Refusal, refusal, type Seat } from '@conjure/engine';
import { CELL, isEvocation, type Model, NONE, ownerOf } from '../board.ts';
import type { LodgeTable, Position } from '../state.ts';
import type { AttackAnswer } from './answers.ts';
import { deal } from './damage.ts';
import { buffOf, enemiesWithin, isModel, mageOf, roomOf } from './models.ts';
import { modelName, modelNamed, modelPhrase, seatPhrase } from './names.ts';

/** Enemy models in the room of his mage. [B42] */
export const attackable = (at: Position, by: Seat): Model[] =>
  at.state.at[by] === CELL ? [] : enemiesWithin(at, by, at.state.at[by], 0);

export function attackAnswers(at: Position, by: Seat, list: object[]): void {
  for (const model of attackable(at, by))
    list.push({ do: 'attack', model: modelName(at, model) } satisfies AttackAnswer);
}

export const attackValue = (at: Position, by: Seat): number => mageOf(at, by).attack + buffOf(at.state, by, 'attack');

/** A physical attack: attack value, buffs and bonuses on one enemy model in his room. [B42] */
export function attackNow(t: LodgeTable, by: Seat, target: Model, bonus: number): void {
  if (!t.silent) t.tell({ type: 'attacked', model: modelName(t, by), targets: [modelName(t, target)] });
  deal(t, { dealer: by, source: by, targets: [target], amount: attackValue(t, by) + bonus, attack: true });
}

/** Why he cannot attack that model. */
export function refuseAttack(at: Position, by: Seat, name: string): Refusal | null {
  const { state } = at;
  if (state.at[by] === CELL) return refusal('B5', {}, 'here');
  const target = modelNamed(at, name);
  const unfit = refuseTarget(at, by, target);
  if (unfit) return unfit;
  return roomOf(state, target) === state.at[by] ? null : refusal('B42', { model: modelPhrase(at.content, name) });
}

/** Nobody aims at what is no model of the Lodge: a Guarding familiar, or a mage in his Cell. [B7] [F30] [B5] */
export function refuseAsModel(at: Position, target: Model): Refusal | null {
  if (target === NONE) return refusal('B7');
  if (isModel(at.state, target)) return null;
  return isEvocation(target) ? refusal('F30') : refusal('B5', { what: seatPhrase(at, target) }, 'target');
}

/** Nor at his own, with what deals damage. [B8] */
export const refuseTarget = (at: Position, by: Seat, target: Model): Refusal | null =>
  refuseAsModel(at, target) ?? (ownerOf(target) === by ? refusal('B8') : null);
