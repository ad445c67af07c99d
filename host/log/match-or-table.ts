import type { Outage } from '../clocks.ts';
import type { HostedMatch } from '../hosted-match.ts';
import { applyRowAtTable, isTable, type WaitingTable } from '../waiting/table.ts';
import { applyRow } from './apply-row.ts';
import type { LogRow } from './row.ts';

/** What a log comes to so far: a table where people sit down, or a match that is played. */
export type MatchOrTable = WaitingTable | HostedMatch;

/** What becomes of either by the next deed of its log. */
export const applyRowTo = (hosted: MatchOrTable, row: LogRow, outages: readonly Outage[] = []): MatchOrTable =>
  isTable(hosted) ? applyRowAtTable(hosted, row) : applyRow(hosted, row, outages);
