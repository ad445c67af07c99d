import {
  accept,
  advance,
  ask,
  type Dice,
  distance,
  fields,
  type Game,
  matchAt,
  optionsOf,
  pick,
  type Question,
  refusal,
  type Script,
  seeded,
  type Table,
  whole,
} from '@conjure/engine';
import { CAPTURED, field, isOver, legalMoves, type Move, makeMove, type Toy, toyStart } from './rules.ts';

const moveShape = fields({ counter: whole(0, 79), to: whole(0, field.size - 1) });
const notYours = refusal('not-yours');
const tooFar = refusal('too-far');
const occupied = refusal('occupied');

const turn = (toy: Toy, allLegal: true | undefined): Question<Move> => ({
  kind: 'move',
  rule: 'move',
  seats: [toy.side],
  how: 'one',
  shape: moveShape,
  candidates: () => legalMoves(toy),
  allLegal,
  sample: (dice) => anyMove(toy, dice),
  refuse({ counter, to }) {
    const { counters, board, side } = toy;
    const { hex, side: owner } = counters[counter];
    if (owner !== side || hex === CAPTURED) return notYours;
    if (distance(field, hex, to) !== 1) return tooFar;
    const there = board[to];
    return there !== null && counters[there].side === side ? occupied : null;
  },
});

/** Any counter, any direction, until it is a legal move: each is as likely as any other. */
function anyMove({ counters, board, side }: Toy, dice: Dice): Move {
  for (;;) {
    const counter = dice.index('pick', counters.length);
    const { hex, side: owner } = counters[counter];
    if (owner !== side || hex === CAPTURED) continue;
    const to = field.neighbours[hex * 6 + dice.index('pick', 6)];
    if (to < 0) continue;
    const there = board[to];
    if (there === null || counters[there].side !== side) return { counter, to };
  }
}

function* takeTurn({ state }: Table<Toy>, allLegal: true | undefined): Script {
  makeMove(state, yield* ask(turn(state, allLegal)));
}

const copy = ({ turn, side, counters, board, left }: Toy): Toy => ({
  turn,
  side,
  counters: counters.map((counter) => ({ side: counter.side, hex: counter.hex })),
  board: board.slice(),
  left: [left[0], left[1]],
});

/** The toy as a game of the engine. */
export const toyGame: Game<Toy, null, Toy> = {
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 2 },
  options: [],
  rules: [],
  content: null,
  start: toyStart,
  step: (table) => (isOver(table.state) ? null : takeTurn(table, true)),
  result: () => null,
  copy,
  view: ({ state }) => copy(state),
  imagine: ({ state }) => copy(state),
  sense: ({ state }, seat) => state.left[seat] / (state.left[0] + state.left[1]),
  readScenario: (_scenario, start) => ({ state: start }),
  writeScenario: () => ({}),
  describe: () => [],
  narrate: (_view, { type }) => ({ key: type }),
  label: (_view, kind) => ({ key: kind }),
};

/** The same, its candidates being no more than plausible: each must be judged. */
const judgedGame: Game<Toy, null, Toy> = {
  ...toyGame,
  step: (table) => (isOver(table.state) ? null : takeTurn(table, undefined)),
};

/**
 * How a random move is found: in the list of all options, whose candidates are known to be legal or must be judged one by
 * one; or by the question's own sampler, which lists nothing. `match`: as `options`, with rests, answers and story kept, as
 * people play; the others are playouts, as bots and studies play.
 */
export type Choosing = 'options' | 'judged' | 'pick' | 'match';

export function playGame(dice: Dice, choosing: Choosing): Toy {
  const game = choosing === 'options' || choosing === 'match' ? toyGame : judgedGame;
  const origin = { seats: 2, options: {}, seed: '' };
  const match = matchAt(game, origin, toyStart(), seeded(''), [], choosing !== 'match');
  advance(match, undefined);
  while (match.open) {
    const { question } = match.open;
    const seat = question.seats[0];
    const options = choosing === 'pick' ? null : optionsOf(question, seat);
    accept(match, seat, options ? options[dice.index('pick', options.length)] : pick(question, seat, dice));
  }
  return match.table.state;
}
