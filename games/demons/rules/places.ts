import { distance, must, type Phrase, type Seat, type StepCosts } from '@conjure/engine';
import { type Hex, hexNamed, ruined } from '../content.ts';
import type { DemonsTable, Magician, Position } from '../state.ts';
import { magicianPhrase, mortalPhrase } from './phrases.ts';

export const hexName = (at: Position, hex: Hex): string => at.content.grid.names[hex];
export const hexOf = (at: Position, name: string): Hex => hexNamed(at.content, name);
export const mortalId = (at: Position, mortal: number): string => at.content.mortals[mortal].id;

/** Distance is the least number of hexsides crossed, over any terrain. [R81] */
export const hexesBetween = (at: Position, a: Hex, b: Hex): number => distance(at.content.grid, a, b);
export const nextTo = (at: Position, a: Hex, b: Hex): boolean => hexesBetween(at, a, b) === 1;

/** Still in the game: a captive counts as on the map. [R18] */
export const inPlay = (m: Magician): boolean => m.status === 'map' || m.status === 'captive' || m.status === 'unplaced';
/** Can be reached by powers and payments: on the map or a captive. */
export const present = (m: Magician): boolean => m.status === 'map' || m.status === 'captive';

/** Where a magician is; a captive is in his captor's hex. [R81] */
export function hexOfMagician(at: Position, seat: Seat): Hex {
  const { captor, hex } = at.state.magicians[seat];
  if (captor === null) return hex;
  return 'mortal' in captor ? at.state.mortals[captor.mortal].hex : at.state.magicians[captor.magician].hex;
}

export function magicianAt(at: Position, hex: Hex): Seat {
  const { magicians } = at.state;
  for (let seat = 0; seat < magicians.length; seat++)
    if (magicians[seat].status === 'map' && magicians[seat].hex === hex) return seat;
  return -1;
}

export function mortalsAt(at: Position, hex: Hex): number[] {
  const { mortals } = at.state;
  const here: number[] = [];
  for (let i = 0; i < mortals.length; i++) if (mortals[i].hex === hex && mortals[i].status !== 'gone') here.push(i);
  return here;
}

export function captivesOfMortal(at: Position, mortal: number): Seat[] {
  return captives(at, (captor) => 'mortal' in captor && captor.mortal === mortal);
}

export function captivesOfMagician(at: Position, seat: Seat): Seat[] {
  return captives(at, (captor) => 'magician' in captor && captor.magician === seat);
}

function captives(at: Position, holds: (captor: NonNullable<Magician['captor']>) => boolean): Seat[] {
  const list: Seat[] = [];
  for (const seat of at.state.order) {
    const { captor } = at.state.magicians[seat];
    if (captor !== null && holds(captor)) list.push(seat);
  }
  return list;
}

export function isCaptor(at: Position, mortal: number): boolean {
  for (const { captor } of at.state.magicians)
    if (captor !== null && 'mortal' in captor && captor.mortal === mortal) return true;
  return false;
}

/** The magician under whose F a mortal is, or −1. [R107] */
export function masterOf(at: Position, mortal: number): Seat {
  const { magicians } = at.state;
  for (let seat = 0; seat < magicians.length; seat++) if (magicians[seat].familiars.includes(mortal)) return seat;
  return -1;
}

/** Whether a mortal can search or attack this magician: neither fleeing nor a captor nor under his own F. [R9] [R28] [R107] */
export function isAble(at: Position, mortal: number, seat: Seat): boolean {
  return (
    at.state.mortals[mortal].status === 'normal' &&
    !isCaptor(at, mortal) &&
    !at.state.magicians[seat].familiars.includes(mortal)
  );
}

/** The mortals next to a magician that can search or attack him. */
export function ableBeside(at: Position, seat: Seat): number[] {
  const { mortals, magicians } = at.state;
  const { hex } = magicians[seat];
  const list: number[] = [];
  for (let i = 0; i < mortals.length; i++)
    if (mortals[i].status === 'normal' && nextTo(at, mortals[i].hex, hex) && isAble(at, i, seat)) list.push(i);
  return list;
}

/** A discovered magician is hidden again as soon as no mortal able to search him is next to him. [6.1] [R29] [R104] */
export function refreshFound(t: DemonsTable): void {
  for (let seat = 0; seat < t.state.magicians.length; seat++) {
    const m = t.state.magicians[seat];
    if (!m.found || (m.status === 'map' && !m.invisible && ableBeside(t, seat).length > 0)) continue;
    m.found = false;
    if (m.status === 'map') t.tell({ type: 'hidden', by: seat });
  }
}

/** Terrain as it is now: a destroyed city is open ground. [12.3X] */
export function terrainAt(at: Position, hex: Hex): readonly string[] {
  const terrain = at.content.terrain[hex];
  return at.state.ruins.includes(hex) ? ruined(terrain) : terrain;
}

export const isStandingCity = (at: Position, hex: Hex): boolean =>
  at.content.city[hex] !== null && !at.state.ruins.includes(hex);

/** [5.8c] [T1] */
export function discoveryModifier(at: Position, hex: Hex): number {
  const { types } = at.content.data.tables.terrain;
  let sum = 0;
  for (const type of terrainAt(at, hex)) {
    // `null` where nothing is added.
    sum += must(types.find((entry) => entry.type === type)?.discovery, 'terrain', type) ?? 0;
  }
  return sum;
}

/** Step costs as the map is now. */
export function stepCosts(at: Position, who: 'magician' | 'mortal'): StepCosts {
  const { content, state } = at;
  if (state.ruins.length === 0 || content.ruinsCostTheSame) return content.costs[who];
  const costs = content.costs[who].slice();
  for (const ruin of state.ruins)
    for (const beside of content.neighbours[ruin])
      for (let d = 0; d < 6; d++)
        if (content.grid.neighbours[beside * 6 + d] === ruin)
          costs[beside * 6 + d] = content.ruinCosts[who][beside * 6 + d];
  return costs;
}

/** Who keeps a magician from standing in a hex: a mortal under his own F does, too. [5.4] [R107] */
export function occupantOf(at: Position, seat: Seat, hex: Hex): Phrase | null {
  const other = magicianAt(at, hex);
  if (other >= 0 && other !== seat) return magicianPhrase(at, other);
  const [mortal] = mortalsAt(at, hex);
  return mortal === undefined ? null : mortalPhrase(at, mortal);
}

/** Land that nobody else holds: where a step of grace may end. [R25] [R58] [R95] */
export const isFreeFor = (at: Position, seat: Seat, hex: Hex): boolean =>
  !at.content.water[hex] && occupantOf(at, seat, hex) === null;

/** A number for the phase being played: captures and tortures remember it. [16.1] */
export function phaseNumber(at: Position): number {
  const { turn, phase, cursor } = at.state;
  return turn * 10 + (phase === 'use' || phase === 'first' || phase === 'turn' ? cursor + 1 : 0);
}
