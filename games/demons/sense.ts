import { FAR, type Seat } from '@conjure/engine';
import { spiritWorth, toEdge } from './playout/sight.ts';
import { ableBeside, hexesBetween, inPlay } from './rules/places.ts';
import { siteOf, treasuresOf, worthOf } from './rules/treasures.ts';
import { deduction, netTotal, result } from './rules/victory.ts';
import type { Position } from './state.ts';

/**
 * How good a position is for a seat, from 0 to 1. Treasure is what wins, but only alive and out; spirits are what gets it,
 * marks and captivity are what ends it.
 */
export function sense(at: Position, seat: Seat): number {
  const { magicians } = at.state;
  const over = result(at);
  if (over) {
    if (over.winners.includes(seat)) return 1;
    // A loser who came near is better off than one who is dead: something to climb towards.
    return over.scores[seat] === null ? 0 : squash(prospects(at, seat)) * NEAR;
  }
  const hopes = prospects(at, seat);
  const own = squash(hopes);
  if (magicians.length === 1) return own;
  // He must come home, and the best of the others must not, or with less: often nobody does. [4.4]
  let chance = own;
  for (let other = 0; other < magicians.length; other++) {
    if (other === seat) continue;
    const theirs = prospects(at, other);
    const more = hopes - deduction(at, seat) - (theirs - deduction(at, other));
    chance *= 1 - squash(theirs) * (1 - squash(2 * more));
  }
  return chance;
}

/** Who has left with treasure has come home for sure. */
const HOME = 80;
const NEAR = 0.1;
const squash = (thousands: number): number => 1 / (1 + Math.exp(-thousands / 25));

/** Of the turns of a match, so many are early: a shield still helps with many conjurations. */
const EARLY = 15;
const SHIELD = { always: 4, early: 9 };

/** What a magician may hope for, in thousands of ducats; what the shield costs in the end counts only against the others. */
function prospects(at: Position, seat: Seat): number {
  const { state, content } = at;
  const m = state.magicians[seat];
  const solo = state.magicians.length === 1;
  const treasure = worthOf(at, treasuresOf(at, seat));
  if (!inPlay(m)) {
    if (m.status !== 'departed') return -100;
    if (!solo && state.options.mustDare && treasure === 0) return -90; // [R119]
    return solo ? netTotal(at, seat) + (netTotal(at, seat) > 0 ? 60 : 0) : treasure + HOME;
  }
  const cost = solo ? deduction(at, seat) : 0;
  let worth = treasure - cost * 0.5;
  const marks = m.wounds + m.curses;
  worth -= [0, 4, 14, 34][Math.min(3, marks)];
  if (m.status === 'captive') worth -= 30;
  if (m.loses) worth -= 3;
  for (const spirit of m.held) worth += spiritWorth(at, spirit);
  worth += 2 * m.borrowed.length + (m.invisible ? 2 : 0) + (m.reconciled ? 1 : 0) + 2 * m.familiars.length;
  const early = Math.max(0, 1 - state.turn / EARLY);
  if (m.shield > 0) worth += m.shield * (SHIELD.always + SHIELD.early * early);
  if (m.status === 'map') {
    const danger = ableBeside(at, seat).length;
    worth -= danger * (m.found ? 9 : 5);
    worth += boxHopes(at, seat, m.hex) + homeward(at, m.hex, treasure - cost);
    if (content.edge[m.hex]) worth += treasure > cost ? 3 : 0;
  }
  return worth;
}

/** Treasure found and within reach of a spirit that outranks its finder is worth walking to. */
function boxHopes(at: Position, seat: Seat, hex: number): number {
  const { state } = at;
  const lowest = Math.min(...state.magicians[seat].held, FAR);
  let best = 0;
  let some = 0;
  state.boxes.forEach((box, i) => {
    if (box.is === 'loose') best = Math.max(best, siteOf(at, i).value * nearness(at, hex, box.hex));
    if (box.is !== 'found') return;
    const site = siteOf(at, i);
    some += box.by === seat ? 1.5 : 0.3;
    if (lowest < box.counter) best = Math.max(best, site.value * (site.seize / 6) * nearness(at, hex, site.hex));
  });
  return best * 0.8 + Math.min(6, some);
}

const nearness = (at: Position, a: number, b: number): number => 0.25 + 0.75 / (1 + hexesBetween(at, a, b) / 4);

/** With enough in the bag, every hex nearer to the edge counts. */
const homeward = (at: Position, hex: number, gain: number): number =>
  gain <= 0 ? 0 : 8 - Math.min(8, toEdge(at, hex));
