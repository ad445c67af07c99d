import { once, type Phrase, type Seat } from '@conjure/engine';
import { EMPTY, type Place } from '../board.ts';
import type { Content } from '../content.ts';
import { FACES, ownData } from '../data.ts';
import { type Position, teamOf } from '../state.ts';
import { named } from './pieces.ts';
import { placeName } from './places.ts';

const FACE_PHRASES = FACES.map((face): Phrase => ({ key: `symbol.${face}` }));
export const UNROLLED_FACE: Phrase = { key: 'face.unrolled' };
/** A symbol, 5 for the Star. */
export const symbolPhrase = (symbol: number): Phrase => FACE_PHRASES[symbol];
/** What a die shows. */
export const facePhrase = (face: number): Phrase => FACE_PHRASES[face - 1] ?? UNROLLED_FACE;

const ownCards = new Map([...ownData.ordeals.cards, ...ownData.spells.cards].map(({ id, name }) => [id, name]));

/** The text files name our own cards; what somebody else's are called is said as they say. */
const cardsOf = once(
  (content: Content) =>
    new Map(
      content.cards.map(({ id, name }, i): [string, Phrase] => [
        id,
        {
          key: name === ownCards.get(id) ? `${i < content.firstSpell ? 'ordeal' : 'spell'}.${id}` : 'no text',
          or: name,
        },
      ]),
    ),
);
export const cardPhrase = (content: Content, id: string): Phrase =>
  cardsOf(content).get(id) ?? { key: 'no text', or: id };

export const familiarPhrase = (id: string): Phrase => ({ key: `familiar.${id}` });
export const personPhrase = (id: string): Phrase => ({ key: `person.${id}` });
export const seatPhrase = (at: Position, seat: Seat): Phrase => personPhrase(teamOf(at).ids[seat]);

/** A place by its name: the two rows and the common tiles by their own, the heroes' tiles by their owner. */
export function placeNamePhrase(name: string): Phrase {
  const [kind, hero, ill] = name.split(':');
  if (hero === undefined) return { key: `place.${kind}` };
  return { key: ill === undefined ? `place.${kind}` : `place.${kind}.${ill}`, facts: { seat: personPhrase(hero) } };
}

export const placePhrase = (at: Position, place: Place, otherwise = ''): Phrase =>
  placeNamePhrase(place < 0 ? otherwise : placeName(at, place));

export const NOTHING: Phrase = { key: 'piece.none' };

/** A piece on the board. */
export function heldPhrase(at: Position, piece: number): Phrase {
  if (piece === EMPTY) return NOTHING;
  const { by, ...rest } = named(at, piece);
  return 'familiar' in rest
    ? familiarPhrase(rest.familiar)
    : { key: 'piece.die', facts: { seat: seatPhrase(at, by), number: rest.number } };
}
