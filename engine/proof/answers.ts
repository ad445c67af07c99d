import type { Dice } from '../kernel/dice.ts';
import { canonical, isFields } from '../kernel/plain.ts';
import { ANY_ORDER, type Schema } from '../kernel/shape.ts';
import { must } from '../tools/must.ts';

/** Values that occur in a match, from which answers are put together. */
export interface ValuePool {
  readonly texts: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
}

/** Texts and numbers that occur anywhere in these, names of fields too; and some that occur nowhere. */
export function poolOf(values: readonly unknown[]): ValuePool {
  const texts = new Set<string>(['nowhere']);
  const numbers = new Set<number>([0, 1, 2, 3, 9999]);
  const gather = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (typeof value === 'number') numbers.add(value);
    else if (Array.isArray(value)) value.forEach(gather);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) {
        texts.add(name);
        gather(inner);
      }
  };
  values.forEach(gather);
  return { texts, numbers };
}

/** All values of a schema over a pool, to be counted, listed, drawn at random, or found beside a given one. */
export interface Answers {
  /** How many; infinite where nobody could list them. */
  readonly count: number;
  list(): Iterable<unknown>;
  draw(dice: Dice): unknown;
  /** Another one that differs in one place. */
  beside(value: unknown, dice: Dice): unknown;
}

/** Wider ranges of numbers are not counted through: what occurs in the match stands for them. */
const WIDEST = 12;
/** Longer lists than that are made from those that are offered alone. */
const LONGEST = 6;

const pickFrom = <T>(list: readonly T[], dice: Dice): T =>
  must(list[dice.index('answers', list.length)], 'a thing to choose');
const coin = (dice: Dice, sides = 2): boolean => dice.index('answers', sides) === 0;

/** What `samples` hold in the same place is drawn as often as everything else together. */
export function answersOf(schema: Schema, pool: ValuePool, samples: readonly unknown[] = []): Answers {
  if ('const' in schema) return leaf([schema.const], samples);
  if (Array.isArray(schema.enum)) return leaf(schema.enum, samples);
  if (Array.isArray(schema.anyOf)) return alternatives(schema.anyOf as Schema[], pool, samples);
  switch (schema.type) {
    case 'null':
      return leaf([null], samples);
    case 'boolean':
      return leaf([true, false], samples);
    case 'integer':
      return leaf(numbersOf(schema, pool), samples);
    case 'string': {
      const expression = new RegExp((schema.pattern as string | undefined) ?? '');
      return leaf(
        [...pool.texts].filter((one) => expression.test(one)),
        samples,
      );
    }
    case 'array':
      return lists(schema, pool, samples);
    case 'object':
      return objects(schema, pool, samples);
  }
  throw new Error(`answers cannot be put together from ${canonical(schema)}`);
}

function numbersOf(schema: Schema, pool: ValuePool): number[] {
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER, multipleOf = 1 } = schema;
  const [min, max] = [minimum as number, maximum as number];
  const near = max - min < WIDEST ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [min, max];
  return [...new Set([...near, ...pool.numbers])].filter(
    (n) => n >= min && n <= max && n % (multipleOf as number) === 0,
  );
}

function leaf(values: readonly unknown[], samples: readonly unknown[]): Answers {
  const known = new Set(values);
  const likely = [...new Set(samples)].filter((value) => known.has(value));
  const draw = (dice: Dice) => pickFrom(likely.length > 0 && coin(dice) ? likely : values, dice);
  return {
    count: values.length,
    list: () => values,
    draw,
    beside: (_, dice) => draw(dice),
  };
}

function alternatives(schemas: readonly Schema[], pool: ValuePool, samples: readonly unknown[]): Answers {
  const all = schemas
    .map((schema) => ({
      schema,
      answers: answersOf(
        schema,
        pool,
        samples.filter((sample) => looksLike(schema, sample)),
      ),
    }))
    .filter(({ answers }) => answers.count > 0);
  const draw = (dice: Dice) => pickFrom(all, dice).answers.draw(dice);
  return {
    count: all.reduce((sum, { answers }) => sum + answers.count, 0),
    *list() {
      for (const { answers } of all) yield* answers.list();
    },
    draw,
    beside(value, dice) {
      const own = all.filter(({ schema }) => looksLike(schema, value));
      return coin(dice, 6) || own.length === 0 ? draw(dice) : pickFrom(own, dice).answers.beside(value, dice);
    },
  };
}

/** Whether a value is of this alternative, as far as is needed to tell it from the others: by its tags and fields. */
function looksLike(schema: Schema, value: unknown): boolean {
  if ('const' in schema) return schema.const === value;
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  if (Array.isArray(schema.anyOf)) return (schema.anyOf as Schema[]).some((one) => looksLike(one, value));
  if (schema.type === 'null') return value === null;
  if (schema.type === 'array') return Array.isArray(value);
  if (schema.type !== 'object') return typeof value === (schema.type === 'integer' ? 'number' : schema.type);
  if (!isFields(value)) return false;
  const properties = schema.properties as Record<string, Schema>;
  return (
    Object.keys(value).every((name) => Object.hasOwn(properties, name)) &&
    ((schema.required ?? []) as string[]).every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, inner]) => {
      const known = must(properties[name], 'field', name);
      return !('const' in known) || known.const === inner;
    })
  );
}

