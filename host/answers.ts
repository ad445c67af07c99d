import {
  type Facts,
  answer as giveAnswer,
  groupOutcomes,
  judge,
  type Match,
  must,
  openTo,
  outcomes,
  type Seat,
  safely,
  type Verdict,
  withFaces,
} from '@conjure/engine';
import type { ClientMessageOf } from './client-messages.ts';
import { narrated, statesToAll } from './gate.ts';
import { marksNow, type Room, toAll, type Update, unchanged } from './room.ts';
import { type Connection, error, type ServerMessage } from './server-messages.ts';

interface Decision {
  seat: Seat;
  question: number;
  answer: unknown;
}

/** Gives an answer, a person's or a bot's; the verdict says whether it counted. */
export function decide(room: Room, { seat, question, answer }: Decision): { verdict: Verdict; update: Update } {
  const { play, asking, id: match } = room;
  const told = play.match.story.length;
  return safely(play, () => {
    const verdict = giveAnswer(play, seat, answer, question);
    if (!('done' in verdict)) return { verdict, update: unchanged(room) };
    const next = { ...room, marks: marksNow(room), asking: null };
    // The match went on: what was to be taken back is not the last answer any more.
    const lapsed = asking ? toAll(next, { is: 'undoDecided', match, by: asking.by, agreed: false }) : [];
    return { verdict, update: { room: next, outgoing: [...lapsed, ...statesToAll(next, told)], changed: true } };
  });
}

export function answer(room: Room, from: Connection, message: ClientMessageOf<'answer'>): Update {
  const { verdict, update } = decide(room, message);
  return 'done' in verdict ? update : unchanged(room, { to: from, message: against(room, verdict) });
}

export function explain(room: Room, from: Connection, { seat, question, answer }: ClientMessageOf<'explain'>): Update {
  const verdict = judge(room.play.match, seat, answer, question);
  return unchanged(room, {
    to: from,
    message:
      'done' in verdict
        ? { is: 'legal', match: room.id, about: certain(room.play.match, seat, answer) }
        : against(room, verdict),
  });
}

/** Exact chances, up to the next rest or question, of what the seat would hear. */
export function odds(room: Room, from: Connection, { seat, question, answer }: ClientMessageOf<'odds'>): Update {
  const { match } = room.play;
  const verdict = judge(match, seat, answer, question);
  if (!('done' in verdict)) return unchanged(room, { to: from, message: against(room, verdict) });
  const { game, table } = match;
  const found = outcomes(match, seat, answer);
  const view = game.view(table, seat);
  const message: ServerMessage = {
    is: 'odds',
    match: room.id,
    outcomes: groupOutcomes(found.outcomes).map(({ p, ends, events, faces }) => ({
      p,
      ends,
      faces,
      events: narrated(match, seat, events).map(({ event, said }) => ({ event, said: withFaces(said, faces) })),
    })),
    complete: found.complete,
    about: certain(match, seat, answer),
    prospects:
      game.prospects?.(view, must(openTo(match, seat)?.question.kind, 'what is asked of seat', seat), answer) ?? [],
  };
  return unchanged(room, { to: from, message });
}

const certain = (match: Match, seat: Seat, answer: unknown): Facts =>
  openTo(match, seat)?.question.about?.(answer, seat) ?? {};

const WHAT = { question: 'stale', seat: 'notAsked' } as const;

/** Why an answer does not count. */
function against(room: Room, verdict: Exclude<Verdict, { done: true }>): ServerMessage {
  if ('refused' in verdict) return { is: 'refused', match: room.id, refused: verdict.refused };
  const { fault } = verdict;
  const what = fault.place === 'question' || fault.place === 'seat' ? WHAT[fault.place] : 'malformed';
  return error(what, { match: room.id, fault });
}
