import { undoable } from '@conjure/engine';
import type { ClientMessageOf } from './client-messages.ts';
import { type Judgement, sayOnly } from './judgement.ts';
import { askedFor } from './log/apply-row.ts';
import type { Deed, VoteTopic } from './log/row.ts';
import { isAway } from './overdue.ts';
import { isHeld, type OpenVote, type Room } from './room.ts';
import { type Connection, error } from './server-messages.ts';

/** What somebody wishes: it is done at once where nobody else has a say. */
function wish(room: Room, from: Connection, wished: VoteTopic, deed: Deed): Judgement {
  if (askedFor(room, wished).length === 0) return { deeds: [deed] };
  if (room.vote) return sayOnly({ to: from, message: error('undoPending', { match: room.id }) });
  return { deeds: [{ kind: 'ask', body: wished }] };
}

/** Clocks and bots stand still. */
export function pause(room: Room, from: Connection, { seat: by }: ClientMessageOf<'pause'>): Judgement {
  if (room.pace.paused) return sayOnly({ to: from, message: { is: 'pace', match: room.id, ...room.pace } });
  return wish(room, from, { by, what: 'pause' }, { kind: 'pause', body: {} });
}

/** Another may take the seat of one who has been away for days. */
export function free(room: Room, from: Connection, { seat: by, of }: ClientMessageOf<'free'>, now: number): Judgement {
  const isHeld = room.online && of !== by && (room.players[of] != null || room.lent[of] != null);
  if (!isHeld || !isAway(room, of, now)) return sayOnly({ to: from, message: error('notNow', { match: room.id }) });
  return wish(room, from, { by, what: 'free', of }, { kind: 'free', body: { seat: of } });
}

/** A seat is given up for good. When the last person leaves, the match is closed. */
export function leaveSeat(room: Room, from: Connection, { seat: by }: ClientMessageOf<'leave'>): Judgement {
  if (!room.online) return sayOnly({ to: from, message: error('notNow', { match: room.id }) });
  const others = room.chairs.some((_, seat) => seat !== by && (isHeld(room, seat) || room.lent[seat] != null));
  const close: Deed[] = others ? [] : [{ kind: 'close', body: { why: 'givenUp' } }];
  return { deeds: [{ kind: 'leave', body: { by } }, ...close] };
}

/** A word on what is asked for; the last one needed is the deed itself. */
export function consent(room: Room, from: Connection, { seat: by, agree }: ClientMessageOf<'consent'>): Judgement {
  const { vote, id: match } = room;
  const hasSay = vote && (vote.waiting.includes(by) || (vote.by === by && !agree));
  if (!hasSay) return sayOnly({ to: from, message: error('nothingAsked', { match }) });
  if (!agree) return { deeds: [{ kind: 'drop', body: { by } }] };
  if (vote.waiting.length > 1) return { deeds: [{ kind: 'agree', body: { by } }] };
  const deed = granted(room, vote);
  return deed ? { deeds: [deed] } : sayOnly({ to: from, message: error('nothingAsked', { match }) });
}

/** What was asked for, when all have agreed. */
function granted({ play }: Room, vote: OpenVote): Deed | null {
  if (vote.what === 'pause') return { kind: 'pause', body: {} };
  if (vote.what === 'free') return { kind: 'free', body: { seat: vote.of } };
  const found = undoable(play.match, vote.by, { free: true });
  if ('barred' in found) return null;
  return { kind: 'undo', body: { undo: play.match.given.length - found.to, by: vote.by, agreed: true } };
}