function objects(schema: Schema, pool: ValuePool, samples: readonly unknown[]): Answers {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const required = new Set((schema.required ?? []) as string[]);
  const objectsIn = samples.filter(isFields);
  const parts = properties.map(([name, inner]) => ({
    name,
    needed: required.has(name),
    answers: answersOf(
      inner,
      pool,
      objectsIn.flatMap((sample) => (Object.hasOwn(sample, name) ? [sample[name]] : [])),
    ),
  }));
  function* listFrom(at: number): Generator<Record<string, unknown>> {
    const part = parts[at];
    if (!part) {
      yield {};
      return;
    }
    const { name, needed, answers } = part;
    for (const rest of listFrom(at + 1)) {
      if (!needed) yield rest;
      for (const value of answers.list()) yield { [name]: value, ...rest };
    }
  }
  return {
    count: parts.reduce((product, { needed, answers }) => product * (answers.count + (needed ? 0 : 1)), 1),
    list: () => listFrom(0),
    draw(dice) {
      const made: Record<string, unknown> = {};
      for (const { name, needed, answers } of parts)
        if (answers.count > 0 && (needed || coin(dice))) made[name] = answers.draw(dice);
      return made;
    },
    beside(value, dice) {
      const { name, needed, answers } = pickFrom(parts, dice);
      const { [name]: old, ...rest } = value as Record<string, unknown>;
      if (old === undefined) return answers.count > 0 ? { ...rest, [name]: answers.draw(dice) } : rest;
      return !needed && coin(dice) ? rest : { ...rest, [name]: answers.beside(old, dice) };
    },
  };
}

function lists(schema: Schema, pool: ValuePool, samples: readonly unknown[]): Answers {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems = false } = schema;
  const listsIn = samples.filter(Array.isArray);
  const inner = answersOf(schema.items as Schema, pool, listsIn.flat());
  const min = minItems as number;
  const max = Math.min(maxItems as number, uniqueItems ? inner.count : Number.POSITIVE_INFINITY);
  const longest = Math.min(max, Math.max(min, 1 + Math.max(0, ...listsIn.map(({ length }) => length))));
  const isNew = (list: readonly unknown[], item: unknown) =>
    !uniqueItems || !list.some((other) => canonical(other) === canonical(item));
  const whole = (list: unknown[]) => list.filter((item, i) => isNew(list.slice(0, i), item));
  function* listTo(length: number): Generator<unknown[]> {
    if (length === 0) yield [];
    else
      for (const list of listTo(length - 1))
        for (const item of inner.list()) if (isNew(list, item)) yield [...list, item];
  }
  const drawTo = (length: number, dice: Dice): unknown[] => {
    const list: unknown[] = [];
    for (let tries = 0; list.length < length && tries < 9 * length; tries++) {
      const item = inner.draw(dice);
      if (isNew(list, item)) list.push(item);
    }
    return list;
  };
  const counted = max <= LONGEST ? max : Number.POSITIVE_INFINITY;
  let count = 0;
  for (let length = min; length <= counted && count < Number.POSITIVE_INFINITY; length++) {
    let ways = 1;
    for (let i = 0; i < length; i++) ways *= uniqueItems ? inner.count - i : inner.count;
    count = counted === Number.POSITIVE_INFINITY && inner.count > 0 ? Number.POSITIVE_INFINITY : count + ways;
  }
  return {
    count,
    *list() {
      for (let length = min; length <= max; length++) yield* listTo(length);
    },
    draw: (dice) => drawTo(min + dice.index('answers', longest - min + 1), dice),
    beside(value, dice) {
      const list = [...(value as unknown[])];
      const at = dice.index('answers', list.length + 1);
      if (list.length < max && (list.length <= min || coin(dice, 3))) list.splice(at, 0, inner.draw(dice));
      else if (list.length > min && coin(dice)) list.splice(Math.min(at, list.length - 1), 1);
      else if (at < list.length) list[at] = inner.beside(list[at], dice);
      const made = whole(list);
      return made.length >= min ? made : value;
    },
  };
}

/** The value with every list in order whose order says nothing. */
export function inOrder(schema: Schema, value: unknown): unknown {
  if (Array.isArray(schema.anyOf)) {
    const own = (schema.anyOf as Schema[]).find((one) => looksLike(one, value));
    return own ? inOrder(own, value) : value;
  }
  if (Array.isArray(value)) {
    const items = schema.items as Schema | undefined;
    const list = items ? value.map((item) => inOrder(items, item)) : value;
    return schema[ANY_ORDER] ? list.sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1)) : list;
  }
  if (typeof value !== 'object' || value === null || !schema.properties) return value;
  const properties = schema.properties as Record<string, Schema>;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, known ? inOrder(known, inner) : inner];
    }),
  );
}
