import { type Refusal, refusal } from '@conjure/engine';
import type { Position, SorceryTable } from '../state.ts';
import { onField } from './figures.ts';

/** One trigger of the command phase, with what its player chooses for it. */
export interface TriggerAnswer {
  do: 'resolve';
  source: string;
  /** The figure, domain or spell in play that it comes from: by number, for a spell the number of its casting. */
  of: number;
  figure?: number;
  ability?: string;
}

/** A kind of thing that happens at the beginning of the command phase. [B41] [B42] */
export interface TriggerSource {
  readonly optional: boolean;
  /** What its player names with it. */
  readonly names?: readonly ('figure' | 'ability')[];
  /** What it comes from now, for the active player; only what can have an effect. */
  list(at: Position): number[];
  /** All legal answers that resolve this one. */
  candidates(at: Position, of: number): TriggerAnswer[];
  refuse(at: Position, answer: TriggerAnswer): Refusal | null;
  resolve(t: SorceryTable, answer: TriggerAnswer): void;
}

/** What comes from a figure comes from one on the field, of the active player. [B42] */
export function refuseSource({ state }: Position, of: number): Refusal | null {
  if (of >= state.where.length || !onField(state, of)) return refusal('B42', {}, 'gone');
  return state.owner[of] === state.active ? null : refusal('B42', { figure: of }, 'other');
}
