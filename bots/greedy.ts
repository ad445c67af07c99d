import { type Dice, diceFrom, type Match, type Mind, seeded } from '@conjure/engine';
import { type Ahead, lookAhead, type Then } from './ahead.ts';
import { handful } from './handful.ts';
import { keyOf } from './key.ts';
import { randomAnswer } from './random.ts';
import type { Effort, Thought } from './thought.ts';
import { passing, proposal, worthOf } from './world.ts';

/** More worlds than that in one round tell hardly more. */
const WORLDS = 64;

/** What an option came to, followed by a playout or by nothing. */
interface Tally {
  readonly then: Then;
  visits: number;
  total: number;
  /** By the number of the world: all options are played in the same ones. */
  readonly worths: Map<number, number>;
}

interface Weighed {
  readonly answer: unknown;
  readonly tallies: readonly Tally[];
}

const newTally = (then: Then): Tally => ({ then, visits: 0, total: 0, worths: new Map() });

const mean = ({ visits, total }: Tally): number => (visits === 0 ? Number.NEGATIVE_INFINITY : total / visits);

/** Who comes to decide again is not bound to his playout: an option is worth what it is with the better of what may follow. */
const better = ({ tallies }: Weighed): Tally =>
  tallies.reduce((best, tally) => (mean(tally) > mean(best) ? tally : best));

const worth = (option: Weighed): number => mean(better(option));
const visitsTo = ({ tallies }: Weighed): number => tallies.reduce((sum, { visits }) => sum + visits, 0);

/** Whoever acts against his playout needs a reason: what looks better must do so by this much of the doubt. */
const REASON = 0.5;

/**
 * Looks one step ahead, or farther: every option is played in the same imagined worlds. The worse half is dropped each round,
 * and what is left of the budget goes to the better one.
 */
export function greedy(
  mind: Mind,
  options: readonly unknown[] | null,
  effort: Effort,
  dice: Dice,
  ahead: Ahead = 'action',
): Thought {
  const pass = ahead === 'turns' && mind.hasPlayout ? passing(mind, dice) : undefined;
  const ways: readonly Then[] = pass === undefined ? ['playout'] : ['playout', 'pass'];
  const first = mind.hasPlayout ? proposal(mind, dice) : undefined;
  let left = handful(mind, options, effort.most, first, dice).map(
    (answer): Weighed => ({ answer, tallies: ways.map(newTally) }),
  );
  const [only] = left;
  if (only && left.length === 1) return { answer: only.answer, iterations: 0, options: [], trouble: null };
  const playout = left.find(({ answer }) => first !== undefined && keyOf(answer) === keyOf(first));
  let dropped: Weighed[] = [];
  const seed = dice.index('worlds', 0x7fffffff);
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  let world = 0;
  for (let round = 0; round < rounds; round++) {
    const worlds = Math.min(WORLDS, Math.max(1, Math.floor(effort.most / rounds / left.length / ways.length)));
    const pause = effort.part(1 / (rounds - round));
    for (const end = world + worlds; world < end && effort.goesOn() && !pause(); world++)
      playAll(mind, left, world, seed, effort, ahead);
    left.sort((a, b) => worth(b) - worth(a));
    const kept = left.slice(0, Math.ceil(left.length / 2));
    if (playout && !kept.includes(playout)) kept.push(playout);
    dropped = [...left.filter((option) => !kept.includes(option)), ...dropped];
    left = kept;
  }
  const ranked = [...left, ...dropped].filter((option) => visitsTo(option) > 0);
  const legal = ranked.filter(({ answer }) => mind.question.refuse(answer) === null);
  const [top] = legal;
  const best = top && playout && legal.includes(playout) && !outdoes(better(top), better(playout)) ? playout : top;
  return {
    answer: best ? best.answer : randomAnswer(mind, dice),
    iterations: effort.iterations,
    options: ranked.map((option) => ({ answer: option.answer, visits: visitsTo(option), worth: worth(option) })),
    trouble: effort.trouble,
  };
}

/** Whether one option is better than another, world by world, by more than its luck may be. */
function outdoes(one: Tally, other: Tally): boolean {
  let [n, sum, squares] = [0, 0, 0];
  for (const [world, found] of one.worths) {
    const more = found - (other.worths.get(world) ?? Number.NaN);
    if (Number.isNaN(more)) continue;
    n++;
    sum += more;
    squares += more * more;
  }
  if (n < 2) return sum > 0;
  const doubt = Math.sqrt(Math.max(0, squares - (sum * sum) / n) / (n - 1) / n);
  return sum / n > REASON * doubt;
}

/** Plays every option in the world of this number. */
function playAll(
  mind: Mind,
  options: readonly Weighed[],
  number: number,
  seed: number,
  effort: Effort,
  ahead: Ahead,
): void {
  for (const { answer, tallies } of options)
    for (const tally of tallies) {
      if (!effort.goesOn()) return;
      effort.iterations++;
      const dice = diceFrom(seeded(`${seed} ${number}`));
      let world: Match;
      try {
        world = mind.imagine(dice);
      } catch (error) {
        // It would fail for the other options, too.
        effort.failed(error);
        return;
      }
      try {
        lookAhead(world, mind.seat, answer, ahead, tally.then, dice, effort.late);
        const found = worthOf(mind.sense, world, mind.seat);
        tally.visits++;
        tally.total += found;
        tally.worths.set(number, found);
        effort.succeeded();
      } catch (error) {
        effort.failed(error);
      }
    }
}
