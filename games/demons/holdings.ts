import type { Holding, Seat } from '@conjure/engine';
import { treasuresOf, worthOf } from './rules/treasures.ts';
import type { Position } from './state.ts';

/** What a magician brings home, what they can do it with, and what may kill them. */
export function holdings(at: Position, seat: Seat): Holding[] {
  const { magicians } = at.state;
  const m = magicians[seat];
  const worth = (of: Seat) => worthOf(at, treasuresOf(at, of));
  const rivals = magicians.flatMap((_, other) => (other === seat ? [] : [worth(other)]));
  return [
    { said: { key: 'holding.treasure' }, n: worth(seat), isGood: true },
    { said: { key: 'holding.marks' }, n: m.wounds + m.curses, isGood: false },
    { said: { key: 'holding.spirits' }, n: m.held.length + m.borrowed.length, isGood: true },
    { said: { key: 'holding.shield' }, n: Math.max(0, m.shield), isGood: true },
    ...(rivals.length > 0 ? [{ said: { key: 'holding.rivals' }, n: Math.max(...rivals), isGood: false }] : []),
  ];
}

/** Of what happens, what is gained and lost. */
export const TELLING: ReadonlySet<string> = new Set([
  ...['gained', 'seized', 'fetched', 'pickedUp', 'ringFound', 'dropped', 'dud', 'paid', 'traded', 'ringSold'],
  ...['captured', 'freed', 'died', 'tortured', 'cursed', 'lifted', 'cured', 'lostTurn', 'left', 'timeUp'],
  ...['destroyed', 'cityDestroyed', 'raised', 'loosened', 'searched', 'evaded', 'cornered', 'boxClosed'],
  ...['lured', 'distracted', 'loved', 'reconciled', 'storm', 'quake', 'familiar', 'transported'],
]);
