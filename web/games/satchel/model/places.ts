import type { Phrase } from '@conjure/engine';
import type { FaceName, Piece, PlaceName, PlaceView, SatchelView } from '@conjure/satchel/view';

import { cardName, familiarName, personName, phrase, placeName, symbolName, type Words } from '../names.ts';
import { type Held, spotId } from './answers.ts';

/** A piece as the board draws it. */
interface PieceShape {
  readonly token: string;
  /** Whose it is: `green`, `sorcerer`. */
  readonly owner: string;
  readonly letter: string;
  /** What a die shows; nothing for a familiar. */
  readonly face: FaceName | null;
  readonly familiar: string | null;
}

export interface SlotShape {
  readonly id: string;
  readonly symbol: FaceName;
  readonly piece: PieceShape | null;
  /** What would lie in it: as an adviser would have it, or as it is held over it. */
  readonly ghost: PieceShape | null;
  /** Takes what is held, or something. */
  readonly lit: boolean;
  /** Who may take back the piece in it. */
  readonly takes: number | null;
  /** Who among several at one screen points at it. */
  readonly marks: readonly Mark[];
  readonly label: string;
}

interface Mark {
  readonly owner: string;
  readonly letter: string;
}

export interface PlaceShape {
  readonly place: PlaceName;
  readonly kind: PlaceView['kind'];
  /** `H1`. */
  readonly tag: string;
  /** What is printed on top. */
  readonly title: string;
  readonly card: PlaceView['card'];
  readonly closed: PlaceView['closed'];
  /** Whose colours frame it. */
  readonly owner: string | null;
  readonly slots: readonly SlotShape[];
  /** Whether a spell can be aimed at it now. */
  readonly aimed: boolean;
  readonly label: string;
}

export const dieToken = (seat: number, number: number): string => `die-${seat}-${number}`;
const tokenOf = (piece: Piece): string =>
  'familiar' in piece ? `familiar-${piece.familiar}` : dieToken(piece.by, piece.number);

/** What the places need to know beside the position. */
export interface Attention {
  /** Who may take back what lies in a slot. */
  readonly takes: ReadonlyMap<string, number>;
  readonly lit: ReadonlySet<string>;
  /** Seats that point at a slot. */
  readonly marks: ReadonlyMap<string, readonly number[]>;
  /** Places and heroes that the spell in hand can be aimed at. */
  readonly aims: ReadonlySet<string>;
  /** What would be laid, and in which slot. */
  readonly ghost: Ghost | null;
  /** A letter for each seat. */
  readonly letters: readonly string[];
}

/** A piece that is not laid yet. */
export interface Ghost {
  readonly spot: string;
  readonly seat: number;
  readonly held: Held;
}

export function placesOf(view: SatchelView, attention: Attention, words: Words): PlaceShape[] {
  return view.places.map((place) => placeShape(view, place, attention, words));
}

function placeShape(view: SatchelView, place: PlaceView, attention: Attention, { say, t }: Words): PlaceShape {
  const { card, kind } = place;
  const name = placeName(place.place);
  const slots = place.slots.map(({ symbol, piece, face }, i): SlotShape => {
    const id = spotId({ place: place.place, slot: i + 1 });
    const takes = attention.takes.get(id) ?? null;
    const lit = piece === null && attention.lit.has(id);
    const holds = piece ? pieceName(view, piece) : null;
    return {
      id,
      symbol,
      piece: piece && pieceShape(view, piece, face, attention.letters),
      ghost:
        piece === null && attention.ghost?.spot === id ? ghostShape(view, attention.ghost, attention.letters) : null,
      lit,
      takes,
      marks: (attention.marks.get(id) ?? []).map((seat) => ({
        owner: view.seats[seat].id,
        letter: attention.letters[seat],
      })),
      label: t('satchel.slot', {
        place: name,
        slot: i + 1,
        symbol: symbolName(symbol),
        holds: holds ?? 'none',
        can: takes !== null ? 'take' : lit ? 'lay' : 'none',
      }),
    };
  });
  return {
    place: place.place,
    kind,
    tag: say(name),
    title: card
      ? say(cardName(isOrdeal(card.card) ? 'ordeal' : 'spell', card.card))
      : say(phrase(`tile.${TILES[kind] ?? kind}`)),
    card,
    closed: place.closed,
    owner: place.owner === null ? null : view.seats[place.owner].id,
    slots,
    aimed: attention.aims.has(place.place),
    label: say(placePhrase(view, place)),
  };
}

/** Remedies by what they are called as tiles. */
const TILES: Partial<Record<PlaceView['kind'], string>> = { hex: 'remedyHex', wound: 'remedyWound' };

/** Thorns lie among the ordeals as the spells they were. */
const isOrdeal = (card: string): boolean => card.startsWith('O');

function pieceShape(view: SatchelView, piece: Piece, face: FaceName | null, letters: readonly string[]): PieceShape {
  return {
    token: tokenOf(piece),
    owner: view.seats[piece.by].id,
    letter: letters[piece.by],
    face,
    familiar: 'familiar' in piece ? piece.familiar : null,
  };
}

/** A familiar that lies somewhere, or is asleep, is nobody's to lay. */
function ghostShape(view: SatchelView, { seat, held }: Ghost, letters: readonly string[]): PieceShape | null {
  const { dice, familiars } = view.seats[seat];
  const awake = familiars.find(({ is }) => is === 'awake');
  const piece = held === 'familiar' ? awake && { by: seat, familiar: awake.familiar } : { by: seat, number: held };
  const face = dice.find(({ number }) => number === held)?.face ?? null;
  return piece ? pieceShape(view, piece, face, letters) : null;
}

function pieceName(view: SatchelView, piece: Piece): Phrase {
  if ('familiar' in piece) return familiarName(piece.familiar);
  return phrase('piece.die', { seat: personName(view.seats[piece.by].id), number: piece.number });
}

/** The sentence with which the game itself describes a place. */
function placePhrase(view: SatchelView, place: PlaceView): Phrase {
  const pieces = place.slots.flatMap(({ piece }, i) =>
    piece ? [phrase('position.piece', { piece: pieceName(view, piece), slot: i + 1 })] : [],
  );
  const facts = {
    place: placeName(place.place),
    slots: place.slots.map(({ symbol }) => symbolName(symbol)),
    pieces,
    closed: place.closed ?? 'none',
  };
  if (!place.card) return phrase('position.tile', facts);
  const { card, group, banner } = place.card;
  return phrase('position.card', {
    ...facts,
    card: cardName(isOrdeal(card) ? 'ordeal' : 'spell', card),
    group: phrase(`group.${group}`),
    banner: banner ? symbolName(banner) : 'none',
  });
}
