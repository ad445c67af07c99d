import { expect, test } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { longestFirst } from '../longest-first.ts';

const project = (name: string) => ({ name, config: { sequence: { groupOrder: 0 }, isolate: false } });
const [long, unit] = [project('long'), project('unit')];
const spec = (of: object, moduleId: string) => ({ project: of, moduleId }) as unknown as TestSpecification;

/** Of a clone in which nothing was ever run. */
const fresh = { cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest;

test('what is named comes first, in the order of its names, each project on its own; the rest stays as it was', async () => {
  const Sequencer = longestFirst(['storm', 'screens/']);
  const files = [
    spec(unit, 'storm-of-words'),
    spec(unit, 'a'),
    spec(long, 'b'),
    spec(long, 'screens/demons'),
    spec(long, 'c'),
    spec(long, 'test/storm'),
    spec(long, 'screens/lodge'),
  ];
  const sorted = await new Sequencer(fresh).sort(files);
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual([
    ...['test/storm', 'screens/demons', 'screens/lodge', 'b', 'c'],
    ...['storm-of-words', 'a'],
  ]);
});
