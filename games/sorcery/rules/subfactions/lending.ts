import { once, type Refusal, refusal } from '@conjure/engine';
import { type Content, POWER } from '../../content.ts';
import type { Position } from '../../state.ts';
import { figuresWhere, isAble, kindOf, onField } from '../figures.ts';
import { factionsOf } from '../values/symbols.ts';
import { hasPower } from '../values/types.ts';

/** The symbol that lenders have: that of the faction whose subfaction borrows. [S71] [R33] */
const lendingSymbol = once(({ data, factions }: Content): number => {
  const { subfactions } = data.subfactions;
  const borrows = subfactions.find(({ abilities }) => abilities.some(({ id }) => id === 'borrowed_ruin'));
  return borrows ? 1 << factions.indexOf(borrows.faction) : 0;
});

const mayBorrow = (at: Position, figure: number): boolean =>
  (kindOf(at, figure).powers & POWER.borrowed_ruin) !== 0 && isAble(at, figure);

const lends = (at: Position, figure: number, lender: number): boolean =>
  lender !== figure && onField(at.state, lender) && (factionsOf(at, lender) & lendingSymbol(at.content)) !== 0;

/** Figures whose attack value this one may put in place of its own, friendly or opposing, by Pact too. [S71] [R33] */
export const lendersOf = (at: Position, figure: number): number[] =>
  mayBorrow(at, figure) ? figuresWhere(at.state, (lender) => lends(at, figure, lender)) : [];

export function refuseLender(at: Position, figure: number, lender: number): Refusal | null {
  if (!hasPower(at, figure, 'borrowed_ruin')) return refusal('S71', { figure });
  if (!isAble(at, figure)) return refusal('B89', { figure });
  if (lends(at, figure, lender)) return null;
  if (lender === figure) return refusal('R33', { figure }, 'self');
  return onField(at.state, lender) ? refusal('R33', { figure: lender }, 'symbol') : refusal('R33', {}, 'gone');
}
