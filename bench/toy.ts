import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { speeds, type Timed } from './measure.ts';
import type { Player } from './toy/player.ts';

/** Moves per second of main-thread CPU time, and how many times as fast the engine is as the others. */
export interface ToyFigures {
  bare: number;
  boardgameio: number;
  /** A playout that lists all options. */
  engine: number;
  /** The same where every candidate must be judged. */
  engineJudged: number;
  /** A playout that picks a move by rejection, listing nothing. */
  enginePick: number;
  /** A match as people play it, with rests, answers and story. */
  engineMatch: number;
  engineOverBare: number;
  engineJudgedOverBare: number;
  enginePickOverBare: number;
  engineMatchOverBare: number;
  engineOverBoardgameio: number;
  enginePickOverBoardgameio: number;
  /** By the CPU time of all threads, in which the sweeping of garbage counts. */
  engineOverBoardgameioAllThreads: number;
}

export async function measureToy(rounds = 15): Promise<ToyFigures> {
  const workers: Worker[] = [];
  const player = (way: Player['way'], games: number) => {
    // boardgame.io reads this once, when it is loaded.
    const worker = new Worker(new URL('./toy/player.ts', import.meta.url), {
      workerData: { way, games } satisfies Player,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    workers.push(worker);
    return async (): Promise<Timed> => {
      worker.postMessage('play');
      const [timed] = await once(worker, 'message');
      return timed;
    };
  };
  const { speed, ratio } = await speeds(
    {
      bare: player('bare', 100),
      engine: player('options', 100),
      engineJudged: player('judged', 100),
      enginePick: player('pick', 300),
      engineMatch: player('match', 50),
      boardgameio: player('boardgame.io', 4),
    },
    rounds,
  );
  await Promise.all(workers.map((worker) => worker.terminate()));
  return {
    bare: speed('bare'),
    boardgameio: speed('boardgameio'),
    engine: speed('engine'),
    engineJudged: speed('engineJudged'),
    enginePick: speed('enginePick'),
    engineMatch: speed('engineMatch'),
    engineOverBare: ratio('engine', 'bare'),
    engineJudgedOverBare: ratio('engineJudged', 'bare'),
    enginePickOverBare: ratio('enginePick', 'bare'),
    engineMatchOverBare: ratio('engineMatch', 'bare'),
    engineOverBoardgameio: ratio('engine', 'boardgameio'),
    enginePickOverBoardgameio: ratio('enginePick', 'boardgameio'),
    engineOverBoardgameioAllThreads: ratio('engine', 'boardgameio', 'all'),
  };
}
