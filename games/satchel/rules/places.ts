import type { Seat } from '@conjure/engine';
import {
  CHEST,
  EMPTY,
  heroSeatOf,
  illOf,
  isHeroSide,
  isRow,
  isSatchel,
  KEEPER,
  OFF,
  type Place,
  SPELL_ROW,
  WIDTH,
  WYRM_TILE,
} from '../board.ts';
import { type Position, settingOf, teamOf } from '../state.ts';
import { isWounded } from './pieces.ts';

const NO_SLOTS: readonly number[] = [];

/** The symbols printed in the slots of a place, from the left; none where there is no such place. */
export function slotsOf(at: Position, place: Place): readonly number[] {
  const { state, content } = at;
  if (isRow(place)) return content.cards[state.row[place]].slots;
  const setting = settingOf(at);
  if (place === WYRM_TILE) return setting.wyrm ? setting.wyrmSlots : NO_SLOTS; // [B39]
  if (place === CHEST) return setting.familiars ? content.chestSlots : NO_SLOTS; // [F5]
  const hero = heroSeatOf(place);
  if (hero > setting.heroes) return NO_SLOTS;
  if (isSatchel(place)) return setting.familiars ? content.satchelSlots : NO_SLOTS; // [F5]
  if (illOf(place) === 'hex') return state.hexed[hero] < 0 ? NO_SLOTS : content.hexRemedySlots[state.hexed[hero]]; // [B45]
  return isWounded(at, hero) ? content.woundRemedySlots : NO_SLOTS; // [B48]
}

const KEEPER_PLACES: readonly Place[] = [SPELL_ROW, SPELL_ROW + 1, SPELL_ROW + 2, CHEST];

/** Where a seat may place at all. [B14] [R7] */
export const placesOf = (at: Position, seat: Seat): readonly Place[] =>
  seat === KEEPER ? KEEPER_PLACES : teamOf(at).heroPlaces;

export const ownSide = (seat: Seat, place: Place): boolean => isHeroSide(place) === (seat !== KEEPER);

/** The one place where a seat's pieces lie, or −1. A familiar at home is at no place. [B15] [R4] [R5] */
export function placeOf({ state, content }: Position, seat: Seat): Place {
  const { lies } = state;
  for (let piece = content.firstDie[seat]; piece < content.lastPiece[seat]; piece++)
    if (lies[piece] >= 0) return Math.floor(lies[piece] / WIDTH);
  return OFF;
}

export const pieceAt = ({ state }: Position, place: Place, slot: number): number => state.slots[place * WIDTH + slot];

export function emptySlots(at: Position, place: Place): number {
  const { length } = slotsOf(at, place);
  let empty = 0;
  for (let slot = 0; slot < length; slot++) if (pieceAt(at, place, slot) === EMPTY) empty++;
  return empty;
}

/** How many pieces lie there. */
export function piecesOn(at: Position, place: Place): number {
  let n = 0;
  for (let slot = 0; slot < WIDTH; slot++) if (pieceAt(at, place, slot) !== EMPTY) n++;
  return n;
}

export const placeName = (at: Position, place: Place): string => teamOf(at).places[place];
/** A place by its name, or −1 where this match has none of that name. */
export const placeNamed = (at: Position, name: string): Place => teamOf(at).places.indexOf(name);

/** The symbols that the sorcerer's Stars stand for now, as bits: those on the banners of open cards. [B19] [R22] */
export function banners({ state, content }: Position): number {
  let bits = 0;
  for (let place = 0; place < WYRM_TILE; place++) {
    const { banner } = content.cards[state.row[place]];
    if (banner >= 0) bits |= 1 << banner;
  }
  return bits;
}
