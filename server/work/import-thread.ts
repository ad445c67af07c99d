import { Worker } from 'node:worker_threads';
import type { ImportRequest, importMatch } from '@conjure/host';

export type ImportResult = Awaited<ReturnType<typeof importMatch>>;

/** So long may a record take to be replayed, in milliseconds: nobody plays that long. */
const PATIENCE = 5_000;
/** So many at once; whoever comes then comes again. */
const AT_ONCE = 2;
const MEMORY = 256;
/** What a thread says when it has the rules, and is told when the time begins. */
export const READY = 'ready';

let busy = 0;

/** Replays a record on a thread of its own, which is ended if it takes too long. Nobody who plays waits for it. */
export async function importOnThread(
  request: ImportRequest,
  patience = PATIENCE,
): Promise<ImportResult | 'busy' | 'tooLong'> {
  if (busy >= AT_ONCE) return 'busy';
  const worker = new Worker(new URL('./importer.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  busy++;
  let late: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ImportResult | 'tooLong'>((resolve) => {
      worker.on('message', (message: ImportResult | typeof READY) => {
        // Loading the rules is nobody's fault: the time of the record begins when they are there.
        if (message !== READY) return resolve(message);
        late = setTimeout(() => resolve('tooLong'), patience);
        worker.postMessage(READY);
      });
      worker.once('error', () => resolve({ what: 'broken' }));
      worker.once('exit', () => resolve({ what: 'broken' }));
      worker.postMessage(request);
    });
  } finally {
    clearTimeout(late);
    busy--;
    void worker.terminate();
  }
}
