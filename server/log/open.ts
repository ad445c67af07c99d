import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from './database.ts';
import { type Holder, lockFile } from './lock.ts';
import { sqliteDatabase } from './sqlite.ts';

export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address);

export interface OpenOptions {
  /** Where to listen for what other processes say, where a pooler stands before PostgreSQL. */
  readonly listen?: string;
  complain?(error: unknown): void;
}

/** Opens a database for a server: a file of SQLite, which it then has to itself, or PostgreSQL. */
export async function openDatabase(
  address: string,
  options: OpenOptions = {},
): Promise<Database | { held: Holder | null }> {
  if (isPostgres(address)) return (await import('./postgres.ts')).postgresDatabase(address, options);
  if (address !== ':memory:') mkdirSync(dirname(address), { recursive: true, mode: 0o700 });
  const lock = lockFile(address, Date.now());
  if ('held' in lock) return lock;
  try {
    const database = await sqliteDatabase(address);
    return {
      ...database,
      async close() {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
