/** How the value of a game is turned into a chance: what matches came to by what the value had said. Written by `npm run reliability`. */
export interface Calibration {
  /** The chance is 1 / (1 + e^−(shift + slope · ln(v / (1 − v)))). */
  readonly shift: number;
  readonly slope: number;
  /** The matches that it was fitted to, and others that it was held to. */
  readonly fitted: number;
  readonly held: number;
  /** Of those it was held to, by what was foretold, in tenths. */
  readonly bins: readonly Bin[];
}

/** Positions of which about the same was foretold, and what became of them. */
export interface Bin {
  readonly positions: number;
  readonly foretold: number;
  readonly won: number;
}

const LEAST = 0.001;
const logit = (value: number): number => {
  const v = Math.max(LEAST, Math.min(1 - LEAST, value));
  return Math.log(v / (1 - v));
};
const squash = (x: number): number => 1 / (1 + Math.exp(-x));

/** What is over is sure, whatever was fitted. */
export const chanceOf = ({ shift, slope }: Pick<Calibration, 'shift' | 'slope'>, value: number): number =>
  value <= 0 || value >= 1 ? value : squash(shift + slope * logit(value));

export interface Sample {
  readonly value: number;
  readonly won: number;
}

/** The shift and slope that make the samples likeliest (Newton's method). */
export function fit(samples: readonly Sample[]): { shift: number; slope: number } {
  let [shift, slope] = [0, 1];
  for (let round = 0; round < 30; round++) {
    let [ga, gb, aa, ab, bb] = [0, 0, 1e-6, 0, 1e-6];
    for (const { value, won } of samples) {
      const x = logit(value);
      const p = squash(shift + slope * x);
      const w = p * (1 - p);
      ga += won - p;
      gb += (won - p) * x;
      aa += w;
      ab += w * x;
      bb += w * x * x;
    }
    const det = aa * bb - ab * ab;
    const [da, db] = [(bb * ga - ab * gb) / det, (aa * gb - ab * ga) / det];
    shift += da;
    slope += db;
    if (Math.abs(da) + Math.abs(db) < 1e-9) break;
  }
  return { shift, slope };
}

const BINS = 10;

export function binsOf(samples: readonly Sample[]): Bin[] {
  return Array.from({ length: BINS }, (_, i) => {
    const inside = samples.filter(({ value }) => Math.min(BINS - 1, Math.floor(value * BINS)) === i);
    const n = Math.max(1, inside.length);
    return {
      positions: inside.length,
      foretold: inside.reduce((sum, { value }) => sum + value, 0) / n,
      won: inside.reduce((sum, { won }) => sum + won, 0) / n,
    };
  });
}

/** Values are called chances if, on average over positions, what was foretold is no farther than this from what came. */
const OFF = 0.05;

/** How far what was foretold was from what came, on average over positions. */
export function errorOf({ bins }: Pick<Calibration, 'bins'>): number {
  const all = bins.reduce((sum, { positions }) => sum + positions, 0);
  return (
    bins.reduce((sum, { positions, foretold, won }) => sum + positions * Math.abs(foretold - won), 0) / Math.max(1, all)
  );
}

export const isCalibrated = (calibration: Calibration): boolean => errorOf(calibration) <= OFF;

/** Values as chances, where they are known to foretell them; else as they are. */
export function valuedBy(calibration: Calibration | null): (value: number) => number {
  const chances = calibration && isCalibrated(calibration) ? calibration : null;
  return (value) => (chances ? chanceOf(chances, value) : value);
}
