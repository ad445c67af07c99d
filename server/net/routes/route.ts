import type { Fault, Shape } from '@conjure/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../../people/identity.ts';
import type { ServerState } from '../../server-state.ts';

/** What a route is told of a request. */
export interface RouteRequest {
  readonly state: ServerState;
  /** Who asks; nobody where the route wants nobody. */
  readonly who: Identity;
  /** The key that came with it, where one did. */
  readonly key: string | null;
  /** Where it came from, as addresses are counted. */
  readonly address: string;
  readonly params: { readonly [name: string]: string };
  readonly query: { readonly [name: string]: string | undefined };
  readonly body: unknown;
  readonly raw: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * One thing that can be asked for by HTTP. `for`: a player; `newcomer`, whose key may be new; `anybody`; `page`, which has a cookie and no
 * key, so it must come from our own page. What `answer` gives is sent as JSON; `undefined`: it has answered by itself.
 */
export interface HttpRoute {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly for: 'player' | 'newcomer' | 'anybody' | 'page';
  /** How large a body may be, where it is not the usual size. */
  readonly most?: number;
  answer(request: RouteRequest): Promise<object | undefined>;
}

/** Why a request is not answered: a status and a word. To be thrown. */
export interface HttpRefusal extends Error {
  readonly status: number;
  readonly fault?: Fault;
}

export const refused = (status: number, why: string, fault?: Fault): HttpRefusal =>
  Object.assign(new Error(why), { status, ...(fault ? { fault } : {}) });

export const isRefusal = (error: unknown): error is HttpRefusal =>
  error instanceof Error && 'status' in error && typeof error.status === 'number';

/** What was sent, if it has that shape. */
export function checked<T>(shape: Shape<T>, value: unknown): T {
  const fault = shape.check(value ?? {}, 'body');
  if (fault) throw refused(400, 'malformed', fault);
  return (value ?? {}) as T;
}
