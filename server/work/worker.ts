import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { newHost, type Scheduler } from '@conjure/host';
import { playersHere } from '@conjure/lab';
import { library } from '../library.ts';
import { postgresDatabase } from '../log/postgres.ts';
import { openJobs } from './jobs.ts';
import { shareThoughts } from './shared-thoughts.ts';
import { playForOthers } from './studies.ts';
import { newThreads } from './threads.ts';

export interface WorkWishes {
  /** Where to listen for what others say, if a pooler stands at the other address. */
  readonly listen?: string;
  /** As many thoughts and batches at once. */
  readonly threads?: number;
  complain?(error: unknown): void;
}

const scheduler: Scheduler = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Takes part in the work at a PostgreSQL, and speaks to nobody: thinks for bots, and plays for the laboratory. */
export async function startWork(url: string, wishes: WorkWishes = {}): Promise<{ end(): Promise<void> }> {
  const size = wishes.threads ?? availableParallelism();
  const database = await postgresDatabase(url, wishes);
  const jobs = await openJobs(url, wishes);
  const threads = newThreads(size);
  const players = playersHere(size);
  const thoughts = shareThoughts(jobs, database.store, threads);
  const host = newHost({
    games: library,
    store: database.store,
    scheduler,
    send: () => {},
    newId: randomUUID,
    think: thoughts.think,
    complain: (error) => wishes.complain?.(error),
  });
  await thoughts.work(host, size);
  await playForOthers(jobs, { ...players, atOnce: size });
  return {
    async end() {
      await jobs.end();
      host.end();
      await host.idle();
      threads.end();
      await players.end();
      await database.close();
    },
  };
}
