/** How far from the shore the engraver's water lines run, the farthest first: each is a stroke that the next one covers up to the line. */
export const WATER_LINES: readonly { away: number; thick: number }[] = [
  { away: 34, thick: 0.7 },
  { away: 24, thick: 0.9 },
  { away: 15.5, thick: 1.1 },
  { away: 8.5, thick: 1.3 },
];

/** Sailors tell of it. */
export const SERPENT =
  'M0 20q8 -26 20 -6q4 8 2 14M30 28q10 -34 26 0M62 28q9 -26 21 0M88 28q6 -16 14 -2q6 -2 8 -8M0 20q-10 2 -14 -3q1 -6 10 -6q2 -5 6 -4M-6 14h1M-26 32q10 -5 20 0M112 31q8 -4 16 0M44 36q8 -4 16 0';
