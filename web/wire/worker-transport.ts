import type { Transport } from './wire.ts';

/** A worker of the page. All begin with the same file, and do what they are named for. */
export const startWorker = (name: 'host' | 'reviewer'): Worker =>
  new Worker(new URL('../worker/host.ts', import.meta.url), { type: 'module', name });

/** The host in a worker of the page. If it dies, the next message starts another: matches are kept after every answer. */
export function workerTransport(): Transport & { prepare(): void } {
  let worker: Worker | null = null;
  let heard: Parameters<Transport['hear']>[0] = () => {};
  let lost = () => {};
  const start = () => {
    const fresh = startWorker('host');
    fresh.addEventListener('message', ({ data }) => heard(data));
    fresh.addEventListener('error', (event) => {
      event.preventDefault();
      fresh.terminate();
      if (worker === fresh) worker = null;
      lost();
    });
    return fresh;
  };
  return {
    /** Lets it come before it is spoken to. */
    prepare() {
      worker ??= start();
    },
    send(message) {
      worker ??= start();
      worker.postMessage(message);
    },
    hear: (tell) => {
      heard = tell;
    },
    broken: (tell) => {
      lost = tell;
    },
  };
}
