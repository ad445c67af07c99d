const spot = (degrees: number, r: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle) * r, Math.sin(angle) * r];
};
const round = (n: number): string => n.toFixed(1);

/** Around the magic circle: short strokes on its rim, and a rune in every eighth. */
export const strokes: string = Array.from({ length: 72 }, (_, i) => {
  const [[x, y], [far, away]] = [spot(i * 5, 88), spot(i * 5, i % 3 === 0 ? 97 : 92)];
  return `M${round(x)} ${round(y)}L${round(far)} ${round(away)}`;
}).join('');

export const runes: readonly { d: string; turn: number }[] = [
  'M-4 -7V7M-4 -7L5 -2L-4 2',
  'M0 -7V7M0 -7L6 0L0 3M0 -7L-6 0',
  'M-5 -7L5 7M5 -7L-5 7M0 -7V7',
  'M-4 7V-7L4 0V7',
  'M0 -7V7M-6 -3L6 3',
  'M-5 7L0 -7L5 7M-3 2H3',
  'M-4 -7V7M4 -7V7M-4 -3L4 3',
  'M0 -7L6 0L0 7L-6 0Z',
].map((d, i) => ({ d, turn: i * 45 + 22.5 }));

/** Two squares, one turned on the other, in the circle. */
export const star: string = [0, 45]
  .map(
    (turn) =>
      `M${[0, 90, 180, 270]
        .map((at) =>
          spot(at + turn, 74)
            .map(round)
            .join(' '),
        )
        .join('L')}Z`,
  )
  .join('');

type Spark = readonly [x: number, y: number, r: number];
/** Sown in even steps that never meet, so that they look scattered and are the same on every box. */
export const sparks: readonly Spark[] = Array.from({ length: 54 }, (_, i): Spark => {
  const [x, y] = spot(i * 137.5, 40 + i * 2.9);
  return [Math.round(150 + x), Math.round(148 + y * 0.86), 0.7 + ((i * 7) % 5) * 0.35];
}).filter(([x, y]) => x > 16 && x < 284 && y > 16 && y < 300);

/** Spears and banners of a host on a hill, from one end to the other: where, how high, and whether a banner hangs there. */
export const host: readonly { x: number; top: number; banner: boolean }[] = Array.from({ length: 27 }, (_, i) => ({
  x: 8 + i * 11,
  top: 40 + ((i * 29) % 17) + (i % 5 === 0 ? 16 : 0),
  banner: i % 5 === 0,
}));

/** Leaves of the open book that fly up: where, how large and how turned. */
export const leaves: readonly { x: number; y: number; size: number; turn: number }[] = [
  { x: 96, y: 262, size: 1, turn: -28 },
  { x: 206, y: 252, size: 0.9, turn: 24 },
  { x: 66, y: 214, size: 0.75, turn: -52 },
  { x: 238, y: 200, size: 0.7, turn: 48 },
  { x: 54, y: 158, size: 0.52, turn: -75 },
  { x: 249, y: 142, size: 0.5, turn: 70 },
];
