import { SEALS } from '../../../parts/seals.ts';
import type { Token } from './types.ts';

/** A die-cut counter: a square whose corners were nicked by the cutter. */
const COUNTER = 'M-20 -24H20L24 -20V20L20 24H-20L-24 20V-20Z';
const COFFER = 'M0 -27L27 0L0 27L-27 0Z';
const RING = 'M-23 0A23 23 0 1 1 23 0A23 23 0 1 1 -23 0Z';

export function outlineOf({ is, seat = 0 }: Token): string {
  if (is === 'magician') return SEALS[seat % SEALS.length];
  return { mortal: COUNTER, treasure: COFFER, ring: RING }[is];
}

/** Where the icon stands in the outline and how large it is. */
export const ICON: Record<Token['is'], { x: number; y: number; size: number }> = {
  magician: { x: 0, y: 0, size: 33 },
  mortal: { x: 0, y: -3, size: 35 },
  treasure: { x: 0, y: 0, size: 29 },
  ring: { x: 0, y: 0, size: 30 },
};

/** Across the foot of a captive. */
export const CHAIN = [-24, -14, -4, 6, 16]
  .map((x, i) => `M${x} ${19 + (i % 2) * 2}a5.5 3.6 0 1 0 11 0a5.5 3.6 0 1 0 -11 0Z`)
  .join('');

/** A white flag on a staff, and the dust of who runs. */
export const FLAG = {
  staff: 'M18 -8V-40',
  cloth: 'M18 -40q8 -5 14 0t12 -1v15q-6 5 -12 1t-14 0Z',
  dust: 'M-31 4h-12M-30 13h-17M-31 22h-10',
};
