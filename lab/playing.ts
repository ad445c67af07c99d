import { accept, judge, type Match, type Mind, mindOf, type Seat, waitingFor } from '@conjure/engine';

/** Answers for a seat that is asked; `undefined` where several are asked and it lets another speak first. */
type SeatBot = (mind: Mind) => unknown;

/** Who plays a match: what the seats answer, and what is answered where everybody asked would rather not speak. */
export interface MatchBots {
  answer: SeatBot;
  forSilence: SeatBot;
}

/** No match of ours takes so many answers: one that does is going round in circles. */
const BOUND = 50_000;

/** Plays a match to its end and says how many answers that took. */
export function playThrough(match: Match, players: MatchBots): number {
  for (let decisions = 0; ; decisions++) {
    if (!match.open) return decisions;
    if (decisions >= BOUND) throw new Error(`the match of seed ${match.origin.seed} goes on after ${BOUND} answers`);
    const { seat, answer } = spoken(match, players);
    if (!('done' in judge(match, seat, answer)))
      throw new Error(`seat ${seat} was given an answer that is not allowed in the match of seed ${match.origin.seed}`);
    accept(match, seat, answer);
  }
}

interface SpokenAnswer {
  readonly seat: Seat;
  readonly answer: unknown;
}

/** Who speaks, and what: where several are asked, a bot may let another speak; where time matters, the soonest does. */
function spoken(match: Match, players: MatchBots): SpokenAnswer {
  const timed = match.open?.question.clock !== undefined;
  let soonest: SpokenAnswer | null = null;
  let silent: Mind | null = null;
  for (const seat of waitingFor(match)) {
    const mind = mindOf(match, seat);
    if (!mind) throw new Error('the seat that is asked has nothing to answer');
    const answer = players.answer(mind);
    if (answer === undefined) silent ??= mind;
    else if (!timed) return { seat, answer };
    else if (soonest === null || stampOf(answer) < stampOf(soonest.answer)) soonest = { seat, answer };
  }
  if (soonest) return soonest;
  if (!silent) throw new Error('nobody is asked');
  return { seat: silent.seat, answer: players.forSilence(silent) };
}

const stampOf = (answer: unknown): number => (answer as { at?: number }).at ?? 0;
