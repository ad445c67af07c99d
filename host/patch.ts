import { textDigest } from '@conjure/engine';

/**
 * What makes one piece of plain data another: `[value]` in its place; or, inside an object or a list, what becomes of its parts by
 * name or index, `0` for one that is gone. A list may be cut first: `~: [at, gone, ...new]`.
 */
export type Patch = readonly [value: unknown] | { readonly [part: string]: Patch | 0 | readonly unknown[] };

type Fields = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same to the byte, told without writing it out. What is not there and what is undefined are the same: no message can tell them apart. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const [keys, others] = [keysOf(a as Fields), keysOf(b as Fields)];
  if (keys.length !== others.length) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? '';
    if (others[i] !== key || !same((a as Fields)[key], (b as Fields)[key])) return false;
  }
  return true;
}

function keysOf(value: Fields): string[] {
  const keys = Object.keys(value);
  for (const key of keys) if (value[key] === undefined) return keys.filter((each) => value[each] !== undefined);
  return keys;
}

/** The patch that makes `after` of `before`, to the byte; `null` where they are the same. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after);
  if (isObject(before) && isObject(after)) return diffObjects(before, after);
  return [after];
}

function diffObjects(before: Fields, after: Fields): Patch | null {
  const [was, is] = [keysOf(before), keysOf(after)];
  let [stays, parts] = [0, null as { [key: string]: Patch | 0 } | null];
  for (const key of was) {
    const value = after[key];
    // What is new comes last; where the order is another one, all of it is said anew.
    if (value !== undefined && is[stays++] !== key) return [after];
    const part = value === undefined ? 0 : diff(before[key], value);
    if (part !== null) {
      parts ??= {};
      parts[key] = part;
    }
  }
  for (const key of is.slice(stays)) {
    parts ??= {};
    parts[key] = [after[key]];
  }
  return parts;
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  const [was, is] = [before.length, after.length];
  if (was === is) return diffItems(before, after);
  const most = Math.min(was, is);
  let first = 0;
  while (first < most && same(before[first], after[first])) first++;
  let last = 0;
  while (last < most - first && same(before[was - 1 - last], after[is - 1 - last])) last++;
  return { '~': [first, was - last - first, ...after.slice(first, is - last)] };
}

function diffItems(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  let parts: { [index: string]: Patch } | null = null;
  for (let i = 0; i < after.length; i++) {
    const part = diff(before[i], after[i]);
    if (!part) continue;
    parts ??= {};
    parts[i] = part;
  }
  return parts;
}

/** What the patch makes of it. What is given stays as it was. */
export function applyPatch(before: unknown, patch: Patch | null): unknown {
  if (patch === null) return before;
  if (isReplacement(patch)) return patch[0];
  const parts = Object.entries(patch);
  if (Array.isArray(before)) {
    const list = [...before];
    for (const [index, part] of parts)
      if (index === '~') list.splice(...(part as unknown as [number, number]));
      else list[Number(index)] = applyPatch(list[Number(index)], part as Patch);
    return list;
  }
  if (!isObject(before)) throw new Error('the patch is for something else');
  const object: { [key: string]: unknown } = { ...before };
  for (const [key, part] of parts)
    if (part === 0) delete object[key];
    else object[key] = applyPatch(object[key], part as Patch);
  return object;
}

const isReplacement = (patch: Patch): patch is readonly [unknown] => Array.isArray(patch);

/** Eight digits by which two tables can tell whether they have the same before them, to the byte. */
export const hashOf = (value: unknown): string => textDigest(JSON.stringify(value));
