import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILES, type DataFile, type DemonsGame, demonsFrom } from '@conjure/demons';
import type { Fault } from '@conjure/engine';

/** What is wrong with a folder of data: a file that is no JSON, or one that says something else than is expected. */
export type DataTrouble = { readonly none: string } | { readonly broken: string } | { readonly fault: Fault };

/** The data files that a folder has. */
export function dataIn(folder: string): { replaced: Partial<Record<DataFile, unknown>> } | { trouble: DataTrouble } {
  const replaced: Partial<Record<DataFile, unknown>> = {};
  for (const name of DATA_FILES) {
    const path = join(folder, `${name}.json`);
    if (!existsSync(path)) continue;
    try {
      replaced[name] = JSON.parse(readFileSync(path, 'utf8'));
    } catch {
      return { trouble: { broken: path } };
    }
  }
  if (Object.keys(replaced).length > 0) return { replaced };
  return { trouble: { none: DATA_FILES.map((name) => `${name}.json`).join(', ') } };
}

/** The game with the files of a folder in place of its own ones; what the folder does not have stays as it is. */
export function gameWithData(folder: string | undefined): { game: DemonsGame } | { trouble: DataTrouble } {
  const data = folder === undefined ? { replaced: {} } : dataIn(folder);
  if ('trouble' in data) return data;
  const made = demonsFrom(data.replaced);
  return 'fault' in made ? { trouble: { fault: made.fault } } : made;
}
