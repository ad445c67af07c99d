import { next, type Seat } from '@conjure/engine';
import { isFriendly, rankOf } from '../content.ts';
import type { Release } from '../events.ts';
import type { DemonsTable, Position } from '../state.ts';

/** Whether another magician has this spirit by F just now. */
export function isLent(at: Position, owner: Seat, spirit: number): boolean {
  for (const m of at.state.magicians)
    for (const b of m.borrowed) if (b.spirit === spirit && b.owner === owner) return true;
  return false;
}

/** The spirits on his display that serve him: those he has not lost to another's F for the moment. */
export function ownSpirits(at: Position, seat: Seat): readonly number[] {
  const { held } = at.state.magicians[seat];
  return anyBorrowed(at) ? held.filter((spirit) => !isLent(at, seat, spirit)) : held;
}

const anyBorrowed = (at: Position): boolean => {
  for (const m of at.state.magicians) if (m.borrowed.length > 0) return true;
  return false;
};

export const isBorrowed = (at: Position, seat: Seat, spirit: number): boolean =>
  at.state.magicians[seat].borrowed.some((b) => b.spirit === spirit);

/** His own and those he has by F: what he may defend with or draw a power from. [R107] */
export function allSpirits(at: Position, seat: Seat): readonly number[] {
  const { borrowed } = at.state.magicians[seat];
  return borrowed.length === 0 ? ownSpirits(at, seat) : [...ownSpirits(at, seat), ...borrowed.map((b) => b.spirit)];
}

export const friendlySpirits = (at: Position, seat: Seat): number[] =>
  ownSpirits(at, seat).filter((s) => isFriendly(at.content, s));

/** Everybody sees the spirit now. A surviving one is turned down again, but has been seen. [R106] */
export function show(t: DemonsTable, spirit: number): void {
  for (const m of t.state.magicians)
    if (m.held.includes(spirit) && !m.known.includes(spirit)) {
      m.known.push(spirit);
      t.markShown();
    }
}

/** Takes a spirit off its magician's display without putting it anywhere. Whose display it was on. */
export function takeOff(t: DemonsTable, seat: Seat, spirit: number): Seat {
  let owner = seat;
  for (const m of t.state.magicians) {
    const loan = m.borrowed.find((b) => b.spirit === spirit);
    if (!loan) continue;
    m.borrowed = m.borrowed.filter((b) => b !== loan);
    owner = loan.owner;
  }
  if (owner >= 0) {
    const m = t.state.magicians[owner];
    m.held = without(m.held, spirit);
    m.known = without(m.known, spirit);
    if (m.controlling === spirit) m.controlling = highest(t, m.held);
  }
  return owner;
}

/** A released spirit can never be conjured again, and everybody sees which it was. [12.0c] [15.4] [R106] */
export function release(t: DemonsTable, seat: Seat, spirit: number, why: Release): void {
  show(t, spirit);
  const owner = takeOff(t, seat, spirit);
  t.state.out.push(spirit);
  t.tell({ type: 'released', by: seat, spirit, why });
  // The owner's box for a spirit he lost to F is free again. [R107]
  if (owner >= 0 && owner !== seat) checkDisplay(t, owner);
}

/** Outside his own demon-use phase a magician who lost a spirit checks his display at once. [15.0a] [R47] */
export function checkDisplay(t: DemonsTable, seat: Seat): void {
  const { phase, order, cursor } = t.state;
  if (phase !== 'use' || order[cursor] !== seat) next(t, { do: 'fit', seat });
}

/** The controlling spirit is of the highest rank held; 0 when none is. [15.1] [R93] */
export function highest(at: Position, spirits: readonly number[]): number {
  let best = 0;
  for (const spirit of spirits) if (best === 0 || rankAt(at, spirit) < rankAt(at, best)) best = spirit;
  return best;
}

export const rankAt = (at: Position, spirit: number): number => rankOf(at.content, at.state.options, spirit);

export const without = (list: readonly number[], item: number): number[] => list.filter((other) => other !== item);

/** Lasting effects of his powers end, and what he had by F goes back. [12.2a] [R50] [R107] */
export function endEffects(t: DemonsTable, seat: Seat): void {
  const m = t.state.magicians[seat];
  const lasting = m.invisible || m.reconciled || m.storm.length > 0 || m.familiars.length > 0;
  m.invisible = false;
  m.reconciled = false;
  m.storm = [];
  m.familiars = [];
  if (lasting) t.tell({ type: 'effectsEnded', by: seat });
  for (const { spirit, owner } of m.borrowed) {
    if (owner >= 0) t.tell({ type: 'returned', by: seat, owner, spirit });
    else {
      t.state.out.push(spirit);
      t.tell({ type: 'released', by: seat, spirit, why: 'familiar' });
    }
  }
  m.borrowed = [];
}
