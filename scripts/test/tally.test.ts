import { expect, test } from 'vitest';
import { closingLine, countsIn } from '../tally.ts';

test.each([
  { passed: 12, failed: 0, skipped: 0 },
  { passed: 5722, failed: 3, skipped: 1 },
])('the closing line %j is read as it was written, after whatever was said before', (counts) => {
  expect(countsIn(`1 passed, 1 failed\nmore\n${closingLine(counts)}\n`)).toEqual(counts);
});

test('where there is none, nothing has passed', () => {
  expect(countsIn('Chromium could not be started.\n')).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
