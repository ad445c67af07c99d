import { once, type Seat } from '@conjure/engine';
import type { Content } from '../content.ts';
import type { Position } from '../state.ts';

/** A position through the eyes of one player, for one decision: what he has reckoned already he need not reckon again. */
export interface Sight extends Position {
  readonly by: Seat;
  /** No other sight has this number. */
  readonly number: number;
  readonly notes: Notes;
}

/** What was reckoned, and in which sight: what another has left there is reckoned anew, so that nothing need be cleared. */
interface Reckoned {
  readonly worth: Float64Array;
  readonly sight: Float64Array;
}

/** Where all sights of the same cards note down what they reckon: there are thousands a second, and each reckons little. */
interface Notes {
  /** By model and amount: what damage is worth. */
  readonly harms: Reckoned;
  /** By room and amount: what instability is worth. */
  readonly cubes: Reckoned;
  /** By room: what could be cast from there. */
  readonly casts: Reckoned;
  /** By op, as `firstOp` counts them, and room: what it and the rest of its effect are worth. */
  readonly ops: Reckoned;
  /** By effect. */
  readonly firstOp: readonly number[];
}

/** Amounts are told apart up to this one: more is hardly ever dealt, and no more can be needed. */
export const MOST = 11;
const MODELS = 16;

const blank = (size: number): Reckoned => ({ worth: new Float64Array(size), sight: new Float64Array(size) });

const notesFor = once(({ board, effects }: Content): Notes => {
  let all = 0;
  const firstOp = effects.map(({ ops }) => {
    all += ops.length + 1;
    return all - ops.length - 1;
  });
  return {
    harms: blank(MODELS * (MOST + 1)),
    cubes: blank(board.size * (MOST + 1)),
    casts: blank(board.size),
    ops: blank((board.size + 1) * all),
    firstOp,
  };
});

let sights = 0;

export function sightOf({ state, content }: Position, by: Seat): Sight {
  sights++;
  return { state, content, by, number: sights, notes: notesFor(content) };
}

/** What is noted at that place, reckoned when it is first asked for. */
export function reckoned({ number }: Sight, { worth, sight }: Reckoned, place: number, reckon: () => number): number {
  if (sight[place] === number) return worth[place];
  const found = reckon();
  worth[place] = found;
  sight[place] = number;
  return found;
}
