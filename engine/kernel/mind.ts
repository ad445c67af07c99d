import { must } from '../tools/must.ts';
import type { Dice } from './dice.ts';
import { fork } from './fork.ts';
import { imagine } from './imagine.ts';
import { type Match, openTo } from './match.ts';
import { optionsOf, pick, type Refusal } from './question.ts';
import type { Seat } from './seat.ts';

/** The open question as the seat that is asked may see it. */
interface MindQuestion {
  readonly id: number;
  readonly kind: string;
  /** How many answers this seat has given in a row with nothing happening: no die, nothing shown, nobody else asked. */
  readonly idle: number;
  /** How often it has answered this kind of question with nothing happening: no die, nothing shown, nobody else asked the same. */
  readonly repeats: number;
  /** All legal answers, or `null` where they cannot be listed. */
  options(): readonly unknown[] | null;
  refuse(answer: unknown): Refusal | null;
  /** A legal answer at random. */
  pick(dice: Dice): unknown;
}

/**
 * What a bot is given: its seat's view, its question, and worlds that look the same to it.
 * There is no way from here to the state of the match.
 */
export interface Mind<V = unknown> {
  readonly seat: Seat;
  readonly view: V;
  readonly question: MindQuestion;
  /** A playout that begins at this question in an imagined state. */
  imagine(dice: Dice): Match;
  /** As `imagine`, but the same world with every call, for a small part of what imagining costs. */
  imagined(dice: Dice): () => Match;
  /** What the game's own players would answer, by level; `null` where it has none. */
  readonly bot: { readonly levels: readonly string[]; answer(level: string, dice: Dice): unknown } | null;
  /** How the usual levels play this game, as the game wants it. */
  readonly levels: { readonly [name: string]: string };
  /** The game has a playout of what players answer: playouts are worth playing on. */
  readonly hasPlayout: boolean;
  /** How good the position of such a playout is for a seat, from 0 to 1. */
  sense(world: Match, seat: Seat): number;
}

const NONE = {};

/** What the seat may know of the match, when it has something to answer. */
export function mindOf<V>(match: Match<unknown, unknown, V>, seat: Seat): Mind<V> | null {
  const { game, table } = match;
  const open = openTo(match, seat);
  if (!open) return null;
  const { question, id } = open;
  const { bot } = game;
  const view = game.view(table, seat);
  return {
    seat,
    view,
    question: {
      id,
      kind: question.kind,
      idle: idleFor(match, seat),
      repeats: repeatsFor(match, seat, question.kind),
      options: () => optionsOf(question, seat),
      refuse: (answer) => question.refuse(answer, seat),
      pick: (dice) => pick(question, seat, dice),
    },
    imagine: (dice) => imagine(match, seat, dice),
    imagined(dice) {
      const world = imagine(match, seat, dice, true);
      return () => fork(world, true);
    },
    bot: bot ? { levels: bot.levels, answer: (level, dice) => bot.answer(view, seat, level, dice) } : null,
    levels: game.levels ?? NONE,
    hasPlayout: game.playout !== undefined,
    sense: (world, of) => game.sense(world.table, of),
  };
}

/** Where others have only replied to what this seat did, as to an offer, it is still at it. */
function repeatsFor({ answers }: Match, seat: Seat, kind: string): number {
  let repeats = 0;
  for (let i = answers.length - 1; i >= 0; i--) {
    const entry = must(answers[i], 'an answer');
    if (entry.bar !== null || (entry.seat !== seat && entry.kind === kind)) break;
    if (entry.kind === kind) repeats++;
  }
  return repeats;
}

function idleFor({ answers }: Match, seat: Seat): number {
  const busy = answers.findLastIndex((entry) => entry.seat !== seat || entry.bar !== null);
  return answers.length - 1 - busy;
}
