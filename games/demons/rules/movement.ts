import {
  FAR,
  type Field,
  fieldFrom,
  hexesIn,
  type Phrase,
  type Refusal,
  refusal,
  type Seat,
  wayTo,
} from '@conjure/engine';
import type { Hex } from '../content.ts';
import type { DemonsTable, Position } from '../state.ts';
import { depart } from './ends.ts';
import { magicianPhrase, mortalPhrase } from './phrases.ts';
import {
  captivesOfMagician,
  hexesBetween,
  hexName,
  hexOf,
  magicianAt,
  mortalsAt,
  nextTo,
  stepCosts,
} from './places.ts';

/** Where a magician can walk this phase, and what stands in his way. */
export interface Reach {
  seat: Seat;
  start: Hex;
  /** Where he can get, his own hex first. */
  hexes: readonly Hex[];
  /** Hexes that he may not enter at all. [5.4] */
  closed: readonly Hex[];
  /** Who makes him stop beside them. [5.5] */
  stoppers: readonly Stopper[];
}

type Stopper = { hex: Hex; mortal: number } | { hex: Hex; magician: Seat };

/** [5.0b] [5.0c] [5.1] [5.2] */
export function reach(at: Position, seat: Seat): Reach {
  const { state } = at;
  const me = state.magicians[seat];
  const allowance = at.content.data.tables.movement.magician; // [5.0b]
  const closed: Hex[] = [];
  const stoppers: Stopper[] = [];
  for (let mortal = 0; mortal < state.mortals.length; mortal++) {
    const { status, hex } = state.mortals[mortal];
    // Whoever is further away than he can walk and one hex more is not in his way.
    if (status === 'gone' || hexesBetween(at, hex, me.hex) > allowance + 1) continue;
    if (!me.invisible) closed.push(hex); // [5.4] [8.2d] [R55]
    if (mortalPins(at, mortal, seat)) stoppers.push({ hex, mortal });
  }
  for (let magician = 0; magician < state.magicians.length; magician++) {
    const { status, hex } = state.magicians[magician];
    if (magician === seat || status !== 'map') continue;
    closed.push(hex); // [5.4a]
    if (state.options.magiciansPin && !me.invisible) stoppers.push({ hex, magician }); // [R20]
  }
  const way: Reach = { seat, start: me.hex, hexes: [me.hex], closed, stoppers };
  if (isFree(at, way, me.hex)) way.hexes = hexesIn(costsOf(at, way, true)); // [5.5a]
  return way;
}

/** What it costs him to get anywhere; unless he `stops`, as if nobody made him. */
function costsOf(at: Position, { start, closed, stoppers }: Reach, stops: boolean): Field {
  return fieldFrom(
    at.content.grid,
    stepCosts(at, 'magician'),
    start,
    at.content.data.tables.movement.magician, // [5.0b]
    (hex) => closed.includes(hex),
    (hex) => stops && stopperBeside(at, stoppers, hex) !== null,
  );
}

/** What the walk to a hex within reach costs him. [5.1] */
export const costOf = (at: Position, way: Reach, hex: Hex): number => costsOf(at, way, true).best[hex];

function stopperBeside(at: Position, stoppers: readonly Stopper[], hex: Hex): Stopper | null {
  for (const stopper of stoppers) if (nextTo(at, stopper.hex, hex)) return stopper;
  return null;
}

/** Nobody is there and nobody makes him stop there. */
const isFree = (at: Position, { closed, stoppers }: Reach, hex: Hex): boolean =>
  !closed.includes(hex) && stopperBeside(at, stoppers, hex) === null;

/** Whether a mortal stops and pins this magician. [R20] [R21] [R54] [R107] */
function mortalPins(at: Position, mortal: number, seat: Seat): boolean {
  const { mortals, magicians } = at.state;
  if (mortals[mortal].status !== 'normal') return false; // [8.2c]
  const me = magicians[seat];
  if (me.invisible || me.familiars.includes(mortal)) return false; // [12.3I]
  for (const m of magicians) if (m.storm.includes(mortal)) return false;
  return true;
}

/** Why a magician may not walk to a hex. */
export function refuseWalk(at: Position, way: Reach, to: Hex): Refusal | null {
  const { content } = at;
  const facts = { hex: hexName(at, to) };
  if (content.water[to]) return refusal('T1', facts);
  if (to === way.start) return refusal('R13', facts, 'here');
  const pinned = enemyBeside(at, way, way.start);
  if (pinned) return refusal('5.5a', { ...facts, enemy: pinned });
  const occupied = refuseEntering(at, way.seat, to);
  if (occupied) return occupied;
  if (way.hexes.includes(to)) return null;
  const points = content.data.tables.movement.magician;
  const unstopped = costsOf(at, way, false);
  return unstopped.best[to] === FAR ? refusal('5.2a', { ...facts, points }) : refusal('5.5', facts);
}

