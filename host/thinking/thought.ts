import { analyse, randomAnswer, type Thought } from '@conjure/bots';
import { type Dice, diceFrom, type Game, type Mind, matchFrom, mindOf, seeded } from '@conjure/engine';
import { levelOf } from '../bots.ts';
import type { Library } from '../library.ts';
import type { ThinkRequest, TimedThought } from './think-request.ts';

/** What is thought, on whichever thread this is. */
export async function thoughtIn(
  games: Library,
  request: ThinkRequest,
  now: () => number,
): Promise<TimedThought | null> {
  const { game: id } = request.resumePoint;
  const game = await games.get(id, request.rules);
  if (!game) throw new Error(`there is no game ${id} here`);
  const began = now();
  const thought = thoughtOf(game, request, now);
  return thought && { ...thought, ms: now() - began };
}

/**
 * What a bot in that seat thinks; `null` where it is asked nothing. One that fails answers at random; where even that fails
 * it throws.
 */
export function thoughtOf(
  game: Game,
  { resumePoint, seat, level, luck, for: purpose }: ThinkRequest,
  now: () => number,
): Thought | null {
  const mind = mindOf(matchFrom(game, resumePoint), seat);
  if (!mind) return null;
  const dice = () => diceFrom(seeded(luck));
  const found = levelOf(level, 'level');
  try {
    if ('fault' in found) throw new Error(found.fault.expected);
    const thought = analyse(mind, found.level, dice(), now);
    // Whoever lets another speak first says nothing.
    if (thought.answer === undefined || mind.question.refuse(thought.answer) === null)
      return purpose === 'hint' ? withSecondChoice(mind, thought, dice(), now) : thought;
    return atRandom(mind, dice(), 'its answer is refused');
  } catch (error) {
    return atRandom(mind, dice(), error instanceof Error ? error.message : String(error));
  }
}

/** How many worlds are played for a second choice, where a game's own players weigh nothing. */
const WEIGHED = 'search:400:turns';

/** Whoever asks for advice wants to know what else there was. */
function withSecondChoice(mind: Mind, thought: Thought, dice: Dice, now: () => number): Thought {
  const weighing = levelOf(WEIGHED, 'level');
  if (!mind.bot || thought.answer === undefined || thought.options.length > 0 || 'fault' in weighing) return thought;
  const { options } = analyse(
    mind,
    { ...weighing.level, budget: { ...weighing.level.budget, ms: LONGEST } },
    dice,
    now,
  );
  return { ...thought, options };
}

/** Nobody waits longer for it. */
const LONGEST = 1000;

const atRandom = (mind: Mind, dice: Dice, trouble: string): Thought => ({
  answer: randomAnswer(mind, dice),
  iterations: 0,
  options: [],
  trouble,
});
