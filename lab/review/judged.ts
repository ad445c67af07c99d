import type { Phrase, Seat } from '@conjure/engine';
import type { AnswerLoss } from './judging.ts';

/** A decision, judged by what its seat knew then. */
export interface JudgedDecision extends AnswerLoss {
  /** It was the answer of this number, from 1. */
  readonly step: number;
  /** How many turns had begun; 0 where the game does not say. */
  readonly turn: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly played: Phrase;
}

/** What dice did beyond what was to be expected of them. */
export interface JudgedDice {
  readonly step: number;
  readonly seat: Seat;
  /** What was answered before they fell, and what they brought. */
  readonly played: Phrase;
  readonly came: Phrase | null;
  /** For each seat. */
  readonly luck: readonly number[];
  readonly isExact: boolean;
}
