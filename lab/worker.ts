/** What a worker thread of a study or a ladder can be asked. */
export { playBatch } from './batch.ts';
export { playOnePair } from './ladder/run.ts';
