import type { Seat } from '@conjure/engine';
import { type OpenVote, type Room, toAll } from '../room.ts';
import type { Connection, Outgoing, ServerMessage } from '../server-messages.ts';
import { openedMessagesFor } from '../welcome.ts';
import type { Deed } from './row.ts';

/** What everybody at a match hears of a deed beside the state it leads to. `before`: of the room as it was. */
export function newsOf(before: { vote: Room['vote'] }, room: Room, deed: Deed): Outgoing[] {
  const { id: match } = room;
  const decided = (agreed: boolean): Outgoing[] =>
    before.vote && !room.vote ? toAll(room, decidedOn(match, before.vote, agreed)) : [];
  switch (deed.kind) {
    case 'undo':
      return decided(deed.body.agreed === true);
    case 'free':
      return decided(true);
    case 'ask':
    case 'agree':
      return askedOf(room);
    case 'pause':
      return [...decided(true), ...toAll(room, { is: 'pace', match, ...room.pace })];
    case 'go':
    case 'pace':
      return toAll(room, { is: 'pace', match, ...room.pace });
    case 'late':
      // He did not ask for it: his tables hear that the seat is lent, and may be taken back.
      return [...decided(false), ...lentTo(room, deed.body.seat)];
    default:
      // The match went on, or somebody has other things in mind: what was asked for is not asked any more.
      return decided(false);
  }
}

const lentTo = (room: Room, seat: Seat): Outgoing[] => {
  const player = room.lent[seat]?.player;
  return [...room.here].flatMap(([to, present]) =>
    present.player === player ? openedMessagesFor(room, to, player) : [],
  );
};

/** What is being asked for. */
const askedOf = (room: Room): Outgoing[] => (room.vote ? toAll(room, wishOf(room.id, room.vote)) : []);

/** The same, for one who comes meanwhile. */
export const askedFor = (room: Room, to: Connection): Outgoing[] =>
  askedOf(room).filter((message) => message.to === to);

function wishOf(match: string, { waiting, since: _, ...wished }: OpenVote): ServerMessage {
  if (wished.what === 'pause' || wished.what === 'free') return { is: 'voted', match, ...wished, waiting };
  return { is: 'undoAsked', match, by: wished.by, why: wished.why, waiting };
}

function decidedOn(match: string, { waiting: _, since: __, ...wished }: OpenVote, agreed: boolean): ServerMessage {
  if (wished.what === 'pause' || wished.what === 'free') return { is: 'decided', match, ...wished, agreed };
  return { is: 'undoDecided', match, by: wished.by, agreed };
}
