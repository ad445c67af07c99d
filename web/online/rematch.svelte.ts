import type { ServerMessage } from '@conjure/host';
import { isRejection, reasonOf, type Wire } from '../wire/wire.ts';
import { api, isAgainst } from './api.ts';
import { noteOnline } from './known.ts';
import { sitDown } from './sitting-down.ts';

/** Sits down at a table where seats are kept for this player: all of them, for those at this screen. What is against it, or `null`. */
async function takeKeptSeats(wire: Wire, match: string): Promise<string | null> {
  noteOnline(match);
  const come = await wire.ask({ do: 'continue', match }, 'table', 'opened');
  if (isRejection(come)) return reasonOf(come);
  if (come.is === 'opened' || come.yours.length > 0) return null;
  const reply = await api.keptSeats(match);
  if (isAgainst(reply)) return reply.against;
  const no = reply.kept.length > 0 ? await sitDown(wire, come, reply.kept) : null;
  return no ? reasonOf(no) : null;
}

interface RematchNews {
  readonly is: 'rematch';
  readonly match: string;
  readonly to: string;
  readonly by: string;
}

export type Rematch = ReturnType<typeof newRematch>;

/** Another match with the same people, after this one: whoever of them asks first opens its table, where the others find their seats. */
export function newRematch(wire: Wire, match: string) {
  let by: string | null = $state(null);
  let against: string | null = $state(null);
  const stop = wire.listen((message: ServerMessage | RematchNews) => {
    if (message.is === 'rematch' && message.match === match) by = message.by;
  });
  return {
    /** Who has opened it, where somebody has. */
    get by() {
      return by;
    },
    get against() {
      return against;
    },
    /** Whether one of them has opened it while nobody was here. */
    async look(): Promise<void> {
      const reply = await api.rematchOf(match);
      if (!isAgainst(reply) && reply.match !== null) by ??= '';
    },
    /** Opens it, or comes to it, and sits down: its id. */
    async take(): Promise<string | null> {
      const reply = await api.rematch(match);
      against = isAgainst(reply) ? reply.against : await takeKeptSeats(wire, reply.match);
      return isAgainst(reply) || against !== null ? null : reply.match;
    },
    stop,
  };
}
