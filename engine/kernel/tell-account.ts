import type { Account, GameAccount } from './account.ts';
import { accept } from './answering.ts';
import { create } from './create.ts';
import type { PastStep, Result } from './game.ts';
import { type Match, scriptDice } from './match.ts';
import { phrase } from './phrase.ts';
import { copyPlain } from './plain.ts';
import type { Viewer } from './seat.ts';
import { eventsFor } from './story.ts';
import type { Event } from './table.ts';

/** The match from its beginning, answer by answer, as the viewer heard it. */
function* pastOf<S, C, V, E extends Event>(
  { game, origin, answers }: Match<S, C, V, E>,
  viewer: Viewer,
): Generator<PastStep<S, C, E>> {
  const begun = create(game, origin);
  if ('fault' in begun) throw new Error('a match that began cannot begin again');
  const { match } = begun;
  yield { step: 0, at: match.table, events: eventsFor(match.story, viewer) };
  for (const [i, { seat, answer, dice }] of answers.entries()) {
    const told = match.story.length;
    if (dice) scriptDice(match, dice);
    accept(match, seat, copyPlain(answer));
    yield { step: i + 1, at: match.table, events: eventsFor(match.story.slice(told), viewer) };
  }
}

/** What a match came to, for a viewer; `null` while it goes on. */
export function accountOf<S, C, V, E extends Event>(match: Match<S, C, V, E>, viewer: Viewer): Account | null {
  const { game, table } = match;
  const result = match.over ? game.result(table) : null;
  if (!result) return null;
  const told = game.account?.(table, pastOf(match, viewer)) ?? plainAccount(result);
  const view = game.view(table, viewer);
  return { ...told, moments: told.moments.map((one) => ({ ...one, said: game.narrate(view, one.event) })) };
}

/** Where a game tells nothing of it: how it ended, and the scores. */
function plainAccount<E extends Event>({ reason, scores, fates }: Result): GameAccount<E> {
  return {
    why: phrase(`reason.${reason}`),
    parties: fates.map((fate, seat) => ({ seats: [seat], fate: phrase(`fate.${fate}`) })),
    sums: scores.some((score) => score !== null) ? [{ lines: [], total: { of: scores } }] : [],
    beside: [],
    curves: [],
    moments: [],
  };
}
