import type { Source } from './dice.ts';
import { fork } from './fork.ts';
import type { Match } from './match.ts';
import { listen } from './match-table.ts';
import { canonical, copyPlain } from './plain.ts';
import type { Seat } from './seat.ts';
import { heard } from './story.ts';
import type { Event, Told } from './table.ts';

export interface Outcome<E extends Event = Event> {
  p: number;
  /** What would be heard by the seat. */
  events: E[];
  /** Where it ended: the next rest, a question, or something hidden that would be drawn or shown. */
  ends: 'rest' | 'question' | 'draw';
}

export interface Outcomes<E extends Event = Event> {
  outcomes: Outcome<E>[];
  /** False where something hidden would come up, others answer in secret, or there are too many cases. */
  complete: boolean;
}

const HIDDEN = Symbol('something hidden would come up');

/**
 * Runs a legal answer once for every result of the dice it meets, up to the next rest or question,
 * and returns exact probabilities.
 */
export function outcomes<S, L, V, E extends Event>(
  match: Match<S, L, V, E>,
  seat: Seat,
  answer: unknown,
  limit = 20_000,
): Outcomes<E> {
  const { open } = match;
  if (!open) return { outcomes: [], complete: true };
  // What the others answer, or have answered already in secret, is not the seat's to know.
  const { how, seats } = open.question;
  if (how === 'apart' || (how === 'each' && seats.length > 1))
    return { outcomes: [{ p: 1, events: [], ends: 'question' }], complete: false };
  const found = new Map<string, Outcome<E>>();
  const path: Branch[] = [];
  let complete = true;
  for (let cases = 1; ; cases++) {
    const { told, ends } = run(match, seat, answer, path);
    const p = path.reduce((product, branch) => product / branch.n, 1);
    const events = heard(told, seat);
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

interface Branch {
  n: number;
  taken: number;
}

/** Turns the odometer: the next combination of dice, or false when all have been seen. */
function nextPath(path: Branch[]): boolean {
  while (path.length > 0) {
    const last = path[path.length - 1];
    if (++last.taken < last.n) return true;
    path.pop();
  }
  return false;
}

function run<S, L, V, E extends Event>(
  match: Match<S, L, V, E>,
  seat: Seat,
  answer: unknown,
  path: Branch[],
): { told: Told<E>[]; ends: Outcome['ends'] } {
  const branch = fork(match, true);
  const { table, script, open } = branch;
  if (!script || !open) throw new Error('a match with an open question has a running script');
  let depth = 0;
  const enumerate: Source = {
    exact: true,
    next(_purpose, n) {
      if (depth === path.length) path.push({ n, taken: 0 });
      return path[depth++].taken;
    },
    die(purpose) {
      return this.next(purpose, 6) + 1;
    },
  };
  table.dice.source = enumerate;
  const told: Told<E>[] = [];
  listen(table, { hear: (item) => told.push(copyPlain(item)) });
  table.onDraw = () => {
    throw HIDDEN;
  };
  table.onShown = (to) => {
    if (to.includes(seat)) throw HIDDEN;
  };
  const { how } = open.question;
  const said = copyPlain(answer);
  const value = how === 'one' ? said : how === 'first' ? { seat, answer: said } : [said];
  try {
    return { told, ends: script.next(value).done ? 'rest' : 'question' };
  } catch (stop) {
    if (stop === HIDDEN) return { told, ends: 'draw' };
    throw stop;
  }
}
