import { randomUUID } from 'node:crypto';
import type { Seat } from '@conjure/engine';
import {
  memoryStore,
  newHost,
  type Projection,
  type ServerMessage,
  type ServerMessageOf,
  type StoredLog,
} from '@conjure/host';
import { library } from '../../library.ts';
import { seenOf } from './player.ts';

const FOLLOWS: Projection = {
  summary: { match: '', game: '', chairs: [], practice: false, over: false, step: 0, saved: 0 },
  ...{ phase: 'playing', due: null, places: [] },
};

/**
 * What each seat must have seen after each deed of a log, told by a host that has nothing but the log, one deed after the other. Throws
 * where log and rules part.
 */
export async function replayed({ opening, rows }: StoredLog): Promise<ReadonlyMap<Seat, ReadonlyMap<number, string>>> {
  const { match } = opening;
  const store = memoryStore();
  await store.create(opening, [], FOLLOWS);
  const sent: { to: string; message: ServerMessage }[] = [];
  const host = newHost({
    games: library,
    store,
    // Nothing happens in it that is not in the log.
    scheduler: { now: () => 0, after: () => () => {} },
    send: (to, message) => sent.push({ to, message }),
    newId: randomUUID,
    newSecret: () => '00'.repeat(32),
    player: (from) => from,
    complain(error) {
      throw error;
    },
  });
  const seen = new Map<Seat, Map<number, string>>();
  const seats = new Map<string, Seat>();
  for (const row of rows) {
    if (row.kind === 'pledge') for (const seat of row.body.seats) seats.set(row.body.player, seat);
    await store.append(match, [row], FOLLOWS);
    await host.idle();
    for (const [player, seat] of seats) {
      sent.length = 0;
      if (!seen.has(seat)) await host.receive(player, { do: 'continue', match });
      await host.receive(player, { do: 'whole', match, viewer: seat });
      const state = sent.findLast(({ to, message }) => to === player && message.is === 'state')?.message;
      if (!state) continue;
      const bySeat = seen.get(seat) ?? new Map<number, string>();
      bySeat.set(row.n, seenOf(state as ServerMessageOf<'state'>));
      seen.set(seat, bySeat);
    }
  }
  host.end();
  return seen;
}
