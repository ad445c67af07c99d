import { NONE, type Position } from '../state.ts';
import { rollBonus, textOf } from './counter-attempt.ts';
import { kindOf } from './figures.ts';
import { bookmarkOf } from './stacks.ts';

/** How often each sum of two dice comes up in 36 rolls. */
const ofTwo = (sum: number): number => Math.max(0, 6 - Math.abs(7 - sum));

/** The chance that one die, or the higher of two, and a lead beat the sum of two dice. [S56] [S57] [R51] */
export function counterOdds(lead: number, keepsHigher: boolean): number {
  let worked = 0;
  for (let face = 1; face <= 6; face++) {
    // Of two dice the higher shows a face in 2 × face − 1 of 36 rolls.
    const ways = keepsHigher ? 2 * face - 1 : 6;
    for (let sum = 2; sum <= 12; sum++) if (face + lead > sum) worked += ways * ofTwo(sum);
  }
  return worked / 1296;
}

/** The chance that this figure counters a spell of the caster, with the bookmark of this book or without. */
export function counterChance(at: Position, caster: number, figure: number, book: number): number {
  const { state } = at;
  const card = book === NONE ? NONE : bookmarkOf(state, book);
  const fixed = (one: number): number => kindOf(at, one).attack[state.click[one]] + kindOf(at, one).bonus;
  const counter = fixed(figure) + rollBonus(at, figure, 'countering', card, null) + 1;
  const cast = fixed(caster) + rollBonus(at, caster, 'casting', NONE, null);
  return counterOdds(counter - cast, textOf(at, card)?.dice === '2d6keep1');
}
