import { pathToFileURL } from 'node:url';
import type { Game } from '@conjure/engine';
import { type Library, libraryOf } from '@conjure/host';
import { root } from '../../../scripts/node.mjs';

/** The example's rules stay as they are; it is no package. */
export async function exampleLibrary(): Promise<Library> {
  const { embers } = (await import(pathToFileURL(`${root}/examples/embers/index.ts`).href)) as { embers: Game };
  return libraryOf([embers]);
}
