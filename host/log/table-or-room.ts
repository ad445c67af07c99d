import type { Outage } from '../clocks.ts';
import type { Room } from '../room.ts';
import { enactAt, isTable, type WaitingTable } from '../waiting/table.ts';
import { enact } from './enact.ts';
import type { LogRow } from './row.ts';

/** What a log comes to so far: a table where people sit down, or a match that is played. */
export type Stage = WaitingTable | Room;

/** What becomes of either by the next deed of its log. */
export const onward = (stage: Stage, row: LogRow, outages: readonly Outage[] = []): Stage =>
  isTable(stage) ? enactAt(stage, row) : enact(stage, row, outages);
