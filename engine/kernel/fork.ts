import { accept } from './answering.ts';
import { advance, keepQuestionId, type Match, matchAt } from './match.ts';
import { listen } from './match-table.ts';
import { copyPlain } from './plain.ts';
import type { Event } from './table.ts';

/** The same position again, independent of the first. `playout`: as a base for thinking, without story or rests. */
export function fork<S, C, V, E extends Event>(match: Match<S, C, V, E>, playout = false): Match<S, C, V, E> {
  const { rest, game, origin, table } = match;
  if (!rest) throw new Error('a playout cannot be forked');
  const seeds = table.seeds.at({ ...rest.counts });
  const copy = matchAt(game, origin, game.copy(rest.state), seeds, rest.faces, playout);
  const { listener } = copy.table;
  listen(copy.table, null);
  if (rest.lifted.length > 0) drawAsBefore(copy, rest.lifted);
  advance(copy, undefined);
  for (const { seat, answer } of match.answers.slice(rest.step)) accept(copy, seat, copyPlain(answer));
  copy.table.onDraw = null;
  listen(copy.table, listener);
  copy.questionCount = match.questionCount;
  if (copy.open && match.open) keepQuestionId(copy.open, match.open);
  if (!playout) {
    copy.answers = [...match.answers];
    copy.story = [...match.story];
    copy.rests = [...match.rests];
    copy.scripted = match.scripted;
    if (copy.rest) {
      copy.rest.step = rest.step;
      copy.rest.lifted = [...rest.lifted];
    }
  }
  return copy;
}

/** What was brought to the top of a pile comes to its top again. */
function drawAsBefore({ table }: Match, lifted: readonly number[]): void {
  let draws = 0;
  table.onDraw = (pile) => {
    const place = lifted[draws++] ?? -1;
    if (place >= 0) pile.push(...pile.splice(place, 1));
  };
}
