import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { levelFrom, ponder } from '@conjure/bots';
import { demons } from '@conjure/demons';
import {
  accept,
  advance,
  create,
  diceFrom,
  fork,
  imagine,
  type Match,
  matchAt,
  mindOf,
  pick,
  readOptions,
  seeded,
  waitingFor,
} from '@conjure/engine';
import { median, timed } from './measure.ts';

type DemonsMatch = Match<unknown, unknown, unknown>;

const MATCHES = 1500;
const ROUNDS = 7;
const SEATS = 2;

/** A playout of Demons between two magicians who answer at random; how many decisions it took. */
function randomPlayout(number: number): number {
  const read = readOptions(demons.options, undefined);
  if ('fault' in read) throw new Error('the default options are options');
  const seed = String(number);
  const state = demons.start(SEATS, read.options, diceFrom(seeded(seed)));
  const match = matchAt(demons, { seats: SEATS, options: read.options, seed }, state, seeded(seed), [], true);
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

/** A live match in the middle of the game, at a question of a magician's first phase. */
function typicalMatch(): DemonsMatch {
  for (let seed = 0; ; seed++) {
    const made = create(demons, { seats: SEATS, seed: `typical ${seed}` });
    if ('fault' in made) throw new Error('Demons can be begun');
    const { match } = made;
    const dice = diceFrom(seeded(`typical ${seed}`));
    for (let i = 0; i < 40 && match.open; i++) {
      if (i > 24 && match.open.question.kind === 'first') return match as unknown as DemonsMatch;
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

/** Decisions and matches per second, what a fork costs, how fast a search thinks, and what matches weigh in memory. */
export function measureDemons(): { [name: string]: number } {
  const rounds = Array.from({ length: ROUNDS + 2 }, (_, round) => {
    const { done, main } = timed(() => {
      let decisions = 0;
      for (let i = 0; i < MATCHES; i++) decisions += randomPlayout(round * MATCHES + i);
      return decisions;
    });
    return { decisions: done / main, matches: MATCHES / main };
  }).slice(2);
  const match = typicalMatch();
  const { state } = match.table;
  const dice = diceFrom(seeded('bench'));
  return {
    decisions: median(rounds.map((round) => round.decisions)),
    matches: median(rounds.map((round) => round.matches)),
    copyMicros: micros(20_000, () => void match.game.copy(state)),
    structuredCloneMicros: micros(1000, () => void structuredClone(state)),
    forkAtRestMicros: micros(
      5000,
      () => void matchAt(match.game, match.origin, match.game.copy(state), seeded('x'), [], true),
    ),
    forkInQuestionMicros: micros(5000, () => void fork(match, true)),
    imagineMicros: micros(2000, () => void imagine(match, waitingFor(match)[0], dice)),
    searchIterations: searchSpeed(match),
    ...memory(match),
  };
}

function searchSpeed(match: DemonsMatch): number {
  const read = levelFrom('search:1500');
  const mind = mindOf(match, waitingFor(match)[0]);
  if ('fault' in read || !mind) throw new Error('a search can be made');
  const rounds = Array.from({ length: 3 }, (_, i) => {
    const { done, main } = timed(() => ponder(mind, read.level, diceFrom(seeded(String(i)))).iterations);
    return done / main;
  });
  return median(rounds);
}

/** Kilobytes of one live match with its story, and of one of ten thousand that lie at rest. */
function memory(match: DemonsMatch): { [name: string]: number } {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  const weigh = (count: number, make: (i: number) => unknown): number => {
    const kept: unknown[] = new Array(count);
    collect();
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
