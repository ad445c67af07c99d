import type { RoomView } from '@conjure/lodge/view';

/** How the floor of each colour is laid, so that it is known without its colour: a pattern of so wide and high a piece. */
interface Laid {
  readonly wide: number;
  readonly high: number;
  readonly turn?: number;
  readonly lines: string;
}

export const FLOORS: Readonly<Record<RoomView['colour'], Laid>> = {
  // Thorns.
  black: { wide: 26, high: 30, lines: 'M0 15Q6.5 5 13 15T26 15M6.5 10l-3 -6M19.5 20l3 6' },
  // A carpet of lozenges.
  purple: { wide: 26, high: 26, lines: 'M13 0L26 13L13 26L0 13ZM13 8L18 13L13 18L8 13Z' },
  // Flagstones.
  grey: { wide: 48, high: 36, lines: 'M0 0H48M0 18H48M14 0V18M38 18V36' },
  // Bricks in a herringbone.
  red: { wide: 28, high: 28, turn: 45, lines: 'M0 0H14V28M14 14H28M0 14H14M28 0V14M0 28H14' },
  // Scales of glazed tile.
  blue: { wide: 28, high: 24, lines: 'M0 0A14 12 0 0 0 28 0M-14 12A14 12 0 0 0 14 12A14 12 0 0 0 42 12' },
  // Parquet.
  yellow: {
    wide: 32,
    high: 32,
    lines:
      'M0 0H32M0 16H32M0 5.300H16M0 10.700H16M16 21.300H32M16 26.700H32M16 0V32M0 0V32M5.3 16V32M10.7 16V32M21.3 0V16M26.7 0V16',
  },
  // A lawn of leaves.
  green: {
    wide: 30,
    high: 30,
    turn: 20,
    lines: 'M4 14C4 7 9 3 16 3C16 10 11 14 4 14ZM4 14L12 6M19 28C19 21 24 17 31 17C31 24 26 28 19 28ZM19 28L27 20',
  },
};

/** What is left of a room: cracks in the floor, and rubble. */
export const RUIN = {
  pit: 'M-46 -40L-14 -52L10 -40L44 -48L62 -14L50 22L60 38L16 52L-18 42L-52 46L-66 8L-50 -12Z',
  hole: 'M-30 -26L-6 -34L14 -24L34 -28L42 -4L30 18L34 28L6 32L-14 26L-36 28L-44 4L-32 -8Z',
  cracks:
    'M-46 -40L-66 -58M44 -48L58 -66M62 -14L86 -20M50 22L84 34M16 52L22 78M-52 46L-70 58M-66 8L-90 4M10 -40L14 -76M-60 50L-56 70M70 -17L76 -34M20 64L34 74',
  stones:
    'M-58 28l10 -8l9 7l-4 10h-12ZM36 36l8 -9l11 5l-3 10l-12 1ZM-40 -50l8 -6l8 6l-5 7h-9ZM50 -38l9 -4l5 8l-8 6l-7 -3ZM-14 50l7 -5l7 5l-4 7h-8ZM66 6l7 -4l5 7l-6 5l-7 -2Z',
} as const;
