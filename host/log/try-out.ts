import { remember, safely } from '@conjure/engine';
import type { Outage } from '../clocks.ts';
import type { Room } from '../room.ts';
import type { Outgoing } from '../server-messages.ts';
import { isTable, isTold, type WaitingTable } from '../waiting/table.ts';
import { enact } from './enact.ts';
import { newsOf } from './news.ts';
import type { Deed, LogRow } from './row.ts';
import { onward, type Stage } from './table-or-room.ts';

/** Who does something, and when. */
export interface By {
  readonly at: number;
  readonly device?: string;
  readonly nonce?: string;
}

/** Deeds that were tried: they count when they are in the log. */
export interface Tried {
  readonly stage: Stage;
  readonly rows: readonly LogRow[];
  readonly news: readonly Outgoing[];
  /** It did not count: as if nothing had been tried. */
  back(): void;
}

/** Tries deeds in a match. What ends it closes it with the same stroke. Where the rules fail it throws, and nothing has changed. */
export function tryOut(room: Room, deeds: readonly Deed[], by: By, outages: readonly Outage[] = []): Tried {
  const back = remember(room.play);
  return safely(room.play, () => {
    const news: Outgoing[] = [];
    let now = room;
    const steps = stepping(by);
    const step = (deed: Deed) => {
      const { asking } = now;
      const row = steps.row(now, deed);
      now = enact(now, row, outages);
      steps.rows.push(row.kind === 'answer' ? { ...row, tale: now.marks.at(-1)?.digest ?? '' } : row);
      news.push(...newsOf({ asking }, now, deed));
    };
    for (const deed of deeds) step(deed);
    if (now.play.match.over && !now.closed) step({ kind: 'close', body: { why: 'over' } });
    return { stage: now, rows: steps.rows, news, back };
  });
}

/** Tries deeds at a table. When the last text is told the match begins with the same stroke. */
export function tryAt(table: WaitingTable, deeds: readonly Deed[], by: By): Tried {
  const steps = stepping(by);
  let now: Stage = table;
  const step = (deed: Deed) => {
    const row = steps.row(now, deed);
    now = onward(now, row);
    steps.rows.push(row);
  };
  for (const deed of deeds) step(deed);
  if (isTable(now) && isTold(now)) step({ kind: 'begin', body: {} });
  return { stage: now, rows: steps.rows, news: [], back: () => {} };
}

/** Makes rows of deeds. The sender's number stands with the first of them. */
function stepping({ at, ...sender }: By) {
  const rows: LogRow[] = [];
  const row = (now: Stage, deed: Deed): LogRow => ({
    ...deed,
    n: now.n + 1,
    at: Math.max(now.at, Math.round(at)),
    ...(rows.length === 0 ? sender : {}),
  });
  return { rows, row };
}
