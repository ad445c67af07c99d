/** What the page says to a service worker: take over now; which version are you?; whatever is older may go. */
export const UPDATE = 'conjure.update';
export const VERSION = 'conjure.version';
export const TIDY = 'conjure.tidy';

const TYPES = [UPDATE, VERSION, TIDY] as const;

export interface ForWorker {
  readonly type: (typeof TYPES)[number];
}

export const isForWorker = (data: unknown): data is ForWorker =>
  typeof data === 'object' && data !== null && 'type' in data && TYPES.some((type) => type === data.type);
