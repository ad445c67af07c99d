import { type Refusal, refusal } from '@conjure/engine';
import type { Spell } from '../../content.ts';
import { NONE, type Position } from '../../state.ts';
import { isAble, touchesOpposing } from '../figures.ts';
import { refuseForbidden } from '../forbidden.ts';
import { bookmarkOf, spellOf } from '../stacks.ts';

/** The spell that a figure would cast from a book, or null: its bookmark, face up or not. */
export function spellIn(at: Position, book: number): Spell | null {
  const card = book < at.state.stack.length ? bookmarkOf(at.state, book) : NONE;
  return card === NONE ? null : spellOf(at, card);
}

/** Whether the bookmark of a book asks for a combat action. */
export const asksForCombat = (at: Position, book: number): boolean => {
  const action = spellIn(at, book)?.action;
  return action === 'close' || action === 'ranged';
};

/** Why nothing can be done with a book by this figure; null where something may. [S1] [S10] */
export function refuseBook({ state }: Position, figure: number, book: number): Refusal | null {
  if (book >= state.wielder.length) return refusal('S1', {}, 'none');
  if (state.wielder[book] !== figure) return refusal('S1', { figure, book }, 'wields');
  return state.shut[book] ? refusal('S10', { figure, book }, 'shut') : null;
}

/** Why a figure cannot cast the bookmark of a book, whatever it would choose; its action is judged elsewhere. [S15] [S18] */
export function refuseCaster(at: Position, figure: number, book: number): Refusal | null {
  const { state } = at;
  const wrong = refuseBook(at, figure, book);
  if (wrong) return wrong;
  if (!isAble(at, figure)) return refusal('B89', { figure });
  const card = bookmarkOf(state, book);
  if (card === NONE) return refusal('S15', { book });
  if (state.down[card]) return refusal('S26', { book });
  const spell = spellOf(at, card);
  if (!spell.cast) return refusal('S25', { spell: spell.id });
  if (spell.type === 'counterspell') return refusal('S41a', { spell: spell.id });
  if (state.dead[card]) return refusal('S10', { figure, spell: spell.id }, 'dead');
  const forbidden = refuseForbidden(at, figure, 'cast');
  if (forbidden) return forbidden;
  // A ranged combat action is barred by any opposing figure in contact, able or not. [R27] [R37]
  return spell.action === 'ranged' && touchesOpposing(state, figure) ? refusal('S43', { figure }) : null;
}
