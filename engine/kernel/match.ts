import { must } from '../tools/must.ts';
import { chanceOf, type GeneratorName } from './chance.ts';
import type { DrawCounts, Seeded } from './dice.ts';
import type { Forced } from './forced.ts';
import type { Game, Options } from './game.ts';
import { type KeptRest, keep } from './kept-rests.ts';
import { listen, type MatchTable, tableFor } from './match-table.ts';
import { copyPlain } from './plain.ts';
import { partOf, type Question } from './question.ts';
import type { Script } from './script.ts';
import type { Seat } from './seat.ts';
import type { Event, StoryEntry } from './table.ts';

/** An answer that was given, and what came of it that an undo must respect. */
export interface GivenAnswer {
  seat: Seat;
  /** What kind of question it answered. */
  kind: string;
  answer: unknown;
  /** What stands between this answer and taking it back. */
  bar: 'dice' | 'shown' | null;
  /** How long the story was when it was given. */
  storyLength: number;
  /** There was no choice. */
  forced?: Forced;
  /** The table answered for the seat, as its person wished: it is nothing to take back. */
  auto?: true;
  /** Faces that a test scripted just before it. */
  dice?: readonly number[];
}

/** The last rest: from here and the answers since, the position follows. */
export interface Rest<S> {
  state: S;
  counts: DrawCounts;
  faces: readonly number[];
  /** How many answers had been given. */
  step: number;
  /** In an imagined match, for each draw since: the place in the pile from which the card was brought to the top, or −1. */
  lifted: number[];
}

/** A question that waits for its answers. */
export interface PendingQuestion<A = unknown> {
  id: number;
  question: Question<A>;
  /** With `each`: the answers in hand, by seat. */
  answers: ReadonlyMap<Seat, A>;
  /** With `independent`: the ids of seats that are still asked what they were asked before another answered. */
  ids: ReadonlyMap<Seat, number> | null;
}

export interface Origin {
  seats: number;
  options: Options;
  seed: string;
  /** The generator, where it is not the usual one. */
  chance?: GeneratorName;
  scenario?: unknown;
  /** The first dice, scripted by a test. */
  dice?: readonly number[];
}

/** One game being played. The script is only ever rebuilt, never saved. */
export interface Match<S = unknown, C = unknown, V = unknown, E extends Event = Event> {
  readonly game: Game<S, C, V, E>;
  readonly origin: Origin;
  readonly table: MatchTable<S, C, E>;
  open: PendingQuestion | null;
  over: boolean;
  answers: GivenAnswer[];
  story: StoryEntry<E>[];
  rest: Rest<S> | null;
  /** Rests along the way, the last one included. */
  rests: KeptRest<S>[];
  /** How many questions have been opened: the next one's id. */
  questionCount: number;
  /** Faces that a test scripted since the last answer. */
  scripted: readonly number[];
  script: Script | null;
  readonly playout: boolean;
}

/** A new match, played on to its first question. `seeds`: as the set-up left them, so that no choice of it comes twice. */
export function begin<S, C, V, E extends Event>(
  game: Game<S, C, V, E>,
  origin: Origin,
  state: S,
  seeds: Seeded = chanceOf(origin),
): Match<S, C, V, E> {
  const match = matchAt(game, origin, state, seeds, origin.dice ?? [], false);
  advance(match, undefined);
  return match;
}

/** A match at a rest, not yet moving. A playout keeps no rests, tells nothing and cannot be taken back: it is only fast. */
export function matchAt<S, C, V, E extends Event>(
  game: Game<S, C, V, E>,
  origin: Origin,
  state: S,
  seeds: Seeded,
  faces: readonly number[],
  playout: boolean,
): Match<S, C, V, E> {
  const table = tableFor<S, C, E>(state, game.content, seeds, faces);
  const match: Match<S, C, V, E> = {
    game,
    origin,
    table,
    open: null,
    over: false,
    answers: [],
    story: [],
    rest: null,
    rests: [],
    questionCount: 0,
    scripted: [],
    script: null,
    playout,
  };
  if (!playout) {
    // What was told stays as it was told, whatever the rules do next to the lists and objects that it names.
    listen(table, { hear: (told) => match.story.push(copyPlain(told)) });
    table.dice.log = [];
    table.drawn = [];
  }
  return match;
}

const NO_ANSWERS: ReadonlyMap<Seat, unknown> = new Map();

/** Goes on to the next question or the end: `answer` goes to the running script, if there is one. */
export function advance<S, C, V, E extends Event>(match: Match<S, C, V, E>, answer: unknown): void {
  const { table, game } = match;
  match.open = null;
  let value = answer;
  for (;;) {
    if (match.script === null) {
      if (!match.playout) keepRest(match);
      const step = game.step(table);
      if (step === 'rest') continue;
      if (step === null) {
        match.over = true;
        return;
      }
      match.script = step;
      value = undefined;
    }
    const turn = match.script.next(value);
    if (!turn.done) {
      match.open = { id: match.questionCount++, question: turn.value, answers: NO_ANSWERS, ids: null };
      return;
    }
    match.script = null;
  }
}

function keepRest<S, C, V, E extends Event>(match: Match<S, C, V, E>): void {
  const { table } = match;
  match.rest = {
    state: match.game.copy(table.state),
    counts: table.seeds.counts(),
    faces: table.faces,
    step: match.answers.length,
    lifted: [],
  };
  table.dice.log = [];
  table.drawn = [];
  // A copy, since dice that are scripted later are added to the last rest itself.
  keep(match.rests, { rest: { ...match.rest }, storyLength: match.story.length });
}

/** What this seat is asked now, and its id; `null` where it is not asked. */
export function openTo({ open }: Match, seat: Seat): { id: number; question: Question } | null {
  if (!open?.question.seats.includes(seat) || open.answers.has(seat)) return null;
  return { id: open.ids?.get(seat) ?? open.id, question: partOf(open.question, seat) };
}

/** The seats that still have to answer. */
export function waitingFor(match: Match): Seat[] {
  const { open } = match;
  return open ? open.question.seats.filter((seat) => !open.answers.has(seat)) : [];
}

/** The first of the seats that still have to answer: there must be one. */
export const firstWaiting = (match: Match): Seat => must(waitingFor(match)[0], 'a seat that is asked');

/** The same question again keeps its number. */
export function keepQuestionId(open: PendingQuestion, as: Pick<PendingQuestion, 'id' | 'ids'>): void {
  open.id = as.id;
  open.ids = as.ids;
}

/** The next dice, scripted: only tests ask for this. */
export function scriptDice(match: Match, faces: readonly number[]): void {
  const { table, rest } = match;
  if (faces.length === 0) return;
  table.faces = [...table.faces, ...faces];
  match.scripted = [...match.scripted, ...faces];
  if (!rest) return;
  // The dice that came from the seed since the rest come from it again when the step is run again.
  const bySeed = Math.max(0, (table.dice.log?.length ?? 0) - rest.faces.length);
  rest.faces = [...rest.faces, ...new Array<number>(bySeed).fill(0), ...faces];
}
