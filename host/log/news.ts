import type { Seat } from '@conjure/engine';
import { type HostedMatch, type OpenVote, toAll } from '../hosted-match.ts';
import type { Connection, Outgoing, ServerMessage } from '../server-messages.ts';
import { openedMessagesFor } from '../welcome.ts';
import type { Deed } from './row.ts';

/** What everybody at a match hears of a deed beside the state it leads to. `before`: of the match as it was. */
export function newsOf(before: { vote: HostedMatch['vote'] }, hosted: HostedMatch, deed: Deed): Outgoing[] {
  const { id: match } = hosted;
  const decided = (agreed: boolean): Outgoing[] =>
    before.vote && !hosted.vote ? toAll(hosted, decisionMessage(match, before.vote, agreed)) : [];
  switch (deed.kind) {
    case 'undo':
      return decided(deed.body.agreed === true);
    case 'free':
      return decided(true);
    case 'ask':
    case 'agree':
      return voteMessages(hosted);
    case 'pause':
      return [...decided(true), ...toAll(hosted, { is: 'pace', match, ...hosted.pace })];
    case 'go':
    case 'pace':
      return toAll(hosted, { is: 'pace', match, ...hosted.pace });
    case 'late':
      // He did not ask for it: his tables hear that the seat is lent, and may be taken back.
      return [...decided(false), ...voteMessages(hosted), ...lentTo(hosted, deed.body.seat)];
    default:
      // The match went on, or somebody has other things in mind: what was asked for is not asked any more.
      return decided(false);
  }
}

const lentTo = (hosted: HostedMatch, seat: Seat): Outgoing[] => {
  const player = hosted.lent[seat]?.player;
  return [...hosted.here].flatMap(([to, present]) =>
    present.player === player ? openedMessagesFor(hosted, to, player) : [],
  );
};

/** What is being asked for. */
const voteMessages = (hosted: HostedMatch): Outgoing[] =>
  hosted.vote ? toAll(hosted, voteMessage(hosted.id, hosted.vote)) : [];

/** The same, for one who comes meanwhile. */
export const voteMessagesFor = (hosted: HostedMatch, to: Connection): Outgoing[] =>
  voteMessages(hosted).filter((message) => message.to === to);

function voteMessage(match: string, { waiting, since: _, ...topic }: OpenVote): ServerMessage {
  if (topic.what === 'pause' || topic.what === 'free') return { is: 'voted', match, ...topic, waiting };
  return { is: 'undoAsked', match, by: topic.by, why: topic.why, waiting };
}

function decisionMessage(match: string, { waiting: _, since: __, ...topic }: OpenVote, agreed: boolean): ServerMessage {
  if (topic.what === 'pause' || topic.what === 'free') return { is: 'decided', match, ...topic, agreed };
  return { is: 'undoDecided', match, by: topic.by, agreed };
}
