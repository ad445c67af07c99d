import type { Seat } from '@conjure/engine';
import type { ServerMessageOf } from '@conjure/host';
import type { Wire } from '../wire/wire.ts';

type Vote = ServerMessageOf<'voted'>;
type Decided = ServerMessageOf<'decided'>;

export type Voting = ReturnType<typeof newVoting>;

/** What all others must agree to: a pause, freeing the seat of somebody who is away for days. */
export function newVoting(wire: Wire, match: string) {
  let asked: Vote | null = $state.raw(null);
  let decided: Decided | null = $state.raw(null);
  const stop = wire.listen((message) => {
    if (!('match' in message) || message.match !== match) return;
    if (message.is === 'voted') {
      asked = message;
      decided = null;
    }
    if (message.is === 'decided') {
      asked = null;
      decided = message;
    }
  });
  return {
    get asked() {
      return asked;
    },
    get decided() {
      return decided;
    },
    say(seat: Seat, agree: boolean): void {
      wire.tell({ do: 'consent', match, seat, agree });
    },
    pause(seat: Seat): void {
      wire.tell({ do: 'pause', match, seat });
    },
    free(seat: Seat, of: Seat): void {
      wire.tell({ do: 'free', match, seat, of });
    },
    stop,
  };
}
