import {
  type Facts,
  groupOutcomes,
  judge,
  type Match,
  must,
  type Outcomes,
  openTo,
  type Seat,
  type Verdict,
  withFaces,
} from '@conjure/engine';
import type { ClientMessageOf } from './client-messages.ts';
import { narrated } from './gate/story.ts';
import type { HostedMatch } from './hosted-match.ts';
import { type Judgement, sayOnly } from './judgement.ts';
import { type Connection, error, type ServerMessage } from './server-messages.ts';
import { outcomesIn } from './weighing.ts';

type AnswerMessage = Pick<ClientMessageOf<'answer'>, 'seat' | 'question' | 'answer' | 'auto'>;

/** An answer, if the rules allow it. Dice that a file brought along are noted with it. */
export function answer({ play, id }: HostedMatch, from: Connection, message: AnswerMessage): Judgement {
  const { seat, question, answer, auto = false } = message;
  const verdict = judge(play.match, seat, answer, question);
  if (!('done' in verdict)) return sayOnly({ to: from, message: against(id, verdict) });
  const { scripted } = play.match;
  const more = { ...(scripted.length > 0 ? { dice: scripted } : {}), ...(auto ? { auto } : {}) };
  return { deeds: [{ kind: 'answer', body: { seat, answer, ...more } }] };
}

export function explain(
  hosted: HostedMatch,
  from: Connection,
  { seat, question, answer }: ClientMessageOf<'explain'>,
): Judgement {
  const verdict = judge(hosted.play.match, seat, answer, question);
  return sayOnly({
    to: from,
    message:
      'done' in verdict
        ? { is: 'legal', match: hosted.id, about: certain(hosted.play.match, seat, answer) }
        : against(hosted.id, verdict),
  });
}

/** An answer if it is certain what comes of it; if chance or something hidden has a say, nothing is done and its odds are told. */
export function answerIfCertain(hosted: HostedMatch, from: Connection, message: ClientMessageOf<'answer'>): Judgement {
  const { match } = hosted.play;
  const judgement = answer(hosted, from, message);
  if (!('deeds' in judgement)) return judgement;
  const { seat, answer: given } = message;
  const found = outcomesIn(hosted, seat, given);
  if (found.complete && found.outcomes.length === 1) return judgement;
  if (hosted.online?.terms.help !== 'none') return sayOnly({ to: from, message: oddsOf(hosted, seat, given, found) });
  // That chance has a say is all that the terms let him know.
  const about = certain(match, seat, given);
  const unknown: ServerMessage = { is: 'odds', match: hosted.id, outcomes: [], complete: false, about, prospects: [] };
  return sayOnly({ to: from, message: unknown });
}

/** Exact chances, up to the next rest or question, of what the seat would hear. */
export function odds(
  hosted: HostedMatch,
  from: Connection,
  { seat, question, answer }: ClientMessageOf<'odds'>,
): Judgement {
  const { match } = hosted.play;
  const verdict = judge(match, seat, answer, question);
  if (!('done' in verdict)) return sayOnly({ to: from, message: against(hosted.id, verdict) });
  return sayOnly({ to: from, message: oddsOf(hosted, seat, answer, outcomesIn(hosted, seat, answer)) });
}

function oddsOf(hosted: HostedMatch, seat: Seat, answer: unknown, found: Outcomes): ServerMessage {
  const { match } = hosted.play;
  const { game, table } = match;
  const view = game.view(table, seat);
  return {
    is: 'odds',
    match: hosted.id,
    outcomes: groupOutcomes(found.outcomes).map(({ p, ends, events, faces }) => ({
      p,
      ends,
      faces,
      events: narrated(match, view, events).map(({ event, said }) => ({ event, said: withFaces(said, faces) })),
    })),
    complete: found.complete,
    about: certain(match, seat, answer),
    prospects:
      game.prospects?.(view, must(openTo(match, seat)?.question.kind, 'what is asked of seat', seat), answer) ?? [],
  };
}

const certain = (match: Match, seat: Seat, answer: unknown): Facts =>
  openTo(match, seat)?.question.about?.(answer, seat) ?? {};

const WHAT = { question: 'stale', seat: 'notAsked' } as const;

/** Why an answer does not count. */
function against(match: string, verdict: Exclude<Verdict, { done: true }>): ServerMessage {
  if ('refused' in verdict) return { is: 'refused', match, refused: verdict.refused };
  const { fault } = verdict;
  const what = fault.place === 'question' || fault.place === 'seat' ? WHAT[fault.place] : 'malformed';
  return error(what, { match, fault });
}
