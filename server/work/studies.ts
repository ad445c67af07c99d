import { randomUUID } from 'node:crypto';
import type { Batch, BatchRunner, MatchReport } from '@conjure/lab';
import type { Jobs } from './jobs.ts';

/** What a worker says of a batch. */
type BatchResult = { readonly from: number } & ({ readonly reports: MatchReport[] } | { readonly failed: string });

/** So many batches are given out at once: enough for many machines, few enough to be called back. */
const AT_ONCE = 64;

/** Has batches played by all workers at a database. */
export async function playersElsewhere(jobs: Jobs): Promise<BatchRunner> {
  const name = `study-${randomUUID()}`;
  const waiting = new Map<number, { done(reports: MatchReport[]): void; fail(error: Error): void }>();
  const queue = await jobs.open(name, (answer) => {
    const played = answer as BatchResult;
    const wanted = waiting.get(played.from);
    // A worker that was taken for dead may say it a second time.
    waiting.delete(played.from);
    if ('reports' in played) wanted?.done(played.reports);
    else wanted?.fail(new Error(played.failed));
  });
  return {
    atOnce: AT_ONCE,
    play: (batch) =>
      new Promise((done, fail) => {
        waiting.set(batch.from, { done, fail });
        jobs.send('study', { batch, to: name }).catch(fail);
      }),
    async end() {
      await queue.close();
      await jobs.end();
    },
  };
}

/** Plays batches for whoever runs studies at the same database. */
export function playForOthers(jobs: Jobs, players: BatchRunner): Promise<void> {
  return jobs.take('study', players.atOnce, async ({ batch, to }) => {
    const { from } = batch as Batch;
    const played = await players.play(batch as Batch).then(
      (reports): BatchResult => ({ from, reports }),
      (error): BatchResult => ({ from, failed: error instanceof Error ? error.message : String(error) }),
    );
    // Whoever wanted it may have gone, and its queue with it.
    await jobs.answer(to, played).catch(() => {});
  });
}
