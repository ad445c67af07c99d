/** Points on a circle around the origin, from the top on. */
const at = (turn: number, r: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
};

/** A star drawn in one stroke through every `step`-th of its points. */
export const star = (points: number, step: number, r: number): string =>
  `M${Array.from({ length: points }, (_, i) => at((i * step) / points, r)).join('L')}Z`;

const RAYS = 28;
/** Beams from behind the seal. */
export const rays = Array.from({ length: RAYS }, (_, i) => {
  const half = i % 2 === 0 ? 0.2 : 0.09;
  const [left, right] = [(i - half) / RAYS, (i + half) / RAYS];
  return `M${at(left, 112)}L${at(left, 340)}L${at(right, 340)}L${at(right, 112)}Z`;
}).join('');

/** Strokes such as the old seals are made of, around the origin. */
const SIGNS = [
  'M-4 4V-4H4M0 -4V5',
  'M0 -5V5M-4 -1H4M-3 5H3',
  'M-4 3A4.2 4.2 0 1 1 4 3M0 -1V5',
  'M-4 -4L4 4M4 -4L-4 4M0 -5.500V5.5',
  'M0 -5A3 3 0 1 1 0 1V6M-3 4H3',
  'M-4 -3C0 -6 4 -3 0 0C-4 3 0 6 4 3',
  'M-5 4L0 -5L5 4ZM-2.6 0.500H2.6',
];
const MARKS = 14;
/** The signs around the seal, each with its turn in degrees. */
export const marks = Array.from({ length: MARKS }, (_, i) => ({
  d: SIGNS[(i * 3) % SIGNS.length],
  turn: (i * 360) / MARKS,
}));

/** A dot between every two signs. */
export const ring = (r: number): string =>
  Array.from({ length: MARKS }, (_, i) => `M${at((i + 0.5) / MARKS, r)}h0.01`).join('');

type Star = [x: number, y: number, r: number];
/** Sown in even steps that never meet, so that they look scattered and are the same on every box; none before the seal. */
export const stars = Array.from(
  { length: 96 },
  (_, i): Star => [
    Math.round(18 + ((i * 161.8 + 37) % 264)),
    Math.round(16 + ((i * 97.3 + 11) % 190)),
    0.4 + ((i * 7) % 5) * 0.18,
  ],
).filter(([x, y]) => Math.hypot(x - 150, y - 138) > 124);
