import { randomBytes } from 'node:crypto';

/** So many digits of time and of what was said in the same millisecond. */
const TIME = 9;
const NTH = 3;

/**
 * Gives every line that is said its id: in the order in which they were said, those of one process also within a millisecond, and
 * nobody counts by it what others say.
 */
export function newLineIds(): (at: number) => string {
  let last = Number.NEGATIVE_INFINITY;
  let nth = 0;
  return (at) => {
    nth = at > last ? 0 : nth + 1;
    last = Math.max(last, at);
    const digits = (number: number, width: number) => number.toString(36).padStart(width, '0');
    return `${digits(last, TIME)}${digits(nth, NTH)}${randomBytes(6).toString('hex')}`;
  };
}
