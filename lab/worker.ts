/** What a worker thread of a study can be asked. */
export { playBatch } from './batch.ts';
