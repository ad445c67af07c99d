import { ask, type Game, type Question, refusal, type Script, type Seat, type Table, whole } from '@conjure/engine';
import { toy } from './toy.ts';

/** Noughts and crosses: `line` in a row on a square board. All is open, nothing is left to chance. */
export interface Rows {
  /** The seat that took the cell; −1: nobody. */
  cells: number[];
  turn: Seat;
  winner: Seat | null;
}

export function rows(side: number, line: number): Game<Rows, null> {
  const cells = Array.from({ length: side * side }, (_, i) => i);
  const shape = whole(0, cells.length - 1);
  const lines = allLines(side, line);
  const take = (state: Rows): Question<number> => ({
    kind: 'take',
    rule: 'take',
    seats: [state.turn],
    how: 'one',
    shape,
    candidates: () => cells,
    refuse: (cell) => (state.cells[cell] < 0 ? null : refusal('taken')),
  });
  // Hoisted: V8 gives every generator written inside `step` a hidden class, which holds its world until the next full collection.
  function* move({ state }: Table<Rows, null>): Script {
    const cell = yield* ask(take(state));
    state.cells[cell] = state.turn;
    if (lines[cell].some((l) => l.every((c) => state.cells[c] === state.turn))) state.winner = state.turn;
    state.turn = 1 - state.turn;
  }
  return toy<Rows>({
    id: `rows-${side}-${line}`,
    start: () => ({ cells: cells.map(() => -1), turn: 0, winner: null }),
    step(table) {
      if (table.state.winner !== null || table.state.cells.every((cell) => cell >= 0)) return null;
      return move(table);
    },
    copy: ({ cells, turn, winner }) => ({ cells: cells.slice(), turn, winner }),
    imagine: ({ cells, turn, winner }) => ({ cells: cells.slice(), turn, winner }),
    sense: ({ winner }, seat) => (winner === null ? 0.5 : winner === seat ? 1 : 0),
  });
}

/** The lines through each cell. */
function allLines(side: number, line: number): number[][][] {
  const through: number[][][] = Array.from({ length: side * side }, () => []);
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ]) {
    for (let x = 0; x < side; x++) {
      for (let y = 0; y < side; y++) {
        const ends = [x + dx * (line - 1), y + dy * (line - 1)];
        if (ends.some((end) => end < 0 || end >= side)) continue;
        const cells = Array.from({ length: line }, (_, i) => x + dx * i + (y + dy * i) * side);
        for (const cell of cells) through[cell].push(cells);
      }
    }
  }
  return through;
}
