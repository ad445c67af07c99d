import { type Level, randomAnswer, think } from '@conjure/bots';
import { create, diceFrom, type Game, type Seat, seeded } from '@conjure/engine';
import { playThrough } from '../playing.ts';
import { binsOf, type Calibration, chanceOf, fit, type Sample } from './calibration.ts';

/**
 * What a value said along a match, turn by turn and side by side, and who won in the end. `sideOf`: whoever wins with the others of their
 * side has won wholly; else a victory of several is a part of one for each. /
 */
export function samplesOf(
  game: Game,
  seats: number,
  level: Level,
  seed: string,
  sideOf: (seat: Seat) => string = String,
): Sample[] {
  const made = create(game, { seats, seed });
  if ('fault' in made) throw new Error(`${made.fault.place}: expected ${made.fault.expected}, got ${made.fault.got}`);
  const { match } = made;
  const dice = Array.from({ length: seats }, (_, seat) => diceFrom(seeded(`${seed}/thoughts of ${seat}`)));
  const said: { seat: Seat; value: number }[] = [];
  // One of each side: else a side of several would count for more than the other.
  const heard = dice.flatMap((_, seat) =>
    dice.findIndex((_, one) => sideOf(one) === sideOf(seat)) === seat ? [seat] : [],
  );
  let last = Number.NaN;
  let answers = 0;
  playThrough(match, {
    answer(mind) {
      // Where a game does not count its turns, now and then.
      const turn = game.turn?.(match.table) ?? Math.floor(answers++ / OFTEN);
      if (turn !== last) for (const seat of heard) said.push({ seat, value: game.sense(match.table, seat) });
      last = turn;
      return think(mind, level, dice[mind.seat]);
    },
    forSilence: (mind) => randomAnswer(mind, dice[mind.seat]),
  });
  const { winners = [] } = game.result(match.table) ?? {};
  const sides = new Set(winners.map(sideOf)).size;
  return said.map(({ seat, value }) => ({ value, won: winners.includes(seat) ? 1 / sides : 0 }));
}

const OFTEN = 20;

/** Fitted to the samples of every other match and held to those of the rest. */
export function fitCalibration(matches: readonly (readonly Sample[])[]): Calibration {
  const half = (rest: number) => matches.filter((_, i) => i % 2 === rest);
  const [fitted, held] = [half(0), half(1)];
  const { shift, slope } = fit(fitted.flat());
  const foretold = held.flat().map(({ value, won }) => ({ value: chanceOf({ shift, slope }, value), won }));
  return { shift, slope, fitted: fitted.length, held: held.length, bins: binsOf(foretold) };
}
