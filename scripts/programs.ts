import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these that is a program on this machine. */
export function programIn(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram) ?? null;
}
