import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { type Batch, playBatch } from './batch.ts';
import type { MatchReport, Study } from './study.ts';

/** Matches a worker plays at a time: long enough to be worth a message, short enough for a lively bar. */
const BATCH = 8;

/** All matches of a study on as many threads as there are cores, in the order of their numbers whoever finishes first. */
export async function runStudy(
  study: Study,
  threads = availableParallelism(),
  progress: (played: number) => void = () => {},
): Promise<MatchReport[]> {
  const batches: Batch[] = [];
  for (let from = 0; from < study.games; from += BATCH)
    batches.push({ study, from, to: Math.min(study.games, from + BATCH) });
  let played = 0;
  const count = (reports: MatchReport[]): MatchReport[] => {
    played += reports.length;
    progress(played);
    return reports;
  };
  if (threads <= 1 || batches.length === 1) return batches.flatMap((batch) => count(playBatch(batch)));
  const pool = new Tinypool({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    const reports = await Promise.all(
      batches.map(async (batch) => count((await pool.run(batch, { name: 'playBatch' })) as MatchReport[])),
    );
    return reports.flat();
  } finally {
    await pool.destroy();
  }
}
