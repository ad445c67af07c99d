import { availableParallelism } from 'node:os';
import { boxOf } from '@conjure/shelf';
import { poolOf } from '../pool.ts';
import { type Encounter, type Ladder, levelsOf, type ReadyLadder } from './ladder.ts';
import { opponentOf, type Pair, playPair } from './pair.ts';
import { verdictOf } from './sequential.ts';

/** The points of a pair, from 0 to 1. */
export const scoreIn = ({ points }: Pair): number => (points[0] + points[1]) / 2;

/** What has been played of a ladder, encounter by encounter, in the order of the pairs' numbers. */
export type LadderProgress = readonly (readonly Pair[])[];

interface LadderOptions {
  readonly threads?: number;
  /** What was played before: none of it is played again. */
  readonly before?: LadderProgress;
  /** Called after every pair with all there is: whoever keeps it can go on from there. */
  readonly keep?: (now: LadderProgress) => void;
  /** When it comes, no other pair is begun. */
  readonly signal?: AbortSignal;
}

/** What a worker plays. */
export interface OnePair {
  encounter: Encounter;
  pair: number;
}

export async function playOnePair({ encounter, pair }: OnePair): Promise<Pair> {
  const box = await boxOf(encounter.game);
  if (!box) throw new Error(`there is no game ${encounter.game}`);
  const [one, other] = levelsOf(encounter, box.game);
  return playPair(encounter, box.game, [opponentOf(one), opponentOf(other)], pair);
}

/**
 * Plays what is left of a ladder. Pairs count in the order of their numbers, whoever finishes first, and what is decided by the first of
 * them is not asked of later ones: so it comes to the same on any number of threads, and broken off and taken up again.
 */
export async function runLadder(ladder: Ladder, ready: ReadyLadder, how: LadderOptions = {}): Promise<LadderProgress> {
  const { threads = availableParallelism(), before = [], keep = () => {}, signal } = how;
  const now = ready.encounters.map((_, i) => [...(before[i] ?? [])]);
  const pool = threads > 1 ? poolOf(threads) : null;
  const play = (one: OnePair): Promise<Pair> =>
    pool ? (pool.run(one, { name: 'playOnePair' }) as Promise<Pair>) : playOnePair(one);
  try {
    for (const [i, encounter] of ready.encounters.entries()) {
      let played = now[i];
      const isEnough = () =>
        signal?.aborted || (!ladder.whole && decidedBy(played, ready) !== null) || played.length >= ladder.pairs;
      let next = played.length;
      const early = new Map<number, Pair>();
      const playOn = async () => {
        while (!isEnough() && next < ladder.pairs) {
          const pair = next++;
          early.set(pair, await play({ encounter, pair }));
          for (let found = early.get(played.length); found && !isEnough(); found = early.get(played.length)) {
            played = [...played, found];
            now[i] = played;
            keep(now);
          }
          // Lets a signal be heard where everything is played in this thread.
          await new Promise((resolve) => setImmediate(resolve));
        }
      };
      await Promise.all(Array.from({ length: threads }, playOn));
    }
  } finally {
    await pool?.destroy();
  }
  return now;
}

const decidedBy = (pairs: readonly Pair[], { test }: ReadyLadder) => verdictOf(pairs.map(scoreIn), test);
