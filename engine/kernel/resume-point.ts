import { chanceOf } from './chance.ts';
import { fork } from './fork.ts';
import type { Game } from './game.ts';
import { type GivenAnswer, type Match, matchAt, type Origin, type Rest } from './match.ts';
import type { Question } from './question.ts';
import type { Seat } from './seat.ts';
import { anything } from './shape.ts';
import type { Event } from './table.ts';

/**
 * Where a match stands, as plain data: whoever has the game can ask and think about it on another thread or another machine.
 * It has the seed in it, and all that is hidden.
 */
export interface ResumePoint<S = unknown> {
  readonly game: string;
  readonly rules: number;
  readonly origin: Origin;
  /** `given` counts in the list beside it. */
  readonly rest: Rest<S>;
  /** The last answers, those since the rest among them. */
  readonly answers: readonly GivenAnswer[];
  readonly questionCount: number;
  readonly open: { readonly id: number; readonly ids: readonly (readonly [Seat, number])[] | null } | null;
}

/** How many answers before the last rest are kept with it: bots ask how long nothing has happened. */
const PAST = 64;

/** Where the match stands now, with some answers from before its last rest. */
export function resumePointOf<S, C, V, E extends Event>(match: Match<S, C, V, E>, past = PAST): ResumePoint<S> {
  const { game, origin, rest, answers, questionCount, open } = match;
  if (!rest) throw new Error('a playout has no rest to begin from');
  const from = Math.max(0, rest.step - past);
  return {
    game: game.id,
    rules: game.version,
    origin,
    rest: { ...rest, step: rest.step - from },
    answers: answers.slice(from),
    questionCount,
    open: open && { id: open.id, ids: open.ids && [...open.ids] },
  };
}

/** The match again, without its story and with no more of its past than it was given: to be asked, not to be taken back. */
export const matchFrom = <S, C, V, E extends Event>(game: Game<S, C, V, E>, point: ResumePoint<S>): Match<S, C, V, E> =>
  fork(matchAtRest(game, point));

/** A match that does not move: what `fork` makes one of that does. */
export function matchAtRest<S, C, V, E extends Event>(
  game: Game<S, C, V, E>,
  point: ResumePoint<S>,
): Match<S, C, V, E> {
  const { rules, origin, rest, answers, questionCount, open } = point;
  if (game.id !== point.game || game.version !== rules)
    throw new Error(`${point.game} ${rules} is wanted, ${game.id} ${game.version} is here`);
  const at = matchAt(game, origin, rest.state, chanceOf(origin, rest.counts), rest.faces, false);
  at.rest = rest;
  at.answers = [...answers];
  at.questionCount = questionCount;
  if (open) at.open = { id: open.id, ids: open.ids && new Map(open.ids), question: NOTHING, answers: new Map() };
  return at;
}

/** A fork asks for itself, and takes only the numbers. */
const NOTHING: Question = { kind: '', rule: '', seats: [], how: 'one', shape: anything, refuse: () => null };
