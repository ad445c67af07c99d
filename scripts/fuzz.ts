// npm run fuzz [-- options]
//
// Random matches with every check of engine/proof, on all cores, for as long as wanted. The games get equal time.
//
//   --minutes 1             how long
//   --game <id>             this game alone
//   --light                 only what none of a game's positions may break (its test/invariants.ts), many times as fast
//   --seed <text>           plays the match of this seed again
//   --threads <n>           as many as the machine has cores, unless told otherwise

import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { writeWhole } from '@conjure/cli/files';
import { MINUTE } from '@conjure/engine';
import { GAMES } from '@conjure/shelf';
import { commandLine, misused } from './command-line.ts';
import { type FuzzFailure, type FuzzJob, roomFor, tallyOf, tallyReport } from './fuzz-tally.ts';
import { gameNamed } from './named.ts';

const { values } = commandLine({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string' },
    game: { type: 'string' },
    threads: { type: 'string' },
    light: { type: 'boolean' },
  },
});
const games = values.game === undefined ? GAMES : [values.game];
if (values.game !== undefined) await gameNamed(values.game);
const minutes = Number(values.minutes);
if (!(minutes > 0 && minutes <= 100_000)) misused(`--minutes takes a number above 0, not "${values.minutes}".`);
const threads = values.seed === undefined ? Number(values.threads ?? availableParallelism()) : 1;
if (!(Number.isInteger(threads) && threads >= 1 && threads <= 256))
  misused(`--threads takes a whole number from 1 to 256, not "${values.threads}".`);

const begun = Date.now();
const until = begun + minutes * MINUTE;
const shared = roomFor(games.length);
const tally = tallyOf(shared, games.length);
const failures: FuzzFailure[] = [];
let code = 0;

/** How long threads may take to come to the end of a check. */
const PATIENCE = 3_000;

process.on('SIGINT', () => breakOff(130));
process.on('SIGTERM', () => breakOff(143));
if (values.seed === undefined) setTimeout(finish, until - begun + PATIENCE).unref();
const bar = process.stderr.isTTY ? setInterval(() => process.stderr.write(`\r${progress()} `), 500) : null;

await Promise.all(Array.from({ length: threads }, (_, thread) => runThread(thread)));
finish();

function runThread(thread: number): Promise<void> {
  const job: FuzzJob = { games, light: values.light === true, until, seed: values.seed ?? null, thread, shared };
  const worker = new Worker(new URL('./fuzz-worker.ts', import.meta.url), { workerData: job });
  worker.on('message', (report: FuzzFailure) => {
    failures.push(report);
    tally.stop();
  });
  worker.on('error', (error) => {
    failures.push({ game: 'a thread', seed: '?', why: error.stack ?? error.message, record: null });
    tally.stop();
  });
  return new Promise((resolve) => worker.on('exit', () => resolve()));
}

function breakOff(exit: number): void {
  if (tally.isStopped()) finish();
  code = exit;
  tally.stop();
  setTimeout(finish, PATIENCE).unref();
}

function progress(): string {
  return tallyReport(tally, games, (Date.now() - begun) / 1_000);
}

/** Says what was done and how it came out, and ends. */
function finish(): never {
  if (bar) clearInterval(bar);
  for (const { game, seed, why, record } of failures) {
    console.error(`\nSeed ${seed} of ${game} fails: ${why}`);
    const how = `--game ${game} --seed ${seed}${values.light ? ' --light' : ''}`;
    console.error(`Repeat it with: npm run fuzz -- ${how}`);
    if (record !== null) console.error(`The match: ${save(`${game}-${seed}`, record)}`);
  }
  if (failures.length > 0) code = 1;
  const end = failures.length > 0 ? `${failures.length} failed` : 'no failure';
  console.log(`${bar ? '\n' : ''}${code > 1 ? 'broken off: ' : ''}${progress()}, ${end}`);
  process.exit(code);
}

function save(name: string, record: string): string {
  mkdirSync('fuzz-failures', { recursive: true });
  const file = `fuzz-failures/${name.replace(/[^\w-]+/g, '-')}.json`;
  writeWhole(file, record);
  return file;
}
