import { createRequire } from 'node:module';
import type { Dice } from '@conjure/engine';
import { isOver, legalMoves, type Move, makeMove, type Toy, toyStart } from './rules.ts';

/** What is used of boardgame.io. Its folders can only be required, and then have no types. */
interface BoardgameState {
  G: Toy;
  ctx: { currentPlayer: string };
}
interface Boardgame {
  InitializeGame(setting: { game: object; numPlayers: number }): BoardgameState;
  CreateGameReducer(setting: { game: object }): (state: BoardgameState, action: object) => BoardgameState;
}

const game = {
  name: 'toy',
  setup: toyStart,
  moves: { step: ({ G }: { G: Toy }, move: Move) => makeMove(G, move) },
  turn: { minMoves: 1, maxMoves: 1 },
  // As fast as it goes: nothing is kept for taking back.
  disableUndo: true,
};

/** Plays the toy with boardgame.io's own reducer, listing all moves and making one: no client, no network, no checks. */
export function boardgamePlayer(): (dice: Dice) => Toy {
  const require = createRequire(import.meta.url);
  const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal') as Boardgame;
  const reduce = CreateGameReducer({ game });
  return (dice) => {
    let state = InitializeGame({ game, numPlayers: 2 });
    while (!isOver(state.G)) {
      const moves = legalMoves(state.G);
      const move = moves[dice.index('pick', moves.length)];
      const payload = { type: 'step', args: [move], playerID: state.ctx.currentPlayer };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
    }
    return state.G;
  };
}
