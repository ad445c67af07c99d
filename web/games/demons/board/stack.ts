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

/** More than these step apart. */
const CROWD = 2;
const APART = 58;

/** On a ring around the middle, from above, so large that each can be touched. */
export function apart(index: number, count: number): Place {
  const turn = (index * 2 * Math.PI) / count - Math.PI / 2;
  const reach = APART + Math.max(0, count - 6) * 8;
  return { x: reach * Math.cos(turn), y: reach * Math.sin(turn), scale: 1 };
}

/** How many share each hex, and the how-manieth each token is; in one hex they may be asked about. */
export function places(
  tokens: readonly { id: string; hex: HexName }[],
  asked: HexName | null = null,
): Map<string, Place> {
  const byHex = Map.groupBy(tokens, (token) => token.hex);
  const found = new Map<string, Place>();
  for (const [hex, group] of byHex) {
    const at = hex === asked && group.length > CROWD ? apart : place;
    group.forEach((token, i) => void found.set(token.id, at(i, group.length)));
  }
  return found;
}
