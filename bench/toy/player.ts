// A worker that plays the toy in one way: what the compiler learns of one player never slows down another.
import { parentPort, workerData } from 'node:worker_threads';
import { type Dice, diceFrom, seeded } from '@conjure/engine';
import { timed } from '../measure.ts';
import { playBare } from './bare.ts';
import { boardgamePlayer } from './boardgame-io.ts';
import { type Choosing, playGame } from './game.ts';
import type { Toy } from './rules.ts';

export interface Player {
  way: 'bare' | 'boardgame.io' | Choosing;
  games: number;
}

const { way, games } = workerData as Player;
const play = player();

parentPort?.on('message', () => parentPort?.postMessage(timed(playAll)));

function player(): (dice: Dice) => Toy {
  if (way === 'bare') return playBare;
  if (way === 'boardgame.io') return boardgamePlayer();
  const choosing = way;
  return (dice) => playGame(dice, choosing);
}

/** The same games every time, and for every player that lists its moves. */
function playAll(): number {
  const dice = diceFrom(seeded('bench'));
  let moves = 0;
  for (let i = 0; i < games; i++) moves += play(dice).turn;
  return moves;
}
