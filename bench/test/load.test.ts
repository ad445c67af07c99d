import { memoryStore } from '@conjure/host';
import { expect, test } from 'vitest';
import { bareSqlite, storeAppends } from '../load/bare.ts';
import { memoryOf, processorOf, quantile } from '../load/figures.ts';

test('a share of values does not exceed its quantile', () => {
  const values = [5, 1, 4, 2, 3, 10, 9, 8, 7, 6];
  expect([quantile(values, 0), quantile(values, 0.5), quantile(values, 0.99)]).toEqual([1, 6, 10]);
  expect(quantile([], 0.5)).toBeNaN();
});

test('all rows that are counted are there', async () => {
  expect(await bareSqlite(':memory:', 60)).toMatchObject({ done: 60 });
  const store = memoryStore();
  expect(await storeAppends(store, 3, 30)).toMatchObject({ done: 30 });
  expect([...(await store.heads(['load 0', 'load 1', 'load 2'])).values()]).toEqual([10, 10, 10]);
});

test.skipIf(process.platform !== 'linux')('what a process has used is read where Linux says it', () => {
  const before = processorOf(process.pid);
  const until = process.cpuUsage().user + 200_000;
  while (process.cpuUsage().user < until);
  expect(processorOf(process.pid)).toBeGreaterThan(before);
  expect(memoryOf(process.pid)).toBeGreaterThan(10_000_000);
});
