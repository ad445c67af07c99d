import {
  type Facts,
  gistsOf,
  answer as giveAnswer,
  judge,
  type Match,
  openTo,
  outcomes,
  type Seat,
  safely,
  type Verdict,
  withFaces,
} from '@conjure/engine';
import { narrated, statesToAll } from './gate.ts';
import type { MessageOf } from './messages.ts';
import { marksNow, type Room, type Turn, toAll, unchanged } from './room.ts';
import { type Connection, error, type Saying } from './said.ts';

interface Decision {
  seat: Seat;
  question: number;
  answer: unknown;
}

/** Gives an answer, a person's or a bot's; the verdict says whether it counted. */
export function decide(room: Room, { seat, question, answer }: Decision): { verdict: Verdict; turn: Turn } {
  const { play, asking, id: match } = room;
  const told = play.match.story.length;
  return safely(play, () => {
    const verdict = giveAnswer(play, seat, answer, question);
    if (!('done' in verdict)) return { verdict, turn: unchanged(room) };
    const next = { ...room, marks: marksNow(room), asking: null };
    // The match went on: what was to be taken back is not the last answer any more.
    const lapsed = asking ? toAll(next, { is: 'undoDecided', match, by: asking.by, agreed: false }) : [];
    return { verdict, turn: { room: next, say: [...lapsed, ...statesToAll(next, told)], changed: true } };
  });
}

export function answer(room: Room, from: Connection, message: MessageOf<'answer'>): Turn {
  const { verdict, turn } = decide(room, message);
  return 'done' in verdict ? turn : unchanged(room, { to: from, message: against(room, verdict) });
}

export function explain(room: Room, from: Connection, { seat, question, answer }: MessageOf<'explain'>): Turn {
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
export function odds(room: Room, from: Connection, { seat, question, answer }: MessageOf<'odds'>): Turn {
  const { match } = room.play;
  const verdict = judge(match, seat, answer, question);
  if (!('done' in verdict)) return unchanged(room, { to: from, message: against(room, verdict) });
  const { game, table } = match;
  const found = outcomes(match, seat, answer);
  const view = game.view(table, seat);
  const message: Saying = {
    is: 'odds',
    match: room.id,
    outcomes: gistsOf(found.outcomes).map(({ p, ends, events, faces }) => ({
      p,
      ends,
      faces,
      events: narrated(match, seat, events).map(({ event, said }) => ({ event, said: withFaces(said, faces) })),
    })),
    complete: found.complete,
    about: certain(match, seat, answer),
    prospects: game.prospects?.(view, openTo(match, seat)?.question.kind ?? '', answer) ?? [],
  };
  return unchanged(room, { to: from, message });
}

const certain = (match: Match, seat: Seat, answer: unknown): Facts =>
  openTo(match, seat)?.question.about?.(answer, seat) ?? {};

const WHAT = { question: 'stale', seat: 'notAsked' } as const;

/** Why an answer does not count. */
function against(room: Room, verdict: Exclude<Verdict, { done: true }>): Saying {
  if ('refused' in verdict) return { is: 'refused', match: room.id, refused: verdict.refused };
  const { fault } = verdict;
  const what = fault.place === 'question' || fault.place === 'seat' ? WHAT[fault.place] : 'malformed';
  return error(what, { match: room.id, fault });
}
