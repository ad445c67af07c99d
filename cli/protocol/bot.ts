import { type Level, levelFrom, think } from '@conjure/bots';
import { diceFrom, fields, mindOf, seeded, text, waitingFor, whole } from '@conjure/engine';
import { LIMITS, nameShape } from './limits.ts';
import { faulty, wrong } from './problem.ts';
import { always, maybe, onMatch, type ProtocolRequest, seatShape } from './request.ts';

const ms = whole(1, LIMITS.ms);
const iterations = whole(1, LIMITS.iterations);

/** The answer that a bot in this seat would give; it knows what the seat knows. */
export const bot: ProtocolRequest = onMatch(
  fields({ ...always, match: text, seat: seatShape, level: text }, { ...maybe, ms, iterations, seed: nameShape }),
  ({ play }, asked) => {
    const { match } = play;
    const { seat, seed = `${match.origin.seed} ${match.answers.length}` } = asked;
    const named = levelFrom(asked.level, 'level', match.game.bot?.levels);
    if ('fault' in named) return faulty(named.fault);
    const level = withBudget(named.level, asked);
    const { budget } = level;
    const fault =
      (budget.ms === undefined ? null : ms.check(budget.ms, 'level')) ??
      (budget.iterations === undefined ? null : iterations.check(budget.iterations, 'level'));
    if (fault) return faulty(fault);
    const mind = mindOf(match, seat);
    if (!mind) {
      const asking = waitingFor(match);
      const expected = asking.length > 0 ? `a seat that is asked (${asking.join(', ')})` : 'a match that is not over';
      return wrong('This seat is asked nothing now.', 'seat', expected, seat);
    }
    // Dice of the bot's own: however long it thinks, no die of the match is shifted.
    const answer = think(mind, level, diceFrom(seeded(`bot ${seat} ${seed}`)));
    // Where several are asked, it may rather let another speak first.
    return { question: mind.question.id, answer: answer === undefined ? null : answer };
  },
);

/** What the request allows, in place of what is usual for the level. */
function withBudget(level: Level, { ms, iterations }: { ms?: number; iterations?: number }): Level {
  if (ms === undefined && iterations === undefined) return level;
  return { ...level, budget: { ...(ms ? { ms } : {}), ...(iterations ? { iterations } : {}) } };
}
