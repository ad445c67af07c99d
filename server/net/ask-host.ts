import type { Identity } from '../people/identity.ts';
import type { ServerState } from '../server-state.ts';
import type { ClientConnection } from './connections.ts';
import { listenTo } from './incoming.ts';

/** What a host said in reply to one message. */
export interface HostReply {
  readonly replies: readonly { readonly is: string; readonly [field: string]: unknown }[];
}

interface HostMessage {
  readonly match?: unknown;
  readonly [field: string]: unknown;
}

/** What leads to a match, and is no visit. */
const STAYS = ['continue', 'open', 'fork'];

let askCount = 0;

/** Tells the host one thing for somebody who has no connection of their own, and gives what it said to that. */
export const askHost = (state: ServerState, who: Identity, message: HostMessage): Promise<HostReply> =>
  asPassing(state, who, message, (connection, numbered) => listenTo(state, connection)(() => numbered));

/** The same where it is the house that wants it: nobody is held to their limits. */
export const askHostByItself = (state: ServerState, player: string, message: HostMessage): Promise<HostReply> =>
  asPassing(state, { player, device: '' }, message, ({ id }, numbered) => state.host.ask(id, numbered));

async function asPassing(
  state: ServerState,
  who: Identity,
  message: HostMessage,
  tell: (connection: ClientConnection, numbered: object) => Promise<void>,
): Promise<HostReply> {
  const messages: { is: string; re?: number }[] = [];
  const connection: ClientConnection = {
    ...{ id: `h${askCount++}`, who, lag: null, passing: true },
    send: (message) => void messages.push(message as { is: string }),
    end: () => {},
  };
  state.connections.add(connection);
  try {
    await tell(connection, { ...message, id: 1 });
    return { replies: messages.filter(({ re }) => re === 1) };
  } finally {
    state.connections.remove(connection.id);
    // A match that he has come to, or opened by it, is left again; nobody waits for that.
    if (STAYS.includes(String(message.do))) void state.host.leave(connection.id);
  }
}
