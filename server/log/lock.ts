import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';

/** Who has the file now. */
export interface Holder {
  readonly pid: number;
  readonly machine: string;
  readonly since: number;
}

/**
 * One server for each file of SQLite: two writers leave no gap, but are not fair. The lock is a transaction that is never ended, in a file
 * beside it, so it is gone with whoever held it, however he ended. What comes back lets go of it.
 */
export function lockFile(file: string, now: number): { release: () => void } | { held: Holder | null } {
  if (file === ':memory:') return { release: () => {} };
  const db = new DatabaseSync(`${file}.lock`);
  try {
    db.exec('pragma busy_timeout = 500; pragma journal_mode = wal; pragma busy_timeout = 0;');
    db.exec('create table if not exists holder (pid integer, machine text, since integer)');
    db.exec('begin immediate; delete from holder');
    db.prepare('insert into holder values (?, ?, ?)').run(process.pid, hostname(), now);
    // Others can read who it is. Whoever comes between these two has it.
    db.exec('commit; begin immediate');
    return { release: () => db.close() };
  } catch {
    const held = holderIn(db);
    db.close();
    return { held };
  }
}

function holderIn(db: DatabaseSync): Holder | null {
  try {
    if (db.isTransaction) db.exec('rollback');
    const found = db.prepare('select pid, machine, since from holder').get();
    if (!found) return null;
    return { pid: Number(found.pid), machine: String(found.machine), since: Number(found.since) };
  } catch {
    return null;
  }
}
