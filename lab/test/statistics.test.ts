import { expect, test } from 'vitest';
import { mean, median, share } from '../statistics.ts';

test('a share has Wilson’s interval', () => {
  const { value, low, high } = share(8, 10);
  expect(value).toBe(0.8);
  expect(low).toBeCloseTo(0.4902, 4);
  expect(high).toBeCloseTo(0.9433, 4);
  expect(share(0, 20).low).toBe(0);
  expect(share(20, 20).high).toBe(1);
});

test('a mean has the interval of its standard error, a median is the middle', () => {
  const { value, low, high } = mean([1, 2, 3, 4]);
  expect(value).toBe(2.5);
  expect(high - low).toBeCloseTo(2 * 1.959964 * Math.sqrt(5 / 3 / 4), 6);
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});
