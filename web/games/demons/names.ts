import type { DemonsView, HexName, Item, MortalId } from '@conjure/demons/view';
import type { Facts, Phrase, Seat } from '@conjure/engine';
import { printed } from './printed.ts';

/** How things are said: words of the page by key, phrases of the game. */
export interface Words {
  t(key: string, facts?: Facts): string;
  say(phrase: Phrase): string;
}

/** A phrase of the game's own texts. */
export const phrase = (key: string, facts: Facts = {}): Phrase => ({ key, facts });

/** `Cathedral of Ani` has the key `cathedral-of-ani`. */
const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export const spiritName = (number: number): Phrase => ({ key: `spirit.${number}`, or: `${number}` });
export const mortalName = (id: MortalId): Phrase => ({ key: `mortal.${id}`, or: id });
export const siteName = (site: string): Phrase => ({ key: `site.${slug(site)}`, or: site });

export function magicianName({ magicians }: DemonsView, seat: Seat): Phrase {
  const { name } = magicians[seat];
  return { key: `magician.${name}`, or: name };
}

export function itemName({ boxes }: DemonsView, item: Item): Phrase {
  return item === 'ring' ? { key: 'ring' } : siteName(boxes.find(({ box }) => box === item)?.site ?? item);
}

/** The city that is printed in a hex, standing or not. */
export function cityName(hex: HexName): Phrase | null {
  const { city } = printed.map.hexes[hex] ?? {};
  return city === undefined ? null : { key: `city.${slug(city)}`, or: city };
}

/** By hex, for the board. */
export const citiesIn = ({ say }: Words): Record<HexName, string> =>
  Object.fromEntries(
    Object.keys(printed.map.hexes).flatMap((hex) => {
      const city = cityName(hex);
      return city ? [[hex, say(city)]] : [];
    }),
  );
