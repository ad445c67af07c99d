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
  const [matches] = await runStudies([study], (reports) => reports, threads, progress);
  return matches;
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
  const pool = new Tinypool({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  const inPool = async (batch: Batch) => count((await pool.run(batch, { name: 'playBatch' })) as MatchReport[]);
  try {
    return await Promise.all(
      studies.map(async (study) => digest((await Promise.all(batchesOf(study).map(inPool))).flat(), study)),
    );
  } finally {
    await pool.destroy();
  }
}

function batchesOf(study: Study): Batch[] {
  const batches: Batch[] = [];
  for (let from = 0; from < study.games; from += BATCH)
    batches.push({ study, from, to: Math.min(study.games, from + BATCH) });
  return batches;
}
