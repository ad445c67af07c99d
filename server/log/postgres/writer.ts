import type { Appended } from '@conjure/host';
import type { Pool, PoolClient } from 'pg';
import { APPEND, type AppendOutcome, type AppendRequest, valuesOf } from './append.ts';
import { connectionFrom, isBusy, isRolledBack, textOf, wasSent } from './connections.ts';

/** So many batches are under way at once, with so many rows at the most. */
const AT_ONCE = 2;
const MOST_ROWS = 200;

interface PendingAppend extends AppendRequest {
  readonly done: (appended: Appended) => void;
  readonly fail: (error: unknown) => void;
}

/** Takes what all matches have ready in one stroke, so that one commit is for many; what comes meanwhile goes with the next. */
export function newWriter(pool: Pool): (wanted: AppendRequest) => Promise<Appended> {
  let waiting: PendingAppend[] = [];
  const underWay = new Set<string>();
  let batches = 0;

  /** The next ones, in the order of their matches, and one for each match. */
  const nextBatch = (): PendingAppend[] => {
    const batch: PendingAppend[] = [];
    const left: PendingAppend[] = [];
    let rows = 0;
    for (const each of waiting) {
      const isFree = !underWay.has(each.match) && (rows === 0 || rows + each.rows.length <= MOST_ROWS);
      (isFree ? batch : left).push(each);
      if (!isFree) continue;
      underWay.add(each.match);
      rows += each.rows.length;
    }
    waiting = left;
    return batch;
  };

  const writeNext = async () => {
    if (batches >= AT_ONCE) return;
    const batch = nextBatch();
    if (batch.length === 0) return;
    batches++;
    await write(pool, batch).finally(() => {
      for (const { match } of batch) underWay.delete(match);
      batches--;
    });
    void writeNext();
  };

  return (wanted) =>
    new Promise((done, fail) => {
      waiting.push({ ...wanted, done, fail });
      // Once round, so that what comes at the same time goes together.
      setImmediate(() => void writeNext());
    });
}

/** Whatever becomes of it, everybody in the batch is told. */
async function write(pool: Pool, batch: readonly PendingAppend[]): Promise<void> {
  let client: PoolClient;
  try {
    client = await connectionFrom(pool);
  } catch (error) {
    for (const { done, fail } of batch) isBusy(error) ? done('busy') : fail(error);
    return;
  }
  try {
    const tried = await append(client, batch);
    client.release();
    for (const each of batch) {
      each.done(tried.get(each.match) ?? 'unknown');
    }
  } catch (error) {
    const isClean = isRolledBack(error);
    client.release(!isClean);
    // One that PostgreSQL does not take must not keep the others from being written.
    if (isClean && batch.length > 1) for (const each of batch) await write(pool, [each]);
    else
      for (const { done, fail } of batch)
        if (wasSent(error)) done('again');
        else isClean ? fail(error) : done('unknown');
  }
}

/** Adds to several matches, within whatever transaction the connection is in, and says what became of each. */
export async function append(client: PoolClient, all: readonly AppendRequest[]): Promise<Map<string, Appended>> {
  const { rows } = await client.query<AppendOutcome>({ name: 'append', text: APPEND, values: valuesOf(all) });
  return new Map(rows.map((tried) => [textOf(tried.match), resultOf(tried)]));
}

function resultOf({ isThere, isDone, isAgain }: AppendOutcome): Appended {
  if (!isThere) return 'gone';
  if (isAgain) return 'again';
  return isDone ? 'done' : 'taken';
}
