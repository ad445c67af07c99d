import { type Fault, type LogEntry, type Record, readRecord, type Seat, standingAnswers } from '@conjure/engine';
import { chairFault, levelOf } from './bots.ts';
import { type Chair, unnamed } from './client-messages.ts';
import { asImported, type Created, importRecord } from './create-match.ts';
import { type HostedMatch, recordOf } from './hosted-match.ts';
import type { Library } from './library.ts';
import { logFrom } from './log/from-record.ts';
import type { StoredLog } from './log/row.ts';
import { type MatchSnapshot, snapshotIn } from './log/snapshot.ts';
import { tryOut } from './log/trial.ts';
import { dueIn } from './overdue.ts';
import { type Projection, projectionOf } from './store.ts';
import type { Terms } from './terms.ts';

/** A match of one screen that is to be continued online: who brings it, and which seats stay at that screen. */
export interface ImportRequest {
  readonly match: string;
  readonly owner: string;
  readonly record: unknown;
  readonly chairs: readonly Chair[];
  readonly hold: readonly Seat[];
  readonly terms: Terms;
  readonly at: number;
  /** So many entries may its log have. */
  readonly most: number;
}

/** The same as a store keeps it. */
export interface ImportedMatch extends StoredLog {
  readonly projection: Projection;
  readonly snapshot: MatchSnapshot | null;
}

/**
 * Makes of the record of a match at one screen the log of one that is continued online. What was taken back in it is left out: online,
 * that is for all to agree on. Its dice and hidden things may be known to whoever brings it, so it has no proof.
 */
export async function importMatch(
  games: Library,
  { match, owner, record: value, chairs: wished, hold, terms, at, most }: ImportRequest,
): Promise<ImportedMatch | Exclude<Created, { hosted: HostedMatch }>> {
  const read = readRecord(value);
  if ('fault' in read) return { what: 'broken', fault: { place: 'record', expected: 'a record', got: read.fault } };
  const chairs = wished.map((chair, seat) => (hold.includes(seat) ? chair : unnamed(chair)));
  const fault = recordFault(read.record, most) ?? choicesFault(chairs, hold, terms);
  if (fault) return { what: 'malformed', fault };
  const created = await importRecord(games, match, asPlayed(read.record), chairs);
  if (!('hosted' in created)) return created;
  const imported = asImported({ ...created.hosted, at }, { terms, owner });
  if (imported.play.match.over) return { what: 'over' };
  const { opening, rows } = logFrom(recordOf(created.hosted), match, chairs, at);
  const sat = tryOut(imported, [{ kind: 'sit', body: { player: owner, seats: hold } }], { at });
  const hosted = sat.after as HostedMatch;
  return {
    opening: { ...opening, terms, owner },
    rows: [...rows, ...sat.rows],
    projection: projectionOf(hosted, dueIn(hosted)),
    snapshot: snapshotIn(hosted),
  };
}

/** The answers that stand, and nothing that was taken back. */
function asPlayed({ free: _, fair: __, ...record }: Record): Record {
  const stands = standingAnswers(record.log);
  return {
    ...record,
    log: record.log.filter((entry, i): entry is LogEntry => 'answer' in entry && stands[i] === true),
  };
}

function recordFault({ log, dice, scripted }: Record, most: number): Fault | null {
  if (log.length > most) return { place: 'record.log', expected: `at most ${most} entries`, got: String(log.length) };
  const isSet = dice !== undefined || scripted !== undefined || log.some((entry) => 'dice' in entry);
  return isSet ? { place: 'record.dice', expected: 'dice that nobody has set', got: 'dice that were set' } : null;
}

function choicesFault(chairs: readonly Chair[], hold: readonly Seat[], { substitute, listed }: Terms): Fault | null {
  const level = levelOf(substitute, 'terms.substitute');
  const held = hold.find((seat) => chairs[seat]?.who !== 'person');
  const own = { place: 'hold', expected: 'seats of people at one’s own screen' };
  if (hold.length === 0 || new Set(hold).size < hold.length) return { ...own, got: 'none, or one of them twice' };
  if (held !== undefined) return { ...own, got: String(held) };
  if (listed) return { place: 'terms.listed', expected: 'false: strangers could not know its dice', got: 'true' };
  return chairFault(chairs) ?? ('fault' in level ? level.fault : null);
}
