import { type Facts, type Refusal, refusal, type Seat } from '@conjure/engine';
import type { Box, DemonsTable, Position } from '../state.ts';
import { spiritPhrase } from './phrases.ts';
import { hexName, hexOfMagician } from './places.ts';
import { checkDisplay, isBorrowed, isLent, ownSpirits, show, takeOff } from './spirits.ts';
import { itemName, itemPhrase, looseAt, RING, siteOf, toMagician } from './treasures.ts';

/** D: two dice point to a box; the spirit goes there and is its finder. [13.0b] [13.0c] [13.2] [R62] */
export function discover(t: DemonsTable, seat: Seat, spirit: number): void {
  const { boxes } = t.state;
  const dice = t.dice.until('treasure', 2, ([row, column]) => boxes[(row - 1) * 6 + column - 1].is === 'hidden');
  const box = (dice[0] - 1) * 6 + dice[1] - 1;
  const owner = takeOff(t, seat, spirit);
  boxes[box] = { is: 'found', counter: spirit, by: seat };
  t.tell({ type: 'boxRolled', by: seat, spirit, dice, box: itemName(box), hex: hexName(t, siteOf(t, box).hex) });
  if (owner >= 0 && owner !== seat) checkDisplay(t, owner);
}

export const anyHidden = (at: Position): boolean => at.state.boxes.some((box) => box.is === 'hidden');

/** Why this spirit cannot seize this treasure now. [13.0a] [13.0d] [13.1] [R63] [R64] [R66] [R79] [R107] */
export function refuseSeize(at: Position, seat: Seat, box: number, spirit: number): Refusal | null {
  const { state } = at;
  const here = hexOfMagician(at, seat);
  const site = box === RING ? -1 : siteOf(at, box).hex; // the Ring lies in no box of the grid
  const facts = { item: itemPhrase(at, box), spirit: spiritPhrase(at, spirit) };
  if (state.used.kind === 'attack') return refusal('R14', facts, 'seize');
  if (state.magicians[seat].status === 'captive') return refusal('R79', facts);
  if (site < 0) return refusal('13.0d', facts, 'ring');
  const b = state.boxes[box];
  if (b.is !== 'found') return refuseUnseizable(b, facts);
  if (site !== here) return refusal('13.0d', { ...facts, hex: hexName(at, site) }, 'away');
  if (isBorrowed(at, seat, spirit)) return refusal('R107', facts, 'borrowed');
  if (!ownSpirits(at, seat).includes(spirit))
    return refusal('13.0d', facts, isLent(at, seat, spirit) ? 'lent' : 'foreign');
  if (spirit >= b.counter) return refusal('13.1', { ...facts, finder: spiritPhrase(at, b.counter), number: b.counter });
  if (state.used.tried.includes(box)) return refusal('R64', facts);
  return null;
}

/** Only what has been found and nobody has can be seized. [13.0d] */
function refuseUnseizable({ is }: Box, facts: Facts): Refusal {
  if (is === 'hidden') return refusal('13.0d', facts, 'hidden');
  return refusal('13.0d', facts, is === 'closed' ? 'closed' : is === 'loose' ? 'loose' : 'owned');
}

/** One die at or below the box's first number; the spirit is gone either way. [13.0f] [13.0g] [R65] */
export function seize(t: DemonsTable, seat: Seat, box: number, spirit: number): void {
  const { state } = t;
  const found = state.boxes[box];
  if (found.is !== 'found') return;
  const { seize: needed } = siteOf(t, box);
  const die = t.dice.d6('seize');
  const success = die <= needed;
  state.used.kind = 'powers'; // [R14]
  state.used.tried.push(box);
  show(t, spirit);
  takeOff(t, seat, spirit);
  t.tell({ type: 'seized', by: seat, spirit, box: itemName(box), die, needed, success });
  if (success) {
    state.boxes[box] = { is: 'owned', counter: spirit, owner: seat }; // [13.1a]
    state.out.push(found.counter);
  } else state.out.push(spirit);
}

/** Loose treasure is taken by whoever is in its hex in his demon-use phase. [R79] [R100] */
export function refusePickUp(at: Position, seat: Seat): Refusal | null {
  if (at.state.magicians[seat].status === 'captive')
    return refusal('R79', { hex: hexName(at, hexOfMagician(at, seat)) });
  return looseAt(at, at.state.magicians[seat].hex).length > 0
    ? null
    : refusal('R100', { hex: hexName(at, at.state.magicians[seat].hex) });
}

export function pickUp(t: DemonsTable, seat: Seat): void {
  const { hex } = t.state.magicians[seat];
  const items = looseAt(t, hex);
  for (const item of items) toMagician(t, item, seat);
  t.tell({ type: 'pickedUp', by: seat, items: items.map(itemName), hex: hexName(t, hex) });
}
