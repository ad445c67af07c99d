import type { Dice, Refusal } from '@conjure/engine';
import type { Position, SorceryTable } from '../../state.ts';

/** The four kinds of action [B44], and what takes none: a Nimble turn. */
export type ActionKind = 'move' | 'close' | 'ranged' | 'special' | 'none';

/** What an answer that gives an action always holds. */
export interface Given {
  readonly do: string;
  readonly figure: number;
}

/**
 * One thing that an action may be used for. The action question asks the general limits [B45] [B46] [B89] first and then
 * these functions; `figure` is always an own one on the field.
 */
export interface Use<A extends Given = Given> {
  readonly kind: ActionKind;
  /** It uses up none of the player's actions. [B50] */
  readonly free?: true;
  /** A figure with two tokens may do it all the same, as a token is taken off first. [S35] */
  takesTokenFirst?(at: Position, answer: A): boolean;
  /** Whether this figure could do it at all, asked before any geometry. */
  open(at: Position, figure: number): boolean;
  /** Why this answer is not allowed; null where it is. */
  refuse(at: Position, answer: A): Refusal | null;
  /** A finite set of good answers, legal ones only. */
  candidates(at: Position, figure: number): A[];
  /** One of the candidates at random, without finding them all; null where there is none. */
  sample(at: Position, figure: number, dice: Dice): A | null;
  /** Carries it out: puts on the agenda what has to be asked on the way. The end of the action is on it already. */
  begin(t: SorceryTable, answer: A): void;
}

/** One of a list at random that is not refused; the list is tried in random order. */
export function sampleOf<A>(list: readonly A[], dice: Dice, legal: (answer: A) => boolean): A | null {
  const left = list.slice();
  while (left.length > 0) {
    const i = dice.index('sample', left.length);
    if (legal(left[i])) return left[i];
    left[i] = left[left.length - 1];
    left.length--;
  }
  return null;
}
