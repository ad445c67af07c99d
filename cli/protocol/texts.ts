import type { DemonsView } from '@conjure/demons';
import { type GameTexts, textsOf } from '@conjure/demons/texts.ts';
import type { Phrase, Seat } from '@conjure/engine';
import { type Lang, langs } from '@conjure/words';

/** What a game has to say. */
interface Book {
  readonly texts: ReadonlyMap<Lang, GameTexts>;
  /** What the one in a seat is called. */
  seatName(view: unknown, seat: Seat): Phrase;
}

/** The books of all games, by the game's id. */
export type Library = ReadonlyMap<string, Book>;

/** Read once, before the first request: a reply is made without waiting for anything. */
export async function loadLibrary(): Promise<Library> {
  const demons = await Promise.all(langs.map(async (lang) => [lang, await textsOf(lang)] as const));
  return new Map([['demons', { texts: new Map(demons), seatName: magicianIn }]]);
}

function magicianIn(view: unknown, seat: Seat): Phrase {
  const { name } = (view as DemonsView).magicians[seat];
  return { key: `magician.${name}`, or: name };
}
