import {
  accept,
  chanceOfPath,
  copyPlain,
  type DieBranch,
  diceAlong,
  diceFrom,
  fork,
  imagine,
  type Match,
  nextPath,
  type Seat,
  seeded,
} from '@conjure/engine';

/** What a position is worth to each seat. */
export type SeatValues = (match: Match) => number[];

/** What was to be expected of an answer's dice, for each seat. */
export interface Expected {
  readonly of: readonly number[];
  /** Every case was looked at, each with its probability; else some at random. */
  readonly isExact: boolean;
  readonly cases: number;
}

/** Up to this many cases are all looked at; of more, this many at random. */
const CASES = 260;
const SAMPLES = 48;
/** Nor where more dice fall: a tie may be rolled again for ever. */
const DICE = 24;
const TOO_MANY = Symbol('too many dice');

/**
 * What an answer was worth before its dice fell: all that they could have shown, up to the next question, in the match as it truly
 * stood. What a value comes to beyond that is luck, and over many matches it comes to nothing, whatever the value is worth.
 */
export function expectedOf(match: Match, seat: Seat, answer: unknown, values: SeatValues, seed: string): Expected {
  return enumerated(match, seat, answer, values) ?? sampled(match, seat, answer, values, seed);
}

/** The mean over all that the dice can show; `null` where that is too much to go through. */
function enumerated(match: Match, seat: Seat, answer: unknown, values: SeatValues): Expected | null {
  const path: DieBranch[] = [];
  let sums: number[] = [];
  for (let cases = 1; cases <= CASES; cases++) {
    const world = fork(match, true);
    const { dice } = world.table;
    let isMixed = false;
    dice.source = diceAlong(path, (_faces, before) => {
      if (before === DICE) throw TOO_MANY;
    });
    // How a pile is mixed has more cases than anybody can count.
    dice.shuffle = (_purpose, list) => {
      isMixed = true;
      return list;
    };
    try {
      accept(world, seat, copyPlain(answer));
    } catch (stop) {
      if (stop === TOO_MANY) return null;
      throw stop;
    }
    if (isMixed) return null;
    const p = chanceOfPath(path);
    const found = values(world);
    sums = found.map((value, i) => (sums[i] ?? 0) + p * value);
    if (!nextPath(path)) return { of: sums, isExact: true, cases };
  }
  return null;
}

function sampled(match: Match, seat: Seat, answer: unknown, values: SeatValues, seed: string): Expected {
  let sums: number[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    const world = fork(match, true);
    world.table.seeds = seeded(`${seed} ${i}`);
    accept(world, seat, copyPlain(answer));
    const found = values(world);
    sums = found.map((value, of) => (sums[of] ?? 0) + value / SAMPLES);
  }
  return { of: sums, isExact: false, cases: SAMPLES };
}

/** In how many worlds a position is judged by a seat that does not know everything. */
const WORLDS = 24;

/** What a position is worth by all that one seat knows of it. */
export const imagined = (match: Match, eyes: Seat, values: SeatValues, seed: string): number[] =>
  overWorlds(match, eyes, seed, values);

/** What an answer of its own was worth to a seat before its dice fell, by what it knew: luck is then also what came to light. */
export function expectedIn(match: Match, seat: Seat, answer: unknown, values: SeatValues, seed: string): Expected {
  const of = overWorlds(match, seat, `${seed} expected`, (world) => {
    accept(world, seat, copyPlain(answer));
    return values(world);
  });
  return { of, isExact: false, cases: WORLDS };
}

function overWorlds(match: Match, eyes: Seat, seed: string, values: SeatValues): number[] {
  let sums: number[] = [];
  for (let i = 0; i < WORLDS; i++) {
    const found = values(imagine(match, eyes, diceFrom(seeded(`${seed} ${i}`))));
    sums = found.map((value, of) => (sums[of] ?? 0) + value / WORLDS);
  }
  return sums;
}
