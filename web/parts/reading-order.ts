import type { Point } from './point.ts';

/** The next of these in reading order, or the one before: line by line, from the left, and round again. */
export function nextInReading<T>(all: readonly T[], at: (one: T) => Point, from: Point, back: boolean): T | null {
  const order = all.toSorted((a, b) => reading(at(a)) - reading(at(b)));
  const here = reading(from);
  if (back) return order.findLast((one) => reading(at(one)) < here) ?? order.at(-1) ?? null;
  return order.find((one) => reading(at(one)) > here) ?? order[0] ?? null;
}

/** No line is as wide as this. */
const LINE = 10_000;

const reading = ({ x, y }: Point): number => Math.round(y) * LINE + x;
