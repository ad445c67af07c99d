import { FAR, type Seat } from '@conjure/engine';
import { spiritWorth, toEdge } from '../playout/sight.ts';
import { ableBeside, hexesBetween } from '../rules/places.ts';
import { siteOf, treasuresOf } from '../rules/treasures.ts';
import type { Position } from '../state.ts';

/** What a magician has to get treasure with and to bring it home, and what stands against it. */
export interface Means {
  /** From 1, while there are turns enough, to 0 when time is up. */
  readonly time: number;
  /** From 1 down to 0: whether he can still be home when time is up. [R118] */
  readonly inTime: number;
  /** From 1 down to 0: a shield still helps with many conjurations. */
  readonly early: number;
  readonly shield: number;
  /** Spirits, and what they have found, in thousands of ducats. */
  readonly assets: number;
  readonly marks: number;
  readonly isCaptive: boolean;
  readonly isFound: boolean;
  /** Mortals beside him; more where he is found. */
  readonly beside: number;
  readonly loses: boolean;
  /** He has no treasure yet. */
  readonly isEmpty: boolean;
  /** How near the edge of the map is, up to eight hexes. */
  readonly nearer: number;
  readonly isAtEdge: boolean;
}

/** So many turns are enough. */
const ENOUGH = 25;
/** So many are early. */
const EARLY = 15;
const FAR_IN = 8;
/** Hexes in a turn. */
const STRIDE = 4;
const FOUND = 1.8;

export function meansOf(at: Position, seat: Seat): Means {
  const { state, content } = at;
  const m = state.magicians[seat];
  const { turnLimit } = state.options;
  const isOnMap = m.status === 'map';
  return {
    time: turnLimit > 0 ? Math.min(1, (turnLimit - state.turn) / ENOUGH) : 1,
    inTime: turnLimit > 0 ? Math.max(0, Math.min(1, walksLeft(at, seat) - (isOnMap ? walksHome(at, m.hex) : 0))) : 1,
    early: earlyIn(at),
    shield: Math.max(0, m.shield),
    assets: spiritsWorth(at, seat) + (isOnMap ? boxesWorth(at, seat, m.hex) : 0),
    marks: m.wounds + m.curses,
    isCaptive: m.status === 'captive',
    isFound: m.found,
    beside: isOnMap ? ableBeside(at, seat).length * (m.found ? FOUND : 1) : 0,
    loses: m.loses,
    isEmpty: treasuresOf(at, seat).length === 0,
    nearer: isOnMap ? FAR_IN - Math.min(FAR_IN, toEdge(at, m.hex)) : 0,
    isAtEdge: isOnMap && content.edge[m.hex],
  };
}

/** Game-turns in which he can still walk or leave; this one, too, until he has. Being done with it costs him none. [3.0e] [R118] */
function walksLeft({ state }: Position, seat: Seat): number {
  const { phase, cursor, order, options, turn } = state;
  const place = order.indexOf(seat);
  const isInTurn = phase === 'turn' || phase === 'first' || phase === 'effects' || phase === 'use';
  const hasWalked = isInTurn && (place < cursor || (place === cursor && (phase === 'effects' || phase === 'use')));
  return options.turnLimit - turn + (hasWalked ? 0 : 1);
}

/** Before the one in which he leaves. */
const walksHome = (at: Position, hex: number): number => Math.ceil(toEdge(at, hex) / STRIDE);

export const earlyIn = ({ state }: Position): number => Math.max(0, 1 - state.turn / EARLY);

/** The spirits he has, and what they have done for him that lasts. */
export function spiritsWorth(at: Position, seat: Seat): number {
  const m = at.state.magicians[seat];
  let worth = 2 * m.borrowed.length + (m.invisible ? 2 : 0) + (m.reconciled ? 1 : 0) + 2 * m.familiars.length;
  for (const spirit of m.held) worth += spiritWorth(at, spirit);
  return worth;
}

const BEST = 0.8;
const OWN = 1.5;
const OTHERS = 0.3;
const MOST = 6;

/** Treasure found and within reach of a spirit that outranks its finder is worth walking to. */
export function boxesWorth(at: Position, seat: Seat, hex: number): number {
  const { state } = at;
  const lowest = Math.min(...state.magicians[seat].held, FAR);
  let best = 0;
  let some = 0;
  for (let i = 0; i < state.boxes.length; i++) {
    const box = state.boxes[i];
    if (box.is === 'loose') best = Math.max(best, siteOf(at, i).value * nearness(at, hex, box.hex));
    if (box.is !== 'found') continue;
    const site = siteOf(at, i);
    some += box.by === seat ? OWN : OTHERS;
    if (lowest < box.counter) best = Math.max(best, site.value * (site.seize / 6) * nearness(at, hex, site.hex));
  }
  return BEST * best + Math.min(MOST, some);
}

const nearness = (at: Position, a: number, b: number): number => 0.25 + 0.75 / (1 + hexesBetween(at, a, b) / 4);
