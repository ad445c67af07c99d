import { hashOf, type NarratedEvent, type ServerMessageOf } from '@conjure/host';
import { digestsOf, keepDigests } from './device.ts';

/** What is worth remembering of something that was told: what happened and when, not how it was said. */
export const digestOf = ({ step, event }: Pick<NarratedEvent, 'step' | 'event'>): string => hashOf([step, event]);

/** Not after every answer: a page that is shut in between has heard a little less. */
const LATER = 1_000;

/** Remembers on this device what was told here, so that nobody can tell it otherwise later. */
export function newStoryDigests(match: string) {
  let digests: { [viewer: string]: readonly string[] } = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const known = digestsOf(match).then(
    (kept) => {
      digests = { ...kept?.digests, ...digests };
    },
    () => {},
  );
  return {
    hear({ viewer, story: { from, events } }: ServerMessageOf<'state'>): void {
      void known.then(() => {
        const before = digests[String(viewer)] ?? [];
        // Who was not there for what went before remembers nothing of it.
        const start = Array.from({ length: Math.max(0, from - before.length) }, () => '');
        const told = [...before.slice(0, from), ...start, ...events.map(digestOf)];
        digests = { ...digests, [String(viewer)]: told };
        clearTimeout(timer);
        timer = setTimeout(() => void keepDigests({ match, digests }).catch(() => {}), LATER);
      });
    },
  };
}
