/**
 * Shapes of plain data that comes from outside: answers, scenarios, options, records, data files.
 * A shape says what is wrong, where, and what was expected. Engine and games have no run-time dependency, so it is ours.
 */
export interface Fault {
  /** Where: `answer.to`, `mortals[3].base`. */
  place: string;
  expected: string;
  got: string;
  /** The rule of the game that forbids it, where one does. */
  rule?: string;
}

export interface Shape<T> {
  readonly expects: string;
  check(value: unknown, place: string): Fault | null;
  /** Never set: carries the type. */
  readonly type?: T;
}

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

export const faultText = (fault: Fault): string => `${fault.place}: expected ${fault.expected}, got ${fault.got}`;

const DEEPEST = 100;

function deeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => deeperThan(inner, depth - 1));
}

const where = (place: string, key: string | number): string =>
  typeof key === 'number' ? `${place}[${key}]` : place === '' ? key : `${place}.${key}`;

function shape<T>(expects: string, ok: (value: unknown) => boolean): Shape<T> {
  return {
    expects,
    check: (value, place) => (ok(value) ? null : { place: place || 'it', expected: expects, got: got(value) }),
  };
}

export const text: Shape<string> = shape('a text', (v) => typeof v === 'string');
export const flag: Shape<boolean> = shape('true or false', (v) => typeof v === 'boolean');
/** Not so deep that a function which walks it could run out of stack. */
export const anything: Shape<unknown> = shape(
  `anything nested at most ${DEEPEST} deep`,
  (v) => !deeperThan(v, DEEPEST),
);

export function whole(min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Shape<number> {
  const open = max === Number.MAX_SAFE_INTEGER;
  const expects =
    min === Number.MIN_SAFE_INTEGER
      ? 'a whole number'
      : `a whole number ${open ? `of at least ${min}` : `from ${min} to ${max}`}`;
  return shape(expects, (v) => Number.isSafeInteger(v) && (v as number) >= min && (v as number) <= max);
}

export function pattern(expression: RegExp, expects: string): Shape<string> {
  return shape(expects, (v) => typeof v === 'string' && expression.test(v));
}

export function oneOf<const T extends readonly (string | number | boolean | null)[]>(...values: T): Shape<T[number]> {
  const words = values.map((v) => JSON.stringify(v)).join(', ');
  return shape(values.length === 1 ? words : `one of ${words}`, (v) => (values as readonly unknown[]).includes(v));
}

/** A text that names one of many known things. */
export function nameOf(known: { has(name: string): boolean }, expects: string): Shape<string> {
  return shape(expects, (v) => typeof v === 'string' && known.has(v));
}

export function orNull<T>(inner: Shape<T>): Shape<T | null> {
  return {
    expects: `${inner.expects} or null`,
    check(value, place) {
      const fault = value === null ? null : inner.check(value, place);
      return fault && isAt(fault, place) ? { ...fault, expected: this.expects } : fault;
    },
  };
}

export function listOf<T>(
  inner: Shape<T>,
  limits: { min?: number; max?: number; distinct?: boolean } = {},
): Shape<T[]> {
  const { min = 0, max = Number.POSITIVE_INFINITY, distinct = false } = limits;
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

type Fields = Record<string, Shape<unknown>>;
type Typed<F extends Fields> = { [K in keyof F]: ShapeType<F[K]> };

/** An object with these fields and no others; those in `maybe` may be absent. */
export function fields<R extends Fields, M extends Fields = Record<never, never>>(
  required: R,
  maybe: M = {} as M,
): Shape<Typed<R> & Partial<Typed<M>>> {
  const expects = 'an object';
  return {
    expects,
    check(value, place) {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { place: place || 'it', expected: expects, got: got(value) };
      const object = value as Record<string, unknown>;
      for (const key in required) {
        const at = where(place, key);
        // Absent is absent, also where the shape would take anything.
        const fault = Object.hasOwn(object, key)
          ? required[key].check(object[key], at)
          : { place: at, expected: required[key].expects, got: got(undefined) };
        if (fault) return fault;
      }
      for (const key of Object.keys(object)) {
        if (Object.hasOwn(required, key)) continue;
        if (!Object.hasOwn(maybe, key)) {
          const known = [...Object.keys(required), ...Object.keys(maybe)].join(', ');
          return { place: where(place, key), expected: known ? `only ${known}` : 'no field', got: 'an unknown field' };
        }
        const fault = object[key] === undefined ? null : maybe[key].check(object[key], where(place, key));
        if (fault) return fault;
      }
      return null;
    },
  };
}

/** An object of any names, each holding the same shape. */
export function dictionary<T>(inner: Shape<T>, names: Shape<string> = text): Shape<Record<string, T>> {
  return {
    expects: 'an object',
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
export function tagged<T>(tag: string, cases: Record<string, Shape<unknown>>): Shape<T> {
  const names = oneOf(...Object.keys(cases));
  return {
    expects: `an object with ${tag}: ${names.expects}`,
    check(value, place) {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { place: place || 'it', expected: this.expects, got: got(value) };
      const name = own(value as Record<string, unknown>, tag);
      return names.check(name, where(place, tag)) ?? cases[name as string].check(value, place);
    },
  };
}

/** One shape or the other. The fault names both, or what is wrong inside where the value is clearly of one kind. */
export function either<A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> {
  const expects = `${one.expects} or ${other.expects}`;
  return {
    expects,
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
