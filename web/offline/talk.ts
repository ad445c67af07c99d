/** What the page says to a waiting service worker: take over now; and: which version are you? */
export const UPDATE = 'conjure.update';
export const VERSION = 'conjure.version';

export interface ForWorker {
  readonly type: typeof UPDATE | typeof VERSION;
}

export const isForWorker = (data: unknown): data is ForWorker =>
  typeof data === 'object' && data !== null && 'type' in data && (data.type === UPDATE || data.type === VERSION);
