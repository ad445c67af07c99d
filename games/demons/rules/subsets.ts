import type { Dice } from '@conjure/engine';

/** More things than this make too many combinations to list; such a question is sampled instead. */
const LISTABLE = 8;
export const listable = (things: number): boolean => things <= LISTABLE;

/** Every combination of at least `min` and at most `max` things, each in the order of the list. */
export function subsets<T>(things: readonly T[], min: number, max = things.length): T[][] {
  const found: T[][] = [];
  for (let bits = 0; bits < 1 << things.length; bits++) {
    const subset = things.filter((_, i) => (bits >> i) & 1);
    if (subset.length >= min && subset.length <= max) found.push(subset);
  }
  return found;
}

/** A combination at random: its size first, so that small and large ones are alike. */
export function sampleSubset<T>(dice: Dice, things: readonly T[], min: number, max = things.length): T[] {
  const size = min + dice.index('pick', Math.min(max, things.length) - min + 1);
  return dice.shuffle('pick', [...things]).slice(0, size);
}
