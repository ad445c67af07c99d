import { type Fault, fields, flag, oneOf, type Record, recordShape, type Shape, text, whole } from '@conjure/engine';
import { chairsShape } from './client-messages.ts';
import { logFrom } from './log/from-record.ts';
import type { LogRow, StoredLog } from './log/row.ts';
import type { Projection, Summary } from './store.ts';

/** A match as pages kept it before there was a log: its whole record, written anew after every answer. */
interface OldSave {
  summary: Summary;
  record: Record;
}

const summaryShape: Shape<Summary> = fields(
  {
    match: text,
    game: text,
    chairs: chairsShape,
    practice: flag,
    over: flag,
    step: whole(0),
    saved: whole(),
  },
  { shared: oneOf(true) },
);
const oldSaveShape = fields({ summary: summaryShape, record: recordShape });

/** The log of a match that was kept before there were logs. */
export function logOfOldSave(value: unknown): { log: StoredLog; projection: Projection } | { fault: Fault } {
  const fault = oldSaveShape.check(value, 'save');
  if (fault) return { fault };
  const { summary, record } = value as OldSave;
  const { opening, rows } = logFrom(record, summary.match, summary.chairs, summary.saved);
  const next = { n: rows.length + 1, at: summary.saved };
  const more: LogRow[] = summary.over ? [{ kind: 'close', body: { why: 'over' }, ...next }] : [];
  const phase = summary.over ? 'closed' : 'playing';
  return { log: { opening, rows: [...rows, ...more] }, projection: { summary, phase, due: null, places: [] } };
}
