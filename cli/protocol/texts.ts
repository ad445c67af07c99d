import type { GameTexts } from '@conjure/engine/content';
import type { Box, Schemas } from '@conjure/shelf';
import { LANGUAGES, type Language } from '@conjure/words';

/** What a game has to say. */
interface SpokenGame extends Pick<Box, 'seatName'> {
  readonly texts: ReadonlyMap<Language, GameTexts>;
  readonly schemas: Schemas;
}

/** The books of all games, by the game's id. */
export type SpokenGames = ReadonlyMap<string, SpokenGame>;

/** Read once, before the first request: a reply is made without waiting for anything. */
export async function loadLibrary(boxes: readonly Box[]): Promise<SpokenGames> {
  const books = boxes.map(async ({ game, seatName, textsOf, schemas }): Promise<[string, SpokenGame]> => {
    const texts = await Promise.all(LANGUAGES.map(async (lang) => [lang, await textsOf(lang)] as const));
    return [game.id, { texts: new Map(texts), schemas: await schemas(), seatName }];
  });
  return new Map(await Promise.all(books));
}
