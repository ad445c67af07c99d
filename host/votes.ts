import { undoable } from '@conjure/engine';
import type { ClientMessageOf } from './client-messages.ts';
import { type HostedMatch, isHeld, type OpenVote } from './hosted-match.ts';
import { type Judgement, sayOnly } from './judgement.ts';
import { seatsToAgree } from './log/apply-row.ts';
import type { Deed, VoteTopic } from './log/row.ts';
import { isAway } from './overdue.ts';
import { type Connection, error } from './server-messages.ts';

/** What somebody wishes: it is done at once where nobody else has a say. */
function doOrAsk(hosted: HostedMatch, from: Connection, topic: VoteTopic, deed: Deed): Judgement {
  if (seatsToAgree(hosted, topic).length === 0) return { deeds: [deed] };
  if (hosted.vote) return sayOnly({ to: from, message: error('undoPending', { match: hosted.id }) });
  return { deeds: [{ kind: 'ask', body: topic }] };
}

/** Clocks and bots stand still. */
export function pause(hosted: HostedMatch, from: Connection, { seat: by }: ClientMessageOf<'pause'>): Judgement {
  if (hosted.pace.paused) return sayOnly({ to: from, message: { is: 'pace', match: hosted.id, ...hosted.pace } });
  return doOrAsk(hosted, from, { by, what: 'pause' }, { kind: 'pause', body: {} });
}

/** Another may take the seat of one who has been away for days. */
export function free(
  hosted: HostedMatch,
  from: Connection,
  { seat: by, of }: ClientMessageOf<'free'>,
  now: number,
): Judgement {
  const isHeld = hosted.online && of !== by && (hosted.players[of] != null || hosted.lent[of] != null);
  if (!isHeld || !isAway(hosted, of, now)) return sayOnly({ to: from, message: error('notNow', { match: hosted.id }) });
  return doOrAsk(hosted, from, { by, what: 'free', of }, { kind: 'free', body: { seat: of } });
}

/** A seat is given up for good. When the last person leaves, the match is closed. */
export function leaveSeat(hosted: HostedMatch, from: Connection, { seat: by }: ClientMessageOf<'leave'>): Judgement {
  if (!hosted.online) return sayOnly({ to: from, message: error('notNow', { match: hosted.id }) });
  const others = hosted.chairs.some((_, seat) => seat !== by && (isHeld(hosted, seat) || hosted.lent[seat] != null));
  const close: Deed[] = others ? [] : [{ kind: 'close', body: { why: 'givenUp' } }];
  return { deeds: [{ kind: 'leave', body: { by } }, ...close] };
}

/** A word on what is asked for; the last one needed is the deed itself. */
export function consent(
  hosted: HostedMatch,
  from: Connection,
  { seat: by, agree }: ClientMessageOf<'consent'>,
): Judgement {
  const { vote, id: match } = hosted;
  const hasSay = vote && (vote.waiting.includes(by) || (vote.by === by && !agree));
  if (!hasSay) return sayOnly({ to: from, message: error('nothingAsked', { match }) });
  if (!agree) return { deeds: [{ kind: 'drop', body: { by } }] };
  if (vote.waiting.length > 1) return { deeds: [{ kind: 'agree', body: { by } }] };
  const deed = granted(hosted, vote);
  return deed ? { deeds: [deed] } : sayOnly({ to: from, message: error('nothingAsked', { match }) });
}

/** What was asked for, when all have agreed. */
function granted({ play }: HostedMatch, vote: OpenVote): Deed | null {
  if (vote.what === 'pause') return { kind: 'pause', body: {} };
  if (vote.what === 'free') return { kind: 'free', body: { seat: vote.of } };
  const found = undoable(play.match, vote.by, { free: true });
  if ('barred' in found) return null;
  return { kind: 'undo', body: { undo: play.match.answers.length - found.to, by: vote.by, agreed: true } };
}
