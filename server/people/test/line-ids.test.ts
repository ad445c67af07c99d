import { expect, test } from 'vitest';
import { newLineIds } from '../line-ids.ts';

test('what is said within a millisecond, or while a clock goes back, keeps its order', () => {
  const idAt = newLineIds();
  const said = [1_000, ...Array.from({ length: 50 }, () => 1_001), 990, 1_001, 1_002].map(idAt);
  expect(said.toSorted()).toEqual(said);
  expect(new Set(said).size).toBe(said.length);
});
