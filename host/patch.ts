import { type Fields, isFields, textDigest } from '@conjure/engine';

/**
 * What makes one piece of plain data another: `[value]` in its place; or, inside an object or a list, what becomes of its parts by
 * name or index, `0` for one that is gone. A list may be cut first: `~: [at, gone, ...new]`.
 */
export type Patch = readonly [value: unknown] | { readonly [part: string]: Patch | 0 | readonly unknown[] };

/** The same to the byte, told without writing it out. What is not there and what is undefined are the same: no message can tell them online. */
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

/**
 * What was found for parts that several see alike, which are the same objects for all of them: they are compared once. Only what lies near
 * the top is looked up; further down it would cost more than it saves.
 */
export type SharedCopies = Map<object, { readonly before: object; readonly patch: Patch | null }>;

export const newSharedCopies = (): SharedCopies => new Map();

/** A message, its view, a part of the view, an item of that. */
const NEAR = 3;

/** The patch that makes `after` of `before`, to the byte; `null` where they are the same. What is new in it are the parts of `after` themselves. */
export function diff(before: unknown, after: unknown, alike?: SharedCopies, near = NEAR): Patch | null {
  if (before === after) return null;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after];
  if (!alike || near < 0) return diffParts(before, after);
  // What several see now they saw alike before, too: one is kept of each.
  const known = alike.get(after);
  if (known?.before === before) return known.patch;
  const patch = diffParts(before, after, alike, near - 1);
  alike.set(after, { before, patch });
  return patch;
}

function diffParts(before: object, after: object, alike?: SharedCopies, near?: number): Patch | null {
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, alike, near);
  if (Array.isArray(before) || Array.isArray(after)) return [after];
  return diffObjects(before as Fields, after as Fields, alike, near);
}

function diffObjects(before: Fields, after: Fields, alike?: SharedCopies, near?: number): Patch | null {
  const [was, is] = [Object.keys(before), Object.keys(after)];
  if (was.length !== is.length) return diffKeys(before, after, alike, near);
  let parts: { [key: string]: Patch } | null = null;
  for (let i = 0; i < was.length; i++) {
    const key = was[i] as string;
    const [then, now] = [before[key], after[key]];
    if (is[i] !== key || then === undefined || now === undefined) return diffKeys(before, after, alike, near);
    if (then === now) continue;
    const part = diff(then, now, alike, near);
    if (part === null) continue;
    parts ??= {};
    parts[key] = part;
  }
  return parts;
}

/** Where they do not have the same keys, or not all of them hold something. */
function diffKeys(before: Fields, after: Fields, alike?: SharedCopies, near?: number): Patch | null {
  const [was, is] = [keysOf(before), keysOf(after)];
  let [stays, parts] = [0, null as { [key: string]: Patch | 0 } | null];
  for (const key of was) {
    const value = after[key];
    // What is new comes last; where the order is another one, all of it is said anew.
    if (value !== undefined && is[stays++] !== key) return [after];
    const part = value === undefined ? 0 : diff(before[key], value, alike, near);
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

function diffLists(
  before: readonly unknown[],
  after: readonly unknown[],
  alike?: SharedCopies,
  near?: number,
): Patch | null {
  const [was, is] = [before.length, after.length];
  if (was === is) return diffItems(before, after, alike, near);
  const most = Math.min(was, is);
  let first = 0;
  while (first < most && same(before[first], after[first])) first++;
  let last = 0;
  while (last < most - first && same(before[was - 1 - last], after[is - 1 - last])) last++;
  return { '~': [first, was - last - first, ...after.slice(first, is - last)] };
}

function diffItems(
  before: readonly unknown[],
  after: readonly unknown[],
  alike?: SharedCopies,
  near?: number,
): Patch | null {
  let parts: { [index: string]: Patch } | null = null;
  for (let i = 0; i < after.length; i++) {
    const part = diff(before[i], after[i], alike, near);
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
      if (index === '~') list.splice(...(part as [number, number]));
      else list[Number(index)] = applyPatch(list[Number(index)], part as Patch);
    return list;
  }
  if (!isFields(before)) throw new Error('the patch is for something else');
  const object: { [key: string]: unknown } = { ...before };
  for (const [key, part] of parts)
    if (part === 0) delete object[key];
    else object[key] = applyPatch(object[key], part as Patch);
  return object;
}

const isReplacement = (patch: Patch): patch is readonly [unknown] => Array.isArray(patch);

/** Eight digits by which two tables can tell whether they have the same before them, to the byte. */
export const hashOf = (value: unknown): string => textDigest(JSON.stringify(value));
