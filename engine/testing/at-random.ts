import fc from 'fast-check';
import type { Game, Options } from '../kernel/game.ts';
import type { Event } from '../kernel/table.ts';
import { type RandomPlay, randomOptions } from '../proof/index.ts';

/** A property of matches at random, with any number of seats and under any options; the seed is a number. */
export function atRandom<S, C, V, E extends Event>(
  game: Game<S, C, V, E>,
  runs: number,
  property: (wanted: RandomPlay & { readonly options: Options }) => void,
): void {
  const setting = fc.record({ seed: fc.integer({ min: 0, max: 1e9 }).map(String), seats: fc.integer(game.seats) });
  fc.assert(
    fc.property(setting, ({ seed, seats }) => property({ seed, seats, options: randomOptions(game, seed) })),
    { numRuns: runs },
  );
}
