/** Courses of stone in the vault, each shifted by half a stone. */
export const bricks = Array.from({ length: 12 }, (_, course) => {
  const y = 24 * course;
  const from = course % 2 === 0 ? 0 : 21;
  const joints = Array.from({ length: 8 }, (_, i) => `M${from + 42 * i} ${y}v24`).join('');
  return `M0 ${y}H300${joints}`;
}).join('');

/** The ribs of the vault, one behind the other. */
export const arches = [
  'M92 268V142A58 66 0 0 1 208 142V268',
  'M66 290V138A84 98 0 0 1 234 138V290',
  'M34 320V136A116 132 0 0 1 266 136V320',
];

type Ember = [x: number, y: number, r: number];
/** Sown in even steps that never meet, so that they look scattered and are the same on every box. */
export const embers = Array.from(
  { length: 34 },
  (_, i): Ember => [
    Math.round(40 + ((i * 161.8 + 37) % 220)),
    Math.round(90 + ((i * 97.3 + 11) % 190)),
    0.6 + ((i * 7) % 5) * 0.25,
  ],
);

/** Drawn around the origin, about twenty high. */
export const SYMBOLS = {
  star: 'M0 -12L3.5 -4.2L12 -3.4L5.600 2.2L7.500 10.600L0 6.200L-7.500 10.600L-5.600 2.2L-12 -3.4L-3.500 -4.2Z',
  blade: 'M9 -11L11 -9L0 4L3 7L1 9L-2 6L-7 11L-10 8L-5 3L-8 0L-6 -2L-3 1Z',
  shield: 'M-9 -10Q0 -7 9 -10V-1Q8 7 0 11Q-8 7 -9 -1Z',
  key: 'M0 -11A5 5 0 0 1 1.500 -1.500V10H6V7H3.500V5H6V2H1.500M0 -8.500A2.500 2.500 0 1 0 0 -3.500A2.500 2.500 0 1 0 0 -8.500M-1.500 -1.500A5 5 0 0 1 0 -11V10H-1.500Z',
  torch: 'M0 -12C5 -7 7 -4 4 0H-4C-7 -4 -3 -6 0 -12ZM-5 1.500H5L2 11H-2Z',
} as const;

interface Thrown {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
  readonly fill: string;
  readonly edge: string;
  readonly ink: string;
  readonly symbol: keyof typeof SYMBOLS;
}

/** A die of each of the five colours. */
export const dice: readonly Thrown[] = [
  { x: 62, y: 236, turn: -24, size: 1.15, fill: '#2f7f43', edge: '#1c5a2d', ink: '#fff', symbol: 'blade' },
  { x: 240, y: 196, turn: 18, size: 1, fill: '#2f68b8', edge: '#1d4785', ink: '#fff', symbol: 'key' },
  { x: 50, y: 70, turn: 14, size: 0.85, fill: '#34303f', edge: '#17151d', ink: '#ffd24a', symbol: 'star' },
  { x: 246, y: 84, turn: -16, size: 0.8, fill: '#8d5c2c', edge: '#62401d', ink: '#fff', symbol: 'shield' },
  { x: 112, y: 214, turn: 28, size: 0.74, fill: '#f4f2ea', edge: '#cfcabb', ink: '#25221c', symbol: 'torch' },
];
