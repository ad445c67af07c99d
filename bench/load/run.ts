// npm run load [-- options]
//
// What a server costs and carries, beside a bare echo and bare inserts in the same run; written to bench/load/results.json. On Linux alone. The time of
// the processor is what counts: the time of the clock depends on whatever else runs.
//
//   --answers 4000          answers that are measured in each row
//   --warm 4000             answers before them
//   --tables 50             matches that are played at the same time
//   --rows 20000            rows that are added by bare inserts
//   --idle 2000             connections that do nothing; 0: leaves them out
//   --echo 100000           messages that are echoed
//   --only demons,hostile   the rows whose names have one of these in them; the others stay as they were measured on the same machine
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@conjure/server';
import { freshDatabase } from '@conjure/server/testing/fresh-database';
import { commandLine, wholeNumber } from '../../scripts/command-line.ts';
import { type Postgres, startPostgres, withoutPostgres } from '../../scripts/postgres.ts';
import { bareInserts, bareSqlite, type Done, storeAppends } from './bare.ts';
import { bareEcho } from './echo.ts';
import { busy, processorOf, processorWithin } from './figures.ts';
import { idle } from './idle.ts';
import { opening } from './opening.ts';
import { type PlayOptions, play } from './play.ts';

const { values } = commandLine({
  options: {
    answers: { type: 'string', default: '4000' },
    warm: { type: 'string', default: '4000' },
    tables: { type: 'string', default: '50' },
    rows: { type: 'string', default: '20000' },
    idle: { type: 'string', default: '2000' },
    echo: { type: 'string', default: '100000' },
    only: { type: 'string' },
  },
});
const isWanted = (name: string) =>
  values.only === undefined || values.only.split(',').some((part) => name.includes(part));
const numberOf = (name: Exclude<keyof typeof values, 'only'>) => wholeNumber(values[name], `--${name}`, 0);
const folder = mkdtempSync(join(tmpdir(), 'conjure-load-'));
const missing = withoutPostgres();
const postgres: Postgres | null = missing ? null : await startPostgres();
const RESULTS = `${import.meta.dirname}/results.json`;
const machine = { cores: cpus().length, processor: cpus()[0]?.model, node: process.version };
const before = JSON.parse(readFileSync(RESULTS, 'utf8'));
const isSame = before.machine.processor === machine.processor && before.machine.node === machine.node;
const results: { [name: string]: object } = values.only !== undefined && isSame ? before.results : {};
const show = (name: string, figures: object) => {
  const rounded = Object.fromEntries(
    Object.entries({ ...figures, busy: busy() }).map(([key, value]) => [key, Number(Number(value).toPrecision(4))]),
  );
  results[name] = rounded;
  console.log(name.padEnd(24), JSON.stringify(rounded));
  // What was measured is kept, also where the rest is not.
  const { only: _, ...options } = values;
  writeFileSync(RESULTS, `${JSON.stringify({ machine, options, results }, null, 2)}\n`);
};
/** Measures a row, where it is wanted. */
const row = async (name: string, measured: () => Promise<object>) => {
  if (isWanted(name)) show(name, await measured());
};
/** With the processor time of this process and of PostgreSQL's, where it takes part. */
const timed = async (task: () => Promise<Done>) => {
  const spent = () => processorOf(process.pid) + (postgres ? processorWithin(postgres.pid) : 0);
  const before = spent();
  const { done, seconds } = await task();
  return { perSecond: done / seconds, processorMs: ((spent() - before) * 1_000) / done };
};
/** The server's processor time, and PostgreSQL's beside it. */
const played = async (options: Pick<PlayOptions, 'db' | 'game' | 'rate' | 'besides'>) => {
  const spent = () => (postgres ? processorWithin(postgres.pid) : 0);
  const before = spent();
  const figures = await play({
    ...{ ...options, tables: numberOf('tables'), answers: numberOf('answers'), warmUp: numberOf('warm') },
  });
  return { ...figures, databaseMs: ((spent() - before) * 1_000) / figures.answers };
};
/** Answers a second at which is looked how long others wait for them. */
const RATE = 500;
/** At this pace they play while others do harm, and as a measure of it without them. */
const CALM = 100;
let files = 0;
const file = () => join(folder, `${files++}.db`);
const databases = async () => [
  { name: 'sqlite', db: file() },
  ...(postgres ? [{ name: 'postgres', db: await freshDatabase(postgres.url, `load_${files++}`) }] : []),
];

try {
  console.log(`${cpus().length} cores, ${cpus()[0]?.model}; ${busy()} processes want one`);
  if (missing) console.log(`postgres: not tried: ${missing}`);
  await row('echo', async () => {
    const { done, seconds, processor } = await bareEcho(numberOf('echo'));
    return { perSecond: done / seconds, processorMs: (processor * 1_000) / done };
  });
  await row('bare sqlite', () => timed(() => bareSqlite(file(), numberOf('rows'))));
  if (postgres) await row('bare postgres', () => timed(() => bareInserts(postgres.url, numberOf('rows'))));
  for (const { name, db } of await databases())
    await row(`appends ${name}`, async () => {
      const database = await openDatabase(db, {});
      if ('held' in database) throw new Error('somebody has the file');
      const appended = await timed(() => storeAppends(database.store, 200, numberOf('rows')));
      await database.close();
      return appended;
    });
  for (const game of ['demons', 'lodge'])
    for (const { name, db } of await databases()) await row(`${game} ${name}`, () => played({ db, game, rate: null }));
  // At a pace that leaves room: what people wait for.
  for (const { name, db } of await databases())
    await row(`paced ${name}`, () => played({ db, game: 'demons', rate: RATE }));
  // What everybody waits for, alone and beside others who do harm, or ask for all that they may.
  for (const { name, db } of await databases())
    await row(`calm ${name}`, () => played({ db, game: 'demons', rate: CALM }));
  for (const who of ['hostile', 'asking'] as const)
    for (const { name, db } of await databases())
      await row(`${who} ${name}`, () => played({ db, game: 'demons', rate: CALM, besides: { who, count: 20 } }));
  await row('opening', async () => ({ ...(await opening(file(), 'lodge', 1_000, { endThreshold: 40 })) }));
  if (numberOf('idle') > 0) await row('idle', () => idle(file(), numberOf('idle')));
} finally {
  await postgres?.end();
  rmSync(folder, { recursive: true, force: true });
}
