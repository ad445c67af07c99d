import { applyPatch, type ServerMessage, type ServerMessageOf } from '@conjure/host';
import type { ServerState } from '../server-state.ts';
import type { ClientConnection } from './connections.ts';
import { newCounts } from './counts.ts';
import { LASTS, MOST } from './limits.ts';
import { type RouteRequest, refused } from './routes/route.ts';

/** An empty line now and then keeps proxies from closing it. */
const EVERY = 15_000;
/** So many of the last events come with the first state; the others are told when they are asked for (`story`). */
const LINES = 200;
/** Whoever falls behind again and again is told all of it as often as he might ask for it: that is looked for so often. */
const AGAIN = 500;
/** So long a reader has to take what was said last. */
const LAST_WORDS = 5_000;

const open = newCounts();
let streams = 0;

/**
 * A match as a stream for programs: a whole state a line, beginning with where it stands, unless that is known. It ends after an hour, so
 * that whoever reads it comes again.
 */
export async function openStream({ state, who, params, reply }: RouteRequest, since: number | null): Promise<void> {
  const { match } = params;
  const { connections, host, limits, metrics } = state;
  if (!(await state.rightsOf(who.player, match)).watch) throw refused(404, 'noMatch');
  if (open.of(who.device) >= MOST.streamsOfKey || !limits.take('whole', who.player)) throw refused(429, 'busy');
  reply.hijack();
  const out = reply.raw;
  // Whoever has gone while it was looked up what they may see is not told of it any more.
  if (out.destroyed) return;
  const id = `s${streams++}`;
  let isOver = false;
  let late: NodeJS.Timeout | undefined;
  /** Nothing is said any more. What was said is still sent to a reader who takes it soon. */
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearInterval(beat);
    clearTimeout(over);
    clearTimeout(late);
    open.drop(who.device);
    metrics.streams.dec();
    connections.remove(id);
    void host.leave(id);
    if (out.destroyed) return;
    out.end();
    setTimeout(() => out.destroy(), LAST_WORDS).unref();
  };
  const drop = () => {
    metrics.refused.inc({ why: 'slow' });
    out.destroy();
  };
  /** Somebody who does not keep up is told where it stands when they have taken what waits for them. */
  const isBehind = (message: { readonly is: string }): boolean => {
    if (late === undefined && out.writableLength <= MOST.skipped) return false;
    late ??= setTimeout(drop, MOST.stuck);
    return message.is === 'state' || message.is === 'patch';
  };
  const write = (message: object) => {
    if (out.writableLength > MOST.waiting) drop();
    else out.write(`${JSON.stringify(message)}\n`);
  };
  const tell = wholeStates(state, id, since, write, end);
  const catchUp = () => {
    if (late === undefined || isOver) return;
    if (!state.sendWhole(id, match)) return void setTimeout(catchUp, AGAIN).unref();
    clearTimeout(late);
    late = undefined;
  };
  out.on('drain', catchUp);
  out.on('error', () => out.destroy());
  out.once('close', end);
  out.writeHead(200, {
    ...{ 'Content-Type': 'application/x-ndjson', 'X-Accel-Buffering': 'no', 'X-Content-Type-Options': 'nosniff' },
    'Cache-Control': 'no-store, no-transform',
  });
  const connection: ClientConnection = {
    ...{ id, who, lag: null, lines: LINES, end },
    send: (message) => {
      if (!isOver && !isBehind(message as ServerMessage)) tell(message);
    },
  };
  open.add(who.device);
  connections.add(connection);
  metrics.streams.inc();
  const beat = setInterval(() => out.write('\n'), EVERY);
  const over = setTimeout(end, LASTS.stream);
  await host.receive(id, { do: 'continue', match, id: 0, lines: LINES });
}

/** Of what a host says only what a program needs: tables and states, each of them whole. */
function wholeStates(
  state: ServerState,
  id: string,
  since: number | null,
  write: (message: object) => void,
  end: () => void,
): (message: object) => void {
  const last = new Map<string, ServerMessageOf<'state'>>();
  const show = (now: ServerMessageOf<'state'>) => {
    last.set(String(now.viewer), now);
    if (since === null || now.n > since) write(now);
  };
  return (said) => {
    const message = said as ServerMessage | { is: 'chat' };
    if (message.is === 'closed') return end();
    if (message.is === 'state') return show(message);
    if (message.is === 'table' || message.is === 'error' || message.is === 'chat') return write(message);
    if (message.is !== 'patch') return;
    const before = last.get(String(message.viewer));
    if (before?.n === message.base) return show(patched(before, message));
    void state.host.receive(id, { do: 'whole', match: message.match, viewer: message.viewer, lines: LINES });
  };
}

/** Events that were heard before are not told again. */
function patched({ story: heard, ...shown }: ServerMessageOf<'state'>, { n, patch, story }: ServerMessageOf<'patch'>) {
  const after = patch === null ? { ...shown, n } : (applyPatch({ ...shown, n }, patch) as typeof shown);
  return { ...after, story: story ?? { from: heard.from + heard.events.length, events: [] } };
}
