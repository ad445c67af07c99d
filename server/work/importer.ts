// What a thread runs that makes a log of a record: see import-thread.ts.
import { parentPort } from 'node:worker_threads';
import { type ImportRequest, importMatch } from '@conjure/host';
import { library } from '../library.ts';
import { READY } from './import-thread.ts';

parentPort?.once('message', async (request: ImportRequest) => {
  const { game } = (request.record ?? {}) as { game?: unknown };
  if (typeof game === 'string') await library.get(game).catch(() => null);
  // Who asked says it back when the time of the record has begun.
  parentPort?.once('message', async () => {
    parentPort?.postMessage(await importMatch(library, request).catch(() => ({ what: 'failed' })));
  });
  parentPort?.postMessage(READY);
});
