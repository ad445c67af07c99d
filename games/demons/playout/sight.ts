import { FAR, type Seat } from '@conjure/engine';
import { type Hex, isFriendly, powersOf, strengthOf } from '../content.ts';
import { hexesBetween, hexOfMagician, inPlay } from '../rules/places.ts';
import { ownSpirits } from '../rules/spirits.ts';
import { mortalStrength } from '../rules/strength.ts';
import { siteOf, treasuresOf, worthOf } from '../rules/treasures.ts';
import { deduction, netTotal } from '../rules/victory.ts';
import type { Position } from '../state.ts';

/** A position as one magician sees it, with what is worked out of it once. */
export interface Sight extends Position {
  readonly seat: Seat;
  readonly here: Hex;
  readonly marks: number;
  readonly spirits: readonly number[];
  readonly goal: Goal | null;
}

/** Where he wants to go, and what he hopes for there, in thousands of ducats. */
export interface Goal {
  readonly hex: Hex;
  readonly worth: number;
  readonly isHome: boolean;
}

export function sightOf({ state, content }: Position, seat: Seat): Sight {
  const at = { state, content };
  const { wounds, curses } = state.magicians[seat];
  const here = hexOfMagician(at, seat);
  const spirits = ownSpirits(at, seat);
  return { state, content, seat, here, marks: wounds + curses, spirits, goal: goalOf(at, seat, here, spirits) };
}

/** What a spirit is worth to whoever has it, in thousands of ducats: its strength, its friendship, and what it can do. */
export function spiritWorth({ state, content }: Position, spirit: number): number {
  const letters = powersOf(content, state.options, spirit);
  return (
    1 +
    strengthOf(content, state.options, spirit) * 0.35 +
    (isFriendly(content, spirit) ? 1.5 : 0) +
    letters.length * 0.8 +
    (letters.includes('D') ? 2.5 : 0) +
    (letters.includes('T') ? 2 : 0) +
    (letters.includes('G') ? 3 : 0)
  );
}

/** Hexes to the nearest edge of the map. */
export function toEdge({ content }: Position, hex: Hex): number {
  const { cols, rows } = content.grid;
  const [col, row] = [Math.floor(hex / rows), hex % rows];
  return Math.min(col, cols - 1 - col, row, rows - 1 - row);
}

/** A magician walks so many hexes in a turn, more or less. */
const STRIDE = 4;
/** Turns that he keeps in hand for what may come between. */
const SPARE = 3;

/** Whether it is time to leave: with more than the others can hope for, before the last mark, or before time is up. */
function isTimeToGo(at: Position, seat: Seat, here: Hex): boolean {
  const { state } = at;
  const m = state.magicians[seat];
  const own = worthOf(at, treasuresOf(at, seat));
  if (own === 0 || (state.magicians.length === 1 && netTotal(at, seat) <= 0)) return false;
  const { turnLimit } = state.options;
  if (turnLimit > 0 && turnLimit - state.turn <= toEdge(at, here) / STRIDE + SPARE) return true;
  if (m.wounds + m.curses >= 2) return true;
  const net = own - deduction(at, seat);
  return state.magicians.every(
    (rival, other) =>
      other === seat || rival.status === 'dead' || netTotal(at, other) + (inPlay(rival) ? AHEAD : 0) < net,
  );
}
/** So far ahead of a rival who is still about one is far enough, in thousands of ducats. */
const AHEAD = 10;

/** What is left of a hope with every turn of walking. */
const PER_TURN = 0.85;

function goalOf(at: Position, seat: Seat, here: Hex, spirits: readonly number[]): Goal | null {
  const { state } = at;
  if (here < 0) return null;
  if (isTimeToGo(at, seat, here)) return { hex: here, worth: worthOf(at, treasuresOf(at, seat)), isHome: true };
  const lowest = Math.min(...spirits, FAR);
  let best: Goal | null = null;
  let most = 0;
  for (let box = 0; box < state.boxes.length; box++) {
    const found = state.boxes[box];
    const site = siteOf(at, box);
    const hope =
      found.is === 'loose'
        ? site.value
        : found.is === 'found' && lowest < found.counter
          ? (site.value * site.seize) / 6
          : 0;
    if (hope === 0) continue;
    const hex = found.is === 'loose' ? found.hex : site.hex;
    const worth = hope * PER_TURN ** (hexesBetween(at, here, hex) / STRIDE);
    if (worth > most) [best, most] = [{ hex, worth, isHome: false }, worth];
  }
  return best;
}

/** How far it is to where he wants to go. */
export const wayLeft = (s: Sight, from: Hex, goal: Goal): number =>
  goal.isHome ? toEdge(s, from) : hexesBetween(s, from, goal.hex);

const BESIDE = 2;
const OF_STRENGTH = 0.25;

/** Who may wake there and come, and who stands beside it already. [3.0a] */
export function dangerAt(s: Sight, hex: Hex): number {
  const { mortals } = s.state;
  const range = s.content.data.tables.limits.activationRange;
  let sum = 0;
  for (let mortal = 0; mortal < mortals.length; mortal++) {
    if (mortals[mortal].status !== 'normal') continue;
    const far = hexesBetween(s, mortals[mortal].hex, hex);
    if (far > range) continue;
    sum += ((7 - far) / 6) * OF_STRENGTH * mortalStrength(s, mortal) + (far <= 1 ? BESIDE : 0);
  }
  return sum;
}
