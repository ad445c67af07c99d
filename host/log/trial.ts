import { must, rollbackPoint, safely } from '@conjure/engine';
import type { Outage } from '../clocks.ts';
import type { HostedMatch } from '../hosted-match.ts';
import type { Outgoing } from '../server-messages.ts';
import { areTextsTold, isTable, type WaitingTable } from '../waiting/table.ts';
import { applyRow } from './apply-row.ts';
import { applyRowTo, type MatchOrTable } from './match-or-table.ts';
import { newsOf } from './news.ts';
import type { Deed, LogRow } from './row.ts';

/** Who does something, and when. */
export interface RowAuthor {
  readonly at: number;
  readonly device?: string;
  readonly nonce?: string;
}

/** Deeds that were tried: they count when they are in the log. */
export interface Trial {
  readonly after: MatchOrTable;
  readonly rows: readonly LogRow[];
  readonly news: readonly Outgoing[];
  /** It did not count: as if nothing had been tried. */
  rollBack(): void;
}

/** Tries deeds in a match. What ends it closes it with the same stroke. Where the rules fail it throws, and nothing has changed. */
export function tryOut(
  hosted: HostedMatch,
  deeds: readonly Deed[],
  by: RowAuthor,
  outages: readonly Outage[] = [],
): Trial {
  const rollBack = rollbackPoint(hosted.play);
  return safely(hosted.play, () => {
    const news: Outgoing[] = [];
    let now = hosted;
    const steps = rowMaker(by);
    const step = (deed: Deed) => {
      const { vote } = now;
      const row = steps.row(now, deed);
      now = applyRow(now, row, outages);
      steps.rows.push(
        row.kind === 'answer' ? { ...row, tale: must(now.checkpoints.at(-1), 'a checkpoint').digest } : row,
      );
      news.push(...newsOf({ vote }, now, deed));
    };
    for (const deed of deeds) step(deed);
    if (now.play.match.over && !now.closed) step({ kind: 'close', body: { why: 'over' } });
    return { after: now, rows: steps.rows, news, rollBack };
  });
}

/** Tries deeds at a table. When the last text is told the match begins with the same stroke. */
export function tryAt(table: WaitingTable, deeds: readonly Deed[], by: RowAuthor): Trial {
  const steps = rowMaker(by);
  let now: MatchOrTable = table;
  const step = (deed: Deed) => {
    const row = steps.row(now, deed);
    now = applyRowTo(now, row);
    steps.rows.push(row);
  };
  for (const deed of deeds) step(deed);
  if (isTable(now) && areTextsTold(now)) step({ kind: 'begin', body: {} });
  return { after: now, rows: steps.rows, news: [], rollBack: () => {} };
}

/** Makes rows of deeds. The sender's number stands with the first of them. */
function rowMaker({ at, ...sender }: RowAuthor) {
  const rows: LogRow[] = [];
  const row = (now: MatchOrTable, deed: Deed): LogRow => ({
    ...deed,
    n: now.n + 1,
    at: Math.max(now.at, Math.round(at)),
    ...(rows.length === 0 ? sender : {}),
  });
  return { rows, row };
}
