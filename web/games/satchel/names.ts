import type { Facts, Phrase } from '@conjure/engine';
import type { PlaceName } from '@conjure/satchel/view';

/** How things are said: words of the page by key, phrases of the game. */
export interface Words {
  t(key: string, facts?: Facts): string;
  say(phrase: Phrase): string;
}

/** A phrase of the game's own texts. */
export const phrase = (key: string, facts: Facts = {}): Phrase => ({ key, facts });

export const personName = (id: string): Phrase => ({ key: `person.${id}`, or: id });
export const symbolName = (symbol: string): Phrase => ({ key: `symbol.${symbol}`, or: symbol });
export const familiarName = (id: string): Phrase => ({ key: `familiar.${id}`, or: id });

/** Cards of somebody else's making have no name here but their number. */
export const cardName = (kind: 'ordeal' | 'spell', id: string): Phrase => ({ key: `${kind}.${id}`, or: id });

/** `H1`, `chest`, `satchel:green`, `remedy:green:hex`. */
export function placeName(place: PlaceName): Phrase {
  const [kind, hero, ill] = place.split(':');
  if (hero === undefined) return { key: `place.${kind}`, or: place };
  return { key: ill === undefined ? `place.${kind}` : `place.${kind}.${ill}`, facts: { seat: personName(hero) } };
}

/** Somebody's letter on dice: family names begin with different ones. */
export const letterOf = (name: string): string => [...(name.split(' ').at(-1) ?? '')][0] ?? '';
