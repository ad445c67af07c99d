import { ask, oneOf, type Script, type Seat, type Table } from '@conjure/engine';
import { choice, toy } from './toy.ts';

const GOAL = 30;
const ROLL_OR_HOLD = ['roll', 'hold'] as const;
const dare = oneOf(...ROLL_OR_HOLD);

/** Roll as often as you dare; a one loses what the turn brought; hold to keep it. The first at thirty wins. */
export interface Pig {
  scores: number[];
  turn: Seat;
  heap: number;
}

function* turn(table: Table<Pig, null>): Script {
  const { state, dice } = table;
  const move = yield* ask(choice('dare', state.turn, dare, ROLL_OR_HOLD));
  const face = move === 'roll' ? dice.d6('pig') : 0;
  if (face > 1) {
    state.heap += face;
    return;
  }
  if (face === 0) state.scores[state.turn] += state.heap;
  state.heap = 0;
  state.turn = 1 - state.turn;
}

export const pig = toy<Pig>({
  id: 'pig',
  start: () => ({ scores: [0, 0], turn: 0, heap: 0 }),
  step(table) {
    if (table.state.scores.some((score) => score >= GOAL)) return null;
    return turn(table);
  },
  copy: ({ scores, turn, heap }) => ({ scores: scores.slice(), turn, heap }),
  imagine: ({ scores, turn, heap }) => ({ scores: scores.slice(), turn, heap }),
  sense: ({ scores }, seat) => {
    if (scores.some((score) => score >= GOAL)) return scores[seat] >= GOAL ? 1 : 0;
    return 0.5 + (scores[seat] - scores[1 - seat]) / (4 * GOAL);
  },
});
