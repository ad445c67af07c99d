import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Store } from '@conjure/host';
import { peopleStore } from '../people/people-store.ts';
import type { Database } from './database.ts';
import type { Sql } from './sql.ts';
import type { Log } from './sqlite/log.ts';
import type { openTables } from './sqlite/tables.ts';
import { isReading, type JobResult, type LogJob, type LogTask } from './sqlite/work.ts';

/** Under this share of the disk there is no room to be relied upon. */
const LEAST_FREE = 0.05;

/**
 * Keeps everything in a file of SQLite, or in memory by the name ":memory:". A row is on the disk when `append` is done. The file has a
 * thread of its own; what is to be written at the same time is written together.
 */
export async function sqliteDatabase(file: string, { readOnly = false } = {}): Promise<Database> {
  const thread = new Worker(new URL('./sqlite/thread.ts', import.meta.url), {
    workerData: [file, readOnly] satisfies Parameters<typeof openTables>,
    execArgv: [],
    name: 'sqlite',
  });
  const waiting = new Map<number, { resolve: (is: unknown) => void; reject: (error: Error) => void; task: LogTask }>();
  const followers = new Set<(match: string, n?: number) => void>();
  let jobs = 0;
  /** Why the disk did not take the last thing that was to be written. */
  let trouble: string | null = null;
  let ended: (() => void) | null = null;
  /** Why nothing is done any more, where the thread is gone without having been told to. */
  let gone: Error | null = null;

  const settle = (answer: JobResult) => {
    const job = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (!job) return;
    const isUnknown = 'unknown' in answer;
    // What fails for another reason is its own fault, and no other will.
    const isOwnFault = 'failed' in answer && !answer.disk;
    if (!isReading(job.task) && !isOwnFault)
      trouble = isUnknown ? 'a commit came to nothing known' : 'failed' in answer ? answer.failed : null;
    if ('is' in answer) job.resolve(answer.is);
    else if (isUnknown && job.task.do === 'append') job.resolve('unknown');
    else job.reject(new Error(isUnknown ? 'nobody knows whether it was kept' : answer.failed));
  };
  const failAll = (error: Error) => {
    gone = error;
    trouble = error.message;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    ended?.();
  };
  /** What is asked at the same time goes as one text: a thread is handed many small objects far more slowly. */
  let outgoing: LogJob[] = [];
  const flush = () => {
    if (outgoing.length > 0) thread.postMessage(JSON.stringify(outgoing));
    outgoing = [];
  };
  const ask = (task: LogTask): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (ended) return reject(new Error('the database is closed'));
      if (gone) return reject(gone);
      const id = jobs++;
      waiting.set(id, { resolve, reject, task });
      if (outgoing.push({ id, task }) === 1) setImmediate(flush);
    });

  await new Promise<void>((resolve, reject) => {
    thread.on('message', (said: string | { cannot: string }) => {
      if (said === 'open') resolve();
      else if (said === 'closed') ended?.();
      else if (typeof said !== 'string') reject(new Error(said.cannot));
      else for (const answer of JSON.parse(said) as JobResult[]) settle(answer);
    });
    thread.on('error', (error: unknown) => {
      const why = error instanceof Error ? error : new Error(String(error));
      failAll(why);
      reject(why);
    });
    thread.on('exit', () => failAll(new Error('the thread of the database has ended')));
  });

  const run: Sql = (...statements) => ask({ do: 'run', with: statements }) as ReturnType<Sql>;
  const store: Store = {
    create: (...args) => ask({ do: 'create', with: args }) as ReturnType<Store['create']>,
    async append(match, rows, projection) {
      const task: LogTask = { do: 'append', with: [match, rows, projection] };
      const appended = (await ask(task)) as Awaited<ReturnType<Store['append']>>;
      if (appended === 'done') for (const wake of followers) wake(match, rows.at(-1)?.n);
      return appended;
    },
    async read(...args) {
      const found = (await ask({ do: 'read', with: args })) as ReturnType<Log['read']>;
      return found && { ...found, rows: found.rows.map(({ body, ...row }) => ({ ...row, body: JSON.parse(body) })) };
    },
    heads: async (matches) => new Map((await ask({ do: 'heads', with: [matches] })) as [string, number][]),
    due: (...args) => ask({ do: 'due', with: args }) as Promise<string[]>,
    follow(wake) {
      followers.add(wake);
      return () => followers.delete(wake);
    },
    async snap(...args) {
      await ask({ do: 'snap', with: args });
    },
    snapshot: async (...args) => JSON.parse(((await ask({ do: 'snapshot', with: args })) as string | null) ?? 'null'),
    list: () => ask({ do: 'list', with: [] }) as ReturnType<Store['list']>,
    async delete(...args) {
      await ask({ do: 'delete', with: args });
    },
  };

  return {
    store,
    people: peopleStore(run),
    shared: false,
    async ready() {
      if (trouble !== null) return trouble;
      if (file === ':memory:') return true;
      const { bavail, blocks } = await statfs(dirname(file));
      return bavail / blocks >= LEAST_FREE || 'the disk is nearly full';
    },
    close: () =>
      new Promise((resolve) => {
        if (ended || gone) return resolve();
        ended = resolve;
        flush();
        thread.postMessage('close');
      }),
  };
}
