import { anything, either, type Fault, got, listOf, pattern, type Shape, whole } from '@conjure/engine';

/** How much one request may ask for. Past these a clear answer is better than a slow one. */
export const LIMITS = {
  /** Of a line, in bytes: a long match's record is a fraction of it. */
  line: 1_000_000,
  matches: 10_000,
  /** Of an id or a seed, in characters. */
  name: 200,
  faces: 10_000,
  /** Of a bot's thought. */
  ms: 60_000,
  iterations: 100_000,
} as const;

/** The id of a request, or a seed. */
export const nameShape: Shape<string | number> = either(
  whole(),
  pattern(new RegExp(`^.{0,${LIMITS.name}}$`, 's'), `a text of at most ${LIMITS.name} characters`),
);

export const facesShape = listOf(whole(1, 6), { max: LIMITS.faces });

/** What no part of any request may be, said before anything walks through it. */
export function unreadable(request: unknown): Fault | null {
  return anything.check(request, 'the request') ?? poisoned(request, '');
}

/** Copied, this name would set a prototype: no field of any request has it. */
function poisoned(value: unknown, place: string): Fault | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const where = Array.isArray(value) ? `${place}[${key}]` : place === '' ? key : `${place}.${key}`;
    if (key === '__proto__') return { place: where, expected: 'another name', got: got(key) };
    const fault = poisoned(inner, where);
    if (fault) return fault;
  }
  return null;
}
