import type { Seat } from '@conjure/engine';
import type { DemonsTable } from '../state.ts';
import { free } from './captivity.ts';
import { captivesOfMagician, hexOfMagician, refreshFound } from './places.ts';
import { endEffects, isLent, release, show } from './spirits.ts';
import { belongings, close, hasRing, RING } from './treasures.ts';

/** Four marks in any combination kill at once. [9.4a] [R80] */
export function checkDeath(t: DemonsTable, seat: Seat, cause: 'curses' | 'torture'): void {
  const m = t.state.magicians[seat];
  if (m.wounds + m.curses < t.content.data.tables.limits.marksToDie) return;
  t.tell({ type: 'died', by: seat, cause });
  leaveBehind(t, seat, 'death');
  for (const item of belongings(t, seat)) close(t, item); // [R68]
  m.status = 'dead';
  m.fate = cause;
  m.captor = null; // his captor is an ordinary unit again [16.5]
  m.hex = -1;
  refreshFound(t);
}

/** Out over the edge, for good. His treasures stay his. [4.3b] [5.6a] [R19] */
export function depart(t: DemonsTable, seat: Seat): void {
  const m = t.state.magicians[seat];
  t.tell({ type: 'left', by: seat });
  leaveBehind(t, seat, 'leaving');
  if (hasRing(t, seat)) close(t, RING); // [R19]
  m.status = 'departed';
  m.fate = 'left';
  m.captor = null;
  m.hex = -1;
  refreshFound(t);
}

/** What the dead and the departed have in common. */
function leaveBehind(t: DemonsTable, seat: Seat, why: 'death' | 'leaving'): void {
  const m = t.state.magicians[seat];
  m.hex = hexOfMagician(t, seat);
  free(t, ...captivesOfMagician(t, seat)); // [R75]
  for (const spirit of [...m.held]) {
    if (isLent(t, seat, spirit)) orphan(t, seat, spirit);
    else release(t, seat, spirit, why); // [16.6a]
  }
  endEffects(t, seat);
  t.state.boxes.forEach((box, i) => {
    if (box.is === 'found' && box.by === seat) close(t, i); // [16.6a] [R98]
  });
  m.controlling = 0;
  m.found = false;
  m.loses = false;
}

/** A spirit that another has by F stays with him for now; it has no owner to go back to. [R107] */
function orphan(t: DemonsTable, owner: Seat, spirit: number): void {
  show(t, spirit);
  const m = t.state.magicians[owner];
  m.held = m.held.filter((s) => s !== spirit);
  m.known = m.known.filter((s) => s !== spirit);
  for (const other of t.state.magicians)
    other.borrowed = other.borrowed.map((b) => (b.spirit === spirit ? { spirit, owner: -1 } : b));
}
