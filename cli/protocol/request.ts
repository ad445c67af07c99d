import { flag, type Play, type Shape, text, type Viewer, whole } from '@conjure/engine';
import type { Language } from '@conjure/words';
import { nameShape } from './limits.ts';
import { type ReplyFields, wrong } from './problem.ts';
import type { ProtocolSession } from './session.ts';
import { langShape, type ProtocolVoice } from './speech.ts';

/** A kind of request: what it looks like, and what is done. */
export interface ProtocolRequest {
  readonly shape: Shape<unknown>;
  /** Only under `--test`. */
  readonly testOnly?: true;
  run(session: ProtocolSession, asked: unknown): ReplyFields;
}

/** Fields of every request. */
export const always = { do: text };
export const maybe = { id: nameShape, lang: langShape };
/** Fields of every request that is answered with open questions. */
export const looking = { ...maybe, labels: flag };
export interface Looking {
  lang?: Language;
  labels?: boolean;
}

export const seatShape = whole(0, 99);

/** The shape has been checked when it runs. */
export function request<T>(shape: Shape<T>, run: (session: ProtocolSession, asked: T) => ReplyFields): ProtocolRequest {
  return { shape, run: (session, asked) => run(session, asked as T) };
}

/** A match that a request speaks of. */
export interface RequestContext {
  readonly session: ProtocolSession;
  /** The name of the match. */
  readonly name: string;
  readonly play: Play;
  readonly voice: ProtocolVoice;
}

interface AsksOfMatch {
  match: string;
  seat?: Viewer;
  viewer?: Viewer;
  lang?: Language;
}

/** A request about one match: it must exist, and so must the seats that are named. */
export function onMatch<T extends AsksOfMatch>(
  shape: Shape<T>,
  run: (context: RequestContext, asked: T) => ReplyFields,
): ProtocolRequest {
  return request(shape, (session, asked) => {
    const play = session.plays.get(asked.match);
    if (!play) return wrong('There is no such match.', 'match', someOf([...session.plays.keys()]), asked.match);
    const { game, origin } = play.match;
    for (const where of ['seat', 'viewer'] as const) {
      const seat = asked[where];
      if (typeof seat === 'number' && seat >= origin.seats)
        return wrong(`The match has ${origin.seats} seats.`, where, `a seat from 0 to ${origin.seats - 1}`, seat);
    }
    const voice = session.voiceFor(game, asked.lang ?? session.lang);
    return run({ session, name: asked.match, play, voice }, asked);
  });
}

function someOf(names: readonly string[]): string {
  if (names.length === 0) return 'a match begun by "new"';
  const last = names.slice(-5).join(', ');
  return names.length > 5 ? `one of …, ${last}` : `one of ${last}`;
}
