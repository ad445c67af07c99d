import { redo as redoIn, type Seat, safely, undoable, undo as undoIn } from '@conjure/engine';
import type { ClientMessageOf } from './client-messages.ts';
import { mayRedo, statesToAll } from './gate.ts';
import { isPerson, marksOf, type Room, toAll, type Update, unchanged } from './room.ts';
import { type Connection, error, type Outgoing } from './server-messages.ts';

/** Takes back the seat's last answer where it is free; where it is not, the other people at the table are asked. */
export function undo(room: Room, from: Connection, { seat }: ClientMessageOf<'undo'>): Update {
  const { play, id: match, asking } = room;
  const found = undoable(play.match, seat, { free: play.free });
  if (!('barred' in found)) return takeBack(room, seat, false);
  const why = found.barred;
  const others = room.chairs.flatMap((_, other) => (other !== seat && isPerson(room, other) ? [other] : []));
  // A bot cannot be asked: what chance or a hidden thing has told one who plays alone stays told.
  if (why === 'nothing' || others.length === 0)
    return unchanged(room, { to: from, message: { is: 'undoBarred', match, seat, why } });
  if (asking) return unchanged(room, { to: from, message: error('undoPending', { match }) });
  const next = { ...room, asking: { by: seat, why, waiting: others } };
  return unchanged(next, ...askAll(next));
}

const askAll = (room: Room): Outgoing[] =>
  room.asking ? toAll(room, { is: 'undoAsked', match: room.id, ...room.asking }) : [];

/** For one who comes to the table while it is being asked. */
export const stillAsked = (room: Room, to: Connection): Outgoing[] =>
  askAll(room).filter((message) => message.to === to);

export function consent(room: Room, from: Connection, { seat, agree }: ClientMessageOf<'consent'>): Update {
  const { asking, id: match } = room;
  const hasSay = asking && (asking.waiting.includes(seat) || (asking.by === seat && !agree));
  if (!hasSay) return unchanged(room, { to: from, message: error('nothingAsked', { match }) });
  if (!agree) return unchanged(...dropped(room));
  const waiting = asking.waiting.filter((other) => other !== seat);
  if (waiting.length === 0) return takeBack(room, asking.by, true);
  const next = { ...room, asking: { ...asking, waiting } };
  return unchanged(next, ...askAll(next));
}

/** What was asked is not asked any more. */
export function dropped(room: Room): [Room, ...Outgoing[]] {
  if (!room.asking) return [room];
  const next = { ...room, asking: null };
  return [next, ...toAll(next, { is: 'undoDecided', match: room.id, by: room.asking.by, agreed: false })];
}

function takeBack(room: Room, seat: Seat, agreed: boolean): Update {
  const { play, id: match, asking } = room;
  return safely(play, () => {
    undoIn(play, seat, agreed);
    const next = { ...room, marks: room.marks.slice(0, play.match.given.length + 1), asking: null };
    const decided = asking ? toAll(next, { is: 'undoDecided', match, by: asking.by, agreed }) : [];
    return { room: next, outgoing: [...decided, ...statesToAll(next, play.match.story.length)], changed: true };
  });
}

export function redo(room: Room, from: Connection, { seat }: ClientMessageOf<'redo'>): Update {
  const { play, id: match } = room;
  if (!mayRedo(room, seat))
    return unchanged(room, { to: from, message: { is: 'undoBarred', match, seat, why: 'nothing' } });
  const told = play.match.story.length;
  return safely(play, () => {
    redoIn(play, seat);
    const [next, ...lapsed] = dropped({ ...room, marks: marksOf(play) });
    return { room: next, outgoing: [...lapsed, ...statesToAll(next, told)], changed: true };
  });
}
