import { type Refusal, refusal } from '@conjure/engine';
import { barOf, type Position } from '../state.ts';
import { isAble, onField } from './figures.ts';
import { mayTrance } from './subfactions/trance.ts';
import type { ActionKind } from './uses/use.ts';

/** Why a figure may not be given an action of this kind, whatever it is for. [B43]–[B46] [B89] */
export function refuseGiving(at: Position, figure: number, kind: ActionKind, takesTokenFirst = false): Refusal | null {
  const { state } = at;
  if (figure >= state.where.length) return refusal('B43', {}, 'none');
  if (state.owner[figure] !== state.active) return refusal('B43', { figure }, 'other');
  if (!onField(state, figure)) return refusal('B43', { figure }, 'gone');
  if (kind === 'none') return null;
  if (state.barred[figure] === barOf('raised')) return refusal('B99', { figure }, 'barred');
  if (state.barred[figure] === barOf('levitated')) return refusal('B101', { figure }, 'barred');
  if (state.acted[figure] > 0 && !mayTrance(at, figure)) return refusal('B45', { figure });
  if (state.tokens[figure] >= 2 && !takesTokenFirst) return refusal('B46', { figure });
  return kind !== 'move' && !isAble(at, figure) ? refusal('B89', { figure }) : null;
}
