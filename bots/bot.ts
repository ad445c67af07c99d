import type { Dice, Mind } from '@conjure/engine';
import { type Level, levelFor, ownLevel } from './levels.ts';
import { randomAnswer } from './random.ts';
import { effortOf, type Thought, type WallClock } from './thought.ts';
import { treeSearch } from './tree-search.ts';
import { weigh } from './weigh.ts';

const wallClock: WallClock = () => performance.now();

/**
 * The bot's answer: always legal, and in time; `undefined` where several are asked and it lets another speak first.
 * `dice` are the bot's own, never the match's: thinking must not shift a die.
 */
export function think(mind: Mind, level: Level, dice: Dice, clock?: WallClock): unknown {
  return analyse(mind, level, dice, clock).answer;
}

/** The bot's answer, with what it weighed. */
export function analyse(mind: Mind, named: Level, dice: Dice, clock: WallClock = wallClock): Thought {
  const level = levelFor(mind.levels, named);
  const { kind, budget, horizon, width = 0, forgets = 0 } = level;
  const own = mind.bot && ownLevel(mind.bot.levels, level);
  if (mind.bot && own !== null) return unweighed(mind.bot.answer(own, dice));
  const noise = Math.max(level.noise, restlessness(Math.max(mind.question.idle, mind.question.repeats)));
  if (kind === 'random' || (noise > 0 && dice.index('noise', 1_000_000) < noise * 1_000_000))
    return unweighed(randomAnswer(mind, dice));
  const effort = effortOf(budget, clock);
  const options = mind.question.options();
  if (options?.length === 1) return unweighed(options[0]);
  // Where players are known to answer by playout, what that leads to until everybody has had a turn tells more than a tree of
  // so few worlds: its leaves are as many as the worlds, and no two of them the same.
  if (kind === 'tree' || (kind === 'search' && !mind.hasPlayout))
    return treeSearch(mind, options, effort, dice, horizon, level.ahead);
  const ahead = level.ahead ?? (kind === 'greedy' ? 'action' : 'turns');
  return weigh(mind, options, effort, dice, { ahead, width, forgets });
}

/**
 * After so many free answers in a row chance takes over: a bot that does for nothing what can be undone for nothing may go round in
 * circles.
 */
const PATIENT = 24;
const restlessness = (idle: number): number => Math.min(1, Math.max(0, idle - PATIENT) / PATIENT);

const unweighed = (answer: unknown): Thought => ({ answer, iterations: 0, options: [], trouble: null });
