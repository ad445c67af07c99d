import { type Level, ownLevel, proposal, randomAnswer, think as thought, type WallClock } from '@conjure/bots';
import {
  create,
  type Dice,
  diceFrom,
  type Game,
  type Match,
  type Mind,
  type Result,
  type Seat,
  seeded,
} from '@conjure/engine';
import { playThrough } from '../playing.ts';
import type { Encounter } from './ladder.ts';

/** What a level spent on thinking, over a number of answers. */
interface Thinking {
  answers: number;
  /** Of those: the ones where there was something to choose. */
  decisions: number;
  /** Time of the processor, in milliseconds. */
  cpu: number;
  /** Of that, for the longest answer: on the wall a machine that pauses would be told as one that thinks. */
  longest: number;
}

/** Numbers by name, added up over so many seats. */
interface Deeds {
  seats: number;
  sums: { [name: string]: number };
}

/** What a level did and spent in the matches of a pair. */
export interface PlayedBy {
  thinking: Thinking;
  deeds: Deeds;
}

/** One deal, played twice with the seats exchanged. */
export interface Pair {
  pair: number;
  /** The points of the one in either match, from 0 to 1: a victory that is shared is a part of one, and nobody's is a half. */
  points: readonly [first: number, second: number];
  one: PlayedBy;
  other: PlayedBy;
}

const nothing = (): PlayedBy => ({
  thinking: { answers: 0, decisions: 0, cpu: 0, longest: 0 },
  deeds: { seats: 0, sums: {} },
});

/** One of two who meet: a level, and how it finds its answer to what a seat of the match is asked. */
export interface Opponent {
  readonly level: Level;
  readonly think: (match: Match, mind: Mind, dice: Dice, clock: WallClock) => unknown;
}

/** As the bots play it now. */
export const opponentOf = (level: Level): Opponent => ({
  level,
  think: (_match, mind, dice, clock) => thought(mind, level, dice, clock),
});

/** A pair depends on the encounter and its number alone, whoever plays it; but for its times. */
export function playPair(
  encounter: Encounter,
  game: Game,
  opponents: readonly [Opponent, Opponent],
  pair: number,
): Pair {
  const [one, other] = [nothing(), nothing()];
  const points = [0, 1].map((turned) => playMatch(encounter, game, opponents, pair, turned, [one, other]));
  return { pair, points: [points[0], points[1]], one, other };
}

/** Which of the two sits where: by sides where seats win together, else by turns; exchanged in the second match. */
export const seatedAt = (sides: readonly string[], seat: Seat, turned: number): 0 | 1 =>
  ((sides.length > 0 ? Number(sides[seat] !== sides[0]) : seat) + turned) % 2 === 0 ? 0 : 1;

function playMatch(
  { seats, seed, options, sides }: Encounter,
  game: Game,
  opponents: readonly [Opponent, Opponent],
  pair: number,
  turned: number,
  played: readonly [PlayedBy, PlayedBy],
): number {
  const deal = `${seed}/${pair}`;
  const made = create(game, { seats, seed: deal, options });
  if ('fault' in made) throw new Error(`${made.fault.place}: expected ${made.fault.expected}, got ${made.fault.got}`);
  const { match } = made;
  const whose = Array.from({ length: seats }, (_, seat) => seatedAt(sides, seat, turned));
  const dice = whose.map((_, seat) => diceFrom(seeded(`${deal}/${turned}/thoughts of ${seat}`)));
  // The same for both matches: whoever sits there begins with the same.
  const dealt = whose.map((_, seat) => diceFrom(seeded(`${deal}/deal of ${seat}`)));
  playThrough(match, {
    answer: (mind) =>
      game.setUp?.has(mind.question.kind)
        ? proposal(mind, dealt[mind.seat])
        : timed(match, mind, opponents[whose[mind.seat]], dice[mind.seat], played[whose[mind.seat]].thinking),
    forSilence: (mind) => randomAnswer(mind, dice[mind.seat]),
  });
  const result = game.result(match.table);
  if (!result) throw new Error('a match is over without a result');
  const figures = game.statistics?.(match.table).seats ?? [];
  const told = game.tally?.(
    match.table,
    match.story.map(({ event }) => event),
  );
  whose.forEach((who, seat) => {
    count(played[who].deeds, { ...figures[seat], ...told?.[seat], [`fate.${result.fates[seat]}`]: 1 });
  });
  return pointsIn(result, whose);
}

/** The one's share of the victory; half of it where nobody wins. */
export function pointsIn({ winners }: Pick<Result, 'winners'>, whose: readonly (0 | 1)[]): number {
  if (winners.length === 0) return 0.5;
  return winners.filter((seat) => whose[seat] === 0).length / winners.length;
}

function count(deeds: Deeds, figures: { readonly [name: string]: number }): void {
  deeds.seats++;
  for (const [name, n] of Object.entries(figures)) deeds.sums[name] = (deeds.sums[name] ?? 0) + n;
}

/** Milliseconds of the processor: whoever thinks by the clock is not to play worse because a machine does other things besides. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function timed(match: Match, mind: Mind, { level, think }: Opponent, dice: Dice, thinking: Thinking): unknown {
  const began = processorTime();
  const answer = think(match, mind, dice, processorTime);
  thinking.answers++;
  const spent = processorTime() - began;
  thinking.cpu += spent;
  thinking.longest = Math.max(thinking.longest, spent);
  // Who has one answer gives it without a thought; a game's own players are asked in any case.
  if (ownLevel(mind.bot?.levels ?? [], level) !== null || mind.question.options()?.length !== 1) thinking.decisions++;
  return answer;
}

/** Several pairs taken together. */
export function together(played: readonly PlayedBy[]): PlayedBy {
  const sum = nothing();
  for (const { thinking, deeds } of played) {
    sum.thinking.answers += thinking.answers;
    sum.thinking.decisions += thinking.decisions;
    sum.thinking.cpu += thinking.cpu;
    sum.thinking.longest = Math.max(sum.thinking.longest, thinking.longest);
    sum.deeds.seats += deeds.seats;
    for (const [name, n] of Object.entries(deeds.sums)) sum.deeds.sums[name] = (sum.deeds.sums[name] ?? 0) + n;
  }
  return sum;
}
