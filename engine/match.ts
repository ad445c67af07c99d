import { type Counts, type Dice, diceFrom, type Seeded, seeded } from './dice.ts';
import type { Game, Options } from './game.ts';
import { copyPlain } from './plain.ts';
import { partOf, type Question, type Refusal } from './question.ts';
import type { Script } from './script.ts';
import type { Seat } from './seat.ts';
import { type Fault, got } from './shape.ts';
import type { Event, Table, Told } from './table.ts';

/** An answer that was given, and what came of it that an undo must respect. */
export interface Given {
  seat: Seat;
  answer: unknown;
  /** What stands between this answer and taking it back. */
  bar: 'dice' | 'shown' | null;
  /** Faces that a test scripted just before it. */
  dice?: readonly number[];
}

/** The last rest: from here and the answers since, the position follows. */
export interface Rest<S> {
  state: S;
  counts: Counts;
  faces: readonly number[];
  /** How many answers had been given. */
  given: number;
}

/** A card taken from a face-down pile since the last rest, and who saw it. */
export interface Drawn {
  card: unknown;
  to: readonly Seat[] | null;
}

export interface Open<A = unknown> {
  id: number;
  question: Question<A>;
  /** With `each`: the answers in hand, by seat. */
  answers: ReadonlyMap<Seat, A>;
  /** With `apart`: the ids of seats that are still asked what they were asked before another answered. */
  ids: ReadonlyMap<Seat, number> | null;
}

export interface Origin {
  seats: number;
  options: Options;
  seed: string;
  scenario?: unknown;
  /** The first dice, scripted by a test. */
  dice?: readonly number[];
}

/** One game being played. The script is only ever rebuilt, never saved. */
export interface Match<S = unknown, L = unknown, V = unknown, E extends Event = Event> {
  readonly game: Game<S, L, V, E>;
  readonly origin: Origin;
  readonly table: MatchTable<S, L, E>;
  open: Open | null;
  over: boolean;
  given: Given[];
  story: Told<E>[];
  rest: Rest<S> | null;
  /** How many questions have been opened: the next one's id. */
  asked: number;
  /** Faces that a test scripted since the last answer. */
  scripted: readonly number[];
  script: Script | null;
  readonly playout: boolean;
}

/** Whoever listens to what is told; a playout has nobody. */
export interface Ears<E extends Event> {
  hear(told: Told<E>): void;
}

/** What the rules are handed, with what only the engine uses. */
export interface MatchTable<S, L, E extends Event> extends Table<S, L, E> {
  lore: L;
  dice: Dice;
  seeds: Seeded;
  /** Faces scripted by a test that are still to come; 0 leaves that die to the seed. */
  faces: readonly number[];
  ears: Ears<E> | null;
  silent: boolean;
  onDraw: ((pile: unknown[]) => void) | null;
  onShown: ((to: readonly Seat[]) => void) | null;
  drawn: Drawn[] | null;
  hasShown: boolean;
}

export function tableFor<S, L, E extends Event>(
  state: S,
  lore: L,
  seeds: Seeded,
  faces: readonly number[],
): MatchTable<S, L, E> {
  const table: MatchTable<S, L, E> = {
    state,
    lore,
    seeds,
    faces,
    dice: diceFrom({
      next: (purpose, n) => table.seeds.next(purpose, n),
      die: (purpose) => takeFace(table) || table.seeds.die(purpose),
    }),
    ears: null,
    onDraw: null,
    onShown: null,
    drawn: null,
    hasShown: false,
    silent: true,
    tell(event) {
      if (table.ears) table.ears.hear({ event, to: null, others: null });
    },
    whisper(to, event, others) {
      if (table.ears) table.ears.hear({ event, to, others: others ?? null });
    },
    draw(pile, seenBy) {
      if (table.onDraw) table.onDraw(pile);
      if (pile.length === 0) throw new Error('a draw from an empty pile');
      const card = pile[pile.length - 1];
      pile.length--;
      table.hasShown = true;
      if (table.drawn) table.drawn.push({ card: copyPlain(card), to: seenBy(card) });
      return card;
    },
    take(purpose, hidden, seenBy) {
      const bag = [...hidden];
      bag.push(...bag.splice(table.dice.index(purpose, bag.length), 1));
      return table.draw(bag, seenBy);
    },
    shown(to) {
      if (to && table.onShown) table.onShown(to);
      table.hasShown = true;
    },
  };
  return table;
}

/** Somebody listens from now on, or nobody. */
export function listen<S, L, E extends Event>(table: MatchTable<S, L, E>, ears: Ears<E> | null): void {
  table.ears = ears;
  // A plain field: a getter in an object literal gives every table a hidden class of its own.
  table.silent = ears === null;
}

function takeFace(table: { faces: readonly number[] }): number {
  if (table.faces.length === 0) return 0;
  const [face, ...rest] = table.faces;
  table.faces = rest;
  return face;
}

/** A new match, played on to its first question. `seeds`: as the set-up left them, so that no choice of it comes twice. */
export function begin<S, L, V, E extends Event>(
  game: Game<S, L, V, E>,
  origin: Origin,
  state: S,
  seeds: Seeded = seeded(origin.seed),
): Match<S, L, V, E> {
  const match = matchAt(game, origin, state, seeds, origin.dice ?? [], false);
  advance(match, undefined);
  return match;
}

