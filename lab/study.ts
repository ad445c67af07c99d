import { type Level, levelFrom, think } from '@conjure/bots';
import { demonsFrom } from '@conjure/demons';
import {
  create,
  diceFrom,
  type Fault,
  type Figures,
  type Game,
  give,
  mindOf,
  type Options,
  type Result,
  readOptions,
  seeded,
  waitingFor,
  whole,
} from '@conjure/engine';

/** Many matches of one game between given players, all following from one seed. Plain data: it travels to the workers. */
export interface Study {
  game: string;
  games: number;
  /** A bot for every seat: `search:200`, `greedy`, … */
  seats: readonly string[];
  seed: string;
  options: Options;
  /** Data files that replace the game's own. */
  data: { readonly [file: string]: unknown };
}

/** What came of one match. */
export interface MatchReport {
  /** Which match of the study it was. */
  match: number;
  decisions: number;
  result: Result;
  figures: Figures;
}

const SHELF: Readonly<Record<string, (data: Study['data']) => { game: unknown } | { fault: Fault }>> = {
  demons: demonsFrom,
};

/** A study that can be run, or what is wrong with it. */
export function readStudy(study: Study): { game: Game; levels: Level[] } | { fault: Fault } {
  const make = Object.hasOwn(SHELF, study.game) ? SHELF[study.game] : undefined;
  if (!make)
    return {
      fault: { place: 'game', expected: `one of ${Object.keys(SHELF).join(', ')}`, got: JSON.stringify(study.game) },
    };
  const made = make(study.data);
  if ('fault' in made) return made;
  const game = made.game as Game;
  const counted =
    whole(1, 10_000_000).check(study.games, 'games') ??
    whole(game.seats.min, game.seats.max).check(study.seats.length, 'the number of seats');
  if (counted) return { fault: counted };
  const options = readOptions(game.options, study.options);
  if ('fault' in options) return options;
  const levels: Level[] = [];
  for (const [i, name] of study.seats.entries()) {
    const read = levelFrom(name, `seats[${i}]`);
    if ('fault' in read) return read;
    levels.push(read.level);
  }
  return { game, levels };
}

/** No match of ours takes so many answers: one that does is going round in circles. */
const BOUND = 50_000;

/** One match of a study. It depends on the study and its number alone, whoever plays it. */
export function playOne(study: Study, game: Game, levels: readonly Level[], number: number): MatchReport {
  const seed = `${study.seed}/${number}`;
  const made = create(game, { seats: levels.length, seed, options: study.options });
  if ('fault' in made) throw new Error(`${made.fault.place}: expected ${made.fault.expected}, got ${made.fault.got}`);
  const { match } = made;
  const thoughts = levels.map((_, seat) => diceFrom(seeded(`${seed}/thoughts of ${seat}`)));
  while (match.open) {
    if (match.given.length >= BOUND)
      throw new Error(`match ${number} of seed ${study.seed} goes on after ${BOUND} answers`);
    const [seat] = waitingFor(match);
    const mind = mindOf(match, seat);
    if (!mind) throw new Error('the seat that is asked has nothing to answer');
    const verdict = give(match, seat, think(mind, levels[seat], thoughts[seat]));
    if (!('done' in verdict)) throw new Error(`${levels[seat].name} gave an answer that is not allowed`);
  }
  const result = game.result(match.table);
  if (!result) throw new Error('a match is over without a result');
  const figures = game.figures?.(match.table) ?? { match: {}, seats: levels.map(() => ({})) };
  return { match: number, decisions: match.given.length, result, figures };
}
