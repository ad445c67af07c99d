import { type Event, eventsFor, type Match, type Seat, type StoryEntry } from '@conjure/engine';
import type { LookOptions } from './open.ts';
import type { ReplyFields } from './problem.ts';
import type { ProtocolVoice } from './speech.ts';

/**
 * What was told since the `from`-th event, as the viewer heard it. The referee gets every event; one that not everybody
 * heard names its `audience` and what the `others` heard instead. With labels, `words` has the same in sentences.
 */
export function eventsIn(match: Match, voice: ProtocolVoice, { viewer, labels }: LookOptions, from = 0): ReplyFields {
  const { game, table, story } = match;
  const told = story.slice(from);
  const events = viewer === undefined ? told.map(withAudience) : eventsFor(told, viewer);
  if (!labels) return { events };
  const view = game.view(table, viewer ?? null);
  const plain = viewer === undefined ? told.map(({ event }) => event) : events;
  return { events, words: plain.map((event) => voice.say(game.narrate(view, event))) };
}

interface EventForReferee extends Event {
  audience?: readonly Seat[];
  others?: Event;
}

const withAudience = ({ event, to, others }: StoryEntry): EventForReferee =>
  to === null ? event : { ...event, audience: to, ...(others ? { others } : {}) };
