/** A number with its 95 % interval. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

export const Z = 1.959964;

/** A share of n, with Wilson's interval: honest for few matches and for shares near 0 and 1. */
export function share(count: number, n: number): Estimate {
  if (n === 0) return { value: 0, low: 0, high: 1 };
  const p = count / n;
  const z2 = Z * Z;
  const centre = (p + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n))) / (1 + z2 / n);
  return { value: p, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** A mean with the normal interval of its standard error. */
export function mean(values: readonly number[]): Estimate {
  const n = values.length;
  if (n === 0) return { value: 0, low: 0, high: 0 };
  const value = values.reduce((sum, x) => sum + x, 0) / n;
  const variance = n > 1 ? values.reduce((sum, x) => sum + (x - value) ** 2, 0) / (n - 1) : 0;
  const half = Z * Math.sqrt(variance / n);
  return { value, low: value - half, high: value + half };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
