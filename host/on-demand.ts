// What is dear to make and rarely looked at: told when it is asked for, not with every state.
import { openTo, type Seat } from '@conjure/engine';
import type { ClientMessageOf } from './client-messages.ts';
import { barredFor, labelsFor } from './gate/question.ts';
import { maySee } from './gate/rights.ts';
import { storyBetween } from './gate/story.ts';
import type { HostedMatch } from './hosted-match.ts';
import { type Judgement, sayOnly } from './judgement.ts';
import { type Connection, error, type ServerMessage } from './server-messages.ts';

/** The position in sentences. */
export function words(hosted: HostedMatch, from: Connection, { viewer }: ClientMessageOf<'words'>): Judgement {
  const { id: match, n } = hosted;
  if (!maySee(hosted, from, viewer)) return sayOnly({ to: from, message: error('notYourSeat', { match }) });
  const { game, table } = hosted.play.match;
  return sayOnly({
    to: from,
    message: { is: 'words', match, viewer, n, words: game.describe(game.view(table, viewer)) },
  });
}

/** More events than these are not told at once. */
const MOST_EVENTS = 500;

/** What happened earlier, where a table was told only the last of it. */
export function story(
  hosted: HostedMatch,
  to: Connection,
  { viewer, from, to: end }: ClientMessageOf<'story'>,
): Judgement {
  const { id: match, play } = hosted;
  if (!maySee(hosted, to, viewer)) return sayOnly({ to, message: error('notYourSeat', { match }) });
  const view = play.match.game.view(play.match.table, viewer);
  return sayOnly({
    to,
    message: {
      ...{ is: 'story', match, viewer },
      story: storyBetween(hosted, viewer, view, from, Math.min(end, from + MOST_EVENTS)),
    },
  });
}

/** What one might wish for and is refused, as long as the same is asked. */
export function barred(
  hosted: HostedMatch,
  from: Connection,
  { seat, question }: ClientMessageOf<'barred'>,
): Judgement {
  const against = notAsked(hosted, seat, question);
  const { id: match } = hosted;
  const message: ServerMessage = against ?? { is: 'barred', match, seat, question, barred: barredFor(hosted, seat) };
  return sayOnly({ to: from, message });
}

/** The labels of a long list of options, from the `from`-th on. */
export function labels(
  hosted: HostedMatch,
  to: Connection,
  { seat, question, from }: ClientMessageOf<'labels'>,
): Judgement {
  const against = notAsked(hosted, seat, question);
  const { id: match } = hosted;
  const message: ServerMessage = against ?? {
    is: 'labels',
    match,
    seat,
    question,
    from,
    labels: labelsFor(hosted, seat, from),
  };
  return sayOnly({ to, message });
}

function notAsked({ id: match, play }: HostedMatch, seat: Seat, question: number): ServerMessage | null {
  const open = openTo(play.match, seat);
  if (!open) return error('notAsked', { match });
  return open.id === question ? null : error('stale', { match });
}

/** Where the dice came from, when nothing depends on them any more. */
export function fairness({ id: match, closed, online }: HostedMatch, from: Connection): Judgement {
  if (!closed) return sayOnly({ to: from, message: error('secret', { match }) });
  return sayOnly({ to: from, message: { is: 'fair', match, fair: online?.fair ?? null } });
}
