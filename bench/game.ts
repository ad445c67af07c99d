import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { analyse, levelFrom } from '@conjure/bots';
import {
  accept,
  advance,
  create,
  diceFrom,
  fork,
  type Game,
  imagine,
  type Match,
  matchAt,
  mindOf,
  type Options,
  optionsOf,
  pick,
  readOptions,
  seeded,
  waitingFor,
} from '@conjure/engine';
import { median, timed } from './measure.ts';

/** How a game is played to be measured. */
export interface Benched {
  readonly seats: number;
  readonly options: Options;
  /** Matches a round: enough for a second or so. */
  readonly matches: number;
  /** Where a match is in full swing: the kind of question, and between which decisions it comes. */
  readonly typical: { readonly kind: string; readonly after: number; readonly before: number };
  /** Measured, too, with four people at a host, and coming back to it after so many answers. */
  readonly wire?: { readonly openAt?: number };
}

const ROUNDS = 7;

/** A playout in which everybody answers at random; how many decisions it took. */
export function randomPlayout(
  game: Game,
  { seats, options }: Pick<Benched, 'seats' | 'options'>,
  number: number,
): number {
  const read = readOptions(game.options, options);
  if ('fault' in read) throw new Error(`${read.fault.place}: ${read.fault.expected}`);
  const seed = String(number);
  const state = game.start(seats, read.options, diceFrom(seeded(seed)));
  const match = matchAt(game, { seats, options: read.options, seed }, state, seeded(seed), [], true);
  advance(match, undefined);
  const dice = diceFrom(seeded(`player ${seed}`));
  let decisions = 0;
  while (match.open) {
    const [seat] = waitingFor(match);
    accept(match, seat, pick(match.open.question, seat, dice));
    decisions++;
  }
  return decisions;
}

/** A live match in full swing. */
export function typicalMatch(game: Game, { seats, options, typical }: Benched): Match {
  for (let seed = 0; ; seed++) {
    const made = create(game, { seats, options, seed: `typical ${seed}` });
    if ('fault' in made) throw new Error(`${made.fault.place}: ${made.fault.expected}`);
    const { match } = made;
    const dice = diceFrom(seeded(`typical ${seed}`));
    for (let i = 0; i < typical.before && match.open; i++) {
      if (i > typical.after && match.open.question.kind === typical.kind) return match;
      const [seat] = waitingFor(match);
      accept(match, seat, pick(match.open.question, seat, dice));
    }
  }
}

/** Microseconds of one call, by the median of rounds. */
function micros(times: number, run: () => void): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const { main } = timed(() => {
      for (let i = 0; i < times; i++) run();
      return times;
    });
    return (main / times) * 1e6;
  });
  return median(rounds);
}

/** Decisions and matches per second, what it costs to copy, fork, look and list, how fast a search thinks, what matches weigh. */
export function measureGame(game: Game, benched: Benched): { [name: string]: number } {
  const { matches } = benched;
  const rounds = Array.from({ length: ROUNDS + 2 }, (_, round) => {
    const { done, main } = timed(() => {
      let decisions = 0;
      for (let i = 0; i < matches; i++) decisions += randomPlayout(game, benched, round * matches + i);
      return decisions;
    });
    return { decisions: done / main, matches: matches / main };
  }).slice(2);
  const match = typicalMatch(game, benched);
  const { open, origin, table } = match;
  const { state } = table;
  const [seat] = waitingFor(match);
  const dice = diceFrom(seeded('bench'));
  const again = mindOf(match, seat)?.imagined(dice);
  if (!again) throw new Error('a match in full swing asks somebody');
  return {
    decisions: median(rounds.map((round) => round.decisions)),
    matches: median(rounds.map((round) => round.matches)),
    copyMicros: micros(20_000, () => void game.copy(state)),
    structuredCloneMicros: micros(1000, () => void structuredClone(state)),
    viewMicros: micros(5000, () => void game.view(table, seat)),
    optionsMicros: micros(5000, () => void (open && optionsOf(open.question, seat))),
    forkAtRestMicros: micros(5000, () => void matchAt(game, origin, game.copy(state), seeded('x'), [], true)),
    forkInQuestionMicros: micros(5000, () => void fork(match, true)),
    imagineMicros: micros(2000, () => void imagine(match, seat, dice)),
    imaginedMicros: micros(2000, () => void again()),
    searchIterations: searchSpeed(match),
    ...memory(match),
  };
}

function searchSpeed(match: Match): number {
  const read = levelFrom('search:1500');
  const mind = mindOf(match, waitingFor(match)[0]);
  if ('fault' in read || !mind) throw new Error('a search can be made');
  const rounds = Array.from({ length: 3 }, (_, i) => {
    const { done, main } = timed(() => analyse(mind, read.level, diceFrom(seeded(String(i)))).iterations);
    return done / main;
  });
  return median(rounds);
}

/** Kilobytes of one live match with its story, and of one of ten thousand that lie at rest. */
function memory(match: Match): { [name: string]: number } {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  const weigh = (count: number, make: (i: number) => unknown): number => {
    const kept: unknown[] = new Array(count);
    // What a first collection lets go of may hold more: only then is there nothing but what is kept.
    for (let i = 0; i < 4; i++) collect();
    const before = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
    for (let i = 0; i < count; i++) kept[i] = make(i);
    collect();
    const after = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
    return kept.length > 0 ? (after - before) / 1024 / count : 0;
  };
  return {
    liveMatchKilobytes: weigh(100, () => fork(match)),
    matchAtRestKilobytes: weigh(10_000, () => match.game.copy(match.table.state)),
  };
}
