import { type Dice, diceFrom, seeded } from '../kernel/dice.ts';
import type { DieBranch } from '../kernel/dice-path.ts';
import { firstWaiting, type Match } from '../kernel/match.ts';
import { type Outcome, outcomes } from '../kernel/outcomes.ts';
import { canonical, samePlain } from '../kernel/plain.ts';
import { pick } from '../kernel/question.ts';
import type { Event } from '../kernel/table.ts';
import { type Trace, type TracedAnswer, traceOf } from '../kernel/tracing.ts';
import { must } from '../tools/must.ts';
import type { Check } from './checks.ts';

/** Ways that the match itself may take, for each answer. */
const WAYS = 4;

/** Whatever the dice show, what then really happens is among the outcomes that the odds foretell. */
export const oddsComeTrue: Check = (match, seed) => {
  const { open } = match;
  if (!open || open.question.how === 'independent' || open.question.how === 'each') return;
  const dice = diceFrom(seeded(`true odds ${seed}`));
  const seat = firstWaiting(match);
  const move: TracedAnswer = {
    seat,
    answer: pick(open.question, seat, dice),
    until: 'rest',
    steps: Number.POSITIVE_INFINITY,
  };
  const { outcomes: foretold, complete } = outcomes(match, seat, move.answer, { limit: LIMIT });
  // Where there are more cases than were looked at, one that was not foretold proves nothing.
  if (!complete && foretold.every(({ ends }) => ends !== 'draw')) return;
  for (let way = 0; way < WAYS; way++) {
    const trace = someTrace(match, move, dice);
    if (!foretold.some((outcome) => comesTrue(outcome, trace)))
      throw new Error(`${canonical(move.answer)} led to ${canonical(trace)}, which the odds did not foretell`);
  }
};

const LIMIT = 2000;

/** A way of the match itself by dice at random, found die by die. */
function someTrace<S, C, V, E extends Event>(match: Match<S, C, V, E>, move: TracedAnswer, dice: Dice): Trace<E> {
  const path: DieBranch[] = [];
  for (let known = 0; ; known++) {
    const trace = traceOf(match, move, path);
    if (known === path.length) return trace;
    path.length = known + 1;
    const met = must(path[known], 'a die that was met');
    met.taken = dice.index('way', met.n);
  }
}

/** The outcome tells what happens, as far as it goes. */
function comesTrue<E extends Event>({ events, ends }: Outcome<E>, trace: Trace<E>): boolean {
  const happened = trace.notes.flatMap((note) => ('event' in note ? [note.event] : []));
  if (ends === 'draw') return samePlain(events, happened.slice(0, events.length));
  return ends === trace.ends && samePlain(events, happened);
}
