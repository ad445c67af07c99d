import { next, type Step } from '@conjure/engine';
import type { SorceryMatterOf } from '../../matters.ts';
import type { SorceryTable } from '../../state.ts';
import { onField } from '../figures.ts';
import { go, turnTo } from './walk.ts';
import { isMoving } from './way.ts';

/** One member after another; what follows a move is settled after each. [B67] */
export function formation(t: SorceryTable, { members, at }: SorceryMatterOf<'formation'>): Step {
  if (at + 1 < members.length) next(t, { do: 'formation', members, at: at + 1 });
  const member = members[at];
  if (!onField(t.state, member.figure)) return 'rest';
  if (!isMoving(t.state.base[member.figure], member.path)) return turnTo(t, member.figure, member.facing, 'move');
  go(t, member, 'formation');
  return 'rest';
}
