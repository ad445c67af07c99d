import { LOADERS } from 'games:rules';
import type { Library } from '@conjure/host';

/** The games of the page, each loaded when it is first played. */
export const library: Library = {
  ids: Object.keys(LOADERS),
  get: async (id) => (Object.hasOwn(LOADERS, id) ? LOADERS[id]() : null),
};
