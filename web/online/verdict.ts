import type { Record as MatchRecord } from '@conjure/engine';
import { markOf, type ServerMessageOf } from '@conjure/host';
import type { Remembered, StoryDigests } from './device.ts';
import { digestOf } from './story-digests.ts';

/** `unknown`: nobody here can say, so it is the server's word. */
export type CheckVerdict = 'right' | 'wrong' | 'unknown';

/** The last promise of the server, one's own text and the mark of all promises, as they were shown here before any text was told. */
export function isAsRemembered({ fair }: Pick<MatchRecord, 'fair'>, kept: Remembered): boolean {
  if (!fair) return false;
  const { seal, places } = fair;
  const own = places.find(([seat]) => seat === kept.seat);
  const pledges = places.map(([seat, pledge]) => [seat, pledge] as const);
  return (
    kept.seals.at(-1) === seal &&
    own?.[1] === kept.pledge &&
    own[2] === kept.text &&
    (kept.mark === null || kept.mark === markOf({ seal, pledges }))
  );
}

export type Stories = readonly Pick<ServerMessageOf<'state'>, 'viewer' | 'story'>[];

/** Whether everything that was heard here did happen, and nothing else. */
export function sameAsDigests(told: Stories, { digests }: Pick<StoryDigests, 'digests'>): CheckVerdict {
  const compared = told.flatMap(({ viewer, story }) => {
    const heard = digests[String(viewer)] ?? [];
    return heard.flatMap((digest, i) => {
      const event = story.events[i - story.from];
      return digest === '' || i < story.from ? [] : [event !== undefined && digestOf(event) === digest];
    });
  });
  if (compared.length === 0) return 'unknown';
  return compared.every(Boolean) ? 'right' : 'wrong';
}
