import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLater, root } from '../node.mjs';

const json = (file: string) => JSON.parse(readFileSync(`${root}${file}`, 'utf8'));

test('the pinned Node is the same exact version on all five platforms, in the lockfile too', () => {
  const { optionalDependencies } = json('package.json');
  const { packages } = json('package-lock.json');
  const names = Object.keys(optionalDependencies).filter((name) => /^node-/.test(name));
  expect(names).toHaveLength(5);
  const [version] = Object.values(optionalDependencies);
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  for (const name of names) {
    expect(optionalDependencies[name]).toBe(version);
    expect(packages[`node_modules/${name}`].version).toBe(version);
  }
  expect(readFileSync(`${root}.nvmrc`, 'utf8').trim()).toBe(String(version).split('.')[0]);
});

test('a present Node is run in place of the pinned one where it is a later one of the same line', () => {
  expect(isLater('26.10.0', '26.10.1')).toBe(true);
  expect(isLater('26.10.0', '26.11.0')).toBe(true);
  expect(isLater('26.10.0', '26.10.0')).toBe(false);
  expect(isLater('26.10.0', '26.9.9')).toBe(false);
  expect(isLater('26.10.0', '27.0.0')).toBe(false);
  expect(isLater('26.10.0', '24.99.0')).toBe(false);
});
