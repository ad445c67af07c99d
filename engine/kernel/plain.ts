/** Plain data: what JSON can hold. States, answers, events and records are nothing else. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain | undefined };

/** An object by its fields, whatever they hold. */
export type Fields = { readonly [name: string]: unknown };

/** Whether a value is an object, and no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A deep copy of plain data. Games with a hot path write their own, shaped to their state. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const length = value.length;
    const list = new Array(length);
    for (let i = 0; i < length; i++) list[i] = copyPlain(value[i]);
    return list as T;
  }
  const source = value as Record<string, unknown>;
  const copy: Record<string, unknown> = {};
  for (const key in source) copy[key] = copyPlain(source[key]);
  return copy as T;
}

/** Plain data written so that equal data gives equal text: keys in order, absent and undefined alike. */
export const canonical = (value: unknown): string => JSON.stringify(inOrder(value));

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const sorted: Record<string, unknown> = Object.create(null);
  for (const key of Object.keys(value).sort()) sorted[key] = inOrder((value as Fields)[key]);
  return sorted;
}

/** Equal data, told without writing it out: absent and undefined are alike. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameList(a, b);
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key of Object.keys(one)) if (!samePlain(one[key], ownOf(other, key))) return false;
  for (const key of Object.keys(other)) if (other[key] !== undefined && !Object.hasOwn(one, key)) return false;
  return true;
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!samePlain(a[i], b[i])) return false;
  return true;
}

const ownOf = (from: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(from, key) ? from[key] : undefined;

/** Eight hex digits that change when the data changes: enough to see where two replays part. */
export const digest = (value: unknown): string => textDigest(canonical(value) ?? '');

/** The same of a text. */
export function textDigest(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (code + i), 0x85ebca6b);
  }
  return ((a ^ (b >>> 13) ^ b) >>> 0).toString(16).padStart(8, '0');
}
