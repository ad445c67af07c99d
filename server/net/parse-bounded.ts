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

/** Not deeper and not more than anybody needs. It keeps a list of its own: what is deep must not go as deep here. */
export function isBounded(value: unknown): boolean {
  let values = 0;
  const open: { inner: object; depth: number }[] = [];
  const look = (inner: unknown, depth: number): boolean => {
    if (++values > MOST.values || depth > MOST.depth) return false;
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
