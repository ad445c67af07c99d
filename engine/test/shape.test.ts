import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  anything,
  dictionary,
  either,
  faultText,
  fields,
  flag,
  got,
  listOf,
  nameOf,
  numberOf,
  oneOf,
  orNull,
  pattern,
  type Shape,
  type ShapeType,
  stepped,
  tagged,
  text,
  whole,
} from '../kernel/shape.ts';

/** What is wrong, in a line, or null. */
function wrong(shape: Shape<unknown>, value: unknown, place = 'answer'): string | null {
  const fault = shape.check(value, place);
  return fault && faultText(fault);
}

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('single values', () => {
  test('a whole number has limits', () => {
    expect(wrong(whole(1, 6), 6)).toBeNull();
    expect(wrong(whole(1, 6), 7)).toBe('answer: expected a whole number from 1 to 6, got 7');
    expect(wrong(whole(1), 0)).toBe('answer: expected a whole number of at least 1, got 0');
    expect(wrong(whole(), 1.5)).toBe('answer: expected a whole number, got 1.5');
  });

  test.each([
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    [-0.5, '-0.5'],
    ['3', '"3"'],
    [10n, '10'],
    [null, 'null'],
    [undefined, 'nothing'],
    [true, 'true'],
    [[1, 2], 'a list of 2'],
    [{ a: 1 }, 'an object'],
  ])('a whole number is not %o', (value, got) => {
    expect(wrong(whole(), value)).toBe(`answer: expected a whole number, got ${got}`);
  });

  test.each([
    [whole(0), 2 ** 53, 'from 0 to 9007199254740991, got 9007199254740992'],
    [whole(), -(2 ** 53), 'from -9007199254740991 to 9007199254740991, got -9007199254740992'],
    [whole(1, 6), 2 ** 53, 'from 1 to 6, got 9007199254740992'],
  ])('a whole number beyond what can be counted exactly is told that bound', (shape, value, said) => {
    expect(wrong(shape, value)).toBe(`answer: expected a whole number ${said}`);
  });

  test('texts, flags, patterns, names and choices', () => {
    expect(wrong(text, 3)).toBe('answer: expected a text, got 3');
    expect(wrong(flag, 'yes')).toBe('answer: expected true or false, got "yes"');
    expect(wrong(pattern(/^\d{4}$/, 'a hex like 0705'), '705')).toBe('answer: expected a hex like 0705, got "705"');
    expect(wrong(nameOf(new Map([['bael', 1]]), 'a spirit'), 'toString')).toBe(
      'answer: expected a spirit, got "toString"',
    );
    expect(wrong(oneOf('a', 2, null), 'b')).toBe('answer: expected one of "a", 2, null, got "b"');
    expect(wrong(oneOf('a', 2, null), null)).toBeNull();
  });

  test('a long value is cut short', () => {
    expect(got('x'.repeat(1_000_000))).toHaveLength(58);
  });
});

describe('lists', () => {
  test('name the item that is wrong', () => {
    expect(wrong(listOf(whole(1, 6)), [1, 2, 'x'])).toBe('answer[2]: expected a whole number from 1 to 6, got "x"');
    expect(wrong(listOf(listOf(whole())), [[1], [null]])).toBe('answer[1][0]: expected a whole number, got null');
  });

  test('may be limited in length and have no repetition', () => {
    expect(wrong(listOf(text, { min: 1 }), [])).toBe('answer: expected a list of at least 1, got a list of 0');
    expect(wrong(listOf(text, { min: 2, max: 2 }), ['a'])).toBe('answer: expected a list of 2, got a list of 1');
    expect(wrong(listOf(text, { max: 3 }), 'abc')).toBe('answer: expected a list of 0 to 3, got "abc"');
    expect(wrong(listOf(text, { distinct: true }), ['a', 'b', 'a'])).toBe('answer[2]: expected no repetition, got "a"');
  });

  test('a list with holes has nothing there', () => {
    expect(wrong(listOf(whole()), new Array(3))).toBe('answer[0]: expected a whole number, got nothing');
  });

  test('an object that looks like a list is none', () => {
    expect(wrong(listOf(whole()), { length: 1, 0: 1 })).toBe('answer: expected a list, got an object');
  });
});

