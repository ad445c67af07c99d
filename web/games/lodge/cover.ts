/** A petal of this length that points up, its rim a little notched. */
const petal = (long: number, wide: number): string =>
  `M0 4C${-wide * 0.7} ${-long * 0.18} ${-wide * 1.12} ${-long * 0.86} ${-wide * 0.34} ${-long}Q0 ${-long * 0.93} ${wide * 0.34} ${-long}C${wide * 1.12} ${-long * 0.86} ${wide * 0.7} ${-long * 0.18} 0 4Z`;

const ring = (count: number, long: number, wide: number, turn: number, fill: string) => ({
  d: petal(long, wide),
  fill,
  turns: Array.from({ length: count }, (_, i) => turn + (360 / count) * i),
});

/** The Black Rose, from the outermost petals to its heart. */
export const petals = [
  ring(7, 92, 47, 10, 'outer'),
  ring(7, 77, 41, 36, 'middle'),
  ring(6, 62, 36, 4, 'outer'),
  ring(6, 48, 29, 34, 'middle'),
  ring(5, 35, 23, 12, 'inner'),
  ring(4, 23, 16, 50, 'middle'),
  ring(3, 12, 10, 20, 'inner'),
] as const;

type Star = [x: number, y: number, r: number];
/** Sown in even steps that never meet, so that they look scattered and are the same on every box. */
export const stars = Array.from(
  { length: 46 },
  (_, i): Star => [
    Math.round(16 + ((i * 113.9 + 53) % 268)),
    Math.round(16 + ((i * i * 41.7 + i * 23 + 29) % 236)),
    0.5 + ((i * 7) % 5) * 0.2,
  ],
);

/** The Lodge against the sky: wings, turrets, the great tower. */
export const MANSION =
  'M40 330V286H48V268L56 246L64 268V282H76V258H72L86 224L100 258H96V276L112 254H128V214H123L150 158L177 214H172V254H188L204 276V258H200L214 224L228 258H224V282H236V268L244 246L252 268V286H260V330Z';

/** Lit windows with pointed arches: where they stand and how high. */
export const windows: readonly (readonly [x: number, y: number, high: number])[] = [
  [144, 226, 18],
  [156, 226, 18],
  [150, 262, 22],
  [132, 274, 16],
  [168, 274, 16],
  [86, 250, 12],
  [214, 250, 12],
  [108, 284, 14],
  [192, 284, 14],
  [84, 290, 14],
  [216, 290, 14],
  [56, 270, 9],
  [244, 270, 9],
  [56, 296, 11],
  [244, 296, 11],
];
export const arch = (x: number, y: number, high: number): string =>
  `M${x - 3.2} ${y + high / 2}V${y - high / 4}Q${x - 3.2} ${y - high / 2 + 1} ${x} ${y - high / 2 - 2}Q${x + 3.2} ${y - high / 2 + 1} ${x + 3.2} ${y - high / 4}V${y + high / 2}Z`;

/** Stems that wind around the Lodge, and the thorns on them. */
export const stems: readonly string[] = [
  'M150 132C146 190 96 196 92 238C88 280 132 286 118 330',
  'M150 132C156 184 206 204 208 244C210 288 168 284 184 330',
  'M150 140C126 186 40 210 36 262C33 300 60 306 52 336',
  'M150 140C176 188 262 206 264 262C266 300 240 306 248 336',
];
export const thorns: readonly (readonly [x: number, y: number, turn: number])[] = [
  [111, 200, -60],
  [94, 228, -100],
  [97, 262, 100],
  [117, 286, 60],
  [189, 206, 60],
  [207, 238, 100],
  [203, 268, -110],
  [182, 294, -60],
  [84, 204, -40],
  [50, 232, -70],
  [38, 264, -100],
  [216, 202, 40],
  [251, 230, 70],
  [262, 266, 100],
];
