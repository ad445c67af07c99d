import { type Level, levelFrom, ownLevel, randomAnswer, think } from '@conjure/bots';
import {
  accept,
  create,
  type Dice,
  diceFrom,
  type Fault,
  fork,
  type Game,
  judge,
  type Match,
  type Mind,
  mindOf,
  type Options,
  type Result,
  readOptions,
  type Seat,
  type Statistics,
  seeded,
  waitingFor,
  whole,
} from '@conjure/engine';
import { boxOf, GAMES, type Replaced } from '@conjure/shelf';

/** Many matches of one game between given players, all following from one seed. Plain data: it travels to the workers. */
export interface Study {
  game: string;
  games: number;
  /** A bot for every seat: `search:200`, `greedy`, … */
  seats: readonly string[];
  seed: string;
  options: Options;
  /** Data files that replace the game's own. */
  data: Replaced;
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

/** No match of ours takes so many answers: one that does is going round in circles. */
const BOUND = 50_000;

/** One match of a study. It depends on the study and its number alone, whoever plays it. */
export function playOne(study: Study, game: Game, levels: readonly Level[], number: number): MatchReport {
  const seed = `${study.seed}/${number}`;
  const made = create(game, { seats: levels.length, seed, options: study.options });
  if ('fault' in made) throw new Error(`${made.fault.place}: expected ${made.fault.expected}, got ${made.fault.got}`);
  // Where nobody imagines anything, nothing need be kept to imagine from.
  const match = levels.some((level) => imagines(game, level)) ? made.match : fork(made.match, true);
  const thoughts = levels.map((_, seat) => diceFrom(seeded(`${seed}/thoughts of ${seat}`)));
  let decisions = 0;
  for (; match.open; decisions++) {
    if (decisions >= BOUND) throw new Error(`match ${number} of seed ${study.seed} goes on after ${BOUND} answers`);
    const { seat, answer } = spoken(match, levels, thoughts);
    if (!('done' in judge(match, seat, answer)))
      throw new Error(`${levels[seat].name} gave an answer that is not allowed`);
    accept(match, seat, answer);
  }
  const result = game.result(match.table);
  if (!result) throw new Error('a match is over without a result');
  const statistics = game.statistics?.(match.table) ?? { match: {}, seats: levels.map(() => ({})) };
  return { match: number, decisions, result, statistics };
}

const imagines = ({ bot }: Game, level: Level): boolean =>
  level.kind !== 'random' && ownLevel(bot?.levels ?? [], level) === null;

interface Spoken {
  readonly seat: Seat;
  readonly answer: unknown;
}

/** Who speaks, and what: where several are asked, a bot may let another speak; where time matters, the soonest does. */
function spoken(match: Match, levels: readonly Level[], thoughts: readonly Dice[]): Spoken {
  const timed = match.open?.question.clock !== undefined;
  let soonest: Spoken | null = null;
  let silent: Mind | null = null;
  for (const seat of waitingFor(match)) {
    const mind = mindOf(match, seat);
    if (!mind) throw new Error('the seat that is asked has nothing to answer');
    const answer = think(mind, levels[seat], thoughts[seat]);
    if (answer === undefined) silent ??= mind;
    else if (!timed) return { seat, answer };
    else if (soonest === null || stampOf(answer) < stampOf(soonest.answer)) soonest = { seat, answer };
  }
  if (soonest) return soonest;
  if (!silent) throw new Error('nobody is asked');
  return { seat: silent.seat, answer: randomAnswer(silent, thoughts[silent.seat]) };
}

const stampOf = (answer: unknown): number => (answer as { at?: number }).at ?? 0;
