import { isFields } from '@conjure/engine';
import { type Chair, type ClientMessage, chairsShape } from '@conjure/host';
import { sayInChat } from '../people/chatting.ts';
import { cleanChairs } from '../people/names.ts';
import type { ServerState } from '../server-state.ts';
import type { ClientConnection } from './connections.ts';
import { type ALLOWED, MOST } from './limits.ts';
import { isPlain } from './parse-bounded.ts';

/** What a host is told by people elsewhere. What is left out is for a page that has its host to itself, or has a route of its own. */
export const ACCEPTED = [
  ...['games', 'open', 'pledge', 'text', 'stand', 'continue', 'answer', 'explain', 'odds', 'hint', 'undo', 'pause'],
  ...[
    'free',
    'leave',
    'consent',
    'redo',
    'whole',
    'words',
    'story',
    'barred',
    'labels',
    'fair',
    'history',
    'account',
    'fork',
  ],
  ...['resign', 'back', 'close', 'export', 'pace'],
] as const satisfies readonly ClientMessage['do'][];

/** Limits besides the one of all messages: of a player, or of a player at a match. */
const OWN_LIMIT: { readonly [what: string]: keyof typeof ALLOWED } = {
  explain: 'explain',
  odds: 'odds',
  history: 'history',
  story: 'history',
  hint: 'hint',
  fork: 'fork',
  continue: 'whole',
  whole: 'whole',
  export: 'whole',
  account: 'account',
  open: 'tables',
  undo: 'consent',
  redo: 'consent',
  pause: 'consent',
  free: 'consent',
  pace: 'consent',
  resign: 'consent',
  back: 'consent',
};
/** One at a time of a player: they take the processor. */
const HEAVY = ['odds', 'history', 'story', 'hint', 'fork', 'account', 'export', 'barred'];
/** So many that came too fast, one after the other, and it is no person. */
const PATIENCE = 200;

interface IncomingHead {
  readonly do?: unknown;
  readonly id?: unknown;
  readonly match?: unknown;
  readonly [field: string]: unknown;
}

/**
 * Listens to somebody who is known: holds him to his limits, and passes on what is for the host. What came is read only where he may still
 * speak: reading is what a flood of long messages costs. It never fails: what goes wrong is told to whoever asked.
 */
export function listenTo(
  state: ServerState,
  connection: ClientConnection,
): (read: () => unknown, bytes?: number) => Promise<void> {
  const { limits, host, metrics, connections } = state;
  const { player } = connection.who;
  let tooFast = 0;

  const hear = async (said: IncomingHead, what: string, error: (what: string) => void): Promise<void> => {
    const { match = null } = said;
    if (what === 'beat') return beat(state, connection, said);
    if (what === 'say') return chat(state, connection, said, error);
    if (!(ACCEPTED as readonly string[]).includes(what)) return error('malformed');
    metrics.messages.inc({ do: what });
    state.forgetRights(connection.id);
    const own = what === 'answer' && said.certain === true ? 'certain' : OWN_LIMIT[what];
    if (own && !limits.take(own, own === 'consent' ? `${player} ${match}` : player)) return error('busy');
    if (what === 'open' && !said.terms) return error('terms');
    if ((what === 'open' || what === 'fork') && !(await hasRoom(state, player))) return error('full');
    // Whoever asks without a line of his own is at the match for that alone; to come to it, or to another, is no such thing.
    const isVisit = connection.passing && match !== null && what !== 'continue';
    // What takes its time is said later, to nobody.
    if (connection.passing && what === 'hint') return error('malformed');
    const end = HEAVY.includes(what) ? limits.begin(what, player) : () => {};
    if (!end) return error('busy');
    const heard = isVisit ? host.ask(connection.id, said) : host.receive(connection.id, said);
    await heard.finally(end);
  };

  return async (read, bytes = 0) => {
    const isTooLong = bytes > MOST.usual && !limits.take('long', player);
    tooFast = limits.take('messages', player) && !isTooLong ? 0 : tooFast + 1;
    if (tooFast > PATIENCE) connection.end('tooFast');
    // Who is told of each of them would be flooded in turn.
    if (tooFast > 1) return;
    const value = isTooLong ? null : withCleanNames(read());
    const said = isFields(value) ? (value as IncomingHead) : null;
    const isNamed = said?.match === undefined || isPlain(said.match);
    const match = isPlain(said?.match) ? said.match : null;
    const error = (what: string) => {
      metrics.refused.inc({ why: what });
      const re = Number.isSafeInteger(said?.id) ? { re: said?.id } : {};
      connection.send({ is: 'error', what, ...(match === null ? {} : { match }), ...re });
    };
    if (tooFast > 0) return error('busy');
    const what = typeof said?.do === 'string' ? said.do : '';
    if (!said || what === '' || !isNamed) return error('malformed');
    try {
      await hear(said, what, error);
    } catch (trouble) {
      // The database, as it is: whoever sent it may send it again.
      state.complain(trouble);
      error('failed');
    }
    // Whoever has gone meanwhile is nowhere, whatever they came to.
    if (!connections.get(connection.id)) await host.leave(connection.id);
  };
}

/** Whatever people are called in it, others may see. */
function withCleanNames(value: unknown): unknown {
  if (!isFields(value) || value.do !== 'open' || chairsShape.check(value.seats, '') !== null) return value;
  return { ...value, seats: cleanChairs(value.seats as readonly Chair[]) };
}

/** Nobody has more matches than he can play. */
const hasRoom = async ({ people }: ServerState, player: string): Promise<boolean> =>
  (await people.countRunning(player)) < MOST.running;

function beat(state: ServerState, connection: ClientConnection, { lag, id }: IncomingHead): void {
  if (typeof lag === 'number' && Number.isFinite(lag)) connection.lag = Math.max(0, Math.min(60_000, Math.round(lag)));
  connection.send({ is: 'beat', now: Math.round(state.now()), ...(Number.isSafeInteger(id) ? { re: id } : {}) });
}

async function chat(
  state: ServerState,
  connection: ClientConnection,
  said: IncomingHead,
  error: (what: string) => void,
): Promise<void> {
  const { match, phrase, words } = said;
  if (typeof match !== 'string') return error('malformed');
  const line = await sayInChat(state, connection.who.player, {
    match,
    ...(phrase === undefined ? {} : { phrase }),
    ...(words === undefined ? {} : { words }),
  });
  if (typeof line === 'string') return error(line);
  state.tellChat(match, [line]);
  if (Number.isSafeInteger(said.id)) connection.send({ is: 'said', match, re: said.id });
}
