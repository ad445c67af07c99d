/** The parts that the seals of the spirits are put together from. */
export type PenPoint = readonly [x: number, y: number];

/** Where the pen goes; the same figure can be drawn turned over. */
export interface Pen {
  line(...points: PenPoint[]): void;
  curve(from: PenPoint, by: PenPoint, to: PenPoint): void;
  ring(at: PenPoint, r: number): void;
  dot(at: PenPoint, r: number): void;
}

/** A place on a figure, and which way something would grow from it. */
export type Joint = readonly [at: PenPoint, angle: number];

interface Spine {
  draw(pen: Pen): void;
  readonly ends: readonly Joint[];
  readonly joints: readonly Joint[];
}

const UP = -Math.PI / 2;
const DOWN = Math.PI / 2;
const RIGHT = 0;

export const along = ([x, y]: PenPoint, angle: number, far: number): PenPoint => [
  x + Math.cos(angle) * far,
  y + Math.sin(angle) * far,
];

/** The right half and the middle of each figure; the left half is drawn by turning it over. */
export const SPINES: readonly Spine[] = [
  {
    draw: (pen) => pen.line([0, -27], [0, 27]),
    ends: [
      [[0, -27], UP],
      [[0, 27], DOWN],
    ],
    joints: [
      [[0, -15], RIGHT - 0.5],
      [[0, -2], RIGHT],
      [[0, 14], RIGHT + 0.5],
    ],
  },
  {
    draw: (pen) => pen.line([0, 0], [28, 0]),
    ends: [[[28, 0], RIGHT]],
    joints: [
      [[9, 0], UP],
      [[9, 0], DOWN],
      [[19, 0], UP],
      [[0, 0], DOWN],
    ],
  },
  {
    draw: (pen) => pen.curve([0, -24], [26, -24], [25, 16]),
    ends: [
      [[25, 16], DOWN],
      [[0, -24], UP],
    ],
    joints: [
      [[0, -24], DOWN],
      [[14, -19], UP + 0.6],
      [[23, -4], Math.PI],
    ],
  },
  {
    draw: (pen) => pen.curve([0, 20], [27, 22], [22, -18]),
    ends: [
      [[22, -18], UP],
      [[0, 20], DOWN],
    ],
    joints: [
      [[0, 20], UP],
      [[18, 10], Math.PI + 0.4],
      [[22, -4], RIGHT],
    ],
  },
  {
    draw: (pen) => pen.line([0, -20], [22, 16], [0, 16]),
    ends: [
      [[0, -20], UP],
      [[22, 16], 0.7],
    ],
    joints: [
      [[0, 16], DOWN],
      [[11, -2], RIGHT - 0.5],
      [[0, 16], UP],
    ],
  },
  {
    draw: (pen) => pen.line([0, 12], [12, -14], [26, 12]),
    ends: [
      [[26, 12], 1],
      [[12, -14], UP],
    ],
    joints: [
      [[0, 12], DOWN],
      [[12, -14], UP],
      [[19, -1], RIGHT],
    ],
  },
  {
    draw(pen) {
      pen.line([0, -26], [0, 26]);
      pen.line([0, -6], [26, -6]);
    },
    ends: [
      [[0, -26], UP],
      [[26, -6], RIGHT],
      [[0, 26], DOWN],
    ],
    joints: [
      [[14, -6], DOWN],
      [[0, 14], RIGHT],
      [[14, -6], UP],
    ],
  },
  {
    draw(pen) {
      pen.ring([0, -4], 9);
      pen.line([0, 5], [0, 27]);
      pen.line([9, -4], [27, -4]);
    },
    ends: [
      [[0, 27], DOWN],
      [[27, -4], RIGHT],
      [[0, -13], UP],
    ],
    joints: [
      [[0, 16], RIGHT],
      [[18, -4], UP],
      [[6, -10], UP + 0.8],
    ],
  },
];

type Ending = (pen: Pen, at: PenPoint, angle: number) => void;

export const ENDINGS: readonly Ending[] = [
  (pen, at, angle) => pen.ring(along(at, angle, 3.6), 3.6),
  (pen, at) => pen.dot(at, 2.6),
  (pen, at, angle) => pen.line(along(at, angle + DOWN, 5.5), along(at, angle - DOWN, 5.5)),
  (pen, at, angle) => {
    const cross = along(at, angle, -3.5);
    pen.line(along(cross, angle + DOWN, 4.5), along(cross, angle - DOWN, 4.5));
  },
  (pen, at, angle) => {
    pen.line(along(at, angle + 0.7, 7), at, along(at, angle - 0.7, 7));
  },
  (pen, at, angle) => {
    pen.curve(along(at, angle + 1.1, 7.5), along(at, angle, -5), along(at, angle - 1.1, 7.5));
  },
  (pen, at, angle) => {
    pen.line(along(at, angle + 2.4, 7), at, along(at, angle - 2.4, 7));
  },
  (pen, at, angle) => {
    pen.curve(at, along(at, angle, 8), along(at, angle + 1.2, 9));
  },
  (pen, at, angle) => {
    pen.line(
      along(at, angle + 1.57, 4.5),
      along(at, angle, 7),
      along(at, angle - 1.57, 4.5),
      along(at, angle + 1.57, 4.5),
    );
  },
];
