import type { Seat } from '@conjure/engine';
import { KEEPER, STAR } from '../board.ts';
import { type Position, teamOf } from '../state.ts';
import { banners } from './places.ts';

/** The symbols that a seat's Stars stand for, as bits: emblem and what was learned, or the open banners. [B18] [B19] */
export function wildOf(at: Position, seat: Seat): number {
  if (seat === KEEPER) return banners(at);
  const learned = at.state.learned[seat];
  return (1 << teamOf(at).emblems[seat]) | (learned < 0 ? 0 : 1 << learned);
}

/** Whether a shown face fits a slot; `wild`: what a Star stands for besides. [B17] */
export function matches(face: number, symbol: number, wild: number): boolean {
  if (face - 1 === symbol) return true;
  return face - 1 === STAR && (wild & (1 << symbol)) !== 0;
}
