import { availableParallelism } from 'node:os';
import type { Host, Store, Think, ThinkerPool } from '@conjure/host';
import { playersHere } from '@conjure/lab';
import type { NoticeDeps, NoticeSender } from '../notices/sending.ts';
import { type JobsOptions, openJobs } from './jobs.ts';
import { shareThoughts } from './shared-thoughts.ts';
import { playForOthers } from './studies.ts';

/** So many people are told of their turns at once: it is waiting for others' machines. */
const NOTICES = 4;

/** What a process does for the others at its database, and they for it. */
export interface Sharing {
  readonly think: Think;
  readonly shareNotice: NonNullable<NoticeDeps['share']>;
  /** Takes part in the work: thinks for bots of all processes, tells people of their turns and plays for the laboratory. */
  take(
    state: { host: Pick<Host, 'wake'>; notices: Pick<NoticeSender, 'canTell' | 'deliver'> },
    threads?: number,
  ): Promise<void>;
  /** What is under way has so long to end, in milliseconds. */
  end(ms?: number): Promise<void>;
}

/** Shares work out among all processes at a PostgreSQL. `own`: where it is done that falls to this one. */
export async function shareWork(
  url: string,
  store: Store,
  own: ThinkerPool,
  options: JobsOptions = {},
): Promise<Sharing> {
  const jobs = await openJobs(url, options);
  const thoughts = shareThoughts(jobs, store, own);
  let endPlaying = async () => {};
  return {
    think: thoughts.think,
    shareNotice: (notice) => jobs.send('notice', notice, `notice ${notice.player} ${notice.match} ${notice.turn}`),
    async take({ host, notices }, threads = availableParallelism()) {
      const players = playersHere(threads);
      endPlaying = () => players.end();
      await thoughts.work(host, threads);
      if (notices.canTell) await jobs.take('notice', NOTICES, (notice) => notices.deliver(notice));
      await playForOthers(jobs, { ...players, atOnce: threads });
    },
    async end(ms) {
      await jobs.end(ms);
      await endPlaying();
    },
  };
}
