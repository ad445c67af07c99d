import { MESSAGES } from '@conjure/host';
import type { WebSocket } from 'ws';
import { type Identity, identify, register } from '../people/identity.ts';
import { isKey } from '../people/keys.ts';
import type { ServerState } from '../server-state.ts';
import { readPlain } from './parse-bounded.ts';

/** Why a socket was closed, for the page that was at its other end. */
export const CLOSED = {
  protocol: 1008,
  restart: 1012,
  failed: 1011,
  thrownOut: 4001,
  version: 4002,
  tooMany: 4003,
} as const;

/** What a page says first. */
export interface Hello {
  readonly do: 'hello';
  readonly v: number;
  readonly key: string;
  readonly lang?: unknown;
  /** The matches it was at, and how far it knows each: in which epoch, up to which deed. */
  readonly at?: unknown;
}

export function helloIn(text: string): Hello | null {
  const said = readPlain(text)?.value as Partial<Hello> | null | undefined;
  if (typeof said !== 'object' || said === null || said.do !== 'hello') return null;
  return Number.isSafeInteger(said.v) && isKey(said.key) ? (said as Hello) : null;
}

/** Who says hello; `null` where they cannot be served, and have been told why. */
export async function admit(
  state: ServerState,
  hello: Hello,
  address: string,
  socket: WebSocket,
): Promise<Identity | null> {
  const end = (code: number, is: string) => {
    socket.send(JSON.stringify({ is, v: MESSAGES }));
    socket.close(code, is);
    return null;
  };
  // A page of an older release loads itself anew; one of a newer release finds another process.
  if (hello.v < MESSAGES - 1) return end(CLOSED.version, 'reload');
  if (hello.v > MESSAGES) return end(CLOSED.version, 'elsewhere');
  const known = await identify(state.people, hello.key);
  if (known === 'thrownOut') return end(CLOSED.thrownOut, 'thrownOut');
  const isNew = known === 'unknown';
  if (isNew && !state.limits.take('newKeys', address)) return end(CLOSED.tooMany, 'tooMany');
  const who = isNew ? await register(state.people, hello.key, hello.lang, state.now()) : known;
  return typeof who === 'object' ? who : end(CLOSED.thrownOut, 'thrownOut');
}
