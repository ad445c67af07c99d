import type { Dice } from '../kernel/dice.ts';

/** So much chance alone can move a worth: by itself, and in parts of the worth. */
export interface WorthNoise {
  readonly whim: number;
  readonly doubt: number;
}

/** The answer that seems best to one who does not think long: chance has its say, so that no two playouts need be the same. */
export function noisyBest(
  options: readonly unknown[],
  worth: (answer: unknown) => number,
  { whim, doubt }: WorthNoise,
  dice: Dice,
): unknown {
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of options) {
    const chance = dice.index('playout', 1000) / 1000;
    const looks = worth(answer);
    const seems = looks + whim * chance + doubt * Math.abs(looks) * (chance - 0.5);
    if (seems > most) [best, most] = [answer, seems];
  }
  return best;
}
