import type { Dice, Mind } from '@conjure/engine';
import { greedy } from './greedy.ts';
import { type Level, ownLevel } from './levels.ts';
import { randomAnswer } from './random.ts';
import { search } from './search.ts';
import { type Clock, effortOf, type Thought } from './thought.ts';

const wallClock: Clock = () => performance.now();

/**
 * The bot's answer: always legal, and in time; `undefined` where several are asked and it lets another speak first.
 * `dice` are the bot's own, never the match's: thinking must not shift a die.
 */
export function think(mind: Mind, level: Level, dice: Dice, clock?: Clock): unknown {
  return ponder(mind, level, dice, clock).answer;
}

/** The bot's answer, with what it weighed. */
export function ponder(mind: Mind, level: Level, dice: Dice, clock: Clock = wallClock): Thought {
  const { kind, budget, horizon } = level;
  const own = mind.bot && ownLevel(mind.bot.levels, level);
  if (mind.bot && own !== null) return unweighed(mind.bot.answer(own, dice));
  const noise = Math.max(level.noise, restlessness(mind.question.idle));
  if (kind === 'random' || (noise > 0 && dice.index('noise', 1_000_000) < noise * 1_000_000))
    return unweighed(randomAnswer(mind, dice));
  const effort = effortOf(budget, clock);
  const options = mind.question.options();
  if (options?.length === 1) return unweighed(options[0]);
  return kind === 'greedy' ? greedy(mind, options, effort, dice) : search(mind, options, effort, dice, horizon);
}

/** Whoever does for nothing what can be undone for nothing may go round in circles: after a while chance takes over. */
const PATIENT = 24;
const restlessness = (idle: number): number => Math.min(1, Math.max(0, idle - PATIENT) / PATIENT);

const unweighed = (answer: unknown): Thought => ({ answer, iterations: 0, options: [], trouble: null });
