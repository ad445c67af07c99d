import { type Refusal, refusal } from '@conjure/engine';
import { ABILITY } from '../../content.ts';
import { ignoredBy } from '../../effects/in-force.ts';
import { FIELD, NONE, type Position } from '../../state.ts';
import { areOpposed, facesTo, onField, touchesOpposing, touching } from '../figures.ts';
import { has, holds } from '../values/abilities.ts';
import { blockedLine, isWithin } from '../values/line.ts';
import { rangeOf } from '../values/range.ts';

/** Whether the shooter may make ranged attacks at all. [B75] [B76] */
export function refuseShooter(at: Position, by: number): Refusal | null {
  if (rangeOf(at, by) === 0) return refusal('B75', { figure: by });
  return touchesOpposing(at.state, by) ? refusal('B76', { figure: by }, 'engaged') : null;
}

/** Why a figure cannot be the target of a ranged attack; the shooter itself is judged before. [B76] [B94] */
export function refuseRangedTarget(at: Position, by: number, target: number, ability = NONE): Refusal | null {
  const { state } = at;
  if (target >= state.where.length || !onField(state, target)) return refusal('B76', {}, 'gone');
  if (!areOpposed(state, by, target)) return refusal('B94', { target });
  if (!isWithin(at, by, target, rangeOf(at, by))) return refusal('B76', { figure: by, target }, 'range');
  if (!facesTo(at, by, target)) return refusal('B76', { figure: by, target }, 'arc');
  if (touchesFriendOf(at, by, target)) return refusal('B76', { figure: by, target }, 'friend');
  if (has(at, target, ABILITY.limited_invisibility) && !holds(ignoredBy(at, by), ABILITY.limited_invisibility))
    return refusal('B76', { target }, 'invisible');
  return ability === ABILITY.magic_blast ? null : refuseLine(at, by, target);
}

/** What stands in the line of fire. [B11] [B16]; Stealth is a line that counts as blocked. [B76] */
export function refuseLine(at: Position, by: number, target: number): Refusal | null {
  const blocked = blockedLine(at, by, target);
  if (!blocked) return null;
  if (blocked.by === 'figure') return refusal('B11', { target, figure: blocked.figure });
  return blocked.by === 'terrain'
    ? refusal('B16', { target, piece: blocked.piece })
    : refusal('B76', { target }, 'stealth');
}

function touchesFriendOf({ state }: Position, by: number, target: number): boolean {
  for (let f = 0; f < state.where.length; f++)
    if (state.where[f] === FIELD && state.owner[f] === state.owner[by] && touching(state, target, f)) return true;
  return false;
}

export function rangedTargets(at: Position, by: number, ability = NONE): number[] {
  const { state } = at;
  const list: number[] = [];
  for (let f = 0; f < state.where.length; f++)
    if (state.where[f] === FIELD && state.owner[f] !== state.owner[by])
      if (refuseRangedTarget(at, by, f, ability) === null) list.push(f);
  return list;
}
