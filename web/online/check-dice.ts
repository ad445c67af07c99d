import type { Record as MatchRecord } from '@conjure/engine';
import { checkFair, type ServerMessageOf } from '@conjure/host';
import { wire as own } from '../wire/index.ts';
import { isRejection, reasonOf, type Wire } from '../wire/wire.ts';
import { digestsOf } from './device.ts';
import { mine } from './sitting-down.ts';
import { type CheckVerdict, isAsRemembered, type Stories, sameAsDigests } from './verdict.ts';

/** What was looked at, in its order; words `online.proof.<check>` and `online.proof.<check>.<found>`. */
export const CHECKS = ['seal', 'pledges', 'seed', 'dice', 'memory', 'heard'] as const;
export type DiceProof = { readonly [check in (typeof CHECKS)[number]]: CheckVerdict };

/** Looks at where the dice of a match came from: all of it here, with what this device remembers. */
export async function checkDice(wire: Wire, match: string): Promise<DiceProof | { against: string }> {
  const reply = await wire.ask({ do: 'export', match }, 'record');
  if (isRejection(reply)) return { against: reasonOf(reply) };
  const { record } = reply;
  const unfair = checkFair(record);
  if (unfair === 'unproved' || unfair === 'chosen') return { against: unfair };
  const [kept, heard, told] = await Promise.all([mine(match), digestsOf(match).catch(() => null), replayed(record)]);
  return {
    seal: unfair === 'seal' ? 'wrong' : 'right',
    pledges: unfair === 'seal' ? 'unknown' : unfair === 'pledge' ? 'wrong' : 'right',
    seed: unfair === null ? 'right' : unfair === 'seed' ? 'wrong' : 'unknown',
    dice: told ? 'right' : 'wrong',
    memory: kept ? (isAsRemembered(record, kept) ? 'right' : 'wrong') : 'unknown',
    heard: told && heard ? sameAsDigests(told, heard) : 'unknown',
  };
}

/** The match played once more from its record, by the rules on this device; `null` where it does not come to the same. */
async function replayed(record: MatchRecord): Promise<Stories | null> {
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
