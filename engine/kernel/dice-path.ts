import type { DiceSource } from './dice.ts';

/** A die that is met on the way: how many faces it has, and which of them it shows in the present case. */
export interface DieBranch {
  readonly n: number;
  taken: number;
}

/**
 * Dice that fall as the path says. A die beyond its end shows its first face and is added to the path. `met` is told of each die before
 * it falls, how many were met before it included.
 */
export function diceAlong(path: DieBranch[], met: (faces: number, before: number) => void = () => {}): DiceSource {
  let depth = 0;
  return {
    exact: true,
    next(_purpose, n) {
      met(n, depth);
      const known = path[depth++];
      if (known) return known.taken;
      path.push({ n, taken: 0 });
      return 0;
    },
    die(purpose) {
      return this.next(purpose, 6) + 1;
    },
  };
}

/** Turns the path to the next combination of dice, as an odometer; false when all have been seen. */
export function nextPath(path: DieBranch[]): boolean {
  for (let last = path.at(-1); last; last = path.at(-1)) {
    if (++last.taken < last.n) return true;
    path.pop();
  }
  return false;
}

/** How likely dice fall as the path says. */
export const chanceOfPath = (path: readonly DieBranch[]): number => path.reduce((product, { n }) => product / n, 1);
