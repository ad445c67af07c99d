import { type Refusal, refusal, type Seat } from '@conjure/engine';
import type { Power } from '../../data.ts';
import { powersOf } from '../../lore.ts';
import type { DemonsTable, Position } from '../../state.ts';
import { powerPhrase, spiritPhrase } from '../phrases.ts';
import { allSpirits, release, show } from '../spirits.ts';
import { POWER_RULES } from './index.ts';
import type { Target } from './power.ts';

/** One power of one spirit, with what it is aimed at in fields of the power's own. */
export type PowerDeed = { readonly do: 'power'; readonly spirit: number; readonly power: Power } & Target;

/** A letter of a spirit that serves somebody. */
export interface Letter {
  readonly spirit: number;
  readonly power: Power;
}

export const targetsOf = (at: Position, seat: Seat, { power }: Letter): readonly Target[] =>
  POWER_RULES[power].targets(at, seat);

export const powerDeed = ({ spirit, power }: Letter, target: Target): PowerDeed => ({
  do: 'power',
  spirit,
  power,
  ...target,
});

/** Out of the game, or on the grid. */
const isSpent = ({ state }: Position, spirit: number): boolean =>
  state.out.includes(spirit) || state.boxes.some((box) => 'counter' in box && box.counter === spirit);

/** Why this power cannot be used now. [3.0h] [12.0a] [12.1] [R49] */
export function refusePower(at: Position, seat: Seat, answer: PowerDeed): Refusal | null {
  const { spirit, power } = answer;
  const facts = { spirit: spiritPhrase(at, spirit), power: powerPhrase(power) };
  if (at.state.used.kind === 'attack') return refusal('3.0h', facts); // [R109]
  if (!allSpirits(at, seat).includes(spirit)) return refusal(isSpent(at, spirit) ? 'R49' : '12.0a', facts);
  if (!powersOf(at.lore, at.state.options, spirit).includes(power)) return refusal('12.3', facts);
  return POWER_RULES[power].refuse(at, seat, answer);
}

/** The spirit is shown and released the moment its power is used; one that searches goes to the grid instead. [12.0b] [R106] */
export function usePower(t: DemonsTable, seat: Seat, answer: PowerDeed): void {
  const { spirit, power } = answer;
  t.state.used.kind = 'powers'; // [R109]
  show(t, spirit);
  t.tell({ type: 'used', by: seat, spirit, power });
  if (power !== 'D') release(t, seat, spirit, 'power');
  POWER_RULES[power].apply(t, seat, answer, spirit);
}
