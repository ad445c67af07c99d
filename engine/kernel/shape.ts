import { must } from '../tools/must.ts';

/**
 * Shapes of plain data that comes from outside: answers, scenarios, options, records, data files. A shape says what is wrong, where, and
 * what was expected. Engine and games have no run-time dependency, so it is ours. Making a shape has no side effects, so a packer leaves
 * out those that nothing is checked by. /
 */
export interface Fault {
  /** Where: `answer.to`, `mortals[3].base`. */
  place: string;
  expected: string;
  got: string;
  /** The rule of the game that forbids it, where one does. */
  rule?: string;
}

/** JSON Schema (2020-12) as plain data: what programs that did not read our code are told. */
export type Schema = { readonly [keyword: string]: unknown };

/** What a value from outside must look like: it is checked, and said as JSON Schema. */
export interface Shape<T> {
  readonly expects: string;
  /** The same for programs: whatever `check` lets pass is valid by it, and what it cannot say stands in `description`. */
  readonly schema: Schema;
  check(value: unknown, place: string): Fault | null;
  /** Never set: carries the type. */
  readonly type?: T;
}

/** The type of what has the shape. */
export type ShapeType<S> = S extends Shape<infer T> ? T : never;

/** How a value reads in an error: short, and never the whole of a large thing. */
export function got(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  // JSON has no NaN, no infinity and no large integers: there the words of the language say more.
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** A fault as one line of English, for logs and tests. */
export const faultText = (fault: Fault): string => `${fault.place}: expected ${fault.expected}, got ${fault.got}`;

const DEEPEST = 100;

function deeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => deeperThan(inner, depth - 1));
}

const where = (place: string, key: string | number): string =>
  typeof key === 'number' ? `${place}[${key}]` : place === '' ? key : `${place}.${key}`;

/** A schema is seldom asked for and a shape may be made for one question: it is written out only when it is read. */
/* @__NO_SIDE_EFFECTS__ */
function shape<T>(expects: string, schema: () => Schema, ok: (value: unknown) => boolean): Shape<T> {
  return {
    expects,
    get schema() {
      return schema();
    },
    check: (value, place) => (ok(value) ? null : { place: place || 'it', expected: expects, got: got(value) }),
  };
}

/** Any text. */
export const text: Shape<string> = shape(
  'a text',
  () => ({ type: 'string' }),
  (v) => typeof v === 'string',
);
/** `true` or `false`. */
export const flag: Shape<boolean> = shape(
  'true or false',
  () => ({ type: 'boolean' }),
  (v) => typeof v === 'boolean',
);
/** Not so deep that a function which walks it could run out of stack. */
export const anything: Shape<unknown> = shape(
  `anything nested at most ${DEEPEST} deep`,
  () => ({}),
  (v) => !deeperThan(v, DEEPEST),
);

