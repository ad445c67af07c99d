import type { Store } from '@conjure/host';
import type { PeopleStore } from '../people/store.ts';

/** Where a server keeps everything: the logs of the matches, and people. */
export interface Database {
  readonly store: Store;
  readonly people: PeopleStore;
  /** Other processes use it as well: what they do is looked for. */
  readonly shared: boolean;
  /** Whether it can be relied upon now; else why not, in a few words. */
  ready(): Promise<true | string>;
  /** What time it is there, in milliseconds; absent where it is this machine's own. */
  clock?(): Promise<number>;
  /** What is under way is kept first. */
  close(): Promise<void>;
}
