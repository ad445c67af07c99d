// What a thinking thread runs: see threads.ts.
import { parentPort } from 'node:worker_threads';
import { runThoughtJob, type ThoughtJob } from '@conjure/host';
import { library } from '../library.ts';

parentPort?.on('message', async (job: ThoughtJob) => {
  parentPort?.postMessage(await runThoughtJob(library, job, () => performance.now()));
});
