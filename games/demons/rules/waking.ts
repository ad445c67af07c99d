import type { Seat } from '@conjure/engine';
import type { Hex } from '../content.ts';
import type { DemonsTable } from '../state.ts';
import { hexesBetween, hexName, isCaptor, magicianAt, mortalId, mortalsAt, nextTo } from './places.ts';
import { fieldToBase, fieldToBeside, march, type Routes } from './routes.ts';

/** One mortal's part of the mortals' movement phase, where no magician has a say in it. [R82] */
export function wake(t: DemonsTable, mortal: number, routes: Routes): void {
  const { status } = t.state.mortals[mortal];
  if (status === 'gone') return;
  if (isCaptor(t, mortal)) captorGoesHome(t, mortal, routes);
  else if (status === 'fleeing') flee(t, mortal, routes);
  else hunt(t, mortal, routes);
}

/** Rolls for one unit near a magician and marches it if it wakes; that it woke is not kept. [3.0a] [3.0b] [3.0c] [5.0a] [5.3d] [R83] */
function hunt(t: DemonsTable, mortal: number, routes: Routes): void {
  const { state, content } = t;
  const { hex } = state.mortals[mortal];
  const range = content.data.tables.limits.activationRange; // [R7]
  const distance = nearest(t, hex);
  if (distance > range) return;
  const die = t.dice.d6('wake');
  const woke = die >= distance;
  if (!t.silent) t.tell({ type: 'woke', mortal: mortalId(t, mortal), die, distance, woke });
  if (!woke || distance === 1) return; // [5.0f]
  const near = state.order.filter((seat) => isAtDistance(t, seat, hex, distance));
  const target = state.magicians[chooseTarget(t, mortal, near)].hex;
  const path = march(t, mortal, fieldToBeside(t, routes, target), (here) => besideMagician(t, here));
  tellMarch(t, mortal, path, 'magician');
}

/** Farther than any hex of a map. */
const NOWHERE = 999;

/** The nearest magician on the map is found by counting hexes. [R8] */
function nearest(t: DemonsTable, hex: Hex): number {
  const { magicians } = t.state;
  let least = NOWHERE;
  for (let seat = 0; seat < magicians.length; seat++) {
    if (magicians[seat].status !== 'map') continue;
    const hexes = hexesBetween(t, hex, magicians[seat].hex);
    if (hexes < least) least = hexes;
  }
  return least;
}

const isAtDistance = (t: DemonsTable, seat: Seat, hex: Hex, distance: number): boolean => {
  const m = t.state.magicians[seat];
  return m.status === 'map' && hexesBetween(t, hex, m.hex) === distance;
};

/** Magicians equally near: a die each, highest is the target. [R8] [R86] */
function chooseTarget(t: DemonsTable, mortal: number, near: readonly Seat[]): Seat {
  if (near.length === 1) return near[0];
  const { winner, rolls } = t.dice.rollOff('target', near.length);
  t.tell({ type: 'targeted', mortal: mortalId(t, mortal), target: near[winner], rolls });
  return near[winner];
}

export function besideMagician(t: DemonsTable, hex: Hex, but: Seat = -1): boolean {
  const { magicians } = t.state;
  for (let seat = 0; seat < magicians.length; seat++)
    if (seat !== but && magicians[seat].status === 'map' && nextTo(t, magicians[seat].hex, hex)) return true;
  return false;
}

/** A fleeing unit runs for its base and takes no notice of magicians. [5.3c] [5.7a] [5.7b] [R22] */
function flee(t: DemonsTable, mortal: number, routes: Routes): void {
  const { base, hex } = t.state.mortals[mortal];
  if (hex === base) {
    recover(t, mortal); // [R90]
    return;
  }
  if (nextTo(t, hex, base) && settleBesideBase(t, mortal)) return; // [R116]
  const field = fieldToBase(t, routes, base);
  const path = march(t, mortal, field, (here) => nextTo(t, here, base) && baseTaken(t, mortal));
  tellMarch(t, mortal, path, 'base');
  const now = t.state.mortals[mortal].hex;
  if (now === base)
    recover(t, mortal); // [5.7c]
  else if (nextTo(t, now, base)) settleBesideBase(t, mortal);
}

const baseTaken = (t: DemonsTable, mortal: number): boolean => {
  const { base } = t.state.mortals[mortal];
  return magicianAt(t, base) >= 0 || mortalsAt(t, base).some((i) => i !== mortal);
};

/** Next to an occupied base: wait for another mortal, turn on a magician. True when the unit goes no further. [5.7d] [5.7e] [R24] */
function settleBesideBase(t: DemonsTable, mortal: number): boolean {
  const { base } = t.state.mortals[mortal];
  const seat = magicianAt(t, base);
  if (seat >= 0) {
    recover(t, mortal);
    turnOn(t, mortal, seat);
    return true;
  }
  return mortalsAt(t, base).some((i) => i !== mortal);
}

/** It finds him without a search and attacks him, whoever else has been found beside it. [5.7f] [R24] */
function turnOn(t: DemonsTable, mortal: number, seat: Seat): void {
  const { state } = t;
  const magician = state.magicians[seat];
  if (magician.invisible) return;
  if (state.victims.length === 0) state.victims = state.mortals.map(() => -1);
  state.victims[mortal] = seat;
  if (magician.found) return;
  magician.found = true;
  t.tell({ type: 'cornered', mortal: mortalId(t, mortal), by: seat, hex: hexName(t, magician.hex) });
}

function recover(t: DemonsTable, mortal: number): void {
  const unit = t.state.mortals[mortal];
  if (unit.status !== 'fleeing') return;
  t.state.mortals[mortal] = { ...unit, status: 'normal' };
  t.tell({ type: 'recovered', mortal: mortalId(t, mortal), hex: hexName(t, unit.hex) });
}

/** A captor walks home without a roll; only a magician in its base keeps it waiting outside. [8.2i] [R69] [R70] [R97] [R117] */
function captorGoesHome(t: DemonsTable, mortal: number, routes: Routes): void {
  const { base } = t.state.mortals[mortal];
  const waits = (hex: Hex) => nextTo(t, hex, base) && magicianAt(t, base) >= 0;
  if (waits(t.state.mortals[mortal].hex)) return;
  const path = march(t, mortal, fieldToBase(t, routes, base), waits);
  tellMarch(t, mortal, path, 'base');
  if (t.state.mortals[mortal].hex === base) recover(t, mortal);
}

export function tellMarch(
  t: DemonsTable,
  mortal: number,
  path: readonly Hex[],
  towards: 'magician' | 'base' | 'order',
): void {
  if (path.length > 1 && !t.silent)
    t.tell({ type: 'marched', mortal: mortalId(t, mortal), path: path.map((hex) => hexName(t, hex)), towards });
}
