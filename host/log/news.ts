import { statesToAll } from '../gate.ts';
import { type Asking, type Room, toAll } from '../room.ts';
import type { Outgoing, ServerMessage } from '../server-messages.ts';
import type { Deed } from './row.ts';

/** What everybody at a match hears of a deed. `before`: of the room as it was; the match itself has moved on. */
export function newsOf(before: { asking: Room['asking']; told: number }, room: Room, deed: Deed): Outgoing[] {
  const { id: match } = room;
  const now = room.play.match.story.length;
  const decided = (agreed: boolean): Outgoing[] =>
    before.asking ? toAll(room, decidedOn(match, before.asking, agreed)) : [];
  switch (deed.kind) {
    case 'answer':
    case 'redo':
      // The match went on: what was to be taken back is not the last answer any more.
      return [...decided(false), ...statesToAll(room, before.told)];
    case 'undo':
      return [...decided(deed.body.agreed === true), ...statesToAll(room, now)];
    case 'ask':
    case 'agree':
      return askedOf(room);
    case 'drop':
      return decided(false);
    case 'bot':
    case 'back':
      return [...decided(false), ...statesToAll(room, now)];
    case 'sit':
      return statesToAll(room, now);
    case 'pause':
    case 'go':
    case 'pace':
      return toAll(room, { is: 'pace', match, ...room.pace });
    default:
      return [];
  }
}

/** What is being asked for. */
export const askedOf = (room: Room): Outgoing[] => (room.asking ? toAll(room, wishOf(room.id, room.asking)) : []);

function wishOf(match: string, { waiting, ...wished }: Asking): ServerMessage {
  if (wished.what === 'pause' || wished.what === 'free') return { is: 'voted', match, ...wished, waiting };
  return { is: 'undoAsked', match, by: wished.by, why: wished.why, waiting };
}

function decidedOn(match: string, { waiting: _, ...wished }: Asking, agreed: boolean): ServerMessage {
  if (wished.what === 'pause' || wished.what === 'free') return { is: 'decided', match, ...wished, agreed };
  return { is: 'undoDecided', match, by: wished.by, agreed };
}