describe('fields', () => {
  const step = fields({ to: whole(0, 9) }, { note: text });

  test('must all be there, may not be more, and those that may be absent are checked when they are there', () => {
    expect(wrong(step, { to: 3 })).toBeNull();
    expect(wrong(step, { to: 3, note: 'x' })).toBeNull();
    expect(wrong(step, { to: 3, note: undefined })).toBeNull();
    expect(wrong(step, {})).toBe('answer.to: expected a whole number from 0 to 9, got nothing');
    expect(wrong(step, { to: 3, note: 1 })).toBe('answer.note: expected a text, got 1');
    expect(wrong(step, { to: 3, from: 1 })).toBe('answer.from: expected only to, note, got an unknown field');
    expect(wrong(fields({}), { a: 1 })).toBe('answer.a: expected no field, got an unknown field');
    expect(wrong(step, [3])).toBe('answer: expected an object, got a list of 1');
  });

  test('at the outermost place are named without a dot, and the whole is "it"', () => {
    expect(wrong(step, { to: 'x' }, '')).toBe('to: expected a whole number from 0 to 9, got "x"');
    expect(wrong(step, null, '')).toBe('it: expected an object, got null');
  });

  test('are never found in a prototype', () => {
    expect(wrong(step, JSON.parse('{"__proto__":{"to":3}}'))).toBe(
      'answer.to: expected a whole number from 0 to 9, got nothing',
    );
    expect(wrong(step, JSON.parse('{"to":3,"__proto__":{}}'))).toBe(
      'answer.__proto__: expected only to, note, got an unknown field',
    );
    expect(wrong(step, JSON.parse('{"to":3,"constructor":1}'))).toBe(
      'answer.constructor: expected only to, note, got an unknown field',
    );
    expect(wrong(tagged('toString', { a: anything }), {})).toBe('answer.toString: expected "a", got nothing');
    expect(wrong(fields({ toString: text }), {})).toBe('answer.toString: expected a text, got nothing');
  });

  test('must be there though they may be anything', () => {
    expect(wrong(fields({ what: anything }), { what: null })).toBeNull();
    expect(wrong(fields({ what: anything }), {})).toMatch(/^answer\.what: expected anything.*, got nothing$/);
  });

  test('carry their types', () => {
    expectTypeOf<ShapeType<typeof step>>().toMatchTypeOf<{ to: number; note?: string }>();
  });
});

describe('dictionaries', () => {
  test('check names and what they hold', () => {
    const marks = dictionary(whole(0), pattern(/^[a-z]+$/, 'small letters'));
    expect(wrong(marks, { a: 1, b: 2 })).toBeNull();
    expect(wrong(marks, { a: -1 })).toBe('answer.a: expected a whole number of at least 0, got -1');
    expect(wrong(marks, { A: 1 })).toBe('answer, the name "A": expected small letters, got "A"');
    expect(wrong(marks, 7)).toBe('answer: expected an object, got 7');
  });

  test('refuse the name that would set a prototype', () => {
    expect(wrong(dictionary(anything), JSON.parse('{"__proto__":{"polluted":true}}'))).toBe(
      'answer.__proto__: expected another name, got "__proto__"',
    );
  });
});

