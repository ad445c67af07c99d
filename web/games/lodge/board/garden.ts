import { SHEET } from './geometry.ts';

const [left, top] = [SHEET.x + 14, SHEET.y + 14];
const [right, foot] = [-left, -top];

/** Hedges along the rim of the garden, open at the gates in the middle of each side. */
export const hedges: readonly string[] = [
  `M${left} ${top + 100}V-60M${left} 60V${foot}H-60M60 ${foot}H${right}V60M${right} -60V${top}H60M-60 ${top}H${left + 100}`,
];

/** Rose bushes in the corners of the garden, where no Cell stands, and at its gates. */
export const rosettes: readonly { x: number; y: number; r: number }[] = [
  { x: right - 48, y: top + 50, r: 24 },
  { x: right - 98, y: top + 42, r: 15 },
  { x: right - 42, y: top + 104, r: 17 },
  { x: left + 48, y: foot - 50, r: 24 },
  { x: left + 100, y: foot - 44, r: 15 },
  { x: left + 44, y: foot - 106, r: 18 },
  { x: right - 50, y: foot - 48, r: 25 },
  { x: right - 104, y: foot - 46, r: 16 },
  { x: right - 40, y: foot - 104, r: 14 },
  { x: left + 36, y: top + 130, r: 14 },
  ...[left, right].flatMap((x) => [-60, 60].map((y) => ({ x, y, r: 15 }))),
  ...[top, foot].flatMap((y) => [-60, 60].map((x) => ({ x, y, r: 15 }))),
];