/** A whole number between two bounds, both included. */
/* @__NO_SIDE_EFFECTS__ */
export function whole(min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Shape<number> {
  const open = max === Number.MAX_SAFE_INTEGER;
  const expects =
    min === Number.MIN_SAFE_INTEGER
      ? 'a whole number'
      : `a whole number ${open ? `of at least ${min}` : `from ${min} to ${max}`}`;
  return {
    expects,
    get schema() {
      return {
        type: 'integer',
        ...(min === Number.MIN_SAFE_INTEGER ? {} : { minimum: min }),
        ...(open ? {} : { maximum: max }),
      };
    },
    check(value, place) {
      if (Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max) return null;
      // Without a bound of its own it is as large as can be counted exactly: only who goes beyond that is told so.
      const isBeyond = Number.isInteger(value) && !Number.isSafeInteger(value);
      return {
        place: place || 'it',
        expected: isBeyond ? `a whole number from ${min} to ${max}` : expects,
        got: got(value),
      };
    },
  };
}

/** Multiples of a number in these limits. */
/* @__NO_SIDE_EFFECTS__ */
export function stepped(step: number, min: number, max: number, expects: string): Shape<number> {
  const inLimits = whole(min, max);
  return shape(
    expects,
    () => ({ ...inLimits.schema, multipleOf: step, description: expects }),
    (v) => inLimits.check(v, '') === null && (v as number) % step === 0,
  );
}

/** A text that matches; `expects` says in words what is expected. */
/* @__NO_SIDE_EFFECTS__ */
export function pattern(expression: RegExp, expects: string): Shape<string> {
  const schema = () => ({ type: 'string', pattern: expression.source, description: expects });
  return shape(expects, schema, (v) => typeof v === 'string' && expression.test(v));
}

/** One of these values and nothing else. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const T extends readonly (string | number | boolean | null)[]>(...values: T): Shape<T[number]> {
  const words = values.map((v) => JSON.stringify(v)).join(', ');
  return shape(
    values.length === 1 ? words : `one of ${words}`,
    () => (values.length === 1 ? { const: values[0] } : { enum: values }),
    (v) => (values as readonly unknown[]).includes(v),
  );
}

/** A text that names one of many known things. */
/* @__NO_SIDE_EFFECTS__ */
export function nameOf(
  known: { has(name: string): boolean; keys(): Iterable<string> },
  expects: string,
): Shape<string> {
  const schema = () => ({ enum: [...known.keys()], description: expects });
  return shape(expects, schema, (v) => typeof v === 'string' && known.has(v));
}

/** One of many known numbers. */
/* @__NO_SIDE_EFFECTS__ */
export function numberOf(known: readonly number[], expects: string): Shape<number> {
  const schema = () => ({ enum: known, description: expects });
  return shape(expects, schema, (v) => (known as readonly unknown[]).includes(v));
}

/** That, or `null`. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<T>(inner: Shape<T>): Shape<T | null> {
  return {
    expects: `${inner.expects} or null`,
    get schema() {
      return { anyOf: [inner.schema, { type: 'null' }] };
    },
    check(value, place) {
      const fault = value === null ? null : inner.check(value, place);
      return fault && isAt(fault, place) ? { ...fault, expected: this.expects } : fault;
    },
  };
}

/** The keyword of a schema that says: the order of such a list says nothing. */
export const ANY_ORDER = 'x-anyOrder';

/** A list of things of one shape. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<T>(
  inner: Shape<T>,
  limits: { min?: number; max?: number; distinct?: boolean; anyOrder?: true } = {},
): Shape<T[]> {
  const { min = 0, max = Number.POSITIVE_INFINITY, distinct = false, anyOrder = false } = limits;
  const size =
    max === Number.POSITIVE_INFINITY
      ? min > 0
        ? ` of at least ${min}`
        : ''
      : min === max
        ? ` of ${min}`
        : ` of ${min} to ${max}`;
  const expects = `a list${size}`;
  return {
    expects,
    get schema() {
      return {
        type: 'array',
        items: inner.schema,
        ...(min > 0 ? { minItems: min } : {}),
        ...(max < Number.POSITIVE_INFINITY ? { maxItems: max } : {}),
        ...(distinct ? { uniqueItems: true } : {}),
        ...(anyOrder ? { [ANY_ORDER]: true } : {}),
      };
    },
    check(value, place) {
      if (!Array.isArray(value) || value.length < min || value.length > max)
        return { place: place || 'it', expected: expects, got: got(value) };
      for (let i = 0; i < value.length; i++) {
        const fault = inner.check(value[i], where(place, i));
        if (fault) return fault;
        if (distinct && value.indexOf(value[i]) !== i)
          return { place: where(place, i), expected: 'no repetition', got: got(value[i]) };
      }
      return null;
    },
  };
}

type ShapeFields = Record<string, Shape<unknown>>;

const schemasOf = (shapes: ShapeFields): Record<string, Schema> =>
  Object.fromEntries(Object.entries(shapes).map(([name, { schema }]) => [name, schema]));

type TypedFields<F extends ShapeFields> = { [K in keyof F]: ShapeType<F[K]> };

/** An object with these fields and no others; those in `maybe` may be absent. */
/* @__NO_SIDE_EFFECTS__ */
export function fields<R extends ShapeFields, M extends ShapeFields = Record<never, never>>(
  required: R,
  maybe: M = {} as M,
): Shape<TypedFields<R> & Partial<TypedFields<M>>> {
  const expects = 'an object';
  return {
    expects,
    get schema() {
      const names = Object.keys(required);
      return {
        type: 'object',
        properties: { ...schemasOf(required), ...schemasOf(maybe) },
        ...(names.length > 0 ? { required: names } : {}),
        additionalProperties: false,
      };
    },
    check(value, place) {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { place: place || 'it', expected: expects, got: got(value) };
      const object = value as Record<string, unknown>;
      for (const key in required) {
        const at = where(place, key);
        const inner = must<Shape<unknown>>(required[key], 'the shape of', key);
        // Absent is absent, also where the shape would take anything.
        const fault = Object.hasOwn(object, key)
          ? inner.check(object[key], at)
          : { place: at, expected: inner.expects, got: got(undefined) };
        if (fault) return fault;
      }
      for (const key of Object.keys(object)) {
        if (Object.hasOwn(required, key)) continue;
        const inner = Object.hasOwn(maybe, key) ? maybe[key] : undefined;
        if (!inner) {
          const known = [...Object.keys(required), ...Object.keys(maybe)].join(', ');
          return { place: where(place, key), expected: known ? `only ${known}` : 'no field', got: 'an unknown field' };
        }
        const fault = object[key] === undefined ? null : inner.check(object[key], where(place, key));
        if (fault) return fault;
      }
      return null;
    },
  };
}

/** An object of any names, each holding the same shape. */
/* @__NO_SIDE_EFFECTS__ */
export function dictionary<T>(inner: Shape<T>, names: Shape<string> = text): Shape<Record<string, T>> {
  return {
    expects: 'an object',
    get schema() {
      return {
        type: 'object',
        ...(names === text ? {} : { propertyNames: names.schema }),
        additionalProperties: inner.schema,
      };
    },
    check(value, place) {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { place: place || 'it', expected: 'an object', got: got(value) };
      for (const [key, item] of Object.entries(value)) {
        // Copied or used as a key, this name would set a prototype.
        if (key === '__proto__') return { place: where(place, key), expected: 'another name', got: got(key) };
        const fault = names.check(key, `${place}, the name ${got(key)}`) ?? inner.check(item, where(place, key));
        if (fault) return fault;
      }
      return null;
    },
  };
}

/** Objects told apart by one field: `{ do: 'move', … } | { do: 'wait' }`. */
/* @__NO_SIDE_EFFECTS__ */
export function tagged<T>(tag: string, cases: Record<string, Shape<unknown>>): Shape<T> {
  const names = oneOf(...Object.keys(cases));
  return {
    expects: `an object with ${tag}: ${names.expects}`,
    get schema() {
      return { anyOf: Object.values(cases).map(({ schema }) => schema) };
    },
    check(value, place) {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { place: place || 'it', expected: this.expects, got: got(value) };
      const name = own(value as Record<string, unknown>, tag);
      return (
        names.check(name, where(place, tag)) ?? must(cases[name as string], 'the shape of', tag).check(value, place)
      );
    },
  };
}

/** One shape or the other. The fault names both, or what is wrong inside where the value is clearly of one kind. */
/* @__NO_SIDE_EFFECTS__ */
export function either<A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> {
  const expects = `${one.expects} or ${other.expects}`;
  return {
    expects,
    get schema() {
      return { anyOf: [one.schema, other.schema] };
    },
    check(value, place) {
      const fault = one.check(value, place);
      const otherFault = fault && other.check(value, place);
      if (!fault || !otherFault) return null;
      const inside = [fault, otherFault].filter((f) => !isAt(f, place));
      // Where both are objects, the one whose fields are there is meant: its fault is not that a field is missing.
      const [meant] =
        inside.length === 2
          ? inside.filter((f) => f.got !== got(undefined) && !f.expected.startsWith('only '))
          : inside;
      return meant ?? { place: place || 'it', expected: expects, got: got(value) };
    },
  };
}

const isAt = (fault: Fault, place: string): boolean => fault.place === (place || 'it');

function own(object: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
