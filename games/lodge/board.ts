import { must } from '@conjure/engine';
import type { LodgeData } from './data.ts';

/** A room by its place in the layout list; in answers and scenarios it is named `q,r`. */
export type Room = number;
/** Where a mage is who is not in the Lodge. [B5] */
export const CELL = -1;
/** No room, no model, no slot, nobody. */
export const NONE = -1;
/** Reaches every room of the Lodge. [B6] */
export const ANY = 99;

export const SLOTS = ['I', 'II', 'III', 'Q'] as const;
export type SlotName = (typeof SLOTS)[number];
export const QUICK = 3;
/** Where a slot of a seat stands in the lists of slots. */
export const slotOf = (seat: number, slot: number): number => seat * SLOTS.length + slot;

/** The Black Rose among the owners of cubes and Power, though it decides nothing; the seats come before it. [B86] */
export const ROSE = 4;
export const OWNERS = 5;

/** Each mage has room for three evocations, his familiar included. [B55] [F1] [F13] */
export const EVOCATIONS = 3;
/** Models by number: mages by seat, then the evocations, three to a seat. */
const FIRST_EVOCATION = 4;
export type Model = number;
export const evocationOf = (model: Model): number => model - FIRST_EVOCATION;
export const modelOf = (evocation: number): Model => evocation + FIRST_EVOCATION;
export const isMage = (model: Model): boolean => model < FIRST_EVOCATION;
export const isEvocation = (model: Model): boolean => model >= FIRST_EVOCATION;
/** The seat whose evocation it is. */
export const masterOf = (evocation: number): number => Math.floor(evocation / EVOCATIONS);
export const ownerOf = (model: Model): number => (model < FIRST_EVOCATION ? model : masterOf(evocationOf(model)));

/** The Lodge: nineteen rooms, who touches whom, and how far it is. */
export interface Board {
  readonly size: number;
  readonly names: readonly string[];
  readonly index: ReadonlyMap<string, Room>;
  readonly centre: Room;
  readonly neighbours: readonly (readonly Room[])[];
  readonly distance: readonly number[];
  /** The least range that reaches from one room to the other, ANY where they share no row. [B6] */
  readonly reach: readonly number[];
  /** By number of players and Cell: the two exits. [B4] */
  readonly exits: readonly (readonly (readonly Room[])[])[];
  /** All rooms in the order of the layout list. */
  readonly all: readonly Room[];
}

export function boardFrom({ hexes, blackRose, cells }: LodgeData['layout']): Board {
  const names = hexes.map(({ q, r }) => `${q},${r}`);
  const index = new Map(names.map((name, i) => [name, i]));
  const distance: number[] = [];
  const reach: number[] = [];
  for (const a of hexes)
    for (const b of hexes) {
      const [dq, dr] = [a.q - b.q, a.r - b.r];
      const steps = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)); // [B3]
      distance.push(steps);
      reach.push(dq === 0 || dr === 0 || dq + dr === 0 ? steps : ANY);
    }
  const all = hexes.map((_, i) => i);
  const roomAt = (hex: readonly number[]): number => must(index.get(hex.join()), 'room', hex.join());
  return {
    size: hexes.length,
    names,
    index,
    centre: roomAt(blackRose),
    neighbours: all.map((a) => all.filter((b) => distance[a * hexes.length + b] === 1)),
    distance,
    reach,
    exits: [0, 1, 2, 3, 4].map((players) => (cells[String(players)] ?? []).map(({ exits }) => exits.map(roomAt))),
    all,
  };
}

/** Range n reaches rooms on one row at distance n or less; ANY reaches all. [B6] */
export const inRange = (board: Board, from: Room, to: Room, range: number): boolean =>
  range === ANY || board.reach[from * board.size + to] <= range;

export const distanceOf = (board: Board, from: Room, to: Room): number => board.distance[from * board.size + to];
export const areAdjacent = (board: Board, from: Room, to: Room): boolean => distanceOf(board, from, to) === 1;
