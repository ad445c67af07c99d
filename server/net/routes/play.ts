import { anything, fields, pattern, type Shape, text, whole } from '@conjure/engine';
import { askHost, type HostReply } from '../ask-host.ts';
import { openStream } from '../stream.ts';
import { checked, type HttpRoute, type RouteRequest, refused } from './route.ts';

const nonceShape = pattern(/^[\x21-\x7e]{8,200}$/, 'an Idempotency-Key of 8 to 200 characters');

/** What was done is numbered by the sender, so that he may send it again: nothing is done twice. */
function nonceOf({ raw }: RouteRequest): { nonce: string } | Record<never, never> {
  const sent = raw.headers['idempotency-key'];
  if (sent === undefined) return {};
  const fault = nonceShape.check(sent, 'Idempotency-Key');
  if (fault) throw refused(400, 'malformed', fault);
  return { nonce: String(sent) };
}

const STATUS: { readonly [what: string]: number } = {
  malformed: 400,
  noMatch: 404,
  notAtTable: 404,
  noGame: 404,
  notYourSeat: 403,
  busy: 429,
  full: 429,
  failed: 500,
  notStored: 503,
};

/** What the host said to it, with the status that a program understands. */
function replyFrom({ reply }: RouteRequest, { replies }: HostReply): object {
  const [first] = replies;
  if (first === undefined) throw refused(503, 'unknown');
  if (first.is === 'error') reply.status(STATUS[String(first.what)] ?? 409);
  if (first.is === 'refused') reply.status(422);
  return first;
}

const tellHost = async (request: RouteRequest, message: object): Promise<object> =>
  replyFrom(request, await askHost(request.state, request.who, { ...message, match: request.params.match }));

const deedRoute = <T extends object>(path: string, shape: Shape<T>, what: string): HttpRoute => ({
  method: 'POST',
  path: `/api/matches/:match/${path}`,
  for: 'player',
  answer: (request) => tellHost(request, { ...checked(shape, request.body), do: what, ...nonceOf(request) }),
});

const seats: Shape<{ seats: unknown; pledge: string }> = fields({ seats: anything, pledge: text });

/** For programs: what a page does over its socket, by plain requests. */
export const PLAY: readonly HttpRoute[] = [
  {
    method: 'POST',
    path: '/api/tables',
    for: 'player',
    /** Opens a table where a match is to be played online. */
    async answer(request) {
      const wanted = checked(
        fields({ game: text, seats: anything, terms: anything }, { options: anything }),
        request.body,
      );
      return replyFrom(request, await askHost(request.state, request.who, { ...wanted, do: 'open' }));
    },
  },
  deedRoute('pledge', seats, 'pledge'),
  deedRoute('text', fields({ text }), 'text'),
  deedRoute('stand', fields({}), 'stand'),
  deedRoute('answer', fields({ seat: whole(0, 99), question: whole(0), answer: anything }), 'answer'),
  {
    method: 'POST',
    path: '/api/matches/:match/tell',
    for: 'player',
    /** Any message of the protocol about a match. */
    async answer(request) {
      const message = checked(anything, request.body);
      if (typeof message !== 'object' || message === null || Array.isArray(message)) throw refused(400, 'malformed');
      return tellHost(request, { ...message, ...nonceOf(request) });
    },
  },
  {
    method: 'GET',
    path: '/api/matches/:match/stream',
    for: 'player',
    async answer(request) {
      const since = request.query.since === undefined ? null : Number(request.query.since);
      if (since !== null && !(Number.isSafeInteger(since) && since >= 0)) throw refused(400, 'malformed');
      await openStream(request, since);
      return undefined;
    },
  },
];
