import type { Seat } from '@conjure/engine';
import { askHostByItself } from './net/ask-host.ts';
import { refused } from './net/routes/route.ts';
import type { Presence } from './people/presence.ts';
import type { ServerState } from './server-state.ts';

/** So many lines of chat are known as told; then they are forgotten. */
const CHAT_TOLD = 10_000;

/** What may be done yet: it is tried so often. */
const PASSING: readonly string[] = ['busy', 'notStored', 'failed', 'full'];
const TRIES = 3;

type Actions = Pick<
  ServerState,
  'disconnect' | 'sendWhole' | 'tellChat' | 'tellNewName' | 'leaveMatches' | 'deleteMatch' | 'dismissWatchers'
>;

/** What is done to those who are connected, to players and to matches from more than one part of a server. */
export function newActions(state: () => ServerState, presence: Presence): Actions {
  /** What was said here is found again by the look for what others have said. */
  const chatTold = new Set<string>();
  return {
    disconnect(whose) {
      for (const connection of state().connections.all()) {
        const { device, player } = connection.who;
        if ('device' in whose ? device === whose.device : player === whose.player) connection.end('thrownOut');
      }
    },
    sendWhole(id, match) {
      const { connections, host, limits } = state();
      const player = connections.get(id)?.who.player;
      if (player === undefined || !limits.take('whole', player)) return false;
      const seats = connections.seatsOf(id, match);
      const { lines } = connections.get(id) ?? {};
      for (const viewer of seats.length > 0 ? seats : [null])
        void host.receive(id, { do: 'whole', match, viewer, ...(lines ? { lines } : {}) });
      return true;
    },
    tellChat(match, lines) {
      const fresh = lines.filter(({ id }) => !chatTold.has(id));
      if (chatTold.size > CHAT_TOLD) chatTold.clear();
      for (const { id } of fresh) chatTold.add(id);
      if (fresh.length === 0) return;
      for (const connection of state().connections.at(match)) connection.send({ is: 'chat', match, lines: fresh });
    },
    tellNewName(player) {
      const { connections } = state();
      for (const { id, who } of connections.all())
        if (who.player === player) for (const match of connections.matchesOf(id)) presence.changed(match);
    },
    async leaveMatches(player) {
      const { people, phaseOf } = state();
      const leave = async (match: string, seat: Seat): Promise<boolean> => {
        const what = (await phaseOf(match)) === 'waiting' ? { do: 'stand' } : { do: 'leave', seat };
        const { replies } = await askHostByItself(state(), player, { ...what, match });
        return replies.length > 0 && !replies.some((reply) => PASSING.includes(String(reply.what)));
      };
      for (const { match, seat } of await people.openSeatsOf(player))
        for (let tries = 1; !(await leave(match, seat)); tries++) if (tries >= TRIES) throw refused(503, 'busy');
    },
    async deleteMatch(match) {
      await state().host.delete(match);
      await state().people.forgetMatch(match);
    },
    async dismissWatchers(matches) {
      const { connections, host, people, rightsOf } = state();
      const seatless = [...matches].flatMap((match) =>
        connections
          .at(match)
          .flatMap(({ id, who: { player } }) =>
            connections.seatsOf(id, match).length === 0 ? [{ id, match, player }] : [],
          ),
      );
      if (seatless.length === 0) return;
      const watching = await people.watchersOf([...new Set(seatless.map(({ match }) => match))]);
      const known = new Set(watching.map(({ match, player }) => `${match} ${player}`));
      for (const { id, match, player } of seatless)
        if (!known.has(`${match} ${player}`) && !(await rightsOf(player, match)).watch)
          await host.receive(id, { do: 'close', match });
    },
  };
}
