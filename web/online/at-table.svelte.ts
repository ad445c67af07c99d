import type { Seat } from '@conjure/engine';
import type { ServerMessage, ServerMessageOf } from '@conjure/host';
import type { OnlineTable } from '../table/online.ts';
import type { Wire } from '../wire/wire.ts';
import AfterEnd from './AfterEnd.svelte';
import Chat from './Chat.svelte';
import { newChatting } from './chatting.svelte.ts';
import { type AtTable, setAtTable } from './here.ts';
import { noteOnline } from './known.ts';
import Menu from './Menu.svelte';
import { peopleAt } from './people.svelte.ts';
import { newRematch } from './rematch.svelte.ts';
import SeatClock from './SeatClock.svelte';
import { newStoryDigests } from './story-digests.ts';
import TableMark from './TableMark.svelte';
import Votes from './Votes.svelte';
import { newVoting } from './voting.svelte.ts';

/** What is at a table besides its match, where others are elsewhere: who is there, what they say, what they ask of each other. */
export function newAtTable(wire: Wire, match: string, said: readonly ServerMessage[] = []): OnlineTable {
  const people = peopleAt(match);
  const chatting = newChatting(wire, match);
  const voting = newVoting(wire, match);
  const hearing = newStoryDigests(match);
  const rematch = newRematch(wire, match);
  let places: ServerMessageOf<'state'>['places'] = $state.raw([]);
  const hear = (message: ServerMessage) => {
    if (message.is !== 'state' || message.match !== match) return;
    places = message.places;
    hearing.hear(message);
  };
  for (const message of said) hear(message);
  const stop = wire.listen(hear);
  noteOnline(match);
  const playerOf = people.at;

  const here: AtTable = {
    wire,
    match,
    people,
    chatting,
    voting,
    rematch,
    isKnown: said.some((message) => message.is === 'opened' && message.known === true),
    playerOf,
    isLent: (seat) => places[seat]?.chair.who === 'bot' && playerOf(seat) !== null,
  };
  return {
    isLent: here.isLent,
    isHere(seat: Seat): boolean {
      const player = playerOf(seat);
      return player !== null && people.isHere(player);
    },
    nameOf(seat: Seat): string {
      const player = playerOf(seat);
      return player === null ? '' : people.nameOf(player);
    },
    lagOf(seat: Seat): number | null {
      const player = playerOf(seat);
      return player === null ? null : people.lagOf(player);
    },
    get unread() {
      return chatting.unread;
    },
    parts: { Mark: TableMark, Clock: SeatClock, Chat, Menu, Votes, AfterEnd },
    again: () => rematch.take(),
    provide: () => setAtTable(here),
    close(): void {
      stop();
      chatting.stop();
      voting.stop();
      rematch.stop();
    },
  };
}
