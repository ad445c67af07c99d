// What a thread runs that makes a log of a record: see bringing.ts.
import { parentPort } from 'node:worker_threads';
import { type BringWish, broughtOnline } from '@conjure/host';
import { library } from '../library.ts';

parentPort?.on('message', async (wish: BringWish) => {
  parentPort?.postMessage(await broughtOnline(library, wish).catch(() => ({ what: 'failed' })));
});
