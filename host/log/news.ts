import { statesToAll } from '../gate.ts';
import { type Room, toAll } from '../room.ts';
import type { Outgoing } from '../server-messages.ts';
import type { Deed } from './row.ts';

/** What everybody at a match hears of a deed. `before`: of the room as it was; the match itself has moved on. */
export function newsOf(before: { asking: Room['asking']; told: number }, room: Room, deed: Deed): Outgoing[] {
  const { id: match } = room;
  const now = room.play.match.story.length;
  const decided = (agreed: boolean): Outgoing[] =>
    before.asking ? toAll(room, { is: 'undoDecided', match, by: before.asking.by, agreed }) : [];
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
    case 'close':
      return [];
  }
}

/** Which undo is being asked for. */
export const askedOf = (room: Room): Outgoing[] =>
  room.asking ? toAll(room, { is: 'undoAsked', match: room.id, ...room.asking }) : [];
