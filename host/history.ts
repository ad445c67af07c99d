import { type Account, accountOf, type Match, rewind, type Viewer } from '@conjure/engine';
import type { ClientMessageOf } from './client-messages.ts';
import { maySee, mayTakeRecord } from './gate/rights.ts';
import { positionOf } from './gate/state.ts';
import { type HostedMatch, recordOf } from './hosted-match.ts';
import { type Judgement, sayOnly } from './judgement.ts';
import { type Connection, error } from './server-messages.ts';

/** The position as the viewer saw it then. */
export function history(
  hosted: HostedMatch,
  from: Connection,
  { viewer, step }: ClientMessageOf<'history'>,
): Judgement {
  const { play, id: match } = hosted;
  if (!maySee(hosted, from, viewer)) return sayOnly({ to: from, message: error('notYourSeat', { match }) });
  if (step > play.match.answers.length) return sayOnly({ to: from, message: error('noStep', { match }) });
  const then = rewind(play.match, step);
  const position = positionOf(then, viewer);
  const words = then.game.describe(position.view);
  return sayOnly({ to: from, message: { is: 'history', match, ...position, words } });
}

/** What the match came to, as the viewer heard it: when it is over everybody may hear it with anybody's ears. */
export function matchAccount(hosted: HostedMatch, from: Connection, { viewer }: ClientMessageOf<'account'>): Judgement {
  const { id: match } = hosted;
  if (!maySee(hosted, from, viewer)) return sayOnly({ to: from, message: error('notYourSeat', { match }) });
  const account = accountKept(hosted, viewer);
  return sayOnly({ to: from, message: account ? { is: 'account', match, account } : error('notOver', { match }) });
}

/** What was told of matches that are over: to tell it a match is played again, from its beginning. */
const told = new WeakMap<Match, Map<Viewer, Account>>();

function accountKept({ play: { match }, closed }: HostedMatch, viewer: Viewer): Account | null {
  const known = told.get(match)?.get(viewer);
  if (known) return known;
  const account = accountOf(match, viewer);
  // Before it is closed its end may be taken back.
  if (account && closed) told.set(match, (told.get(match) ?? new Map<Viewer, Account>()).set(viewer, account));
  return account;
}

export function exportRecord(hosted: HostedMatch, from: Connection): Judgement {
  const { id: match } = hosted;
  if (!mayTakeRecord(hosted, from)) return sayOnly({ to: from, message: error('secret', { match }) });
  return sayOnly({ to: from, message: { is: 'record', match, record: recordOf(hosted) } });
}
