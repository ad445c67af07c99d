import { ABILITY } from '../../content.ts';
import { gainedBy, isForbidden } from '../../effects/in-force.ts';
import { NONE, type Position } from '../../state.ts';
import { kindOf } from '../figures.ts';

const bit = (ability: number): number => 1 << ability;

/** The abilities in force, as bits: those of the click, by Mind Tap and by spells; twice is once. [B86] [S68] [R79] */
export function abilitiesOf(at: Position, figure: number): number {
  const { state } = at;
  const tapped = state.tapped[figure];
  const own =
    kindOf(at, figure).shows[state.click[figure]] | (tapped === NONE ? 0 : bit(tapped)) | gainedBy(at, figure);
  return own & bit(ABILITY.flight) && isForbidden(at, figure, 'flight') ? own & ~bit(ABILITY.flight) : own;
}

export const has = (at: Position, figure: number, ability: number): boolean =>
  (abilitiesOf(at, figure) & bit(ability)) !== 0;

/** Among these bits. */
export const holds = (bits: number, ability: number): boolean => (bits & bit(ability)) !== 0;

export const bitOf = bit;
