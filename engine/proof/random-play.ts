import { accept, give } from '../kernel/answering.ts';
import { create } from '../kernel/create.ts';
import { type Dice, diceFrom, seeded } from '../kernel/dice.ts';
import { fork } from '../kernel/fork.ts';
import type { Game, Options } from '../kernel/game.ts';
import { type Match, waitingFor } from '../kernel/match.ts';
import { canonical } from '../kernel/plain.ts';
import { pick } from '../kernel/question.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Event } from '../kernel/table.ts';
import { must } from '../tools/must.ts';
import type { Check } from './checks.ts';

/** What a match at random begins with. */
export interface RandomPlay {
  seed: string;
  seats: number;
  options?: Options;
  /** No match may go on longer than this. */
  bound?: number;
  /** A position to begin with. */
  scenario?: unknown;
  /** Another player than one that answers at random. */
  choose?(match: Match, seat: Seat, dice: Dice): unknown;
}

/** Where several are asked, who answers first is chance, too: nothing may depend on it. */
function whoAnswers(match: Match, dice: Dice): Seat {
  const seats = waitingFor(match);
  return must(seats[seats.length > 1 ? dice.index('who', seats.length) : 0], 'a seat that is asked');
}

const atRandom = ({ open }: Match, seat: Seat, dice: Dice): unknown => open && pick(open.question, seat, dice);

/** A seeded match in which every seat answers at random; `look` is called at every decision and at the end. */
export function randomPlay<S, C, V, E extends Event>(
  game: Game<S, C, V, E>,
  { seed, seats, options = {}, bound = 20_000, scenario, choose = atRandom }: RandomPlay,
  look: (match: Match<S, C, V, E>, decision: number) => void = () => {},
): Match<S, C, V, E> {
  const made = create(game, { seats, seed, options, scenario });
  if ('fault' in made) throw new Error(canonical(made.fault));
  const { match } = made;
  const dice = diceFrom(seeded(`player ${seed}`));
  for (let decision = 0; match.open; decision++) {
    if (decision >= bound) throw new Error(`the match goes on after ${bound} decisions`);
    look(match, decision);
    const seat = whoAnswers(match as Match, dice);
    const answer = choose(match as Match, seat, dice);
    const verdict = give(match, seat, answer);
    if (!('done' in verdict)) throw new Error(`${canonical(answer)} was picked and then said ${canonical(verdict)}`);
  }
  look(match, match.answers.length);
  return match;
}

/** The same match without story, rests or judging: only positions, as fast as they can be had. */
export function lightPlay<S, C, V, E extends Event>(
  game: Game<S, C, V, E>,
  { seed, seats, options = {}, bound = 20_000, scenario, choose = atRandom }: RandomPlay,
  look: (match: Match<S, C, V, E>, decision: number) => void,
): void {
  const made = create(game, { seats, seed, options, scenario });
  if ('fault' in made) throw new Error(canonical(made.fault));
  const match = fork(made.match, true);
  const dice = diceFrom(seeded(`player ${seed}`));
  let decision = 0;
  for (; match.open; decision++) {
    if (decision >= bound) throw new Error(`the match goes on after ${bound} decisions`);
    look(match, decision);
    const seat = whoAnswers(match as Match, dice);
    accept(match, seat, choose(match as Match, seat, dice));
  }
  look(match, decision);
}

/** When a check is made: at every decision unless a long match is to be looked at now and then. */
interface CheckSchedule {
  readonly check: Check;
  /** Once in so many decisions, at other ones in every match. */
  readonly every?: number;
  /** And at all of the first ones. */
  readonly first?: number;
  /** No more after so many. */
  readonly until?: number;
}

/** A match at random with checks along its way. */
export function checkAlong<S, C, V, E extends Event>(
  game: Game<S, C, V, E>,
  wanted: RandomPlay,
  ...looks: readonly CheckSchedule[]
): void {
  const { seed } = wanted;
  randomPlay(game, wanted, (match, decision) => {
    for (const { check, every = 1, first = 0, until = Number.POSITIVE_INFINITY } of looks)
      if (decision < until && (decision < first || (decision + Number(seed)) % every === 0))
        check(match, `${seed} ${decision}`);
  });
}

/** Options at random, for matches that try every switch; those that cannot be chosen together are drawn again. */
export function randomOptions(game: Game, seed: string): Options {
  const dice = diceFrom(seeded(`options ${seed}`));
  for (;;) {
    const options = Object.fromEntries(
      game.options.map(({ name, values }) => [
        name,
        must(values[dice.index(name, values.length)], 'a value of the option', name),
      ]),
    );
    if (!game.clash?.(options)) return options;
  }
}
