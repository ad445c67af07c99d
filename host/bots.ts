import { type Level, levelFrom } from '@conjure/bots';
import { type Fault, type Seat, waitingFor } from '@conjure/engine';
import type { Chair } from './client-messages.ts';
import { type HostedMatch, isAboutUndo } from './hosted-match.ts';

/** Longer thoughts would keep the bots of other matches waiting for a thread: none takes more than those of the named levels. */
const MOST = { ms: 2_000, iterations: 20_000 };

export function levelOf(text: string, place: string): { level: Level } | { fault: Fault } {
  const found = levelFrom(text, place);
  if ('fault' in found) return found;
  const { ms = 0, iterations = 0 } = found.level.budget;
  if (ms <= MOST.ms && iterations <= MOST.iterations)
    return { level: { ...found.level, budget: { ms: MOST.ms, ...found.level.budget } } };
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
export const botsAsked = (hosted: HostedMatch): Seat[] => (isAboutUndo(hosted.vote) ? [] : botsIn(hosted));

/** The same, whatever people are talking about. */
export function botsIn({ play, chairs, pace, closed }: HostedMatch): Seat[] {
  const { match } = play;
  if (!match.open || pace.paused || closed) return [];
  const seats = waitingFor(match);
  const isBot = (seat: Seat) => chairs[seat]?.who === 'bot';
  return match.open.question.leisurely && !seats.every(isBot) ? [] : seats.filter(isBot);
}
