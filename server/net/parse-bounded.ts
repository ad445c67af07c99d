import { MOST } from './limits.ts';

/** What came over the wire: data of a bounded size and depth, or `null`. */
export function readPlain(text: string): { value: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return isBounded(value) ? { value } : null;
  } catch {
    return null;
  }
}

/** What ids and the like are made of. Nothing that we hand out has other signs. */
export const isPlain = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x20-\x7e]{0,200}$/.test(value);

/** What a database takes: PostgreSQL takes no text with a zero in it. */
export const isStorable = (text: string): boolean => !text.includes('\0');

/** Not deeper and not more than anybody needs, all texts of that kind. It keeps a list of its own: what is deep must not go as deep here. */
export function isBounded(value: unknown, isText: (text: string) => boolean = () => true): boolean {
  let values = 0;
  const open: { inner: object; depth: number }[] = [];
  const look = (inner: unknown, depth: number): boolean => {
    if (++values > MOST.values || depth > MOST.depth) return false;
    if (typeof inner === 'string') return isText(inner);
    if (typeof inner === 'object' && inner !== null) open.push({ inner, depth });
    return true;
  };
  if (!look(value, 0)) return false;
  for (let next = open.pop(); next; next = open.pop()) {
    const { inner, depth } = next;
    if (!Object.values(inner).every((item) => look(item, depth + 1))) return false;
  }
  return true;
}
