import fc from 'fast-check';
import type { Game, Options } from '../kernel/game.ts';
import type { Event } from '../kernel/table.ts';
import { type RandomPlay, randomOptions } from '../proof/index.ts';

export type Setting = RandomPlay & { readonly options: Options };

/** What matches at random begin with, with any number of seats and under any options; the seed is a number. */
export function settingsOf<S, C, V, E extends Event>(game: Game<S, C, V, E>, matches: number): Setting[] {
  const setting = fc.record({ seed: fc.integer({ min: 0, max: 1e9 }).map(String), seats: fc.integer(game.seats) });
  return fc.sample(setting, matches).map(({ seed, seats }) => ({ seed, seats, options: randomOptions(game, seed) }));
}

/** A property of matches at random. */
export function atRandom<S, C, V, E extends Event>(
  game: Game<S, C, V, E>,
  runs: number,
  property: (wanted: Setting) => void,
): void {
  for (const wanted of settingsOf(game, runs)) toldWhere(wanted, () => property(wanted));
}

/** What goes wrong says in which match. */
export function toldWhere<T>(wanted: Setting, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\nin the match ${JSON.stringify(wanted)}`, {
      cause: error,
    });
  }
}
