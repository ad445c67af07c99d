/** How far the values of one seat spread, kept up as they come (Welford). */
export interface RunningSpread {
  count: number;
  mean: number;
  squares: number;
}

/** The spread that is assumed before anything is known; and the least spread, so that some curiosity always stays. */
const UNKNOWN = 0.5;
const LEAST = 0.01;

export const newScale = (): RunningSpread => ({ count: 0, mean: 0, squares: 0 });

export function addValue(scale: RunningSpread, value: number): void {
  scale.count++;
  const off = value - scale.mean;
  scale.mean += off / scale.count;
  scale.squares += off * (value - scale.mean);
}

/**
 * The standard deviation. Games judge by measures of their own: where a good position is worth 0.52 and a bad one 0.48,
 * exploring as if values went from 0 to 1 would never end.
 */
export function spread(scale: RunningSpread | undefined): number {
  if (!scale || scale.count < 8) return UNKNOWN;
  return Math.max(LEAST, Math.sqrt(scale.squares / scale.count));
}
