import type { Thought } from '@conjure/bots';
import { openTo, type Seat } from '@conjure/engine';
import { levelOf } from './bots.ts';
import type { ClientMessageOf } from './client-messages.ts';
import { type HostState, playerOf, type ReplyFn, send } from './host-state.ts';
import type { HostedMatch } from './hosted-match.ts';
import { notFor } from './receive.ts';
import { type Connection, error, type ServerMessage } from './server-messages.ts';
import { thinkRequest } from './thinking/think-request.ts';
import { thoughtFor } from './thinking/thought-for.ts';

/** So many thoughts of one match wait at the most: nobody has all threads for himself. */
const MOST_HINTS = 4;

/** A hint is what a bot with the seat's own eyes would do; it takes time, so it comes later. */
export function hint(
  host: HostState,
  hosted: HostedMatch,
  message: ClientMessageOf<'hint'>,
  from: Connection,
  reply: ReplyFn,
): void {
  const { seat, level = 'expert', id: re } = message;
  const { queues } = host;
  const match = hosted.id;
  const found = levelOf(level, 'level');
  if ('fault' in found) {
    reply(error('malformed', { match, fault: found.fault }));
    return;
  }
  const question = openTo(hosted.play.match, seat)?.id;
  if (question === undefined) {
    reply(error('notAsked', { match }));
    return;
  }
  const waiting = host.hints.get(match) ?? 0;
  if (waiting >= MOST_HINTS) {
    reply(error('busy', { match }));
    return;
  }
  host.hints.set(match, waiting + 1);
  reply({ is: 'thinking', match, seat, question: question });
  const wanted = thinkRequest(hosted, seat, level, playerOf(host, from));
  queues.inTurn(`hints ${match} ${from}`, async () => {
    const thought = await thoughtFor(host, wanted, new AbortController().signal);
    const left = (host.hints.get(match) ?? 1) - 1;
    if (left > 0) host.hints.set(match, left);
    else host.hints.delete(match);
    await queues.inTurn(match, async () => {
      const still = host.matches.get(match);
      if (!still || notFor(still, from, { seat })) return;
      const message =
        (thought && thought !== 'failed' && hintOf(still, seat, question, thought)) || error('stale', { match });
      send(host, [{ to: from, message: message }], from, re);
    });
  });
}

/** The hint that a thought comes to, as long as the seat is asked the same; `null` where it is not, or nothing was thought. */
function hintOf(
  { id, play }: HostedMatch,
  seat: Seat,
  question: number,
  { answer, options }: Thought,
): ServerMessage | null {
  const { game, table } = play.match;
  const open = openTo(play.match, seat);
  if (answer === undefined || open?.id !== question) return null;
  const view = game.view(table, seat);
  const label = (each: unknown) => game.label(view, open.question.kind, each);
  const weighed = options.map((each) => ({ answer: each.answer, label: label(each.answer), worth: each.worth }));
  return { is: 'hint', match: id, seat, question, answer, label: label(answer), weighed };
}
