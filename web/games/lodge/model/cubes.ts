import { countEach } from '@conjure/engine';
import type { Owner } from '@conjure/lodge/view';

/** The slots of a bar from the first, each with the owner of its cube or empty. */
export const slotsOf = (cubes: readonly Owner[], length: number): (Owner | null)[] =>
  Array.from({ length }, (_, i) => cubes[i] ?? null);

export interface CubeTally {
  readonly who: Owner;
  readonly n: number;
}

/** How many cubes each has there, the most first. */
export function tallyOf(cubes: readonly Owner[]): CubeTally[] {
  return [...countEach(cubes)].map(([who, n]) => ({ who, n })).sort((a, b) => b.n - a.n);
}
