import { type Level, levelFrom } from '@conjure/bots';
import { type Fault, type Game, got, type Options, readOptions, whole } from '@conjure/engine';
import { boxOf, GAMES } from '@conjure/shelf';
import { RUNG, type Test } from './sequential.ts';

/** Levels of a game, from the weakest to the strongest, each to be played against the next. Plain data: it travels to the workers. */
export interface Ladder {
  game: string;
  levels: readonly string[];
  /** The most pairs that a level plays with the next. */
  pairs: number;
  seed: string;
  options: Options;
  /** All pairs are played, even where it is decided long before. */
  whole: boolean;
}

/** Two levels of a ladder: the one, which ought to be stronger, and the other. */
export interface Encounter {
  game: string;
  one: string;
  other: string;
  seats: number;
  seed: string;
  options: Options;
  sides: readonly string[];
}

/** A ladder that can be played. */
export interface ReadyLadder {
  readonly game: Game;
  readonly encounters: readonly Encounter[];
  readonly test: Test;
}

/** As few as there can be, so that there are two sides: more would only make the same matches longer. */
const fewest = ({ seats }: Game): number => Math.max(2, seats.min);

/** A ladder that can be played, or what is wrong with it. */
export async function readLadder(ladder: Ladder): Promise<ReadyLadder | { fault: Fault }> {
  const box = await boxOf(ladder.game);
  if (!box)
    return { fault: { place: 'game', expected: `one of ${GAMES.join(', ')}`, got: JSON.stringify(ladder.game) } };
  const { game, sideOf } = box;
  const counted =
    whole(1, 1_000_000).check(ladder.pairs, 'pairs') ?? whole(2, 100).check(ladder.levels.length, 'how many levels');
  if (counted) return { fault: counted };
  if (game.seats.max < 2) return { fault: { place: 'game', expected: 'a game for two or more', got: game.id } };
  const options = readOptions(game.options, ladder.options);
  if ('fault' in options) return options;
  const clash = game.clash?.(options.options);
  if (clash) return { fault: clash };
  for (const [i, name] of ladder.levels.entries()) {
    const read = levelFrom(name, `levels[${i}]`, game.bot?.levels);
    if ('fault' in read) return read;
    if (ladder.levels.indexOf(name) !== i)
      return { fault: { place: `levels[${i}]`, expected: 'each level once', got: got(name) } };
  }
  const seats = fewest(game);
  const sides = sideOf ? Array.from({ length: seats }, (_, seat) => sideOf(seat)) : [];
  const { seed } = ladder;
  const encounters = ladder.levels
    .slice(1)
    .map((one, i) => ({ game: game.id, one, other: ladder.levels[i], seats, seed, options: ladder.options, sides }));
  return { game, encounters, test: RUNG };
}

/** The two levels of an encounter, which has been read already. */
export function levelsOf({ one, other }: Encounter, game: Game): readonly [Level, Level] {
  const [a, b] = [one, other].map((name) => {
    const read = levelFrom(name, 'level', game.bot?.levels);
    if ('fault' in read) throw new Error(`${read.fault.place}: expected ${read.fault.expected}, got ${read.fault.got}`);
    return read.level;
  });
  return [a, b];
}
