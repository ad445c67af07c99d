import type { StoredLog } from '@conjure/host';
import type { Database } from '../../log/database.ts';
import type { Saw } from './player.ts';
import { replayed } from './replay.ts';
import type { Table } from './seats.ts';

export interface Checked {
  deeds: number;
  acknowledged: number;
  /** States that players and programs saw, each of which was compared with what the log says. */
  compared: number;
  /** Lines of chat that were acknowledged. */
  said: number;
  /** Matches that were thrown away, and people who were forgotten. */
  thrownAway: number;
  forgotten: number;
  /** What is wrong; nothing else matters. */
  readonly problems: string[];
}

/** What is to be compared with the log. */
export interface Witnesses {
  readonly tables: readonly Table[];
  /** Programs that have read as a seat of a match. */
  readonly readers: readonly { readonly match: string; readonly seat: number; saw(): readonly Saw[] }[];
  /** Matches that were thrown away, and who was forgotten in the middle of a match, both acknowledged. */
  readonly thrownAway: readonly string[];
  readonly forgotten: readonly { readonly player: string; readonly match: string }[];
}

/** Whether everything that was acknowledged is there, once, and everything that anybody saw is what the log says. */
export async function check({ store, people }: Database, witnesses: Witnesses): Promise<Checked> {
  const { tables, readers, thrownAway, forgotten } = witnesses;
  const found: Checked = { deeds: 0, acknowledged: 0, compared: 0, said: 0, thrownAway: 0, forgotten: 0, problems: [] };
  for (const match of thrownAway) {
    found.thrownAway++;
    if ((await store.read(match, 0)) !== null) found.problems.push(`${match} was thrown away and is there`);
  }
  for (const { player, match } of forgotten) {
    found.forgotten++;
    const [known, seats] = [await people.players([player]), await people.openSeatsOf(player)];
    if (known.length + seats.length > 0) found.problems.push(`${player} was forgotten and is known`);
    const kept = (await store.read(match, 0)) as StoredLog | null;
    const left = kept?.rows.filter(({ kind }) => kind === 'leave') ?? [];
    if (left.length !== 1) found.problems.push(`whoever was forgotten has left ${match} ${left.length} times`);
  }
  for (const { match, players } of tables) {
    const kept = (await store.read(match, 0)) as StoredLog | null;
    if (!kept) {
      found.problems.push(`${match} is gone`);
      continue;
    }
    found.deeds += kept.rows.length;
    const trouble = (what: string) => found.problems.push(`${kept.opening.game} ${match}: ${what}`);
    if (kept.rows.some((row, i) => row.n !== i + 1)) trouble('there is a gap in its log');
    const seen = await replayed(kept).catch((error) => {
      trouble(`it does not replay: ${error instanceof Error ? error.message : error}`);
      return null;
    });
    const compare = (seat: number, saw: readonly Saw[]) => {
      for (const { n, seen: sight } of saw) {
        found.compared++;
        const told = seen?.get(seat)?.get(n);
        if (seen && told !== sight) trouble(`seat ${seat} saw something else after deed ${n}`);
      }
    };
    for (const reader of readers) if (reader.match === match) compare(reader.seat, reader.saw());
    for (const [seat, { acknowledged, saw, errors, id, said }] of players.entries()) {
      found.said += said();
      const lines = await people.countChatLines(match, id(), 0);
      if (lines < said()) trouble(`of ${said()} lines of chat of seat ${seat} there are ${lines}`);
      found.acknowledged += acknowledged.length;
      for (const { nonce, n } of acknowledged) {
        const rows = kept.rows.filter((row) => row.nonce === nonce);
        const [row] = rows;
        if (!row) trouble(`deed ${n} of seat ${seat} was acknowledged and is lost`);
        else if (rows.length > 1) trouble(`deed ${n} of seat ${seat} was done twice`);
        else if (row.n !== n) trouble(`deed ${row.n} was acknowledged as ${n}`);
      }
      compare(seat, saw);
      for (const error of errors) if (error.includes('otherwise')) trouble(`seat ${seat}: ${error}`);
    }
  }
  return found;
}

/** The secrets that are in what programs have said to whoever runs them. */
export const leaked = (secrets: readonly string[], said: readonly string[]): string[] =>
  secrets.filter((secret) => secret.length > 0 && said.some((text) => text.includes(secret)));
