/**
 * A value that cannot be missing: the entry of a list or an index. Where it is missing the program is wrong, and stops
 * here instead of going on with a default. `null` is a value like any other: it says that there is nothing.
 */
export function must<T>(value: T | undefined, what: string, which?: string | number): T {
  if (value === undefined) throw new Error(`${which === undefined ? what : `${what} ${which}`} is missing`);
  return value;
}
