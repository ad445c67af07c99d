import type { Seat } from '@conjure/engine';
import { toEdge } from '../playout/sight.ts';
import { ableBeside, inPlay } from '../rules/places.ts';
import { treasuresOf, worthOf } from '../rules/treasures.ts';
import { deduction, netTotal } from '../rules/victory.ts';
import type { Position } from '../state.ts';
import { boxesWorth, earlyIn, spiritsWorth } from './means.ts';
import { squash } from './squash.ts';

const DEAD = -100;
/** Who has left with more than his shield costs has won. [4.6] */
const WON = 60;
const MARKS = [0, 4, 14, 34];
const CAPTIVE = 30;
const LOSES = 3;
const SHIELD = { always: 4, early: 9 };
const BESIDE = { hidden: 5, found: 9 };
const FAR_IN = 8;
const AT_EDGE = 3;

/** So many thousands of ducats more or less are doubtful. */
const SPREAD = 25;

/** How good a position is for a magician alone, from 0 to 1. */
export const aloneWorth = (at: Position, seat: Seat): number => squash(hopes(at, seat) / SPREAD);

/** In thousands of ducats. */
function hopes(at: Position, seat: Seat): number {
  const { state, content } = at;
  const m = state.magicians[seat];
  if (!inPlay(m)) {
    if (m.status !== 'departed') return DEAD;
    return netTotal(at, seat) + (netTotal(at, seat) > 0 ? WON : 0);
  }
  const treasure = worthOf(at, treasuresOf(at, seat));
  const cost = deduction(at, seat);
  let worth = treasure - cost / 2 - MARKS[Math.min(3, m.wounds + m.curses)] + spiritsWorth(at, seat);
  if (m.status === 'captive') worth -= CAPTIVE;
  if (m.loses) worth -= LOSES;
  if (m.shield > 0) worth += m.shield * (SHIELD.always + SHIELD.early * earlyIn(at));
  if (m.status !== 'map') return worth;
  worth -= ableBeside(at, seat).length * (m.found ? BESIDE.found : BESIDE.hidden);
  worth += boxesWorth(at, seat, m.hex);
  if (treasure > cost) worth += FAR_IN - Math.min(FAR_IN, toEdge(at, m.hex)) + (content.edge[m.hex] ? AT_EDGE : 0);
  return worth;
}
