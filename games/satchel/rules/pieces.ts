import type { Seat } from '@conjure/engine';
import { EMPTY, HURT, OFF, type Place, UNROLLED, WIDTH } from '../board.ts';
import type { Piece } from '../events.ts';
import { type Position, type SatchelTable, teamOf } from '../state.ts';

export const diceOf = ({ content }: Position, seat: Seat): number =>
  content.firstFamiliar[seat] - content.firstDie[seat];
/** A die by its number, from 1. */
export const dieNumbered = ({ content }: Position, seat: Seat, number: number): number =>
  content.firstDie[seat] + number - 1;
export const isFamiliar = ({ content }: Position, piece: number): boolean =>
  piece >= content.firstFamiliar[content.ownerOf[piece]];
export const isLoose = ({ state }: Position, piece: number): boolean => state.lies[piece] === OFF;

/** The seat's first active familiar that is at home, or −1: only such a one can be played. [F14] */
export function readyFamiliar({ state, content }: Position, seat: Seat): number {
  for (let piece = content.firstFamiliar[seat]; piece < content.lastPiece[seat]; piece++)
    if (state.lies[piece] === OFF && state.faces[piece] > 0) return piece;
  return -1;
}

/** The first familiar at home that sleeps, or −1. [R1] */
export function sleepingFamiliar({ state, content }: Position, seat: Seat): number {
  for (let piece = content.firstFamiliar[seat]; piece < content.lastPiece[seat]; piece++)
    if (state.lies[piece] === OFF && state.faces[piece] === UNROLLED) return piece;
  return -1;
}

export function familiarAtHome({ state, content }: Position, seat: Seat): boolean {
  for (let piece = content.firstFamiliar[seat]; piece < content.lastPiece[seat]; piece++)
    if (state.lies[piece] === OFF) return true;
  return false;
}

/** The seat's hurt die, or −1. [B46] */
export function hurtDie({ state, content }: Position, seat: Seat): number {
  for (let piece = content.firstDie[seat]; piece < content.firstFamiliar[seat]; piece++)
    if (state.lies[piece] === HURT) return piece;
  return -1;
}

export const isWounded = (at: Position, seat: Seat): boolean => hurtDie(at, seat) >= 0;

/** A piece goes back to its owner: a die unrolled, a familiar home and inactive. [B21] [B25] [F19] */
export function giveBack({ state }: Position, piece: number): void {
  const slot = state.lies[piece];
  if (slot >= 0) state.slots[slot] = EMPTY;
  state.lies[piece] = OFF;
  state.faces[piece] = UNROLLED;
}

/** All pieces of a place go back to their owners. Which, where somebody listens. */
export function clear(t: SatchelTable, place: Place): Piece[] {
  const { slots } = t.state;
  const back: Piece[] = [];
  for (let slot = place * WIDTH; slot < (place + 1) * WIDTH; slot++) {
    if (slots[slot] === EMPTY) continue;
    if (!t.silent) back.push(named(t, slots[slot]));
    giveBack(t, slots[slot]);
  }
  return back;
}

/** The piece as people name it. */
export function named(at: Position, piece: number): Piece {
  const by = at.content.ownerOf[piece];
  return isFamiliar(at, piece)
    ? { by, familiar: teamOf(at).familiars[piece] }
    : { by, number: piece - at.content.firstDie[by] + 1 };
}
