import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, copyPlain, digest, samePlain } from '../kernel/plain.ts';

const plain = fc.jsonValue({ noUnicodeString: false, maxDepth: 4 });

describe('copyPlain', () => {
  test('gives equal data that shares nothing', () => {
    const state = { units: [{ at: 3 }, { at: 4 }], name: 'x', none: null };
    const copy = copyPlain(state);
    expect(copy).toEqual(state);
    copy.units[0].at = 9;
    copy.units.pop();
    expect(state).toEqual({ units: [{ at: 3 }, { at: 4 }], name: 'x', none: null });
  });

  test('property: a copy survives JSON as the original does', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(JSON.stringify(copyPlain(value))).toBe(JSON.stringify(value));
      }),
    );
  });
});

describe('canonical', () => {
  test('does not depend on the order of keys, at any depth', () => {
    expect(canonical({ b: 1, a: { d: [1], c: 2 } })).toBe('{"a":{"c":2,"d":[1]},"b":1}');
    expect(samePlain({ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } })).toBe(true);
  });

  test('takes absent and undefined for the same, and keeps lists in order', () => {
    expect(samePlain({ a: undefined, b: 1 }, { b: 1 })).toBe(true);
    expect(samePlain(undefined, undefined)).toBe(true);
    expect(samePlain([1, 2], [2, 1])).toBe(false);
    expect(samePlain({ a: null }, {})).toBe(false);
  });

  test('sees a key called __proto__', () => {
    expect(samePlain(JSON.parse('{"__proto__":{"a":1}}'), {})).toBe(false);
    expect(samePlain({}, JSON.parse('{"__proto__":{"a":1}}'))).toBe(false);
    expect(samePlain({}, JSON.parse('{"toString":1}'))).toBe(false);
  });

  test('property: data is the same exactly where its canonical text is', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        for (const [one, other] of [
          [a, b],
          [a, copyPlain(a)],
          [
            { x: a, y: b },
            { y: b, x: a },
          ],
          [
            [a, b],
            [b, a],
          ],
          [[a], [a, b]],
          [{ x: a }, { x: a, y: b }],
        ])
          expect(samePlain(one, other)).toBe(canonical(one) === canonical(other));
      }),
      { numRuns: 500 },
    );
  });
});

describe('digest', () => {
  test('is eight hex digits, the same for equal data', () => {
    expect(digest({ a: 1, b: [2] })).toMatch(/^[0-9a-f]{8}$/);
    expect(digest({ a: 1, b: [2] })).toBe(digest({ b: [2], a: 1 }));
  });

  test('tells many similar states apart', () => {
    const seen = new Set<string>();
    for (let a = 0; a < 100; a++) for (let b = 0; b < 20; b++) seen.add(digest({ units: [a, b], turn: b }));
    expect(seen.size).toBe(2000);
  });
});
