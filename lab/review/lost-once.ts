import type { JudgedDecision, JudgedDice } from './judged.ts';
import { type BetterAnswer, SURE } from './judging.ts';

type WithBetter = JudgedDecision & { readonly better: BetterAnswer };

/** What is known of a match besides its decisions. */
export interface WithinMatch {
  readonly luck: readonly JudgedDice[];
  readonly seats: number;
  /** What the answer of a decision led to for its seat. */
  worthOf(decision: JudgedDecision): number;
}

/**
 * What an answer lost is what best play from the position before it comes to more than best play from the position after it. When an
 * answer is measured, the playout goes on after it, and may miss what is still to be had; a later decision of the seat shows what was. So
 * that part of each loss is taken off which the later decision still had to give, without what dice gave in between: it counts there,
 * or was never lost. The later decision is the next that lost something, as far as the judge of the first looked: until everybody has had
 * a turn; where there is none, the last of the same turn.
 */
export function lostOnce(decisions: readonly JudgedDecision[], match: WithinMatch): JudgedDecision[] {
  return decisions.map((decision, i) => {
    if (!hasBetter(decision)) return decision;
    const own = decisions.slice(i + 1).filter(({ seat }) => seat === decision.seat);
    const lost = own.find((one) => hasBetter(one) && one.turn <= decision.turn + match.seats);
    const later = lost ?? own.findLast(({ turn }) => turn === decision.turn);
    return later ? without(decision, stillThere(decision, later, match)) : decision;
  });
}

const hasBetter = (decision: JudgedDecision): decision is WithBetter => decision.better !== null;

/** What of the loss was still to be had at the later decision. */
function stillThere({ seat, step, better, loss }: WithBetter, later: JudgedDecision, match: WithinMatch): number {
  const fallen = match.luck.filter((dice) => dice.step >= step && dice.step < later.step);
  const given = fallen.reduce((sum, dice) => sum + dice.luck[seat], 0);
  const best = later.better ? later.better.would.mean : match.worthOf(later);
  const most = later.better ? Math.min(loss, later.loss) : loss;
  return Math.max(0, Math.min(most, best - given - better.does.mean));
}

function without(decision: WithBetter, part: number): JudgedDecision {
  const { better, loss } = decision;
  const left = loss - part;
  const does = { ...better.does, mean: better.does.mean + part };
  return { ...decision, loss: left, better: left > SURE * better.doubt ? { ...better, does } : null };
}
