import type { Phrase } from '@conjure/engine';
import { type Content, cardPhrase, personPhrase, placeNamePhrase, placeNamesOf, SYMBOLS } from '@conjure/satchel';
import type { SatchelView } from '@conjure/satchel/view';
import { type Lexicon, lexiconFrom, type NamedThing, named } from '../lexicon.ts';

/** The kinds of things that an answer can name; a number is a die or a slot by where it stands. */
export type Thing = 'number' | 'place' | 'aim' | 'symbol' | 'card';

const NUMBERS = Array.from({ length: 9 }, (_, i): NamedThing => ({ name: String(i + 1), value: i + 1 }));

export function lexiconOf(content: Content, view: SatchelView, say: (phrase: Phrase) => string): Lexicon<Thing> {
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  const places = (): NamedThing[] => [
    // Also those that this match or this moment does not have: the rules say why not.
    ...[...placeNamesOf(content)].flatMap((place) => named(place, place, say(placeNamePhrase(place)))),
    ...(own?.side === 'heroes' ? named(`satchel:${own.id}`, 'satchel', say({ key: 'tile.satchel' })) : []),
    ...named('chest', say({ key: 'tile.chest' })),
  ];
  return lexiconFrom<Thing>({
    number: () => NUMBERS,
    place: places,
    aim: () => [...view.seats.slice(1).flatMap(({ id }) => heroNames(id, say)), ...places()],
    symbol: () => SYMBOLS.flatMap((symbol) => named(symbol, say({ key: `symbol.${symbol}` }), symbol)),
    card: () => [
      ...places(),
      ...view.places.flatMap(({ place, card }) =>
        card ? named(place, say(cardPhrase(content, card.card)), card.card) : [],
      ),
    ],
  });
}

/** By colour, by the whole name and by either half of it. */
function heroNames(id: string, say: (phrase: Phrase) => string): NamedThing[] {
  const name = say(personPhrase(id));
  return named(id, id, say({ key: `hero.${id}` }), name, ...name.split(' '));
}
