import type { Seat } from '@conjure/engine';
import type { HostState } from './host-state.ts';
import type { HostedMatch } from './hosted-match.ts';

/** Where everybody acts at once, each bot has a hand of its own. */
export const handOf = (match: string, seat: Seat): string => `${match} ${seat}`;

/** No bot of this match waits or thinks any more. */
export function cancelBots({ botTasks }: HostState, { id, chairs }: HostedMatch): void {
  for (const place of [id, ...chairs.keys().map((seat) => handOf(id, seat))]) {
    botTasks.get(place)?.cancel();
    botTasks.delete(place);
  }
}
