import { type Level, levelFrom, ownLevel, randomAnswer, think } from '@conjure/bots';
import {
  create,
  diceFrom,
  type Fault,
  fork,
  type Game,
  type Options,
  type Result,
  readOptions,
  type Statistics,
  seeded,
  whole,
} from '@conjure/engine';
import { boxOf, GAMES, type ReplacedFiles } from '@conjure/shelf';
import { playThrough } from './playing.ts';

/** Many matches of one game between given players, all following from one seed. Plain data: it travels to the workers. */
export interface Study {
  game: string;
  games: number;
  /** A bot for every seat: `search:200`, `greedy`, … */
  seats: readonly string[];
  seed: string;
  options: Options;
  /** Data files that replace the game's own. */
  data: ReplacedFiles;
}

/** What came of one match. */
export interface MatchReport {
  /** Which match of the study it was. */
  match: number;
  decisions: number;
  result: Result;
  statistics: Statistics;
}

/** A study that can be run: the game, who plays it, and where seats win together the sides that they are on. */
export interface ReadyStudy {
  readonly game: Game;
  readonly levels: readonly Level[];
  readonly sides: readonly string[];
}

/** A study that can be run, or what is wrong with it. */
export async function readStudy(study: Study): Promise<ReadyStudy | { fault: Fault }> {
  const box = await boxOf(study.game);
  if (!box)
    return { fault: { place: 'game', expected: `one of ${GAMES.join(', ')}`, got: JSON.stringify(study.game) } };
  const made = box.from(study.data);
  if ('fault' in made) return made;
  const { game } = made;
  const counted =
    whole(1, 10_000_000).check(study.games, 'games') ??
    whole(game.seats.min, game.seats.max).check(study.seats.length, 'the number of seats');
  if (counted) return { fault: counted };
  const options = readOptions(game.options, study.options);
  if ('fault' in options) return options;
  const clash = game.clash?.(options.options);
  if (clash) return { fault: clash };
  const levels: Level[] = [];
  for (const [i, name] of study.seats.entries()) {
    const read = levelFrom(name, `seats[${i}]`, game.bot?.levels);
    if ('fault' in read) return read;
    levels.push(read.level);
  }
  const { sideOf } = box;
  return { game, levels, sides: sideOf ? levels.map((_, seat) => sideOf(seat)) : [] };
}

/** One match of a study. It depends on the study and its number alone, whoever plays it. */
export function playOne(study: Study, game: Game, levels: readonly Level[], number: number): MatchReport {
  const seed = `${study.seed}/${number}`;
  const made = create(game, { seats: levels.length, seed, options: study.options });
  if ('fault' in made) throw new Error(`${made.fault.place}: expected ${made.fault.expected}, got ${made.fault.got}`);
  // Where nobody imagines anything, nothing need be kept to imagine from.
  const match = levels.some((level) => imagines(game, level)) ? made.match : fork(made.match, true);
  const thoughts = levels.map((_, seat) => diceFrom(seeded(`${seed}/thoughts of ${seat}`)));
  const decisions = playThrough(match, {
    answer: (mind) => think(mind, levels[mind.seat], thoughts[mind.seat]),
    forSilence: (mind) => randomAnswer(mind, thoughts[mind.seat]),
  });
  const result = game.result(match.table);
  if (!result) throw new Error('a match is over without a result');
  const statistics = game.statistics?.(match.table) ?? { match: {}, seats: levels.map(() => ({})) };
  return { match: number, decisions, result, statistics };
}

const imagines = ({ bot }: Game, level: Level): boolean =>
  level.kind !== 'random' && ownLevel(bot?.levels ?? [], level) === null;
