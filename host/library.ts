import { type Game, must } from '@conjure/engine';

/** The games that can be played here. A page loads one only when it is wanted. */
export interface Library {
  readonly ids: readonly string[];
  /** The game by the rules of that version, where they are kept; else by those of now. `null`: there is no such game. */
  get(id: string, rules?: number): Promise<Game | null>;
}

export function libraryOf(games: readonly Game[]): Library {
  return {
    ids: games.map(({ id }) => id),
    get: async (id) => games.find((game) => game.id === id) ?? null,
  };
}

/** All the games that there are. */
export const gamesOf = ({ ids, get }: Library): Promise<Game[]> =>
  Promise.all(ids.map(async (id) => must((await get(id)) ?? undefined, 'game', id)));
