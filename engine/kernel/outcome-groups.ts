import type { Outcome } from './outcomes.ts';
import type { Phrase } from './phrase.ts';
import { canonical } from './plain.ts';
import type { Event } from './table.ts';

/** Fields of events that only tell the faces of dice: the events of all games name them so. */
const FACES = { die: null, dice: null, rolls: null };

/** Outcomes that differ in nothing but the dice that led there. */
export interface OutcomeGroup<E extends Event = Event> extends Outcome<E> {
  /** The faces, where a single die decided: each way once. */
  faces: number[];
}

/** Outcomes with those merged that differ only in their dice. */
export function groupOutcomes<E extends Event>(outcomes: readonly Outcome<E>[]): OutcomeGroup<E>[] {
  const gists = new Map<string, OutcomeGroup<E>>();
  for (const outcome of outcomes) {
    const { p, events, ends } = outcome;
    const key = canonical([events.map((event) => ({ ...event, ...FACES })), ends]);
    const known = gists.get(key);
    const gist = known ?? { p: 0, events, ends, faces: [] };
    gist.p += p;
    const [face, ...more] = events.flatMap((event) => ('die' in event ? [Number(event.die)] : []));
    if (face !== undefined && more.length === 0 && !gist.faces.includes(face)) gist.faces.push(face);
    if (!known) gists.set(key, gist);
  }
  return [...gists.values()];
}

/** A sentence of a gist: several faces that lead to the same are told together. */
export function withFaces(told: Phrase, faces: readonly number[]): Phrase {
  if (faces.length < 2 || told.facts?.die === undefined) return told;
  return { ...told, facts: { ...told.facts, die: faces.join(', ') } };
}
