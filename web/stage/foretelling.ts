import type { Phrase } from '@conjure/engine';
import type { NarratedEvent } from '@conjure/host';

/** What dice are thrown for, said before they have stopped: a sentence of each of these types, from the facts of what is told afterwards. */
export const foretelling =
  (keyOf: (type: string) => string, types: ReadonlySet<string>) =>
  ([one, ...others]: readonly NarratedEvent[]): Phrase | null =>
    one && others.length === 0 && types.has(one.event.type)
      ? { key: keyOf(one.event.type), facts: one.said.facts ?? {} }
      : null;