/** The rule that closes a hex to him because of who is in it. [5.4] [8.2d] [R55] [R107] */
function refuseEntering(at: Position, seat: Seat, hex: Hex): Refusal | null {
  const { magicians, mortals } = at.state;
  const there = (enemy: Phrase) => ({ hex: hexName(at, hex), enemy });
  const other = magicianAt(at, hex);
  if (other >= 0) return refusal('5.4', there(magicianPhrase(at, other)));
  const here = mortalsAt(at, hex);
  if (here.length === 0) return null;
  const { invisible, familiars } = magicians[seat];
  // An invisible magician may cross a mortal's hex but not end there.
  if (invisible) return refusal('R55', there(mortalPhrase(at, here[0])));
  const enemies = here.filter((i) => !familiars.includes(i));
  if (enemies.length === 0) return refusal('R107', there(mortalPhrase(at, here[0])), 'closed');
  const enemy = there(mortalPhrase(at, enemies[0]));
  return enemies.every((i) => mortals[i].status === 'fleeing') ? refusal('8.2d', enemy) : refusal('5.4', enemy);
}

/** A magician may walk off from an edge hex where he is not stopped. [4.3a] [R19] */
export function refuseLeaving(at: Position, way: Reach, from: string | undefined): Refusal | null {
  const pinned = enemyBeside(at, way, way.start);
  if (pinned) return refusal('5.5a', { hex: hexName(at, way.start), enemy: pinned });
  if (exits(at, way).length === 0) return refusal('R19', {}, 'nowhere');
  if (from === undefined) return null;
  const choice = exitsToChoose(at, way);
  if (choice.length === 0) return refusal('R19', {}, 'anywhere');
  const hex = hexOf(at, from);
  if (choice.includes(hex)) return null;
  const facts = { hex: from };
  if (!at.content.edge[hex]) return refusal('R19', facts, 'inland');
  if (!way.hexes.includes(hex)) return refuseWalk(at, way, hex);
  return refusal('R19', { ...facts, enemy: enemyBeside(at, way, hex) ?? 'none' }, 'stopped');
}

/** The hexes he may leave from, where it matters from which: his captives are freed there. [R75] */
export function exitsToChoose(at: Position, way: Reach): Hex[] {
  if (captivesOfMagician(at, way.seat).length === 0) return [];
  const found = exits(at, way);
  return found.length > 1 ? found : [];
}

/** Edge hexes within reach where he is not stopped; an invisible one passes through, so mortals there do not matter. [5.6] */
function exits(at: Position, way: Reach): Hex[] {
  return way.hexes.filter((hex) => at.content.edge[hex] && isFree(at, way, hex));
}

export function walk(t: DemonsTable, way: Reach, to: Hex): void {
  t.state.magicians[way.seat].hex = to;
  if (t.silent) return;
  const { best } = costsOf(t, way, true);
  const path = wayTo(t.content.grid, stepCosts(t, 'magician'), best, way.start, to, (hex) => isFree(t, way, hex));
  t.tell({ type: 'moved', by: way.seat, path: [way.start, ...path].map((hex) => hexName(t, hex)), cost: best[to] });
}

/** By the exit he names, else by the cheapest; the last step costs nothing. [4.3a] [4.3b] [R19] */
export function walkOff(t: DemonsTable, way: Reach, from: string | undefined): void {
  const [nearest] = exits(t, way);
  const exit = from === undefined ? nearest : hexOf(t, from);
  if (exit !== way.start) walk(t, way, exit);
  depart(t, way.seat);
}

/** Who holds a magician where he stands. [5.5a] */
export function pinnedBy(at: Position, seat: Seat): Stopper | null {
  const { status, hex } = at.state.magicians[seat];
  return status === 'map' ? stopperBeside(at, reach(at, seat).stoppers, hex) : null;
}

function enemyBeside(at: Position, way: Reach, hex: Hex) {
  const stopper = stopperBeside(at, way.stoppers, hex);
  if (stopper === null) return null;
  return 'mortal' in stopper ? mortalPhrase(at, stopper.mortal) : magicianPhrase(at, stopper.magician);
}
