import { copyPlain, type Fault, got } from '@conjure/engine';
import { type ClientMessage, clientMessageShape } from './client-messages.ts';

/** A record of the longest matches is a fraction of it. */
const MOST = 1_000_000;
const DEEPEST = 100;

/** What came in, checked and copied: whoever sent it cannot change it any more. It never throws. */
export function readMessage(value: unknown): { message: ClientMessage } | { fault: Fault } {
  try {
    const fault = notPlain(value) ?? clientMessageShape.check(value, '');
    return fault ? { fault } : { message: copyPlain(value) as ClientMessage };
  } catch {
    // A getter or a proxy: nothing that a message channel would carry.
    return { fault: { place: 'the message', expected: 'plain data', got: 'something that cannot be read' } };
  }
}

/** The number by which the sender knows its message, where even that much can be read. */
export function idOf(value: unknown): number | undefined {
  try {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'id')) return undefined;
    const { id } = value as { id: unknown };
    return Number.isSafeInteger(id) ? (id as number) : undefined;
  } catch {
    return undefined;
  }
}

/** A channel between threads carries maps, cycles and shared parts as well: said before anything walks through them. */
export function notPlain(value: unknown): Fault | null {
  let size = 0;
  const walk = (inner: unknown, place: string, depth: number): Fault | null => {
    const wrong = (expected: string): Fault => ({ place: place || 'the message', expected, got: got(inner) });
    if (++size > MOST) return wrong(`at most ${MOST} values`);
    if (typeof inner === 'number') return Number.isFinite(inner) ? null : wrong('a finite number');
    if (typeof inner === 'bigint' || typeof inner === 'symbol' || typeof inner === 'function')
      return wrong('plain data');
    if (typeof inner !== 'object' || inner === null) return null;
    if (depth === DEEPEST) return wrong(`nothing nested deeper than ${DEEPEST}`);
    const isList = Array.isArray(inner);
    if (!isList && Object.prototype.toString.call(inner) !== '[object Object]') return wrong('plain data');
    // A list with holes is as large as it says, not as what it holds.
    if (isList && inner.length > MOST) return wrong(`at most ${MOST} values`);
    for (const [key, item] of Object.entries(inner)) {
      const at = isList ? `${place}[${key}]` : place === '' ? key : `${place}.${key}`;
      // Copied, this name would set a prototype.
      if (key === '__proto__') return { place: at, expected: 'another name', got: got(key) };
      const fault = walk(item, at, depth + 1);
      if (fault) return fault;
    }
    return null;
  };
  return walk(value, '', 0);
}
