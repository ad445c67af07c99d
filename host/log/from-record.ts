import { type LogEntry, type Record, standingAnswers } from '@conjure/engine';
import type { Chair } from '../client-messages.ts';
import type { Deed, LogRow, Opening, StoredLog } from './row.ts';

/** The log of a match that has been played so far elsewhere: of a file, of a match it is forked from, of an older store. */
export function logFrom(record: Record, match: string, chairs: readonly Chair[], at: number): StoredLog {
  const { game, rules, options, seed, chance, scenario, dice, free, fair, log, digests } = record;
  const opening: Opening = {
    match,
    game,
    rules,
    options,
    seed,
    ...(chance ? { chance } : {}),
    ...(scenario === undefined ? {} : { scenario }),
    ...(dice ? { dice } : {}),
    ...(free ? { free } : {}),
    ...(fair ? { proof: { fair, log: log.length } } : {}),
    chairs,
  };
  const stands = standingAnswers(log);
  let answers = 0;
  const rows = log.map((entry, i): LogRow => {
    // A record has digests only of the answers that stand.
    const tale = stands[i] ? digests[answers++] : undefined;
    return { ...deedOf(entry), n: i + 1, at, ...(tale === undefined ? {} : { tale }) };
  });
  return { opening, rows };
}

function deedOf(entry: LogEntry): Deed {
  if ('answer' in entry) return { kind: 'answer', body: entry };
  return 'undo' in entry ? { kind: 'undo', body: entry } : { kind: 'redo', body: entry };
}
