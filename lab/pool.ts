import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { type Batch, playBatch } from './batch.ts';
import type { MatchReport, Study } from './study.ts';

/** Matches a worker plays at a time: long enough to be worth a message, short enough for a lively bar. */
const BATCH = 8;

/** Who plays batches: threads of this machine, or workers elsewhere. */
export interface BatchRunner {
  /** How many batches are worth giving out at once. */
  readonly atOnce: number;
  play(batch: Batch): Promise<MatchReport[]>;
  /** What is still being played is played for nobody. */
  end(): Promise<void>;
}

/** Plays on threads of this machine. */
export function playersHere(threads: number): BatchRunner {
  const pool = poolOf(threads);
  return {
    atOnce: 2 * threads,
    play: (batch) => pool.run(batch, { name: 'playBatch' }),
    end: () => pool.destroy(),
  };
}

/**
 * All matches of a study on as many threads as there are cores, in the order of their numbers whoever finishes first. When
 * the `signal` comes, what has been played by then is all there is.
 */
export async function runStudy(
  study: Study,
  threads = availableParallelism(),
  progress: (played: number) => void = () => {},
  signal?: AbortSignal,
): Promise<MatchReport[]> {
  if (!signal) return (await runStudies([study], (reports) => reports, threads, progress))[0];
  // Threads in any case: a match that is played in this one could not be broken off.
  return runStudyBy(playersHere(Math.min(threads, study.games)), study, progress, signal);
}

/** The same by whoever plays; they are done with it then. */
export async function runStudyBy(
  players: BatchRunner,
  study: Study,
  progress: (played: number) => void,
  signal: AbortSignal,
): Promise<MatchReport[]> {
  const batches = batchesOf(study, Math.min(BATCH, Math.ceil(study.games / (2 * players.atOnce))));
  const known: MatchReport[] = [];
  const ahead = batches.values();
  const playOn = async () => {
    for (const batch of ahead) {
      if (signal.aborted) return;
      known.push(...(await players.play(batch)));
      progress(known.length);
    }
  };
  const brokenOff = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  const all = Promise.all(Array.from({ length: players.atOnce }, playOn)).catch((error) => {
    // Those that were still being played end with their threads; nobody waits for them.
    if (!signal.aborted) throw error;
  });
  try {
    await Promise.race([all, brokenOff]);
  } finally {
    await players.end();
  }
  return known.sort((a, b) => a.match - b.match);
}

/** Several studies on the same threads; of each only its digest is kept. */
export async function runStudies<T>(
  studies: readonly Study[],
  digest: (reports: MatchReport[], study: Study) => T,
  threads = availableParallelism(),
  progress: (played: number) => void = () => {},
): Promise<T[]> {
  let played = 0;
  const count = (reports: MatchReport[]): MatchReport[] => {
    played += reports.length;
    progress(played);
    return reports;
  };
  if (threads <= 1 || studies.every(({ games }) => games <= BATCH)) {
    const digests: T[] = [];
    for (const study of studies) {
      const reports: MatchReport[] = [];
      for (const batch of batchesOf(study)) reports.push(...count(await playBatch(batch)));
      digests.push(digest(reports, study));
    }
    return digests;
  }
  const players = playersHere(threads);
  const inPool = async (batch: Batch) => count(await players.play(batch));
  try {
    return await Promise.all(
      studies.map(async (study) => digest((await Promise.all(batchesOf(study).map(inPool))).flat(), study)),
    );
  } finally {
    await players.end();
  }
}

export const poolOf = (threads: number): Tinypool =>
  new Tinypool({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });

function batchesOf(study: Study, size = BATCH): Batch[] {
  const batches: Batch[] = [];
  for (let from = 0; from < study.games; from += size)
    batches.push({ study, from, to: Math.min(study.games, from + size) });
  return batches;
}
