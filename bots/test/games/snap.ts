import { askFirst, oneOf, type Question, type Script, type Seat, type Table } from '@conjure/engine';
import { toy } from './toy.ts';

const ROUNDS = 4;

/** Whoever is first settles the round: to take a point, or to give the other two. */
export interface Snap {
  round: number;
  points: number[];
}

type Move = 'take' | 'give';
const MOVES: readonly Move[] = ['take', 'give'];
const question: Question<Move> = {
  kind: 'snap',
  rule: 'snap',
  seats: [0, 1],
  how: 'first',
  shape: oneOf(...MOVES),
  candidates: () => MOVES,
  refuse: () => null,
};

function* round(table: Table<Snap, null>): Script {
  const { state } = table;
  const { seat, answer } = yield* askFirst(question);
  if (answer === 'take') state.points[seat] += 1;
  else state.points[1 - seat] += 2;
  state.round++;
}

export const snap = toy<Snap>({
  id: 'snap',
  start: () => ({ round: 0, points: [0, 0] }),
  step(table) {
    if (table.state.round === ROUNDS) return null;
    return round(table);
  },
  copy: ({ round, points }) => ({ round, points: points.slice() }),
  imagine: ({ round, points }) => ({ round, points: points.slice() }),
  sense: ({ points }, seat: Seat) => 0.5 + (points[seat] - points[1 - seat]) / (4 * ROUNDS),
});
