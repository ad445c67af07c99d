import { appendFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ServerSettings } from './settings.ts';

/**
 * Where a server's journal is written. One that is run for others writes it where whoever runs it reads it, line by line; at home
 * people see words alone, and the journal lies beside their matches.
 */
export function journalWriter({
  db,
  origins,
  only,
}: Pick<ServerSettings, 'db' | 'origins' | 'only'>): (line: string) => void {
  const isHome = origins.length === 0 && only === undefined && !db.includes('://') && db !== ':memory:';
  if (!isHome) return (line) => void process.stderr.write(line);
  const file = join(dirname(db), 'journal.log');
  return (line) => {
    try {
      appendFileSync(file, line, { mode: 0o600 });
    } catch {
      // A disk that is full must not end a match.
    }
  };
}
