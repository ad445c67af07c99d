import type { Record as MatchRecord } from '@conjure/engine';
import { checkFair, markOf, type ServerMessageOf } from '@conjure/host';
import { wire as own } from '../wire/index.ts';
import { isRejection, type Wire } from '../wire/wire.ts';
import { type Heard, heardOf, type Remembered } from './device.ts';
import { digestOf } from './hearing.ts';
import { mine } from './sitting-down.ts';

/** What was looked at, in its order; words `apart.proof.<check>` and `apart.proof.<check>.<found>`. */
export const CHECKS = ['seal', 'pledges', 'seed', 'dice', 'memory', 'heard'] as const;
type Found = 'right' | 'wrong' | 'unknown';
export type Proof = { readonly [check in (typeof CHECKS)[number]]: Found };

/** Looks at where the dice of a match came from: all of it here, with what this device remembers. */
export async function prove(wire: Wire, match: string): Promise<Proof | { against: string }> {
  const reply = await wire.ask({ do: 'export', match }, 'record');
  if (isRejection(reply)) return { against: reply.is === 'error' ? reply.what : 'failed' };
  const { record } = reply;
  const unfair = checkFair(record);
  if (unfair === 'unproved' || unfair === 'chosen') return { against: unfair };
  const [kept, heard, told] = await Promise.all([mine(match), heardOf(match).catch(() => null), replayed(record)]);
  return {
    seal: unfair === 'seal' ? 'wrong' : 'right',
    pledges: unfair === 'seal' ? 'unknown' : unfair === 'pledge' ? 'wrong' : 'right',
    seed: unfair === null ? 'right' : unfair === 'seed' ? 'wrong' : 'unknown',
    dice: told ? 'right' : 'wrong',
    memory: kept ? (isAsRemembered(record, kept) ? 'right' : 'wrong') : 'unknown',
    heard: told && heard ? sameAsHeard(told, heard) : 'unknown',
  };
}

/** The last promise of the house, one's own text and the mark of all promises, as they were shown here before any text was told. */
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

type Told = readonly Pick<ServerMessageOf<'state'>, 'viewer' | 'story'>[];

/** Whether everything that was heard here did happen, and nothing else. */
export function sameAsHeard(told: Told, { digests }: Pick<Heard, 'digests'>): Found {
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

/** The match played once more from its record, by the rules on this device; `null` where it does not come to the same. */
async function replayed(record: MatchRecord): Promise<Told | null> {
  const told: ServerMessageOf<'state'>[] = [];
  const stop = own.listen((message) => {
    if (message.is === 'state') told.push(message);
  });
  const reply = await own.ask(
    { do: 'import', record, seats: Array.from({ length: record.seats }, () => ({ who: 'person' as const })) },
    'opened',
  );
  if (isRejection(reply)) {
    stop();
    return null;
  }
  const { match } = reply;
  // States follow the word that it is open.
  await own.ask({ do: 'account', match, viewer: null }, 'account');
  stop();
  own.tell({ do: 'forget', match });
  return told.filter((state) => state.match === match);
}
