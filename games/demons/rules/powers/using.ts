import { type Refusal, refusal, type Seat } from '@conjure/engine';
import { powersOf } from '../../content.ts';
import type { Power } from '../../data.ts';
import type { DemonsTable, Position } from '../../state.ts';
import { powerPhrase, spiritPhrase } from '../phrases.ts';
import { allSpirits, isLent, release, show } from '../spirits.ts';
import { POWER_RULES } from './index.ts';
import type { Target } from './power.ts';

/** One power of one spirit, with what it is aimed at in fields of the power's own. */
export type PowerAnswer = { readonly do: 'power'; readonly spirit: number; readonly power: Power } & Target;

/** A letter of a spirit that serves somebody. */
export interface Letter {
  readonly spirit: number;
  readonly power: Power;
}

export const targetsOf = (at: Position, seat: Seat, { power }: Letter): readonly Target[] =>
  POWER_RULES[power].targets(at, seat);

export const powerAnswer = ({ spirit, power }: Letter, target: Target): PowerAnswer => ({
  do: 'power',
  spirit,
  power,
  ...target,
});

/** Why a spirit gives him no power: it is out of the game, or on the grid, or with another. [12.0a] [R49] */
function refuseForeign(at: Position, seat: Seat, spirit: number): Refusal {
  const { out, boxes } = at.state;
  const facts = { spirit: spiritPhrase(at, spirit) };
  if (out.includes(spirit)) return refusal('R49', facts, 'gone');
  if (boxes.some((box) => 'counter' in box && box.counter === spirit)) return refusal('R49', facts, 'grid');
  return refusal('12.0a', facts, isLent(at, seat, spirit) ? 'lent' : 'foreign');
}

/** Why this power cannot be used now. [3.0h] [12.0a] [12.1] [R49] */
export function refusePower(at: Position, seat: Seat, answer: PowerAnswer): Refusal | null {
  const { spirit, power } = answer;
  const facts = { spirit: spiritPhrase(at, spirit), power: powerPhrase(power) };
  if (at.state.used.kind === 'attack') return refusal('3.0h', facts, 'attacked'); // [R109]
  if (!allSpirits(at, seat).includes(spirit)) return refuseForeign(at, seat, spirit);
  if (!powersOf(at.content, at.state.options, spirit).includes(power)) return refusal('12.3', facts);
  return POWER_RULES[power].refuse(at, seat, answer);
}

/** The spirit is shown and released the moment its power is used; one that searches goes to the grid instead. [12.0b] [R106] */
export function usePower(t: DemonsTable, seat: Seat, answer: PowerAnswer): void {
  const { spirit, power } = answer;
  t.state.used.kind = 'powers'; // [R109]
  show(t, spirit);
  t.tell({ type: 'used', by: seat, spirit, power });
  if (power !== 'D') release(t, seat, spirit, 'power');
  POWER_RULES[power].apply(t, seat, answer, spirit);
}
