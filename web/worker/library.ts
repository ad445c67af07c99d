import type { Game } from '@conjure/engine';
import type { Library } from '@conjure/host';

/** Every path is spelled out: packers find files by that. */
const LOADERS: Record<string, () => Promise<Game>> = {
  demons: async () => (await import('@conjure/demons')).demons as unknown as Game,
  lodge: async () => (await import('@conjure/lodge')).lodge as unknown as Game,
  satchel: async () => (await import('@conjure/satchel')).satchel as unknown as Game,
  sorcery: async () => (await import('@conjure/sorcery')).sorcery as unknown as Game,
};

/** The games of the page, each loaded when it is first played. */
export const library: Library = {
  ids: Object.keys(LOADERS),
  get: async (id) => (Object.hasOwn(LOADERS, id) ? LOADERS[id]() : null),
};
