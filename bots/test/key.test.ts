import { canonical } from '@conjure/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyOf } from '../key.ts';

test('two answers have the same key exactly where the engine writes them alike', () => {
  const answers = fc.jsonValue({ maxDepth: 3, noUnicodeString: true }) as fc.Arbitrary<unknown>;
  fc.assert(
    fc.property(answers, answers, (a, b) => {
      expect(keyOf(a) === keyOf(b)).toBe(canonical(a) === canonical(b));
      expect(keyOf(a) === keyOf(JSON.parse(JSON.stringify(a)))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('nothing in a text or a name is taken for what stands around it', () => {
  const answers = [
    { a: 1, b: 2 },
    { 'a1,1:b': 2 },
    { a: '1,1:b2' },
    ['a', 'b'],
    ['a,b'],
    ['a",1:b'],
    [['a'], 'b'],
    [1],
    ['1'],
    [null],
    [[]],
    {},
    '[]',
    1,
    '1',
    null,
    'null',
    true,
  ];
  expect(new Set(answers.map(keyOf)).size).toBe(answers.length);
});

test('the order of names does not matter, nor one that holds nothing', () => {
  expect(keyOf({ x: 1, y: [2] })).toBe(keyOf({ y: [2], z: undefined, x: 1 }));
});
