import { type Level, levelFrom, ponder, randomAnswer, type Thought } from '@conjure/bots';
import { diceFrom, type Fault, type Mind, mindOf, type Seat, seeded, waitingFor } from '@conjure/engine';
import type { Chair } from './client-messages.ts';
import type { Room } from './room.ts';

/** Longer thoughts would keep everybody else at the host waiting. */
const MOST = { ms: 5_000, iterations: 20_000 };

export type Think = typeof ponder;

/** Who thinks, and by which clock. */
interface Thinking {
  readonly think?: Think;
  readonly scheduler: { now(): number };
}

export function levelOf(text: string, place: string): { level: Level } | { fault: Fault } {
  const found = levelFrom(text, place);
  if ('fault' in found) return found;
  const { ms = 0, iterations = 0 } = found.level.budget;
  if (ms <= MOST.ms && iterations <= MOST.iterations) return found;
  return { fault: { place, expected: `at most ${MOST.ms} ms or ${MOST.iterations} iterations`, got: text } };
}

/** The first chair whose bot does not exist. */
export function chairFault(chairs: readonly Chair[]): Fault | null {
  for (const [seat, chair] of chairs.entries()) {
    if (chair.who !== 'bot') continue;
    const found = levelOf(chair.level, `seats[${seat}].level`);
    if ('fault' in found) return found.fault;
  }
  return null;
}

/** The bots that may answer now, unless they are paused, or people are talking about an undo. */
export function botsAsked({ play, chairs, pace, asking }: Room): Seat[] {
  const { match } = play;
  if (!match.open || pace.paused || asking) return [];
  const asked = waitingFor(match);
  const isBot = (seat: Seat) => chairs[seat]?.who === 'bot';
  return match.open.question.leisurely && !asked.every(isBot) ? [] : asked.filter(isBot);
}

/**
 * What a bot in this seat thinks now. Its dice are its own and follow from the match, so that a match continued from the
 * store goes on as it would have gone; those of a hint follow from nothing that the seat does not know. A bot that fails
 * answers at random; where even that fails it throws.
 */
export function thoughtOf(
  { play }: Room,
  seat: Seat,
  levelName: string,
  by: Thinking,
  purpose: 'bot' | 'hint' = 'bot',
): Thought | null {
  const { think = ponder, scheduler } = by;
  const { match } = play;
  const mind = mindOf(match, seat);
  if (!mind) return null;
  const luck = purpose === 'bot' ? match.origin.seed : 'hint';
  const dice = () => diceFrom(seeded(`bot ${seat} ${luck} ${match.given.length}`));
  const found = levelOf(levelName, 'level');
  try {
    if ('fault' in found) throw new Error(found.fault.expected);
    const thought = think(mind, found.level, dice(), () => scheduler.now());
    // Whoever lets another speak first says nothing.
    if (thought.answer === undefined || mind.question.refuse(thought.answer) === null) return thought;
    return atRandom(mind, dice(), 'its answer is refused');
  } catch (error) {
    return atRandom(mind, dice(), error instanceof Error ? error.message : String(error));
  }
}

const atRandom = (mind: Mind, dice: ReturnType<typeof diceFrom>, trouble: string): Thought => ({
  answer: randomAnswer(mind, dice),
  iterations: 0,
  options: [],
  trouble,
});
