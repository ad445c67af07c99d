import { type Refusal, refusal } from '@conjure/engine';
import type { Position } from '../state.ts';
import { isAble, onField } from './figures.ts';
import { mayTrance } from './subfactions/trance.ts';
import type { ActionKind } from './uses/use.ts';

/** Why a figure may not be given an action of this kind, whatever it is for. [B43]–[B46] [B89] */
export function refuseGiving(at: Position, figure: number, kind: ActionKind, takesTokenFirst = false): Refusal | null {
  const { state } = at;
  if (figure >= state.where.length || !onField(state, figure) || state.owner[figure] !== state.active)
    return refusal('B43', { figure });
  if (kind === 'none') return null;
  if (state.barred[figure] !== 0) return refusal('B45', { figure, why: 'barred' });
  if (state.acted[figure] > 0 && !mayTrance(at, figure)) return refusal('B45', { figure, why: 'acted' });
  if (state.tokens[figure] >= 2 && !takesTokenFirst) return refusal('B46', { figure });
  return kind !== 'move' && !isAble(at, figure) ? refusal('B89', { figure }) : null;
}
