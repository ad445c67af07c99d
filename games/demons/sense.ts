import type { Seat } from '@conjure/engine';
import { aloneWorth } from './outlook/alone.ts';
import { type Outlook, outlookOf } from './outlook/outlook.ts';
import { squash } from './outlook/squash.ts';
import { result } from './rules/victory.ts';
import type { Position } from './state.ts';

/** Thousands of ducats, more or less, by which final totals differ from what is expected of them. */
const SPREAD = 18;

/** How good a position is for a seat, from 0 to 1: the chance that he comes home, and that nobody else does with more. Often nobody comes. [4.4] */
export function sense(at: Position, seat: Seat): number {
  const { magicians } = at.state;
  const over = result(at);
  if (over) return over.winners.includes(seat) ? 1 : 0;
  if (magicians.length === 1) return aloneWorth(at, seat);
  const own = outlookOf(at, seat);
  let chance = own.home;
  for (let other = 0; other < magicians.length && chance > 0; other++)
    if (other !== seat) chance *= 1 - beating(outlookOf(at, other), own);
  return chance;
}

/** The chance that one comes home with more than another who comes home, too. */
function beating(one: Outlook, other: Outlook): number {
  if (one.isSure && other.isSure && one.net === other.net) return one.home / 2;
  if (one.isSure && other.isSure) return one.net > other.net ? one.home : 0;
  return one.home * squash((one.net - other.net) / SPREAD);
}
