import type { HexName } from './types.ts';

/** Where a token stands in its hex, and how large. */
export interface Place {
  x: number;
  y: number;
  scale: number;
}

/** Tokens leave the foot of the hex free for a city's name. */
const LIFT = -9;

const FEW: readonly (readonly Place[])[] = [
  [],
  [{ x: 0, y: 0, scale: 1.3 }],
  [
    { x: -22, y: 0, scale: 0.98 },
    { x: 22, y: 0, scale: 0.98 },
  ],
  [
    { x: 0, y: -18, scale: 0.82 },
    { x: -22, y: 14, scale: 0.82 },
    { x: 22, y: 14, scale: 0.82 },
  ],
  [
    { x: -20, y: -18, scale: 0.78 },
    { x: 20, y: -18, scale: 0.78 },
    { x: -22, y: 16, scale: 0.78 },
    { x: 22, y: 16, scale: 0.78 },
  ],
];

/** Up to four stand side by side; more are fanned in two rows from the right: each lies over the one before, but not over its strength. */
export function place(index: number, count: number): Place {
  const few = FEW[count]?.[index];
  if (few) return { ...few, y: few.y + LIFT };
  const upper = Math.ceil(count / 2);
  const [row, inRow, at] = index < upper ? [0, upper, index] : [1, count - upper, index - upper];
  const width = row === 0 ? 50 : 60;
  return {
    x: inRow === 1 ? 0 : width / 2 - (width * at) / (inRow - 1),
    y: LIFT + (row === 0 ? -17 : 16),
    scale: 0.7,
  };
}

/** How many share each hex, and the how-manieth each token is. */
export function places(tokens: readonly { id: string; hex: HexName }[]): Map<string, Place> {
  const byHex = Map.groupBy(tokens, (token) => token.hex);
  const found = new Map<string, Place>();
  for (const group of byHex.values()) group.forEach((token, i) => void found.set(token.id, place(i, group.length)));
  return found;
}
