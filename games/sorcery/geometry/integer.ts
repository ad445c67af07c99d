/**
 * Every test of the rules runs on whole numbers, so that it gives the same answer on any machine. [B1]
 *
 * Bounds: coordinates from −65,536 to 65,536 and radii up to 2,000 thousandths of an inch. So a difference is below 2^17;
 * a squared distance, a dot or a cross product is at most 2^35, the same with a direction of the table below 2^38, and the
 * circles cut for a snap, at most 8,200 apart, stay below 2^53. Only the comparison of a squared cross product passes 2^53,
 * and `squareBelow` is there for that.
 */
export const FARTHEST = 65_536;
export const WIDEST = 2_000;

/** a / b cut towards zero. Division of doubles never decides: the remainder of whole numbers is exact. */
export const cut = (a: number, b: number): number => (a - (a % b)) / b;

/** The smallest whole number whose square is n or more. [B54] */
export function rootUp(n: number): number {
  let root = Math.ceil(Math.sqrt(n));
  // Machines may disagree about the last bit of a square root, never about these two.
  while (root * root < n) root++;
  while (root > 0 && (root - 1) * (root - 1) >= n) root--;
  return root;
}

/** The largest whole number whose square is n or less. */
export function rootDown(n: number): number {
  const root = rootUp(n);
  return root * root === n ? root : root - 1;
}

/**
 * Whether a² < b · c, for b · c and a² beyond 2^53 too, as long as a, b and c are not. Rounding keeps the order of two
 * numbers or makes them equal: only where the rounded products are equal do big integers have to decide.
 */
export function squareBelow(a: number, b: number, c: number): boolean {
  const square = a * a;
  const product = b * c;
  return square === product ? BigInt(a) * BigInt(a) < BigInt(b) * BigInt(c) : square < product;
}
