import type { DemonsView } from '@conjure/demons';
import type { Known } from '../meaning.ts';
import type { Verb } from '../vocabulary.ts';
import type { Thing } from './lexicon.ts';

/** A typed line, read word by word. */
export interface Reader {
  verb(...verbs: Verb[]): Verb | null;
  take(kind: Thing): string | number | null;
  done(): boolean;
  /** Where it stands, and back there. */
  mark(): number;
  back(to: number): void;
}

/** What a line may mean as an answer to one kind of question; `null` where it makes no sense. */
export type Rule = (r: Reader, view: DemonsView) => readonly Known[] | null;

export const one = (value: Known | null): readonly Known[] | null => (value === null ? null : [value]);