describe('alternatives', () => {
  const act = tagged<{ do: 'move'; to: number } | { do: 'wait' }>('do', {
    move: fields({ do: text, to: whole(0) }),
    wait: fields({ do: text }),
  });

  test('told apart by a field, name that field or what is wrong with their own', () => {
    expect(wrong(act, { do: 'move', to: 3 })).toBeNull();
    expect(wrong(act, { do: 'fly' })).toBe('answer.do: expected one of "move", "wait", got "fly"');
    expect(wrong(act, { do: '__proto__' })).toBe('answer.do: expected one of "move", "wait", got "__proto__"');
    expect(wrong(act, {})).toBe('answer.do: expected one of "move", "wait", got nothing');
    expect(wrong(act, { do: 'move' })).toBe('answer.to: expected a whole number of at least 0, got nothing');
    expect(wrong(act, 'move')).toBe('answer: expected an object with do: one of "move", "wait", got "move"');
  });

  test('either names both, or what is wrong inside when the value is clearly one of them', () => {
    const place = either(oneOf('box'), fields({ hex: whole(1) }));
    expect(wrong(place, 'box')).toBeNull();
    expect(wrong(place, { hex: 4 })).toBeNull();
    expect(wrong(place, 'bag')).toBe('answer: expected "box" or an object, got "bag"');
    expect(wrong(place, { hex: 0 })).toBe('answer.hex: expected a whole number of at least 1, got 0');
  });

  test('or null', () => {
    expect(wrong(orNull(whole()), null)).toBeNull();
    expect(wrong(orNull(whole()), 'x')).toBe('answer: expected a whole number or null, got "x"');
    expect(wrong(orNull(whole()), 'x', '')).toBe('it: expected a whole number or null, got "x"');
    expect(wrong(orNull(listOf(whole())), ['x'])).toBe('answer[0]: expected a whole number, got "x"');
  });
});

describe('hostile depth', () => {
  test('a shape looks no deeper than it is itself', () => {
    expect(wrong(whole(), deep(200_000))).toBe('answer: expected a whole number, got a list of 1');
    expect(wrong(listOf(listOf(whole())), deep(200_000))).toBe(
      'answer[0][0]: expected a whole number, got a list of 1',
    );
  });

  test('anything is anything that can be walked', () => {
    expect(wrong(anything, deep(100))).toBeNull();
    expect(wrong(anything, deep(200_000))).toBe('answer: expected anything nested at most 100 deep, got a list of 1');
  });
});

describe('the schema of a shape', () => {
  test('says what the shape says, for programs', () => {
    const hex = nameOf(new Set(['0705', '0806']), 'a hex such as "0705"');
    const move = fields({ do: oneOf('move'), to: hex }, { by: whole(1, 3) });
    const wait = fields({ do: oneOf('wait') });
    expect(tagged('do', { move, wait }).schema).toEqual({
      anyOf: [
        {
          type: 'object',
          properties: {
            do: { const: 'move' },
            to: { enum: ['0705', '0806'], description: 'a hex such as "0705"' },
            by: { type: 'integer', minimum: 1, maximum: 3 },
          },
          required: ['do', 'to'],
          additionalProperties: false,
        },
        { type: 'object', properties: { do: { const: 'wait' } }, required: ['do'], additionalProperties: false },
      ],
    });
    expect(listOf(orNull(flag), { min: 1, max: 4, distinct: true }).schema).toEqual({
      type: 'array',
      items: { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
      minItems: 1,
      maxItems: 4,
      uniqueItems: true,
    });
    expect(dictionary(whole(0), oneOf('a', 'b')).schema).toEqual({
      type: 'object',
      propertyNames: { enum: ['a', 'b'] },
      additionalProperties: { type: 'integer', minimum: 0 },
    });
    expect(either(pattern(/^x\d$/, 'an x'), stepped(100, 0, 500, 'hundreds')).schema).toEqual({
      anyOf: [
        { type: 'string', pattern: '^x\\d$', description: 'an x' },
        { type: 'integer', minimum: 0, maximum: 500, multipleOf: 100, description: 'hundreds' },
      ],
    });
    expect(numberOf([1, 9], 'a spirit').schema).toEqual({ enum: [1, 9], description: 'a spirit' });
    expect([text.schema, anything.schema, whole().schema]).toEqual([{ type: 'string' }, {}, { type: 'integer' }]);
  });

  test('multiples and known numbers are told from others', () => {
    expect(wrong(stepped(100, 0, 500, 'hundreds'), 300)).toBeNull();
    expect(wrong(stepped(100, 0, 500, 'hundreds'), 350)).toBe('answer: expected hundreds, got 350');
    expect(wrong(stepped(100, 0, 500, 'hundreds'), 600)).toBe('answer: expected hundreds, got 600');
    expect(wrong(numberOf([1, 9], 'a spirit'), 2)).toBe('answer: expected a spirit, got 2');
    expect(wrong(numberOf([1, 9], 'a spirit'), '9')).toBe('answer: expected a spirit, got "9"');
  });
});
