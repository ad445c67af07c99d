import { type Grid, grid } from '@conjure/engine';

/** The toy: a field of 20 × 10 hexes, 40 counters a side, one move or capture each turn, 400 turns. */
export const field: Grid = grid(20, 10, 'even');
export const TURNS = 400;
const COUNTERS_A_SIDE = 40;
export const CAPTURED = -1;

type Side = 0 | 1;

interface Counter {
  side: Side;
  /** Where it stands, or `CAPTURED`. */
  hex: number;
}

export interface Toy {
  turn: number;
  side: Side;
  counters: Counter[];
  /** The counter in each hex, or `null`. */
  board: (number | null)[];
  /** How many counters each side has left. */
  left: [number, number];
}

export interface Move {
  counter: number;
  to: number;
}

/** One side fills the first four columns, the other the last four. */
export function toyStart(): Toy {
  const counters: Counter[] = [];
  for (let i = 0; i < COUNTERS_A_SIDE; i++) counters.push({ side: 0, hex: i });
  for (let i = 0; i < COUNTERS_A_SIDE; i++) counters.push({ side: 1, hex: field.size - 1 - i });
  const board: (number | null)[] = new Array(field.size).fill(null);
  counters.forEach(({ hex }, counter) => {
    board[hex] = counter;
  });
  return { turn: 0, side: 0, counters, board, left: [COUNTERS_A_SIDE, COUNTERS_A_SIDE] };
}

/** A side that has a counter can always move one: it never fills the field. */
export const isOver = ({ turn, side, left }: Toy): boolean => turn >= TURNS || left[side] === 0;

/** All moves of the side whose turn it is: into a neighbouring hex that holds none of its own counters. */
export function legalMoves({ counters, board, side }: Toy): Move[] {
  const moves: Move[] = [];
  for (let counter = 0; counter < counters.length; counter++) {
    const { hex, side: owner } = counters[counter];
    if (owner !== side || hex === CAPTURED) continue;
    for (let d = 0; d < 6; d++) {
      const to = field.neighbours[hex * 6 + d];
      if (to < 0) continue;
      const there = board[to];
      if (there === null || counters[there].side !== side) moves.push({ counter, to });
    }
  }
  return moves;
}

/** Moves, captures what stands there, and passes the turn. */
export function makeMove(toy: Toy, { counter, to }: Move): void {
  const { counters, board, left } = toy;
  const there = board[to];
  if (there !== null) {
    left[counters[there].side]--;
    counters[there].hex = CAPTURED;
  }
  board[counters[counter].hex] = null;
  board[to] = counter;
  counters[counter].hex = to;
  toy.side = toy.side === 0 ? 1 : 0;
  toy.turn++;
}
