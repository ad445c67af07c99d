import type { Seat } from '@conjure/engine';
import type { ServerMessage } from '@conjure/host';
import { SvelteMap } from 'svelte/reactivity';
import type { Wire } from '../wire/wire.ts';

/** What a server tells of those at a match: who is called what, who is there and how far away. It orders nothing, so it is in no log. */
type PeopleNews =
  | {
      readonly is: 'people';
      readonly match: string;
      readonly people: readonly { readonly player: string; readonly name: string }[];
      /** Who holds each seat, or lent it to a bot. */
      readonly seats: readonly (string | null)[];
    }
  | {
      readonly is: 'presence';
      readonly match: string;
      readonly here: readonly { readonly player: string; readonly lag: number | null }[];
      readonly watchers: number;
    };

type PeopleOf = Extract<PeopleNews, { is: 'people' }>;
type PresenceAt = Extract<PeopleNews, { is: 'presence' }>;

const seats = new SvelteMap<string, PeopleOf['seats']>();
const names = new SvelteMap<string, string>();
const presence = new SvelteMap<string, PresenceAt>();

/** Keeps what is told of people, from the moment the line stands: it is told when it changes, and not again to whoever asks. */
export const followPeople = (wire: Wire): (() => void) =>
  wire.listen((message: ServerMessage | PeopleNews) => {
    if (message.is === 'people') {
      seats.set(message.match, message.seats);
      for (const { player, name } of message.people) names.set(player, name);
    }
    if (message.is === 'presence') presence.set(message.match, message);
  });

export type People = ReturnType<typeof peopleAt>;

/** Those at a match, as far as the server has told. */
export const peopleAt = (match: string) => ({
  /** What somebody is called; empty where they have given no name. */
  nameOf: (player: string): string => names.get(player) ?? '',
  /** Who holds a seat, or lent it to a bot. */
  at: (seat: Seat): string | null => seats.get(match)?.[seat] ?? null,
  isHere: (player: string): boolean => presence.get(match)?.here.some((one) => one.player === player) ?? false,
  lagOf: (player: string): number | null => presence.get(match)?.here.find((one) => one.player === player)?.lag ?? null,
  get watchers() {
    return presence.get(match)?.watchers ?? 0;
  },
});
