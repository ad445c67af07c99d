import { expect, test } from 'vitest';
import { must } from '../index.ts';

test('what must be there is given back, nothing of it changed', () => {
  for (const value of [0, '', false, null, {}]) expect(must(value, 'a value')).toBe(value);
});

test('what is missing is named', () => {
  expect(() => must(undefined, 'a seat')).toThrow('a seat is missing');
  expect(() => must(new Map<string, number>().get('0101'), 'hex', '0101')).toThrow('hex 0101 is missing');
});
