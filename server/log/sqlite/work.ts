import type { SqlStatement } from '../sql.ts';
import { type Log, logIn } from './log.ts';
import type { Tables } from './tables.ts';

/** What can be asked of the thread that has the file: a function of the log, or statements. */
export type LogTask =
  | { [D in keyof Log]: { do: D; with: Parameters<Log[D]> } }[keyof Log]
  | { do: 'run'; with: readonly SqlStatement[] };

export interface LogJob {
  readonly id: number;
  readonly task: LogTask;
}

/** `disk`: it is the disk's fault, and others will fare no better; `unknown`: nobody knows whether it is there. */
export type JobResult = { readonly id: number } & (
  | { is: unknown }
  | { failed: string; disk?: true }
  | { unknown: true }
);

const READING: readonly LogTask['do'][] = ['read', 'heads', 'due', 'snapshot', 'list'];
export const isReading = (task: LogTask) =>
  READING.includes(task.do) || (task.do === 'run' && task.with.every(({ text }) => text.startsWith('select')));

/** What is written together is sorted by this, as it is where several processes write: then nobody waits in a circle. */
const matchOf = ({ task }: LogJob): string => {
  if (task.do === 'create') return task.with[0].match;
  return task.do === 'append' || task.do === 'snap' || task.do === 'delete' ? task.with[0] : '';
};

/**
 * Does jobs together: all that is to be written in one transaction, so that the disk is waited for once, and then what is only read. A
 * job that fails takes no other with it, unless the disk fails for all.
 */
export function newWork(tables: Tables): (jobs: readonly LogJob[]) => JobResult[] {
  const { db, run } = tables;
  const log = logIn(tables);
  const perform = (task: LogTask): unknown => {
    if (task.do === 'run') return task.with.map(run);
    return (log[task.do] as (...args: readonly unknown[]) => unknown)(...task.with);
  };

  const performInSavepoint = ({ id, task }: LogJob): JobResult => {
    db.exec('savepoint job');
    try {
      const is = perform(task) ?? null;
      db.exec('release job');
      return { id, is };
    } catch (error) {
      // A full disk ends the whole transaction by itself.
      if (!db.isTransaction) throw error;
      db.exec('rollback to job; release job');
      return { id, ...failureOf(error) };
    }
  };
  /** To go back to before a job SQLite keeps every page that it changes: that is only done where one of them has failed. */
  const write = (jobs: readonly LogJob[], isCareful = false): JobResult[] => {
    const allFail = (error: unknown): JobResult[] => jobs.map(({ id }) => ({ id, ...failureOf(error) }));
    let results: JobResult[];
    try {
      db.exec('begin immediate');
      results = jobs.map((job) =>
        isCareful ? performInSavepoint(job) : { id: job.id, is: perform(job.task) ?? null },
      );
    } catch (error) {
      const isOpen = db.isTransaction;
      if (isOpen) db.exec('rollback');
      return isOpen && !isCareful && jobs.length > 1 ? write(jobs, true) : allFail(error);
    }
    try {
      db.exec('commit');
      return results;
    } catch (error) {
      if (!db.isTransaction) return jobs.map(({ id }) => ({ id, unknown: true }));
      db.exec('rollback');
      return allFail(error);
    }
  };
  const read = ({ id, task }: LogJob): JobResult => {
    try {
      return { id, is: perform(task) ?? null };
    } catch (error) {
      return { id, ...failureOf(error) };
    }
  };

  return (jobs) => {
    const writing = jobs.filter(({ task }) => !isReading(task));
    const sorted = writing.toSorted((a, b) => (matchOf(a) < matchOf(b) ? -1 : matchOf(a) > matchOf(b) ? 1 : 0));
    const written = sorted.length > 0 ? write(sorted) : [];
    return [...written, ...jobs.filter(({ task }) => isReading(task)).map(read)];
  };
}

/** SQLite's codes for what is wrong with the disk or the file: read-only, input and output, corrupt, full, cannot be opened, no database. */
const DISK: readonly number[] = [8, 10, 11, 13, 14, 26];

/** What went wrong; the least eight bits of a code say of which kind it is. */
export function failureOf(error: unknown): { failed: string; disk?: true } {
  const { errcode = 0 } = error as { errcode?: number };
  const failed = error instanceof Error ? error.message : String(error);
  return { failed, ...(DISK.includes(errcode & 0xff) ? { disk: true } : {}) };
}
