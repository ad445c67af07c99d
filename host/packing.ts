import { type Fields, isFields } from '@conjure/engine';

/**
 * Many options look alike, and most of their text is the names of their fields. So a list of objects with the same fields goes over a line by
 * its columns: `#` the fields, `=` a column for each; a column is the list itself, or packed in turn, or `*` where all of it is the same. Where
 * the fields change in the middle, `+` has one piece after the other, each with its length.
 * What is no list is packed: nothing else can stand in its place.
 */
type Column =
  | readonly unknown[]
  | { readonly '#': readonly string[]; readonly '=': readonly Column[] }
  | { readonly '*': unknown }
  | { readonly '+': readonly (readonly [n: number, column: Column])[] };
type Packed = { readonly n: number } & Exclude<Column, readonly unknown[]>;

/** Shorter lists are not worth it. */
const LEAST = 3;

/** Objects with the same fields that stand together; `fields`: null where they are none, or a field holds nothing. */
interface Run {
  readonly fields: readonly string[] | null;
  readonly items: unknown[];
}

/** The fields of an object, where all of them hold something. */
function fieldsOf(value: unknown): string[] | null {
  if (!isFields(value)) return null;
  const fields = Object.keys(value);
  for (const field of fields) if (value[field] === undefined) return null;
  return fields;
}

function isAlike(fields: readonly string[] | null, others: readonly string[] | null): boolean {
  if (fields === null || others === null) return fields === others;
  if (fields.length !== others.length) return false;
  for (let i = 0; i < fields.length; i++) if (fields[i] !== others[i]) return false;
  return true;
}

function runsOf(list: readonly unknown[]): Run[] {
  const runs: Run[] = [];
  let last: Run | null = null;
  for (const item of list) {
    const fields = fieldsOf(item);
    if (last && isAlike(last.fields, fields)) last.items.push(item);
    else {
      last = { fields, items: [item] };
      runs.push(last);
    }
  }
  return runs;
}

function columnOf(list: readonly unknown[]): Column {
  const [first] = list;
  if (list.length < LEAST) return list;
  if (typeof first !== 'object' && first !== undefined && list.every((each) => each === first)) return { '*': first };
  const runs = runsOf(list);
  const [only, ...more] = runs;
  if (!only || more.length * LEAST > list.length) return list;
  if (more.length > 0) return { '+': runs.map(({ items }) => [items.length, columnOf(items)]) };
  const { fields } = only;
  if (fields === null) return list;
  return { '#': fields, '=': fields.map((field) => columnOf((list as Fields[]).map((each) => each[field]))) };
}

function listOf(column: Column, n: number): readonly unknown[] {
  if (isList(column)) return column;
  if ('+' in column) return column['+'].flatMap(([length, run]) => listOf(run, length));
  if ('*' in column) return Array.from({ length: n }, () => column['*']);
  const columns = column['='].map((each) => listOf(each, n));
  return Array.from({ length: n }, (_, i) =>
    Object.fromEntries(column['#'].map((field, at) => [field, columns[at]?.[i]])),
  );
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function packList(list: unknown): unknown {
  if (!isList(list)) return list;
  const column = columnOf(list);
  return isList(column) ? list : { n: list.length, ...column };
}

const unpackList = (value: unknown): unknown => (isFields(value) ? listOf(value as Packed, Number(value.n)) : value);

/** One way of packing, and the way back: of a list, and of what a patch cuts out of a list and puts in (`~`, packed `~~`). */
interface ListCodec {
  list(value: unknown): unknown;
  cut(value: Fields): unknown;
}

const PACKING: ListCodec = {
  list: packList,
  cut({ '~': cut, ...more }) {
    if (!isList(cut) || Object.keys(more).length > 0) return null;
    const [at, gone, ...put] = cut;
    return { '~~': [at, gone, packList(put)] };
  },
};

const UNPACKING: ListCodec = {
  list: unpackList,
  cut({ '~~': cut }) {
    if (!isList(cut)) return null;
    const [at, gone, put] = cut;
    return { '~': [at, gone, ...(unpackList(put) as unknown[])] };
  },
};

const ANSWERS = ['options', 'sampled'];

/** The lists of answers in a question. */
function withAnswers(asked: unknown, way: ListCodec): unknown {
  if (!isFields(asked)) return asked;
  const lists = ANSWERS.filter((field) => typeof asked[field] === 'object' && asked[field] !== null);
  return { ...asked, ...Object.fromEntries(lists.map((field) => [field, way.list(asked[field])])) };
}

/** The same where a question is patched. */
function withPatches(asked: Fields, way: ListCodec): unknown {
  const changed = (part: unknown) =>
    isList(part) ? [way.list(part[0])] : isFields(part) ? (way.cut(part) ?? part) : part;
  const lists = ANSWERS.filter((field) => asked[field] !== undefined);
  return { ...asked, ...Object.fromEntries(lists.map((field) => [field, changed(asked[field])])) };
}

function withLists<M extends object>(message: M, way: ListCodec): M {
  const { is, asked, patch } = message as { is?: string; asked?: unknown; patch?: unknown };
  if (is === 'state' && isFields(asked)) return { ...message, asked: withAnswers(asked, way) };
  if (is !== 'patch' || !isFields(patch)) return message;
  const part = patch.asked;
  if (isList(part)) return { ...message, patch: { ...patch, asked: [withAnswers(part[0], way)] } };
  return isFields(part) ? { ...message, patch: { ...patch, asked: withPatches(part, way) } } : message;
}

/** A message as it goes over a line, where the other end can unpack it. */
export const packed = <M extends object>(message: M): M => withLists(message, PACKING);

/** The message that it was. */
export const unpacked = <M extends object>(message: M): M => withLists(message, UNPACKING);
