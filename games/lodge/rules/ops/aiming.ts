import { type Refusal, refusal, type Seat } from '@conjure/engine';
import { isEvocation, isMage, type Model, NONE, ownerOf, type Room } from '../../board.ts';
import type { Op } from '../../effects/vocabulary.ts';
import type { LodgeTable } from '../../state.ts';
import { refuseAsModel, refuseTarget } from '../attacks.ts';
import { isModel, roomOf } from '../models.ts';
import { modelName, modelPhrase, roomPhrase } from '../names.ts';
import { refuseRange } from '../range.ts';
import { rangeOf } from './verb.ts';

/** Aimed at something of his own. */
export const isOwn = (op: Op): boolean =>
  (op.op === 'heal' && op.to === 'own') || (op.op === 'activate' && op.whose === 'own');

export const rangeIn = (op: Op): number => rangeOf('range' in op ? op.range : undefined);

/** Why an effect is not to be aimed at a model that is none of its targets. [B36] */
export const refuseModel = (t: LodgeTable, by: Seat, op: Op, model: Model): Refusal =>
  refuseAim(t, by, op, model) ?? refuseUnfit(t, op, model);

/** Not a model, not of the right side or kind, or out of reach. */
export function refuseAim(t: LodgeTable, by: Seat, op: Op, model: Model): Refusal | null {
  if (model === NONE) return refusal('B7');
  return (isOwn(op) ? refuseOwn(t, by, op, model) : refuseEnemy(t, by, op, model)) ?? refuseReach(t, by, op, model);
}

const whatOf = (t: LodgeTable, model: Model) => ({ what: modelPhrase(t.content, modelName(t, model)) });

/** What heals or activates his own: never what guards, which is no model of its own. [F30] [R33] */
function refuseOwn(t: LodgeTable, by: Seat, op: Op, model: Model): Refusal | null {
  if (op.op === 'activate' && isMage(model)) return refusal('B40', whatOf(t, model), 'mage');
  if (op.op === 'activate' && ownerOf(model) !== by) return refusal('B40', whatOf(t, model), 'other');
  if (ownerOf(model) !== by) return refusal('B36', whatOf(t, model), 'own');
  return isModel(t.state, model) ? null : refusal(op.op === 'activate' ? 'R33' : 'F30');
}

/** What does damage spares his own; nothing else that is meant for enemies is aimed at them either. [B7] [B8] */
function refuseEnemy(t: LodgeTable, by: Seat, op: Op, model: Model): Refusal | null {
  const unfit = refuseAsModel(t, model);
  if (unfit) return unfit;
  if (ownerOf(model) === by)
    return op.op === 'damage' || op.op === 'attack'
      ? refuseTarget(t, by, model)
      : refusal('B7', whatOf(t, model), 'own');
  const wanted = kindOf(op);
  if (wanted === 'mage' && isEvocation(model)) return refusal('B36', whatOf(t, model), 'mage');
  if (wanted === 'evocation' && isMage(model)) return refusal('B36', whatOf(t, model), 'evocation');
  return null;
}

/** Which enemies an effect speaks of. */
function kindOf(op: Op): 'mage' | 'evocation' | 'model' {
  switch (op.op) {
    case 'damage':
    case 'convert':
      return op.to === 'mage' ? 'mage' : 'model';
    case 'banish':
    case 'activate':
      return 'evocation';
    case 'defeat':
    case 'discard':
    case 'peek':
    case 'dispel':
    case 'steal':
      return 'mage';
    default:
      return 'model';
  }
}

function refuseReach(t: LodgeTable, by: Seat, op: Op, model: Model): Refusal | null {
  const { what } = whatOf(t, model);
  const [from, to] = [roomOf(t.state, by), roomOf(t.state, model)];
  if (op.op === 'attack') return from === to ? null : refusal('B42', { model: what });
  return refuseRange(t, from, to, rangeIn(op), what);
}

/** Within range and of the right kind, and yet there is nothing for the effect to do. [B36] */
function refuseUnfit(t: LodgeTable, op: Op, model: Model): Refusal {
  const facts = whatOf(t, model);
  switch (op.op) {
    case 'heal':
      return refusal('B36', facts, 'unhurt');
    case 'activate':
      return refusal('B36', facts, 'done');
    case 'convert':
      return refusal('B36', facts, 'clean');
    case 'banish':
      return refusal('B36', { ...facts, n: op.maxHealth }, 'sturdy');
    case 'defeat':
      return refusal('B36', { ...facts, n: op.minCubes }, 'strong');
    case 'discard':
      return refusal('B36', facts, 'noHand');
    case 'peek':
      return refusal('B36', facts, 'noSpell');
    case 'steal':
      return refusal('B36', facts, 'noPower');
    default:
      throw unexpected(op);
  }
}

/** Whatever else is in reach and of the right kind will do for these. */
const unexpected = ({ op }: Op): Error => new Error(`${op} has nothing against what it can be aimed at`);

/** Why an effect is not to be aimed at a room that is none of its targets. */
export function refuseRoomAt(t: LodgeTable, by: Seat, op: Op, room: Room): Refusal {
  const what = roomPhrase(t, room);
  const tooFar = refuseRange(t, t.state.at[by], room, rangeIn(op), what);
  if (tooFar) return tooFar;
  if (op.op === 'damage') return refusal('B36', { what }, 'noEnemy');
  if (op.op === 'convertInstability') return refusal('B36', { what }, 'clean');
  throw unexpected(op);
}
