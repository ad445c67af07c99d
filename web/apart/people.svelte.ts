import type { Seat } from '@conjure/engine';
import type { ServerMessage } from '@conjure/host';
import type { Wire } from '../wire/wire.ts';

/** What a server tells of those at a match: who is called what, who is there and how far away. It orders nothing, so it is in no log. */
export interface PeopleNews {
  readonly is: 'people';
  readonly match: string;
  readonly people: readonly { readonly player: string; readonly name: string }[];
  /** Who holds each seat, or lent it to a bot. */
  readonly seats: readonly (string | null)[];
}
export interface PresenceNews {
  readonly is: 'presence';
  readonly match: string;
  readonly here: readonly { readonly player: string; readonly lag: number | null }[];
  readonly watchers: number;
}

export type People = ReturnType<typeof newPeople>;

/** Those at a match, as far as this server has told. */
export function newPeople(wire: Wire, match: string) {
  let names: ReadonlyMap<string, string> = $state.raw(new Map());
  let here: ReadonlyMap<string, number | null> = $state.raw(new Map());
  let seats: readonly (string | null)[] = $state.raw([]);
  let watchers = $state(0);
  const hear = (said: ServerMessage) => {
    const message = said as unknown as PeopleNews | PresenceNews;
    if (message.match !== match) return;
    if (message.is === 'people') {
      seats = message.seats;
      names = new Map([...names, ...message.people.map((one) => [one.player, one.name] as const)]);
    }
    if (message.is === 'presence') {
      here = new Map(message.here.map((one) => [one.player, one.lag]));
      watchers = message.watchers;
    }
  };
  const stop = wire.listen(hear);
  return {
    /** What was said before there was anybody to hear it. */
    hear,
    /** What somebody is called; empty where they have given no name. */
    nameOf: (player: string): string => names.get(player) ?? '',
    /** Who holds a seat, or lent it to a bot. */
    at: (seat: Seat): string | null => seats[seat] ?? null,
    isHere: (player: string): boolean => here.has(player),
    lagOf: (player: string): number | null => here.get(player) ?? null,
    get watchers() {
      return watchers;
    },
    stop,
  };
}
