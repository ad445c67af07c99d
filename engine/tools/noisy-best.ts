import type { Dice } from '../kernel/dice.ts';

/** How much chance alone can move a worth: by itself, and in parts of the worth. */
export interface WorthNoise {
  readonly whim: number;
  readonly doubt: number;
}

/** What a worth seems to be to one who does not think long. */
export function noisyWorth(worth: number, { whim, doubt }: WorthNoise, dice: Dice): number {
  const chance = dice.index('playout', 1000) / 1000;
  return worth + whim * chance + doubt * Math.abs(worth) * (chance - 0.5);
}

/** The answer that seems best to one who does not think long: chance has its say, so that no two playouts need be the same. */
export function noisyBest(
  options: readonly unknown[],
  worth: (answer: unknown) => number,
  noise: WorthNoise,
  dice: Dice,
): unknown {
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of options) {
    const seems = noisyWorth(worth(answer), noise, dice);
    if (seems > most) [best, most] = [answer, seems];
  }
  return best;
}
