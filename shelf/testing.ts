import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { must } from '@conjure/engine';
import { FOLDERS } from './folders.ts';

/** A file of a game's own tests that programs use as well, such as its invariants: what it has is for the caller to know. */
export const testFile = (id: string, file: string): Promise<unknown> =>
  import(pathToFileURL(join(must(FOLDERS[id], 'the game', id), 'test', file)).href);
