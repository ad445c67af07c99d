import { demons } from '@conjure/demons';
import type { Event, Play, Seat } from '@conjure/engine';
import { allBoxes } from '@conjure/shelf';
import { expect } from 'vitest';
import type { Problem } from '../problem.ts';
import { handle, newSession, type ProtocolSession } from '../session.ts';
import { loadLibrary } from '../texts.ts';

export interface OpenReply {
  question: number;
  seats: Seat[];
  how: string;
  kind: string;
  rule: string;
  prompt: string;
  options?: unknown[];
  sampled?: unknown[];
  labels?: string[];
}

/** An event as a test reads it. */
export type EventReply = Event & { readonly [field: string]: unknown };

/** What a reply may hold; each request fills its own part. */
export interface Reply {
  id: string | number | null;
  error?: Problem;
  refused?: { rule: string; title: string; text: string; facts: object };
  barred?: { why: string; text: string };
  match: string;
  open: OpenReply[];
  events: EventReply[];
  words: string[];
  outcomes: { p: number; events: EventReply[]; ends: string }[];
  complete: boolean;
  [field: string]: unknown;
}

export interface Talk {
  readonly session: ProtocolSession;
  /** Sends a request as a line and reads the reply as a line. */
  ask(request: object): Reply;
  send(line: string): Reply;
}

const boxes = await allBoxes();
const library = await loadLibrary(boxes);

export function talk({ test = true, matchLimit = 100 } = {}): Talk {
  const session = newSession({ games: boxes.map(({ game }) => game), library, test, matchLimit });
  let sent = 0;
  const send = (line: string): Reply => JSON.parse(JSON.stringify(handle(session, line)));
  return {
    session,
    send,
    ask(request) {
      sent++;
      const reply = send(JSON.stringify({ id: sent, ...request }));
      if (!('id' in request)) expect(reply.id).toBe(sent);
      return reply;
    },
  };
}

/** A match in a scenario, ready to be acted in. */
export interface TestMatch extends Talk {
  readonly match: string;
  /** The reply that began it. */
  readonly begun: Reply;
  /** The open question. */
  open(): OpenReply;
  /** Gives an answer to the open question, with the dice it will meet. */
  answer(seat: Seat, answer: unknown, ...dice: number[]): Reply;
  /** The rule that refuses the answer. */
  refuses(seat: Seat, answer: unknown): string | undefined;
  about(what: object): Reply;
}

/** A match of Demons, unless another game is wanted. */
export function begin(wanted: object, talking = talk()): TestMatch {
  const { ask } = talking;
  const begun = ask({ do: 'new', game: 'demons', seed: 'scene', ...wanted });
  expect(begun.error).toBeUndefined();
  const { match } = begun;
  const about = (what: object) => ask({ match, ...what });
  const open = () => about({ do: 'open' }).open[0];
  const decide = (how: string, seat: Seat, answer: unknown) =>
    about({ do: how, seat, question: open().question, answer });
  return {
    ...talking,
    match,
    begun,
    about,
    open,
    answer(seat, answer, ...faces) {
      if (faces.length > 0) expect(about({ do: 'dice', faces }).error).toBeUndefined();
      return decide('answer', seat, answer);
    },
    refuses(seat, answer) {
      const { refused } = decide('answer', seat, answer);
      expect(decide('explain', seat, answer).refused).toEqual(refused);
      return refused?.rule;
    },
  };
}

export const only = (reply: Reply, type: string): EventReply[] => reply.events.filter((event) => event.type === type);

/** All mortals out of the way, so that a test meets only those it places. */
export const NOBODY = Object.fromEntries(demons.content.mortals.map(({ id }) => [id, { status: 'gone' }]));

/** Everything that a request could change in a session, as a text. */
export const traceOf = ({ plays, begun }: ProtocolSession): string =>
  JSON.stringify([begun, [...plays].map(([name, play]) => [name, ...matchTrace(play)])]);

function matchTrace({ match, log, undone, free }: Play): unknown[] {
  const { table, open, answers, story, over, questionCount, scripted, rest } = match;
  const { faces, seeds, dice, drawn, state } = table;
  const inHand = [...(open?.answers ?? [])];
  const decided = [free, log, undone, answers, over, questionCount, scripted, open?.id ?? null, inHand, story.length];
  return [decided, faces, seeds.counts, dice.log, drawn, state, rest];
}
