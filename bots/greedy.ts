import { accept, copyPlain, type Dice, diceFrom, type Match, type Mind, type Seat, seeded } from '@conjure/engine';
import { keyOf } from './key.ts';
import { randomAnswer } from './random.ts';
import type { Effort, Thought } from './thought.ts';
import { isAsked, playOn, proposal, reply, settle, worthOf } from './world.ts';

/** Of many options only a handful is weighed: so many that each can be played in a few worlds, within these bounds. */
const FEWEST = 4;
const MOST = 48;
/** More worlds than that in one round tell hardly more. */
const WORLDS = 64;
/** Decisions of others that are waited for until this seat is asked again. */
const PATIENCE = 24;
/** Decisions of its own that are looked past while nothing happens. */
const FREE = 8;

interface Weighed {
  readonly answer: unknown;
  visits: number;
  total: number;
  squares: number;
}

const worth = ({ visits, total }: Weighed): number => (visits === 0 ? Number.NEGATIVE_INFINITY : total / visits);

/** How far off a worth may be: its standard error. */
const doubt = ({ visits, total, squares }: Weighed): number =>
  visits < 2 ? 0 : Math.sqrt(Math.max(0, squares - (total * total) / visits) / (visits - 1) / visits);

/** Whoever acts against his hunch needs a reason: what looks better must do so by this much of the doubt. */
const REASON = 0.5;

/**
 * Looks one step ahead, or to the end of the round: every option is played in the same imagined worlds, so that what tells
 * them apart is not luck. The worse half is dropped each round, and what is left of the budget goes to the better one.
 */
export function greedy(
  mind: Mind,
  options: readonly unknown[] | null,
  effort: Effort,
  dice: Dice,
  far: 'action' | 'round' = 'action',
): Thought {
  const first = mind.hasHunch ? proposal(mind, dice) : undefined;
  let left = handful(mind, options, effort.most, first, dice).map(
    (answer): Weighed => ({ answer, visits: 0, total: 0, squares: 0 }),
  );
  const hunch = left.find(({ answer }) => first !== undefined && keyOf(answer) === keyOf(first));
  let dropped: Weighed[] = [];
  const seed = dice.index('worlds', 0x7fffffff);
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  let world = 0;
  for (let round = 0; round < rounds; round++) {
    const worlds = Math.min(WORLDS, Math.max(1, Math.floor(effort.most / rounds / left.length)));
    const pause = effort.part(1 / (rounds - round));
    for (const end = world + worlds; world < end && effort.goesOn() && !pause(); world++)
      playAll(mind, left, `${seed} ${world}`, effort, far);
    left.sort((a, b) => worth(b) - worth(a));
    const kept = left.slice(0, Math.ceil(left.length / 2));
    if (hunch && !kept.includes(hunch)) kept.push(hunch);
    dropped = [...left.filter((option) => !kept.includes(option)), ...dropped];
    left = kept;
  }
  const ranked = [...left, ...dropped].filter(({ visits }) => visits > 0);
  const legal = ranked.filter(({ answer }) => mind.asked.refuse(answer) === null);
  const best = hunch && legal.includes(hunch) && !outdone(legal[0], hunch) ? hunch : legal[0];
  return {
    answer: best ? best.answer : randomAnswer(mind, dice),
    iterations: effort.iterations,
    options: ranked.map((option) => ({ answer: option.answer, visits: option.visits, worth: worth(option) })),
    trouble: effort.trouble,
  };
}

const outdone = (best: Weighed, hunch: Weighed): boolean =>
  worth(best) - worth(hunch) > REASON * Math.max(doubt(best), doubt(hunch));

/** What is weighed, in an order of chance: options of equal worth keep it, so it settles ties. The first one is among them. */
function handful(mind: Mind, options: readonly unknown[] | null, plays: number, first: unknown, dice: Dice): unknown[] {
  const size = Math.min(MOST, Math.max(FEWEST, Math.floor(plays / 4)));
  const shuffled = options ? dice.shuffle('order', [...options]) : [];
  if (options && options.length <= size) return shuffled;
  // The question's own sampler may know which are worth a thought; where it repeats itself, the list fills up the handful.
  const found = new Map<unknown, unknown>();
  if (first !== undefined) found.set(keyOf(first), first);
  for (let tries = 0; tries < size; tries++) {
    const answer = tries % 2 === 0 ? proposal(mind, dice) : mind.asked.pick(dice);
    if (mind.asked.refuse(answer) === null) found.set(keyOf(answer), answer);
  }
  for (const answer of shuffled) {
    if (found.size >= size) break;
    found.set(keyOf(answer), answer);
  }
  return [...found.values()];
}

/** Plays every option in the world of this seed. */
function playAll(mind: Mind, options: readonly Weighed[], seed: string, effort: Effort, far: 'action' | 'round'): void {
  for (const option of options) {
    if (!effort.goesOn()) return;
    effort.iterations++;
    const dice = diceFrom(seeded(seed));
    let world: Match;
    try {
      world = mind.imagine(dice);
    } catch (error) {
      // It would fail for the other options, too.
      effort.failed(error);
      return;
    }
    try {
      goOn(world, mind.seat, option.answer, dice, effort);
      settle(world, dice, far, effort.late);
      const found = worthOf(mind.sense, world, mind.seat);
      option.total += found;
      option.squares += found * found;
      option.visits++;
      effort.succeeded();
    } catch (error) {
      effort.failed(error);
    }
  }
}

/**
 * Gives the answer and plays on until the seat is asked again, after something has happened. What it may do for nothing, with
 * no die rolled and nobody else asked, is no such moment: who judged there would put off what must come for ever.
 */
function goOn(world: Match, seat: Seat, answer: unknown, dice: Dice, effort: Effort): void {
  const { table } = world;
  const { rolled } = table.dice;
  table.hasShown = false;
  accept(world, seat, copyPlain(answer));
  for (let free = 0; free < FREE && !effort.late(); free++) {
    const { open } = world;
    if (!open || !isAsked(open, seat) || table.dice.rolled > rolled || table.hasShown) break;
    accept(world, seat, reply(world, open, seat, dice));
  }
  playOn(world, dice, { decisions: PATIENCE, seat, late: effort.late });
}
