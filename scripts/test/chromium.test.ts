import { afterEach, expect, test, vi } from 'vitest';
import { launching } from '../chromium.ts';

afterEach(() => void vi.unstubAllEnvs());

test('a Chromium can be named', () => {
  vi.stubEnv('CHROMIUM', process.execPath);
  expect(launching().executablePath).toBe(process.execPath);
});

test('a name that is no program is told plainly', () => {
  vi.stubEnv('CHROMIUM', '/nowhere/chromium');
  expect(launching).toThrow('CHROMIUM names /nowhere/chromium, which is no program.');
});
