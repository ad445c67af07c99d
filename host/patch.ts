import { digest } from '@conjure/engine';

/**
 * What makes one piece of plain data another: `[value]` in its place; or, inside an object or a list, what becomes of its parts by
 * name or index, `0` for one that is gone. A list may be cut first: `~: [at, gone, ...new]`.
 */
export type Patch = readonly [value: unknown] | { readonly [part: string]: Patch | 0 | readonly unknown[] };

type Fields = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is not there and what is undefined are the same: no message can carry the difference. */
const keysOf = (value: Fields): string[] => Object.keys(value).filter((key) => value[key] !== undefined);

/** The patch that makes `after` of `before`, to the byte; `null` where they are the same. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after);
  if (isObject(before) && isObject(after)) return diffObjects(before, after);
  return [after];
}

function diffObjects(before: Fields, after: Fields): Patch | null {
  const [was, is] = [keysOf(before), keysOf(after)];
  const stays = was.filter((key) => after[key] !== undefined);
  // What is new comes last; where the order is another one, all of it is said anew.
  if (stays.some((key, i) => is[i] !== key)) return [after];
  const parts: { [key: string]: Patch | 0 } = {};
  for (const key of was) if (after[key] === undefined) parts[key] = 0;
  for (const key of is) {
    const part = before[key] === undefined ? ([after[key]] as const) : diff(before[key], after[key]);
    if (part) parts[key] = part;
  }
  return Object.keys(parts).length > 0 ? parts : null;
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  const most = Math.min(before.length, after.length);
  let first = 0;
  while (first < most && diff(before[first], after[first]) === null) first++;
  if (first === before.length && first === after.length) return null;
  let last = 0;
  while (last < most - first && diff(before.at(-1 - last), after.at(-1 - last)) === null) last++;
  const gone = before.length - last - first;
  const come = after.slice(first, after.length - last);
  if (gone !== come.length) return { '~': [first, gone, ...come] };
  const parts: { [index: string]: Patch } = {};
  for (const [i, item] of come.entries()) {
    const part = diff(before[first + i], item);
    if (part) parts[first + i] = part;
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

/** Eight digits by which two tables can tell whether they have the same before them. */
export const hashOf = (value: unknown): string => digest(value);
