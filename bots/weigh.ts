import type { Dice, Match, Mind } from '@conjure/engine';
import { type Ahead, lookAhead, type Then } from './ahead.ts';
import { keyOf } from './key.ts';
import { commonLuck } from './luck.ts';
import { randomAnswer } from './random.ts';
import { screenOptions } from './screen.ts';
import { shortlist } from './shortlist.ts';
import { better, count, lead, newTally, visitsTo, type WeighedAnswer, worth } from './tally.ts';
import type { Effort, Thought } from './thought.ts';
import { passing, proposal, worthOf } from './world.ts';

/** To act against its playout a bot needs a reason: what looks better must do so by this much of the doubt. */
const REASON = 0.5;

/** The luck of a world is turned round in the next one: only two together are fair. */
const PAIR = 2;

/** What is to be weighed, and how. */
export interface Weighing {
  readonly ahead: Ahead;
  /** How many more answers are tried for a moment; the best of them are weighed with the others. */
  readonly width: number;
  /** The chance that a kind of answer does not come to mind. */
  readonly forgets: number;
}

/**
 * Weighs answers by where they lead: every option is played in the same imagined worlds, with the same luck. The worse half is dropped
 * each round, and what is left of the budget goes to the better one.
 */
export function weigh(
  mind: Mind,
  options: readonly unknown[] | null,
  effort: Effort,
  dice: Dice,
  { ahead, width, forgets }: Weighing,
): Thought {
  const pass = ahead !== 'action' && mind.hasPlayout ? passing(mind, dice) : undefined;
  const ways: readonly Then[] = pass === undefined ? ['playout'] : ahead === 'alone' ? ['pass'] : ['playout', 'pass'];
  const first = mind.hasPlayout ? proposal(mind, dice) : undefined;
  const seed = String(dice.index('worlds', 0x7fffffff));
  const known = remembered(shortlist(mind, options, effort.most, first, dice), forgets, dice);
  const found = width > 0 ? screenOptions(mind, options, known, width, `${seed} screen`, effort, dice, ahead) : [];
  let left = [...known, ...found].map((answer): WeighedAnswer => ({ answer, tallies: ways.map(newTally) }));
  const [only] = left;
  if (only && left.length === 1) return { answer: only.answer, iterations: 0, options: [], trouble: null };
  const playout = left.find(({ answer }) => first !== undefined && keyOf(answer) === keyOf(first));
  let dropped: WeighedAnswer[] = [];
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  let world = 0;
  for (let round = 0; round < rounds; round++) {
    const worlds = PAIR * Math.max(1, Math.floor(effort.most / rounds / left.length / ways.length / PAIR));
    const pause = effort.part(1 / (rounds - round));
    for (const end = world + worlds; world < end && effort.goesOn() && !pause(); world++) {
      playAll(mind, left, world, seed, effort, ahead);
      if (world % LOOK === LOOK - 1 && isSettled(left)) break;
    }
    left.sort((a, b) => worth(b) - worth(a));
    const kept = left.slice(0, Math.ceil(left.length / 2));
    if (playout && !kept.includes(playout)) kept.push(playout);
    dropped = [...left.filter((option) => !kept.includes(option)), ...dropped];
    left = kept;
  }
  const ranked = [...left, ...dropped].filter((option) => visitsTo(option) > 0);
  const legal = ranked.filter(({ answer }) => mind.question.refuse(answer) === null);
  const [top] = legal;
  const best = top && playout && legal.includes(playout) && !isClearlyBetter(top, playout) ? playout : top;
  return {
    answer: best ? best.answer : randomAnswer(mind, dice),
    iterations: effort.iterations,
    options: ranked.map((option) => ({ answer: option.answer, visits: visitsTo(option), worth: worth(option) })),
    trouble: effort.trouble,
  };
}

/** Whether one option is better than another by more than its luck may be. */
function isClearlyBetter(one: WeighedAnswer, other: WeighedAnswer): boolean {
  const { by, doubt } = lead(better(one), better(other));
  return by > REASON * doubt;
}

/** Now and then it is asked whether more worlds could still change anything. */
const LOOK = 16;
/** Options as close as that, in parts of a victory, are one as good as the other. */
const SAME = 0.002;
/** A lead is sure when it is so many times its doubt. */
const SURE = 4;

/** All that is left is as good as the best, or worse for sure: to weigh it longer would be a waste of the player's time. */
function isSettled(options: readonly WeighedAnswer[]): boolean {
  const best = options.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  let isEqual = true;
  let isSure = true;
  for (const option of options) {
    if (option === best) continue;
    const { worlds, by, doubt } = lead(better(best), better(option));
    if (worlds < LOOK) return false;
    isEqual &&= by + 2 * doubt < SAME;
    isSure &&= by > SURE * doubt;
    if (!isEqual && !isSure) return false;
  }
  return true;
}

/** What comes to mind to whoever forgets what else could be done: kinds of answers, by what they say is done. */
function remembered(answers: unknown[], forgets: number, dice: Dice): unknown[] {
  if (forgets === 0) return answers;
  const kinds = new Map<unknown, boolean>();
  const isForgotten = (answer: unknown): boolean => {
    const kind = (answer as { readonly do?: unknown } | null)?.do;
    const known = kinds.get(kind) ?? dice.index('forgets', 1000) < 1000 * forgets;
    kinds.set(kind, known);
    return known;
  };
  const left = answers.filter((answer) => !isForgotten(answer));
  return left.length > 0 ? left : answers;
}

/** Plays every option in the world of this number. */
function playAll(
  mind: Mind,
  options: readonly WeighedAnswer[],
  number: number,
  seed: string,
  effort: Effort,
  ahead: Ahead,
): void {
  let imagined: () => Match;
  try {
    imagined = mind.imagined(commonLuck(seed, number).dice);
  } catch (error) {
    effort.iterations++;
    effort.failed(error);
    return;
  }
  for (const { answer, tallies } of options)
    for (const tally of tallies) {
      if (!effort.goesOn()) return;
      effort.iterations++;
      const luck = commonLuck(seed, number);
      try {
        const world = imagined();
        lookAhead(world, mind.seat, answer, ahead, tally.then, luck, effort.late);
        count(tally, number, worthOf(mind.sense, world, mind.seat));
        effort.succeeded();
      } catch (error) {
        effort.failed(error);
      }
    }
}
