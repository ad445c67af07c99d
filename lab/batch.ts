import { type MatchReport, playOne, readStudy, type Study } from './study.ts';

export interface Batch {
  study: Study;
  from: number;
  to: number;
}

/** Plays a batch: what a worker does, and what one thread does without any. */
export async function playBatch({ study, from, to }: Batch): Promise<MatchReport[]> {
  const read = await readStudy(study);
  if ('fault' in read) throw new Error(`${read.fault.place}: expected ${read.fault.expected}, got ${read.fault.got}`);
  return Array.from({ length: to - from }, (_, i) => playOne(study, read.game, read.levels, from + i));
}
