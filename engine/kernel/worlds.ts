import { type DiceSource, diceFrom, seeded } from './dice.ts';
import { imagine } from './imagine.ts';
import type { InSteps } from './in-steps.ts';
import type { Match, PendingQuestion } from './match.ts';
import { samePlain } from './plain.ts';
import type { Seat } from './seat.ts';
import type { Event } from './table.ts';

/** As many as a game has cards that may lie in one place, so that none of them is forgotten there. */
const WORLDS = 64;

const kept = new WeakMap<PendingQuestion, Map<Seat, readonly Match[]>>();

/**
 * Worlds among which the seat cannot tell, for as long as the question is open: one where nothing is hidden from it, none
 * where it cannot imagine how the question came about. They follow from what the seat may know and nothing else.
 */
export function* worldsInSteps<S, C, V, E extends Event>(
  match: Match<S, C, V, E>,
  seat: Seat,
): InSteps<readonly Match<S, C, V, E>[]> {
  const { open } = match;
  if (!open) return [];
  const bySeat = kept.get(open) ?? new Map<Seat, readonly Match[]>();
  kept.set(open, bySeat);
  const known = bySeat.get(seat) as readonly Match<S, C, V, E>[] | undefined;
  if (known) return known;
  const worlds = yield* draw(match, seat);
  bySeat.set(seat, worlds as readonly unknown[] as readonly Match[]);
  return worlds;
}

function* draw<S, C, V, E extends Event>(match: Match<S, C, V, E>, seat: Seat): InSteps<Match<S, C, V, E>[]> {
  const worlds: Match<S, C, V, E>[] = [];
  for (let number = 0; number < WORLDS; number++) {
    yield;
    try {
      worlds.push(imagine(match, seat, diceFrom(evenly(number)), true));
    } catch {
      // It can imagine none like this.
    }
  }
  const [first, ...others] = worlds;
  return first && others.some((other) => !samePlain(hiddenIn(other), hiddenIn(first))) ? worlds : worlds.slice(0, 1);
}

const hiddenIn = ({ rest, given }: Match): unknown => [rest?.state, given.slice(rest?.given)];

/**
 * Chances that fall evenly over the worlds (a Latin hypercube): the choices of one are unlike those of another, and what
 * may be chosen among no more things than there are worlds is each of them in one.
 */
function evenly(number: number): DiceSource {
  const mixed = seeded('worlds');
  const next = (_purpose: string, n: number): number => {
    // For every choice another order of the worlds, and another place within its share.
    const bits = mixed.next('order', 2 ** 30);
    const place = ((number ^ (bits & 63)) * (((bits >> 6) & 62) + 1) + (bits >> 12)) & (WORLDS - 1);
    return Math.floor(((place + (bits >> 18) / 4096) / WORLDS) * n);
  };
  return { next, die: (purpose) => next(purpose, 6) + 1 };
}
