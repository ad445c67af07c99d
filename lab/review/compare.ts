import { type Ahead, commonLuck, lookAhead } from '@conjure/bots';
import { eventsFor, listen, type Mind, type Phrase, type Seat } from '@conjure/engine';

/** What an answer leads to, over many imagined worlds. */
export interface Prospect {
  readonly mean: number;
  /** In the worst tenth of the worlds. */
  readonly worst: number;
}

/** Two answers in the same worlds: by how much the one is better, how far chance may have moved that, and what comes of it more often. */
export interface Comparison {
  readonly one: Prospect;
  readonly other: Prospect;
  readonly by: number;
  readonly doubt: number;
  readonly because: Because | null;
}

/** Something that happens clearly more often after one of the two. */
export interface Because {
  readonly said: Phrase;
  readonly one: number;
  readonly other: number;
}

interface Frequency {
  readonly said: Phrase;
  /** The worlds in which it happened, after either answer. */
  readonly worlds: readonly [Set<number>, Set<number>];
}

const never = () => false;

/** Plays both answers in so many worlds that look as the match did to the seat; the value is the seat's. */
export function compare(
  mind: Mind,
  answers: readonly [one: unknown, other: unknown],
  ahead: Ahead,
  worlds: number,
  seed: string,
  valued: (value: number) => number,
): Comparison {
  const found: [number[], number[]] = [[], []];
  const told = new Map<string, Frequency>();
  for (let number = 0; number < worlds; number++)
    for (const which of [0, 1] as const) {
      const luck = commonLuck(seed, number);
      const world = mind.imagine(luck.dice);
      const { game, table } = world;
      const here = new Set<string>();
      listen(table, {
        hear(entry) {
          for (const event of eventsFor([entry], mind.seat)) {
            const key = keyOf(event, mind.seat);
            if (key === null || here.has(key)) continue;
            here.add(key);
            const known = told.get(key) ?? {
              said: game.narrate(game.view(table, mind.seat), event),
              worlds: [new Set(), new Set()],
            };
            known.worlds[which].add(number);
            told.set(key, known);
          }
        },
      });
      lookAhead(world, mind.seat, answers[which], ahead, 'playout', luck, never);
      found[which].push(valued(mind.sense(world, mind.seat)));
    }
  const [one, other] = found;
  const leads = one.map((value, i) => value - other[i]);
  const by = average(leads);
  const spread = leads.reduce((sum, lead) => sum + (lead - by) ** 2, 0) / Math.max(1, worlds - 1);
  return {
    one: prospectOf(one),
    other: prospectOf(other),
    by,
    doubt: Math.sqrt(spread / worlds),
    because: reasonIn([...told.values()], found),
  };
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function prospectOf(values: readonly number[]): Prospect {
  const sorted = [...values].sort((a, b) => a - b);
  return { mean: average(values), worst: average(sorted.slice(0, Math.max(1, Math.floor(values.length / 10)))) };
}

/**
 * What it is and whom it concerns: the same thing happens at many places and with many dice. What concerns nobody, as that a turn begins,
 * is no reason for anything: after one of the two answers it only came before the look ahead was over.
 */
function keyOf(event: { readonly type: string }, seat: Seat): string | null {
  const { by, figure, model, mortal, seat: of, side } = event as { [field: string]: unknown };
  const whom = by ?? of ?? side ?? model ?? mortal;
  return whom === undefined && figure === undefined ? null : `${event.type} ${whom ?? ''} ${figure ?? ''} ${seat}`;
}

/** It must differ by that much of the worlds to be a reason. */
const TELLING = 0.2;

/**
 * What explains most of the lead: it happens clearly more often after one of the two, and after either of them those worlds are the better
 * or the worse for it. Where nothing does, what happens more often by most.
 */
function reasonIn(told: readonly Frequency[], values: readonly [number[], number[]]): Because | null {
  let best: Because | null = null;
  let most = { explained: 0, by: TELLING };
  for (const { said, worlds } of told) {
    const [one, other] = worlds.map((has, which) => has.size / values[which].length);
    const by = Math.abs(one - other);
    // What always comes of the one and never of the other is what was done, and no reason for it.
    if (by <= TELLING || by === 1) continue;
    const explained = Math.max(0, (one - other) * weightOf(worlds, values));
    if (explained < most.explained || (explained === most.explained && by <= most.by)) continue;
    most = { explained, by };
    best = { said, one, other };
  }
  return best;
}

/** In fewer worlds with it, or without it, nothing shows. */
const SOME = 5;

/** How much better worlds are in which it happened than others after the same answer; nothing where too few are there to tell. */
function weightOf(worlds: Frequency['worlds'], values: readonly [number[], number[]]): number {
  let [together, apart] = [0, 0];
  for (const [which, has] of worlds.entries()) {
    const all = values[which];
    if (Math.min(has.size, all.length - has.size) < SOME) continue;
    const [mean, often] = [average(all), has.size / all.length];
    for (const [world, value] of all.entries()) {
      const more = (has.has(world) ? 1 : 0) - often;
      together += more * (value - mean);
      apart += more * more;
    }
  }
  return apart > 0 ? together / apart : 0;
}
