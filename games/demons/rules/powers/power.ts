import type { Refusal, Seat, Shape } from '@conjure/engine';
import type { Power } from '../../data.ts';
import type { DemonsTable, Position } from '../../state.ts';
import type { Things } from '../shapes.ts';

/** What a power is aimed at, in the words of its own file. */
export type Target = { readonly [field: string]: string | number | null };

/** One letter of the table of powers. [12.3] The user decides how it is applied. [12.2c] */
export interface PowerRule {
  readonly letter: Power;
  /** The fields that say what it is aimed at. */
  target(thing: Things): { [field: string]: Shape<unknown> };
  /** Plausible targets; a power without a target has one empty one. */
  targets(at: Position, seat: Seat): readonly Target[];
  refuse(at: Position, seat: Seat, target: Target): Refusal | null;
  /** Takes effect at once. [12.2] */
  apply(t: DemonsTable, seat: Seat, target: Target, spirit: number): void;
}

export const ALONE: readonly Target[] = [{}];
