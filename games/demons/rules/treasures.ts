import type { Seat } from '@conjure/engine';
import type { Hex, Site } from '../content.ts';
import type { Item } from '../events.ts';
import type { DemonsTable, Position } from '../state.ts';
import { hexName } from './places.ts';

/** The Ring goes where treasure goes, under this number among the boxes. [11.0d] */
export const RING = 36;

/** A box is named by its two dice, first the row; the Ring by its name. [18.0] [R62] */
export const itemName = (item: number): Item =>
  item === RING ? 'ring' : `${Math.floor(item / 6) + 1}${(item % 6) + 1}`;
export const itemNames = (items: readonly number[]): Item[] => items.map(itemName);
export const itemOf = (name: Item): number =>
  name === 'ring' ? RING : (Number(name[0]) - 1) * 6 + Number(name[1]) - 1;
export const ITEMS: ReadonlySet<Item> = new Set(Array.from({ length: 37 }, (_, i) => itemName(i)));

export const siteOf = (at: Position, box: number): Site => at.content.sites[at.state.sites[box]];
export const itemPhrase = (at: Position, item: number) =>
  item === RING ? { key: 'ring' } : sitePhrase(siteOf(at, item).name);
export const sitePhrase = (name: string) => ({ key: `site.${slug(name)}`, or: name });
export const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The treasures a magician owns, without the Ring. */
export function treasuresOf(at: Position, seat: Seat): number[] {
  const list: number[] = [];
  at.state.boxes.forEach((box, i) => {
    if (box.is === 'owned' && box.owner === seat) list.push(i);
  });
  return list;
}

export const hasRing = (at: Position, seat: Seat): boolean =>
  at.state.ring.is === 'owned' && at.state.ring.owner === seat;

/** Treasures and Ring: all that he could pay or trade. */
export const belongings = (at: Position, seat: Seat): number[] =>
  hasRing(at, seat) ? [...treasuresOf(at, seat), RING] : treasuresOf(at, seat);

export const worthOf = (at: Position, items: readonly number[]): number =>
  items.reduce((sum, item) => sum + (item === RING ? 0 : siteOf(at, item).value), 0); // [13.0h] [R108]

/** What lies in a mortal's base as its own. [16.7] */
export function hoardOf(at: Position, mortal: number): number[] {
  const list: number[] = [];
  at.state.boxes.forEach((box, i) => {
    if (box.is === 'hoard' && box.mortal === mortal) list.push(i);
  });
  if (at.state.ring.is === 'hoard' && at.state.ring.mortal === mortal) list.push(RING);
  return list;
}

export function looseAt(at: Position, hex: Hex): number[] {
  const list: number[] = [];
  at.state.boxes.forEach((box, i) => {
    if (box.is === 'loose' && box.hex === hex) list.push(i);
  });
  if (at.state.ring.is === 'loose' && at.state.ring.hex === hex) list.push(RING);
  return list;
}

function counterOn(at: Position, box: number): number {
  const b = at.state.boxes[box];
  return b.is === 'hidden' || b.is === 'closed' ? 0 : b.counter;
}

/** A treasure that changes hands keeps its box closed to others; only the record changes. [16.9a] [R113] */
export function toMagician(t: DemonsTable, item: number, seat: Seat): void {
  if (item === RING) t.state.ring = { is: 'owned', owner: seat };
  else t.state.boxes[item] = { is: 'owned', counter: counterOn(t, item), owner: seat };
}

/** Treasure gained by a mortal lies in its base hex and never leaves it. [16.7] */
export function toHoard(t: DemonsTable, item: number, mortal: number): void {
  if (item === RING) t.state.ring = { is: 'hoard', mortal };
  else t.state.boxes[item] = { is: 'hoard', counter: counterOn(t, item), mortal };
}

/** A destroyed mortal's treasure that nobody fetched. [R100] */
export function toGround(t: DemonsTable, item: number, hex: Hex): void {
  if (item === RING) t.state.ring = { is: 'loose', hex };
  else t.state.boxes[item] = { is: 'loose', counter: counterOn(t, item), hex };
  t.tell({ type: 'loosened', item: itemName(item), hex: hexName(t, hex) });
}

/** The treasure leaves the game, and the counter on its box with it. [14.1] [R68] [R98] */
export function close(t: DemonsTable, item: number): void {
  if (item === RING) {
    t.state.ring = { is: 'gone' };
    return;
  }
  const counter = counterOn(t, item);
  if (counter > 0) t.state.out.push(counter);
  t.state.boxes[item] = { is: 'closed' };
  t.tell({ type: 'boxClosed', box: itemName(item) });
}
