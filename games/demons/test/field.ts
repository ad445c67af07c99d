import { only, type TestMatch } from './table.ts';

/** Open ground without rivers in the far south-east, where most scenarios of combat are set; its six neighbours are open too. */
export const HERE = '2214';
export const NORTH = '2213';
export const SOUTH = '2215';
export const NORTHEAST = '2314';
export const NORTHWEST = '2114';

/** Spirits that make up any strength from 1 to 34: Bifrons 1, Furcas 2, Agares 4, Eligos 8, Bael 9, Paimon 10. */
export const FORCE = [46, 50, 2, 15, 1, 9];

/** Spirits of FORCE with just this strength together. */
export function force(strength: number): number[] {
  const big = strength > 25 ? [1, 9] : strength > 15 ? [9] : [];
  const rest = strength - (strength > 25 ? 19 : strength > 15 ? 10 : 0);
  return [...big, ...[46, 50, 2, 15].filter((_, bit) => (rest >> bit) & 1)];
}

/** What each face of the die gives in the combat that this answer brings on: `Ax Af Af Af Af Df`. */
export function resultsByDie(s: TestMatch, answer: unknown, seat = 0): string {
  const results: string[] = [];
  for (const { events } of s.odds(seat, answer).outcomes)
    for (const { die, result } of only(events, 'fought')) results[die - 1] = result;
  return results.join(' ');
}

/** Of six faces, how many give each result. */
export function resultsIn6(
  s: TestMatch,
  answer: unknown,
  seat = 0,
): { Ax: number; Af: number; Df: number; Dx: number } {
  const count = { Ax: 0, Af: 0, Df: 0, Dx: 0 };
  for (const { p, events } of s.odds(seat, answer).outcomes)
    for (const { result } of only(events, 'fought')) count[result] += 6 * p;
  for (const result of ['Ax', 'Af', 'Df', 'Dx'] as const) count[result] = Math.round(count[result] * 1e9) / 1e9;
  return count;
}
