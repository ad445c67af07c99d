/** One of several wins: what is known of each of them, as numbers, and who it was. */
export interface Contest {
  readonly rows: readonly (readonly number[])[];
  readonly winner: number;
}

/** The chances of each by weights: as e to the power of its weighted sum. */
export function chancesOf(rows: Contest['rows'], weights: readonly number[]): number[] {
  const sums = rows.map((row) => row.reduce((sum, x, k) => sum + x * weights[k], 0));
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / all);
}

/** How surprised one is by who won, on average: the less, the better the weights foretell it. */
export const logLoss = (contests: readonly Contest[], weights: readonly number[]): number =>
  contests.reduce((sum, { rows, winner }) => sum - Math.log(Math.max(1e-4, chancesOf(rows, weights)[winner])), 0) /
  contests.length;

const STEPS = 12;

/**
 * The weights that foretell the winners best, with a penalty on how far they are from what was thought before, so that few contests
 * are not taken at their word. A number that never differs between those of a contest keeps its weight.
 */
export function fitted(contests: readonly Contest[], before: readonly number[], penalty: number): number[] {
  const spreads = spreadsOf(contests, before.length).map((spread) => spread || 1);
  const scaled = contests.map(({ rows, winner }) => ({
    rows: rows.map((row) => row.map((x, k) => x / spreads[k])),
    winner,
  }));
  const from = before.map((weight, k) => weight * spreads[k]);
  return newton(scaled, from, penalty).map((weight, k) => weight / spreads[k]);
}

/** How far each number is spread between those of a contest. */
function spreadsOf(contests: readonly Contest[], size: number): number[] {
  const squares = new Array<number>(size).fill(0);
  let n = 0;
  for (const { rows } of contests) {
    const mean = squares.map((_, k) => rows.reduce((sum, row) => sum + row[k], 0) / rows.length);
    for (const row of rows) for (let k = 0; k < size; k++) squares[k] += (row[k] - mean[k]) ** 2;
    n += rows.length;
  }
  return squares.map((sum) => Math.sqrt(sum / n));
}

function newton(contests: readonly Contest[], from: readonly number[], penalty: number): number[] {
  const size = from.length;
  let weights = [...from];
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, k) => penalty * (weight - from[k]));
    const bend = weights.map((_, i) => weights.map((__, j) => (i === j ? penalty : 0)));
    for (const { rows, winner } of contests) {
      const chances = chancesOf(rows, weights);
      const mean = weights.map((_, k) => rows.reduce((sum, row, i) => sum + chances[i] * row[k], 0));
      for (let k = 0; k < size; k++) slope[k] += mean[k] - rows[winner][k];
      rows.forEach((row, i) => {
        for (let a = 0; a < size; a++) {
          const part = chances[i] * (row[a] - mean[a]);
          for (let b = 0; b <= a; b++) bend[a][b] += part * (row[b] - mean[b]);
        }
      });
    }
    for (let a = 0; a < size; a++) for (let b = 0; b < a; b++) bend[b][a] = bend[a][b];
    const change = solved(bend, slope);
    weights = weights.map((weight, k) => weight - change[k]);
    if (Math.max(...change.map(Math.abs)) < 1e-5) break;
  }
  return weights;
}

/** The solution of a set of linear equations, by elimination; the matrix is positive definite. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (let k = 0; k < size; k++)
    for (let i = k + 1; i < size; i++) {
      const share = rows[i][k] / rows[k][k];
      for (let j = k; j <= size; j++) rows[i][j] -= share * rows[k][j];
    }
  const found = new Array<number>(size).fill(0);
  for (let k = size - 1; k >= 0; k--) {
    let sum = rows[k][size];
    for (let j = k + 1; j < size; j++) sum -= rows[k][j] * found[j];
    found[k] = sum / rows[k][k];
  }
  return found;
}
