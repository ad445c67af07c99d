import type { BlockList } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Identity, identify, register } from '../people/identity.ts';
import { isKey } from '../people/keys.ts';
import type { ServerState } from '../server-state.ts';
import { addressOf, countedAs } from './addresses.ts';
import { MOST } from './limits.ts';
import { ALWAYS, type PageHandler } from './page/page.ts';
import { isBounded, isPlain, isStorable } from './parse-bounded.ts';
import { ROUTES } from './routes/all.ts';
import { type HttpRoute, isRefusal, type RouteRequest, refused } from './routes/route.ts';

export interface HttpDeps {
  readonly trusted: BlockList;
  /** The files of the page; none where a server is for work alone. */
  readonly page: PageHandler | null;
}

/** The page, and what is asked for by HTTP. */
export function newHttp(state: ServerState, { trusted, page }: HttpDeps): FastifyInstance {
  const http = Fastify({
    bodyLimit: MOST.message,
    forceCloseConnections: true,
    // Slow headers and slow bodies hold nothing up for long.
    requestTimeout: 30_000,
    // Nor does whoever takes nothing of what he is sent.
    connectionTimeout: MOST.still,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 200 },
  });
  // A form of another page could send it; ours sends JSON.
  http.removeContentTypeParser('text/plain');

  http.addHook('onRequest', async (request, reply) => {
    reply.headers(ALWAYS);
    if (!state.origins.isHost(request.headers.host)) throw refused(421, 'otherHost');
    const counted = page && isOfPage(request) ? 'files' : 'address';
    if (!state.limits.take(counted, countedAs(addressOf(request.raw, trusted)))) throw refused(429, 'busy');
    const { origin } = request.headers;
    // A program sends none. A page that is not ours has nothing to ask here.
    if (origin !== undefined && !state.origins.isOrigin(origin)) throw refused(403, 'otherOrigin');
  });
  http.addHook('onResponse', async (_, reply) => state.metrics.requests.inc({ status: String(reply.statusCode) }));
  http.setErrorHandler((error, request, reply) => replyWithError(state, error, request, reply));
  http.setNotFoundHandler(async (request, reply) => {
    if (!page || !isOfPage(request)) throw refused(404, 'nothing');
    reply.hijack();
    await page(request.raw, reply.raw);
  });

  for (const route of ROUTES)
    http.route({
      method: route.method,
      url: route.path,
      ...(route.most ? { bodyLimit: route.most } : {}),
      async handler(request, reply) {
        reply.header('Cache-Control', 'no-store');
        const asked = await requestFrom(state, route, request, reply, trusted);
        const answer = await route.answer(asked);
        return answer ?? reply;
      },
    });
  return http;
}

/** Whether a file of the page is asked for: what no route is for, and does not look like one. */
const isOfPage = ({ is404, url }: FastifyRequest): boolean => is404 && !url.startsWith('/api');

const NOBODY: Identity = { player: '', device: '' };

async function requestFrom(
  state: ServerState,
  route: HttpRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  trusted: BlockList,
): Promise<RouteRequest> {
  const { origin, authorization } = request.headers;
  const address = countedAs(addressOf(request.raw, trusted));
  // A cookie goes along by itself; so only our own page may use it.
  if (route.for === 'page' && !state.origins.isOrigin(origin)) throw refused(403, 'otherOrigin');
  if (route.most === undefined && !isBounded(request.body, isStorable)) throw refused(400, 'malformed');
  const [, key = null] = /^Bearer ([\w-]{1,100})$/.exec(authorization ?? '') ?? [];
  const who = await callerOf(state, route, key, address);
  if (!state.limits.take('requests', who.player || address)) throw refused(429, 'busy');
  return {
    ...{ state, who, key, address, body: request.body, raw: request, reply },
    params: namesIn(request.params),
    query: namesIn(request.query),
  };
}

/** What stands in an address: ids and the like, and none of them twice. */
function namesIn(given: unknown): { readonly [name: string]: string } {
  const names = given as { readonly [name: string]: unknown };
  if (!Object.values(names).every(isPlain)) throw refused(400, 'malformed');
  return names as { readonly [name: string]: string };
}

async function callerOf(state: ServerState, route: HttpRoute, key: string | null, address: string): Promise<Identity> {
  if (route.for === 'anybody' || route.for === 'page') {
    // Here secrets are tried: whoever has guessed too often waits.
    if (state.limits.wait('wrong', address) > 0) throw refused(429, 'busy');
    return NOBODY;
  }
  if (route.for === 'newcomer' && isKey(key) && (await identify(state.people, key)) === 'unknown') {
    if (!state.limits.take('newKeys', address)) throw refused(429, 'busy');
    await register(state.people, key, undefined, state.now());
  }
  return state.requireIdentity({ key, address });
}

/** A status and a word; what went wrong inside is for the journal alone. */
function replyWithError(
  state: ServerState,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (isRefusal(error)) {
    state.metrics.refused.inc({ why: String(error.status) });
    if (error.status === 429) reply.header('Retry-After', '60');
    return reply.status(error.status).send({ error: error.message, ...(error.fault ? { fault: error.fault } : {}) });
  }
  const { statusCode } = error as { statusCode?: number };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return reply.status(statusCode).send({ error: statusCode === 413 ? 'tooLarge' : 'malformed' });
  state.complain(error, 'a request failed', { route: request.routeOptions.url ?? '' });
  return reply.status(500).send({ error: 'failed' });
}
