import { copyPlain, type Game, got, type Play } from '@conjure/engine';
import type { Schemas } from '@conjure/shelf';
import type { Language } from '@conjure/words';
import { LIMITS, nameShape, unreadable } from './limits.ts';
import { faulty, type ReplyFields, wrong } from './problem.ts';
import { requests } from './requests.ts';
import { type ProtocolVoice, voicesFrom } from './speech.ts';
import type { SpokenGames } from './texts.ts';

/** One conversation: the matches begun in it, under the names it gave them. */
export interface ProtocolSession {
  readonly games: ReadonlyMap<string, Game>;
  /** Dice may be scripted. */
  readonly test: boolean;
  /** What is spoken where a request does not say. */
  readonly lang: Language;
  readonly voiceFor: (game: Game, lang: Language) => ProtocolVoice;
  /** What the game tells, as JSON Schema. */
  readonly schemasOf: (game: Game) => Schemas;
  readonly matchLimit: number;
  readonly plays: Map<string, Play>;
  /** How many matches have been begun: no name is given twice. */
  begun: number;
}

export interface SessionOptions {
  games: readonly Game[];
  library: SpokenGames;
  test?: boolean | undefined;
  lang?: Language;
  matchLimit?: number;
}

export function newSession(options: SessionOptions): ProtocolSession {
  const { games, library, test = false, lang = 'en', matchLimit = LIMITS.matches } = options;
  return {
    games: new Map(games.map((game) => [game.id, game])),
    test,
    lang,
    voiceFor: voicesFrom(library),
    schemasOf: ({ id }) => library.get(id)?.schemas ?? { events: {}, view: {} },
    matchLimit,
    plays: new Map(),
    begun: 0,
  };
}

export type ProtocolReply = { readonly id: string | number | null } & ReplyFields;

/** The one reply to a request. It never throws, and what ends in an error or a refusal has changed nothing. */
export function handle(session: ProtocolSession, line: string): ProtocolReply {
  if (line.length > LIMITS.line) return tooLong();
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch (error) {
    return reply(null, wrong(`The line is not JSON: ${said(error)}.`, 'the line', 'one JSON object', line));
  }
  const id = idOf(request);
  try {
    return reply(id, respond(session, request));
  } catch (error) {
    // Requests undo what they have done before an error gets here.
    const what = `The engine failed at this request, and nothing was changed: ${said(error)}. Please report it.`;
    return reply(id, { error: { what, where: 'the engine' } });
  }
}

export const tooLong = (): ProtocolReply =>
  reply(null, {
    error: {
      what: `The line is longer than ${LIMITS.line} bytes.`,
      where: 'the line',
      expected: `at most ${LIMITS.line} bytes`,
      got: 'more',
    },
  });

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A copy: whoever gets the reply may do with it what they like. */
const reply = (id: ProtocolReply['id'], body: ReplyFields): ProtocolReply => copyPlain({ id, ...body });

function idOf(request: unknown): ProtocolReply['id'] {
  if (typeof request !== 'object' || request === null || !Object.hasOwn(request, 'id')) return null;
  const { id } = request as { id: unknown };
  return nameShape.check(id, 'id') === null ? (id as string | number) : null;
}

function respond(session: ProtocolSession, request: unknown): ReplyFields {
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    return faulty({ place: 'the request', expected: 'an object', got: got(request) });
  const fault = unreadable(request);
  if (fault) return faulty(fault);
  const name = Object.hasOwn(request, 'do') ? (request as { do: unknown }).do : undefined;
  const known = Object.keys(requests).filter((each) => session.test || !requests[each].testOnly);
  const asked = typeof name === 'string' && Object.hasOwn(requests, name) ? requests[name] : null;
  if (!asked) return wrong('There is no such request.', 'do', `one of ${known.join(', ')}`, name);
  if (asked.testOnly && !session.test)
    return wrong(`"${name}" is answered only under "conjure engine --test".`, 'do', `one of ${known.join(', ')}`, name);
  const misfit = asked.shape.check(request, '');
  return misfit ? faulty(misfit) : asked.run(session, request);
}
