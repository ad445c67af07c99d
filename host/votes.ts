import { undoable } from '@conjure/engine';
import type { ClientMessageOf } from './client-messages.ts';
import { type Judged, saying } from './judged.ts';
import { askedFor } from './log/enact.ts';
import type { Deed, VoteTopic } from './log/row.ts';
import { isAway } from './overdue.ts';
import { isHeld, type OpenVote, type Room } from './room.ts';
import { type Connection, error } from './server-messages.ts';

/** What somebody wishes: it is done at once where nobody else has a say. */
function wish(room: Room, from: Connection, wished: VoteTopic, deed: Deed): Judged {
  if (askedFor(room, wished).length === 0) return { deeds: [deed] };
  if (room.asking) return saying({ to: from, message: error('undoPending', { match: room.id }) });
  return { deeds: [{ kind: 'ask', body: wished }] };
}

/** Clocks and bots stand still. */
export function pause(room: Room, from: Connection, { seat: by }: ClientMessageOf<'pause'>): Judged {
  if (room.pace.paused) return saying({ to: from, message: { is: 'pace', match: room.id, ...room.pace } });
  return wish(room, from, { by, what: 'pause' }, { kind: 'pause', body: {} });
}

/** Another may take the seat of one who has been away for days. */
export function free(room: Room, from: Connection, { seat: by, of }: ClientMessageOf<'free'>, now: number): Judged {
  const isHeld = room.online && of !== by && (room.players[of] != null || room.lent[of] != null);
  if (!isHeld || !isAway(room, of, now)) return saying({ to: from, message: error('notNow', { match: room.id }) });
  return wish(room, from, { by, what: 'free', of }, { kind: 'free', body: { seat: of } });
}

/** A seat is given up for good. When the last person leaves, the match is closed. */
export function leaving(room: Room, from: Connection, { seat: by }: ClientMessageOf<'leave'>): Judged {
  if (!room.online) return saying({ to: from, message: error('notNow', { match: room.id }) });
  const others = room.chairs.some((_, seat) => seat !== by && (isHeld(room, seat) || room.lent[seat] != null));
  const close: Deed[] = others ? [] : [{ kind: 'close', body: { why: 'givenUp' } }];
  return { deeds: [{ kind: 'leave', body: { by } }, ...close] };
}

/** A word on what is asked for; the last one needed is the deed itself. */
export function consent(room: Room, from: Connection, { seat: by, agree }: ClientMessageOf<'consent'>): Judged {
  const { asking, id: match } = room;
  const hasSay = asking && (asking.waiting.includes(by) || (asking.by === by && !agree));
  if (!hasSay) return saying({ to: from, message: error('nothingAsked', { match }) });
  if (!agree) return { deeds: [{ kind: 'drop', body: { by } }] };
  if (asking.waiting.length > 1) return { deeds: [{ kind: 'agree', body: { by } }] };
  const deed = granted(room, asking);
  return deed ? { deeds: [deed] } : saying({ to: from, message: error('nothingAsked', { match }) });
}

/** What was asked for, when all have agreed. */
function granted({ play }: Room, asking: OpenVote): Deed | null {
  if (asking.what === 'pause') return { kind: 'pause', body: {} };
  if (asking.what === 'free') return { kind: 'free', body: { seat: asking.of } };
  const found = undoable(play.match, asking.by, { free: true });
  if ('barred' in found) return null;
  return { kind: 'undo', body: { undo: play.match.given.length - found.to, by: asking.by, agreed: true } };
}
