// What is dear to make and rarely looked at: told when it is asked for, not with every state.
import { openTo, type Seat } from '@conjure/engine';
import type { ClientMessageOf } from './client-messages.ts';
import { barredFor, labelsFor, maySee, storyBetween } from './gate.ts';
import { type Judgement, sayOnly } from './judgement.ts';
import type { Room } from './room.ts';
import { type Connection, error, type ServerMessage } from './server-messages.ts';

/** The position in sentences. */
export function words(room: Room, from: Connection, { viewer }: ClientMessageOf<'words'>): Judgement {
  const { id: match, n } = room;
  if (!maySee(room, from, viewer)) return sayOnly({ to: from, message: error('notYourSeat', { match }) });
  const { game, table } = room.play.match;
  return sayOnly({
    to: from,
    message: { is: 'words', match, viewer, n, words: game.describe(game.view(table, viewer)) },
  });
}

/** More events than these are not told at once. */
const MOST_EVENTS = 500;

/** What happened earlier, where a table was told only the last of it. */
export function story(room: Room, to: Connection, { viewer, from, to: end }: ClientMessageOf<'story'>): Judgement {
  const { id: match, play } = room;
  if (!maySee(room, to, viewer)) return sayOnly({ to, message: error('notYourSeat', { match }) });
  const view = play.match.game.view(play.match.table, viewer);
  return sayOnly({
    to,
    message: {
      ...{ is: 'story', match, viewer },
      story: storyBetween(room, viewer, view, from, Math.min(end, from + MOST_EVENTS)),
    },
  });
}

/** What one might wish for and is refused, as long as the same is asked. */
export function barred(room: Room, from: Connection, { seat, question }: ClientMessageOf<'barred'>): Judgement {
  const against = notAsked(room, seat, question);
  const { id: match } = room;
  const message: ServerMessage = against ?? { is: 'barred', match, seat, question, barred: barredFor(room, seat) };
  return sayOnly({ to: from, message });
}

/** The labels of a long list of options, from the `from`-th on. */
export function labels(room: Room, to: Connection, { seat, question, from }: ClientMessageOf<'labels'>): Judgement {
  const against = notAsked(room, seat, question);
  const { id: match } = room;
  const message: ServerMessage = against ?? {
    is: 'labels',
    match,
    seat,
    question,
    from,
    labels: labelsFor(room, seat, from),
  };
  return sayOnly({ to, message });
}

function notAsked({ id: match, play }: Room, seat: Seat, question: number): ServerMessage | null {
  const open = openTo(play.match, seat);
  if (!open) return error('notAsked', { match });
  return open.id === question ? null : error('stale', { match });
}

/** Where the dice came from, when nothing depends on them any more. */
export function fairness({ id: match, closed, online }: Room, from: Connection): Judgement {
  if (!closed) return sayOnly({ to: from, message: error('secret', { match }) });
  return sayOnly({ to: from, message: { is: 'fair', match, fair: online?.fair ?? null } });
}