/** A match at a rest, not yet moving. A playout keeps no rests, tells nothing and cannot be taken back: it is only fast. */
export function matchAt<S, L, V, E extends Event>(
  game: Game<S, L, V, E>,
  origin: Origin,
  state: S,
  seeds: Seeded,
  faces: readonly number[],
  playout: boolean,
): Match<S, L, V, E> {
  const table = tableFor<S, L, E>(state, game.lore, seeds, faces);
  const match: Match<S, L, V, E> = {
    game,
    origin,
    table,
    open: null,
    over: false,
    given: [],
    story: [],
    rest: null,
    asked: 0,
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
export function advance<S, L, V, E extends Event>(match: Match<S, L, V, E>, answer: unknown): void {
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
      match.open = { id: match.asked++, question: turn.value, answers: NO_ANSWERS, ids: null };
      return;
    }
    match.script = null;
  }
}

function keepRest<S, L, V, E extends Event>(match: Match<S, L, V, E>): void {
  const { table } = match;
  match.rest = {
    state: match.game.copy(table.state),
    counts: table.seeds.counts(),
    faces: table.faces,
    given: match.given.length,
  };
  table.dice.log = [];
  table.drawn = [];
}

export type Verdict =
  | { done: true }
  /** A rule forbids it. Nothing has changed. */
  | { refused: Refusal }
  /** The answer is not one that could be judged. Nothing has changed. */
  | { fault: Fault };

/**
 * Whether the answer may be given; what `give` would say. `id`: the question that is meant, so that an answer to one that
 * is gone is never taken for an answer to the next.
 */
export function judge(match: Match, seat: Seat, answer: unknown, id?: number): Verdict {
  const { open } = match;
  if (!open) return { fault: { place: 'question', expected: 'an open question', got: 'a match that is over' } };
  const current = open.ids?.get(seat) ?? open.id;
  if (id !== undefined && id !== current)
    return { fault: { place: 'question', expected: `the open question, ${current}`, got: got(id) } };
  const { seats } = open.question;
  if (!seats.includes(seat) || open.answers.has(seat)) {
    const waiting = seats.filter((s) => !open.answers.has(s));
    return { fault: { place: 'seat', expected: `a seat that is asked (${waiting.join(', ')})`, got: got(seat) } };
  }
  const question = partOf(open.question, seat);
  const fault = question.shape.check(answer, 'answer');
  if (fault) return { fault };
  const refused = question.refuse(answer, seat);
  return refused ? { refused } : { done: true };
}

/** Gives an answer to the open question, if it is allowed. */
export function give(match: Match, seat: Seat, answer: unknown, id?: number): Verdict {
  const verdict = judge(match, seat, answer, id);
  if ('done' in verdict) accept(match, seat, answer);
  return verdict;
}

/** Gives an answer known to be legal. */
export function accept(match: Match, seat: Seat, answer: unknown): void {
  const { open, table } = match;
  if (!open) throw new Error('no question is open');
  if (match.playout) {
    settle(match, open, seat, answer);
    return;
  }
  // The rules are free to keep the answer in the state and to change it there: what was answered stays.
  const entry: Given = { seat, answer: copyPlain(answer), bar: null };
  if (match.scripted.length > 0) {
    entry.dice = match.scripted;
    match.scripted = [];
  }
  match.given.push(entry);
  const { rolled } = table.dice;
  table.hasShown = false;
  settle(match, open, seat, answer);
  entry.bar = table.dice.rolled > rolled ? 'dice' : table.hasShown ? 'shown' : null;
}

/** Hands the answer to the script, or keeps it until all are in. */
function settle(match: Match, open: Open, seat: Seat, answer: unknown): void {
  const { question } = open;
  if (question.how === 'one') advance(match, answer);
  else if (question.how === 'first') advance(match, { seat, answer });
  else if (question.how === 'apart') {
    advance(match, { seat, answer });
    if (!match.playout) keepIds(match, open, seat);
  } else {
    const answers = new Map(open.answers).set(seat, answer);
    open.answers = answers;
    if (answers.size === question.seats.length)
      advance(
        match,
        question.seats.map((s) => answers.get(s)),
      );
  }
}

/** Who has not answered is still asked what he was asked: an answer that is on its way stays good. */
function keepIds({ open }: Match, before: Open, answered: Seat): void {
  if (open?.question.how !== 'apart' || open.question.kind !== before.question.kind) return;
  const still = open.question.seats.filter((seat) => seat !== answered && before.question.seats.includes(seat));
  open.ids = new Map(still.map((seat) => [seat, before.ids?.get(seat) ?? before.id]));
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

/** The same question again keeps its number. */
export function numberAs(open: Open, as: Open): void {
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

/** The same position again, independent of the first. `playout`: as a base for thinking, without story or rests. */
export function fork<S, L, V, E extends Event>(match: Match<S, L, V, E>, playout = false): Match<S, L, V, E> {
  const { rest, game, origin, table } = match;
  if (!rest) throw new Error('a playout cannot be forked');
  const seeds = seeded(table.seeds.seed, { ...rest.counts });
  const copy = matchAt(game, origin, game.copy(rest.state), seeds, rest.faces, playout);
  const { ears } = copy.table;
  listen(copy.table, null);
  advance(copy, undefined);
  for (const { seat, answer } of match.given.slice(rest.given)) accept(copy, seat, copyPlain(answer));
  listen(copy.table, ears);
  copy.asked = match.asked;
  if (copy.open && match.open) numberAs(copy.open, match.open);
  if (!playout) {
    copy.given = match.given.map((entry) => ({ ...entry }));
    copy.story = [...match.story];
    copy.scripted = match.scripted;
    if (copy.rest) copy.rest.given = rest.given;
  }
  return copy;
}
