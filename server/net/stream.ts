import { addTo } from '@conjure/engine';
import { applyPatch, type ServerMessage, type ServerMessageOf } from '@conjure/host';
import type { ServerState } from '../server-state.ts';
import type { ClientConnection } from './connections.ts';
import { LASTS, MOST } from './limits.ts';
import { type RouteRequest, refused } from './routes/route.ts';

/** An empty line now and then keeps proxies from closing it. */
const EVERY = 15_000;

const open = new Map<string, number>();
let streams = 0;

/**
 * A match as a stream for programs: a whole state a line, beginning with where it stands, unless that is known. It ends after an hour, so
 * that whoever reads it comes again.
 */
export async function openStream(
  { state, who, params, raw, reply }: RouteRequest,
  since: number | null,
): Promise<void> {
  const { match } = params;
  if ((open.get(who.device) ?? 0) >= MOST.streamsOfKey) throw refused(429, 'busy');
  if (!(await state.rightsOf(who.player, match)).watch) throw refused(404, 'noMatch');
  reply.hijack();
  const out = reply.raw;
  out.writeHead(200, {
    ...{ 'Content-Type': 'application/x-ndjson', 'X-Accel-Buffering': 'no', 'X-Content-Type-Options': 'nosniff' },
    'Cache-Control': 'no-store, no-transform',
  });
  const connection: ClientConnection = {
    ...{ id: `s${streams++}`, who, lag: null },
    send: wholeStates(
      state,
      () => connection.id,
      since,
      (message) => {
        if (out.writableLength > MOST.waiting) return void out.destroy();
        out.write(`${JSON.stringify(message)}\n`);
      },
    ),
    end: () => void out.end(),
  };
  addTo(open, who.device);
  state.connections.add(connection);
  state.metrics.streams.inc();
  const beat = setInterval(() => out.write('\n'), EVERY);
  const over = setTimeout(() => out.end(), LASTS.stream);
  raw.raw.once('close', () => {
    clearInterval(beat);
    clearTimeout(over);
    const left = (open.get(who.device) ?? 1) - 1;
    if (left > 0) open.set(who.device, left);
    else open.delete(who.device);
    state.metrics.streams.dec();
    state.connections.remove(connection.id);
    void state.host.leave(connection.id);
  });
  await state.host.receive(connection.id, { do: 'continue', match, id: 0 });
}

/** Of what a host says only what a program needs: tables and states, each of them whole. */
function wholeStates(
  state: ServerState,
  id: () => string,
  since: number | null,
  write: (message: object) => void,
): (message: object) => void {
  const last = new Map<string, ServerMessageOf<'state'>>();
  const show = (now: ServerMessageOf<'state'>) => {
    last.set(String(now.viewer), now);
    if (since === null || now.n > since) write(now);
  };
  return (said) => {
    const message = said as ServerMessage | { is: 'chat' };
    if (message.is === 'state') return show(message);
    if (message.is === 'table' || message.is === 'error' || message.is === 'chat') return write(message);
    if (message.is !== 'patch') return;
    const before = last.get(String(message.viewer));
    if (before?.n === message.base) return show(patched(before, message));
    void state.host.receive(id(), { do: 'whole', match: message.match, viewer: message.viewer });
  };
}

/** Events that were heard before are not told again. */
function patched({ story: heard, ...shown }: ServerMessageOf<'state'>, { n, patch, story }: ServerMessageOf<'patch'>) {
  const after = patch === null ? { ...shown, n } : (applyPatch({ ...shown, n }, patch) as typeof shown);
  return { ...after, story: story ?? { from: heard.from + heard.events.length, events: [] } };
}
