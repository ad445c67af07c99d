import { expect, test } from 'vitest';
import { median, speeds, timed } from '../measure.ts';

test('the median is the middle one, or between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 4])).toBe(4.5);
});

test('work is timed by the CPU it takes', () => {
  const { done, main, all } = timed(() => {
    let work = 0;
    for (const end = performance.now() + 20; performance.now() < end; ) work++;
    return work;
  });
  expect(done).toBeGreaterThan(0);
  expect(main).toBeGreaterThan(0);
  expect(main).toBeLessThan(0.1);
  expect(all).toBeGreaterThanOrEqual(main / 2);
});

test('all run in every round, one after the other, and ratios are taken round by round', async () => {
  const order: string[] = [];
  // Three rounds come first to warm up, and do not count.
  const fake = (name: string, ...done: number[]) => {
    const rounds = [1000, 1000, 1000, ...done];
    return () => {
      order.push(name);
      return { done: rounds.shift() ?? 0, main: 2, all: name === 'a' ? 4 : 2 };
    };
  };
  const { speed, ratio } = await speeds({ a: fake('a', 10, 40, 1), b: fake('b', 5, 10, 1) }, 3);
  expect(order.join('')).toBe('ab'.repeat(6));
  expect([speed('a'), speed('b')]).toEqual([5, 2.5]);
  expect([ratio('a', 'b'), ratio('a', 'b', 'all')]).toEqual([2, 1]);
});
