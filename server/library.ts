import type { Library } from '@conjure/host';
import { boxOf, GAMES, pastOf } from '@conjure/shelf';

/** The games of the shelf, each loaded when it is first played; for old matches by the rules they began with. */
export const library: Library = {
  ids: GAMES,
  async get(id, rules) {
    const box = await boxOf(id);
    if (!box || rules === undefined || rules === box.game.version) return box?.game ?? null;
    // Rules of a newer release are another process's.
    if (rules > box.game.version) return null;
    return (await pastOf(id, rules)) ?? box.game;
  },
};
