import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { newPool, type PoolOptions, type ThinkerPool } from '@conjure/host';

/** Thinks on threads of this process. One core is left to those who play. */
export const newThreads = (size = Math.max(1, availableParallelism() - 1), options?: PoolOptions): ThinkerPool =>
  newPool(
    (onDone, broken) => {
      const worker = new Worker(new URL('./thinker.ts', import.meta.url), { execArgv: [] });
      worker.on('message', onDone);
      worker.on('error', broken);
      worker.on('exit', () => broken(new Error('a thinking thread has ended')));
      return { ask: (job) => worker.postMessage(job), end: () => void worker.terminate() };
    },
    size,
    options,
  );
