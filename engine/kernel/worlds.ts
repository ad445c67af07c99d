import { type DiceSource, diceFrom, seeded } from './dice.ts';
import { imagine } from './imagine.ts';
import type { InSteps } from './in-steps.ts';
import type { Match, PendingQuestion } from './match.ts';
import { samePlain } from './plain.ts';
import type { Seat } from './seat.ts';
import type { Event } from './table.ts';

/** No game has more cards that may lie in one place: so none of them is left out there. */
const WORLDS = 64;

const worldsOf = new WeakMap<PendingQuestion, Map<Seat, readonly Match[]>>();

/**
 * Worlds that look the same to the seat, kept as long as the question is open. There is one world where nothing is hidden from the seat,
 * and none where it cannot imagine how the question came about. They follow from what the seat may know and nothing else. /
 */
export function* worldsInSteps<S, C, V, E extends Event>(
  match: Match<S, C, V, E>,
  seat: Seat,
): InSteps<readonly Match<S, C, V, E>[]> {
  const { open } = match;
  if (!open) return [];
  const bySeat = worldsOf.get(open) ?? new Map<Seat, readonly Match[]>();
  worldsOf.set(open, bySeat);
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
      // The seat can imagine none with this number.
    }
  }
  const [first, ...others] = worlds;
  return first && others.some((other) => !samePlain(hiddenIn(other), hiddenIn(first))) ? worlds : worlds.slice(0, 1);
}

const hiddenIn = ({ rest, answers }: Match): unknown => [rest?.state, answers.slice(rest?.step)];

/**
 * Chances that fall evenly over the worlds (a Latin hypercube): the choices of one are unlike those of another, and what
 * may be chosen among no more things than there are worlds is each of them in one.
 */
function evenly(number: number): DiceSource {
  const mixed = seeded('worlds');
  const next = (_purpose: string, n: number): number => {
    // Every choice puts the worlds into another order. Exclusive or, multiplying by an odd number and adding, each modulo the number of worlds, give
    // every world a place of its own: bits 0–5 are for the first, 6–11 for the second, 12–17 for the third.
    const bits = mixed.next('order', 2 ** 30);
    const odd = ((bits >> 6) & (WORLDS - 2)) + 1;
    const place = ((number ^ (bits & (WORLDS - 1))) * odd + (bits >> 12)) & (WORLDS - 1);
    // The other 12 bits say where within its share of the chances.
    const within = (bits >> 18) / 2 ** 12;
    return Math.floor(((place + within) / WORLDS) * n);
  };
  return { next, die: (purpose) => next(purpose, 6) + 1 };
}
