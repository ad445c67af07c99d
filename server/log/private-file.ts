import { closeSync, openSync } from 'node:fs';

/** Makes a file that nobody else on this machine reads, unless it is there already. What SQLite puts beside it is as open as it is. */
export function makePrivate(file: string): void {
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600));
}
