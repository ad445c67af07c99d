import type { Library } from '@conjure/host';
import { boxOf, GAMES } from '@conjure/shelf';

/** The games of the shelf, each loaded when it is first played. */
export const library: Library = {
  ids: GAMES,
  get: async (id) => (await boxOf(id))?.game ?? null,
};
