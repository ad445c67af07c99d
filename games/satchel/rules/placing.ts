import type { Seat } from '@conjure/engine';
import {
  CHEST,
  EMPTY,
  HURT,
  heroSeatOf,
  isHeroCard,
  isSatchel,
  KEEPER,
  OFF,
  type Place,
  STAR,
  UNROLLED,
  WIDTH,
  WYRM_TILE,
} from '../board.ts';
import type { Position } from '../state.ts';
import { matches, wildOf } from './matching.ts';
import { diceOf, dieNumbered, familiarAtHome, isFamiliar, sleepingFamiliar } from './pieces.ts';
import { ownSide, pieceAt, placeOf, slotsOf } from './places.ts';
import type { Code } from './refusals.ts';

/** A die must be one of the seat's own and show a face. [B12] */
export function judgeDie(at: Position, seat: Seat, number: number): Code | null {
  if (number > diceOf(at, seat)) return 'NO_SUCH_DIE';
  const die = dieNumbered(at, seat, number);
  const lies = at.state.lies[die];
  if (lies === HURT) return 'DIE_HURT';
  if (lies !== OFF) return 'DIE_PLACED';
  return at.state.faces[die] === UNROLLED ? 'DIE_UNROLLED' : null;
}

/** Whether a piece of the seat may go into the slot, in the order of checks that names the reason. It is asked once, when it is laid. [B13] [B20] [B61] */
export function judgeSlot(at: Position, seat: Seat, piece: number, place: Place, slot: number): Code | null {
  const symbols = place < 0 ? null : slotsOf(at, place);
  if (symbols === null || slot >= symbols.length) return 'NO_SUCH_SLOT';
  return (
    judgeSide(seat, place) ??
    judgeWyrm(at, place) ??
    (pieceAt(at, place, slot) === EMPTY ? null : 'SLOT_FULL') ??
    judgeStar(at, piece, symbols[slot]) ??
    judgeHome(at, place) ??
    judgeOnePlace(at, seat, place) ??
    judgeColours(at, seat, place) ??
    judgeFit(at, seat, piece, symbols[slot], wildOf(at, seat))
  );
}

/** What holds for a place as long as pieces of the seat lie there. */
export const judgeLying = (at: Position, seat: Seat, place: Place): Code | null =>
  judgeSide(seat, place) ?? judgeWyrm(at, place) ?? judgeOnePlace(at, seat, place) ?? judgeColours(at, seat, place);

/** Why nobody can place there now. */
export const judgeOpen = (at: Position, place: Place): Code | null => judgeWyrm(at, place) ?? judgeHome(at, place);

/** What can be said of a place without looking at a slot. */
export const judgePlace = (at: Position, seat: Seat, place: Place): Code | null =>
  judgeLying(at, seat, place) ?? judgeHome(at, place);

/** [B14] [R7] */
const judgeSide = (seat: Seat, place: Place): Code | null => (ownSide(seat, place) ? null : 'WRONG_SIDE');

/** The card under the Wyrm is closed; its tile is open only while it is out. [B38] [B40] */
function judgeWyrm({ state }: Position, place: Place): Code | null {
  if (isHeroCard(place)) return state.wyrm === place + 1 ? 'WYRM_BLOCKS' : null;
  return place === WYRM_TILE && state.wyrm === 0 ? 'WYRM_AWAY' : null;
}

/** A Satchel or the Chest takes Stars only while it has a familiar to wake, from the first Star on. [F9] [R1] [R2] */
function judgeHome(at: Position, place: Place): Code | null {
  if (place !== CHEST && !isSatchel(place)) return null;
  const owner = place === CHEST ? KEEPER : heroSeatOf(place);
  const there = at.state.options.fillNeedsInactive ? sleepingFamiliar(at, owner) >= 0 : familiarAtHome(at, owner);
  return there ? null : 'NO_FAMILIAR';
}

/** All pieces of a seat lie in one place, familiars too. [B15] [F16] [R5] [R6] */
function judgeOnePlace(at: Position, seat: Seat, place: Place): Code | null {
  const own = placeOf(at, seat);
  return own === OFF || own === place ? null : 'ONE_PLACE';
}

/** Pieces of two seats at most; a familiar that was played counts like a die, and a person’s two heroes are two. [B16] [F18] [R18] */
const judgeColours = (at: Position, seat: Seat, place: Place): Code | null =>
  atMostTwo(coloursOn(at, place) | (1 << seat)) ? null : 'TWO_COLOURS';

/** The seats whose colours lie on a place, as bits. A familiar at home counts only where the table plays so. [R3] */
export function coloursOn(at: Position, place: Place): number {
  const { slots, options } = at.state;
  const { ownerOf } = at.content;
  let colours = 0;
  for (let slot = place * WIDTH; slot < (place + 1) * WIDTH; slot++)
    if (slots[slot] !== EMPTY) colours |= 1 << ownerOf[slots[slot]];
  if (options.homeCountsColour && isSatchel(place) && familiarAtHome(at, heroSeatOf(place)))
    colours |= 1 << heroSeatOf(place);
  return colours;
}

/** No more than two bits are set. */
function atMostTwo(bits: number): boolean {
  const less = bits & (bits - 1);
  return (less & (less - 1)) === 0;
}

/** A printed Star slot is closed to familiars. [F17] [R13] */
export const judgeStar = (at: Position, piece: number, symbol: number): Code | null =>
  symbol === STAR && isFamiliar(at, piece) ? 'STAR_SLOT' : null;

/** A familiar fills any symbol, hexed or not; a die must show what fits. [F17] [R12] [R19] [R28] */
export function judgeFit(at: Position, seat: Seat, piece: number, symbol: number, wild: number): Code | null {
  if (isFamiliar(at, piece)) return judgeStar(at, piece, symbol);
  if (at.state.hexed[seat] === symbol) return 'HEXED'; // [B44]
  return matches(at.state.faces[piece], symbol, wild) ? null : 'NO_MATCH';
}
