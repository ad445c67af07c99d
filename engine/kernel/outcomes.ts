import { must } from '../tools/must.ts';
import { judge } from './answering.ts';
import { chanceOfPath, type DieBranch, nextPath } from './dice-path.ts';
import { atOnce, type InSteps } from './in-steps.ts';
import type { Match } from './match.ts';
import { canonical } from './plain.ts';
import type { Seat } from './seat.ts';
import type { Event } from './table.ts';
import { type Ends, partsFrom, TOO_FAR, type Trace, type TracedAnswer, traceOf, type Until } from './tracing.ts';
import { worldsInSteps } from './worlds.ts';

/** One way an answer can turn out: its probability, what the seat would hear, and where it ends. */
export interface Outcome<E extends Event = Event> {
  p: number;
  /** What would be heard by the seat. */
  events: E[];
  ends: Ends;
}

/** All ways that an answer can turn out. */
export interface Outcomes<E extends Event = Event> {
  outcomes: Outcome<E>[];
  /** False where something hidden has a say in it, others answer in secret, or there are too many cases. */
  complete: boolean;
}

export interface OutcomeOptions {
  /** Where the next decision is too far off, as it is where many dice are rolled meanwhile, the odds end at the next rest. */
  readonly until?: Until;
  /** No more cases than this. */
  readonly limit?: number;
}

/**
 * How many runs in other worlds are spent: the first cases are tried in all worlds, later ones in fewer, and of thousands of cases only
 * some.
 */
const RUNS = 512;
/** Enough for a fight with all that follows from it, and not for the turns of everybody else. */
const STEPS = 20_000;
/** Worlds in which something else happened are tried in every later case. */
const WITNESSES = 4;

/**
 * Runs a legal answer once for every result of the dice it meets and returns exact probabilities. It is never run in the
 * match itself, but in worlds that look the same to the seat, along the same dice: what all of them tell it, the match would
 * tell it, too. Where they part, something hidden decides, and the odds stop.
 */
export function* outcomesInSteps<S, C, V, E extends Event>(
  match: Match<S, C, V, E>,
  seat: Seat,
  answer: unknown,
  { until = 'rest', limit = 10_000 }: OutcomeOptions = {},
): InSteps<Outcomes<E>> {
  const { open } = match;
  if (!open) return { outcomes: [], complete: true };
  // What the others answer, or have answered already in secret, is not the seat's to know.
  const { how, seats } = open.question;
  if (how === 'independent' || (how === 'each' && seats.length > 1)) return unknown('question');
  const worlds: Match<S, C, V, E>[] = [];
  for (const world of yield* worldsInSteps(match, seat)) {
    yield;
    if ('done' in judge(world, seat, answer)) worlds.push(world);
  }
  if (worlds.length === 0) return unknown('draw');
  try {
    if (until === 'decision') return yield* enumerated(worlds, { seat, answer, until, steps: STEPS }, limit);
  } catch (stop) {
    if (stop !== TOO_FAR) throw stop;
  }
  const found = yield* enumerated(worlds, { seat, answer, until: 'rest', steps: Number.POSITIVE_INFINITY }, limit);
  return until === 'rest' ? found : { ...found, complete: false };
}

/** The same at once. */
export const outcomes = <S, C, V, E extends Event>(
  match: Match<S, C, V, E>,
  seat: Seat,
  answer: unknown,
  options: OutcomeOptions = {},
): Outcomes<E> => atOnce(outcomesInSteps(match, seat, answer, options));

const unknown = (ends: Ends): Outcomes<never> => ({ outcomes: [{ p: 1, events: [], ends }], complete: false });

/** Every case once. */
function* enumerated<S, C, V, E extends Event>(
  worlds: readonly Match<S, C, V, E>[],
  move: TracedAnswer,
  limit: number,
): InSteps<Outcomes<E>> {
  const found = new Map<string, Outcome<E>>();
  const path: DieBranch[] = [];
  const next = inTurn(worlds);
  let complete = true;
  for (let cases = 1; ; cases++) {
    const trace = yield* next(cases, move, path);
    const { ends } = trace;
    path.length = trace.notes.filter((note) => 'faces' in note).length;
    const p = chanceOfPath(path);
    const events = trace.notes.flatMap((note) => ('event' in note ? [note.event] : []));
    const key = canonical([events, ends]);
    const known = found.get(key);
    if (known) known.p += p;
    else found.set(key, { p, events, ends });
    if (ends === 'draw') complete = false;
    if (!nextPath(path)) break;
    if (cases === limit) {
      complete = false;
      break;
    }
  }
  return { outcomes: [...found.values()], complete };
}

/** What is common to the worlds in a case: to all of them in the first cases, later to some, each in its turn. */
function inTurn<S, C, V, E extends Event>(worlds: readonly Match<S, C, V, E>[]) {
  const [first, ...others] = worlds;
  const witnesses = new Set<Match<S, C, V, E>>();
  let turn = 0;
  return function* (cases: number, move: TracedAnswer, path: DieBranch[]): InSteps<Trace<E>> {
    const trace = traceOf(must(first, 'an imagined world'), move, path);
    yield;
    for (const world of witnesses) partsFrom(trace, world, move, path);
    const isTried = cases % Math.ceil(cases / RUNS) === 0;
    const many = isTried ? Math.min(others.length, Math.ceil(RUNS / cases)) : 0;
    for (let i = 0; i < many; i++) {
      const world = must(others[turn++ % others.length], 'another imagined world');
      if (witnesses.has(world)) continue;
      yield;
      if (partsFrom(trace, world, move, path) && witnesses.size < WITNESSES) witnesses.add(world);
    }
    return trace;
  };
}
