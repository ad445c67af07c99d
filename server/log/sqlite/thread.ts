// What the thread with the file runs: see ../sqlite.ts. A commit keeps its thread waiting for the disk.
import { parentPort, workerData } from 'node:worker_threads';
import { openTables } from './tables.ts';
import { failureOf, type LogJob, newWork } from './work.ts';

/** Jobs of one transaction: what has come while the last one was under way, and no more than these. */
const MOST = 200;

const port = parentPort;
if (port) {
  try {
    const tables = openTables(...(workerData as Parameters<typeof openTables>));
    const work = newWork(tables);
    let waiting: LogJob[] = [];
    /** Whatever goes wrong, whoever waits is told, and the thread is there for the next. */
    const perform = (jobs: readonly LogJob[]) => {
      try {
        return work(jobs);
      } catch (error) {
        return jobs.map(({ id }) => ({ id, ...failureOf(error) }));
      }
    };
    const flush = () => {
      const jobs = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      if (waiting.length > 0) setImmediate(flush);
      port.postMessage(JSON.stringify(perform(jobs)));
    };
    port.on('message', (asked: string) => {
      if (asked === 'close') {
        while (waiting.length > 0) flush();
        tables.db.close();
        port.postMessage('closed');
        port.close();
        return;
      }
      // Nobody waits for others to come: what is there at once goes together.
      if (waiting.length === 0) setImmediate(flush);
      waiting.push(...(JSON.parse(asked) as LogJob[]));
    });
    port.postMessage('open');
  } catch (error) {
    port.postMessage({ cannot: error instanceof Error ? error.message : String(error) });
    port.close();
  }
}
