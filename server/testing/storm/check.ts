import type { StoredLog } from '@conjure/host';
import type { Database } from '../../log/database.ts';
import { replayed } from './replay.ts';
import type { Table } from './seats.ts';

export interface Checked {
  deeds: number;
  acknowledged: number;
  /** States that players saw, each of which was compared with what the log says. */
  compared: number;
  /** What is wrong; nothing else matters. */
  readonly problems: string[];
}

/** A deed that ended a match is followed by the word that it is closed, and both were acknowledged together. */
const TOGETHER = 3;

/** Whether everything that was acknowledged is in the log, once, and everything that anybody saw is what the log says. */
export async function check({ store }: Database, tables: readonly Table[]): Promise<Checked> {
  const found: Checked = { deeds: 0, acknowledged: 0, compared: 0, problems: [] };
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
    for (const [seat, { acknowledged, saw, errors }] of players.entries()) {
      found.acknowledged += acknowledged.length;
      for (const { nonce, n } of acknowledged) {
        const rows = kept.rows.filter((row) => row.nonce === nonce);
        const [row] = rows;
        if (!row) trouble(`deed ${n} of seat ${seat} was acknowledged and is lost`);
        else if (rows.length > 1) trouble(`deed ${n} of seat ${seat} was done twice`);
        else if (row.n > n || n - row.n > TOGETHER) trouble(`deed ${row.n} was acknowledged as ${n}`);
      }
      for (const { n, seen: sight } of saw) {
        found.compared++;
        const told = seen?.get(seat)?.get(n);
        if (seen && told !== sight) trouble(`seat ${seat} saw something else after deed ${n}`);
      }
      for (const error of errors) if (error.includes('otherwise')) trouble(`seat ${seat}: ${error}`);
    }
  }
  return found;
}

/** The secrets that are in what programs have said to whoever runs them. */
export const leaked = (secrets: readonly string[], said: readonly string[]): string[] =>
  secrets.filter((secret) => secret.length > 0 && said.some((text) => text.includes(secret)));
