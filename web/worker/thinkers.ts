import { newPool, runThoughtJob, type Think, type ThoughtJob, type Thread } from '@conjure/host';
import { library } from './library.ts';

const NAME = 'thinker';

/** One more than a match needs, so that a hint, or the bot of another table, need not wait; each has the rules in memory. */
const MOST = 2;

/** Thinks on workers of the host's worker, which begin with the same file; not at all where a worker may have none. */
export function thinkers(): Think | undefined {
  if (typeof Worker === 'undefined') return undefined;
  const spare = (navigator.hardwareConcurrency ?? MOST) - 1;
  return newPool(
    (said, broken): Thread => {
      const worker = new Worker(self.location.href, { type: 'module', name: NAME });
      worker.addEventListener('message', ({ data }) => said(data));
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        worker.terminate();
        broken(new Error(event.message || 'a thinking worker could not be started'));
      });
      return { ask: (asked) => worker.postMessage(asked), end: () => worker.terminate() };
    },
    Math.max(1, Math.min(MOST, spare)),
  ).think;
}

/** Whether this worker was started to think. */
export const isThinker = (): boolean => self.name === NAME;

export function runThinker(): void {
  addEventListener('message', async ({ data }: MessageEvent<ThoughtJob>) => {
    postMessage(await runThoughtJob(library, data, () => performance.now()));
  });
}
