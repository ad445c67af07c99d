// npm run fuzz -- --minutes 5 [--light] [--seed S] [--game demons] [--threads 2]: random matches with every check of
// engine/proof, on all cores, for as long as wanted. Without --game the games get equal time. --light holds only what none
// of a game's positions may break (its test/invariants.ts), many times as fast.
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { writeWhole } from '@conjure/cli/files';
import { GAMES } from '@conjure/shelf';
import { type FuzzFailure, type FuzzJob, roomFor, tallyOf, told } from './fuzz-tally.ts';

const { values } = readArgs();
const games = values.game === undefined ? GAMES : [values.game];
const unknown = games.find((id) => !GAMES.includes(id));
if (unknown !== undefined) fail(`There is no game "${unknown}"; there are ${GAMES.join(', ')}.`, 2);
const minutes = Number(values.minutes);
if (!(minutes > 0 && minutes <= 100_000)) fail(`--minutes takes a number above 0, not "${values.minutes}".`, 2);
const threads = values.seed === undefined ? Number(values.threads ?? availableParallelism()) : 1;
if (!(Number.isInteger(threads) && threads >= 1 && threads <= 256))
  fail(`--threads takes a whole number from 1 to 256, not "${values.threads}".`, 2);

const begun = Date.now();
const until = begun + minutes * 60_000;
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
  return told(tally, games, (Date.now() - begun) / 1_000);
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

function readArgs() {
  try {
    return parseArgs({
      options: {
        minutes: { type: 'string', default: '1' },
        seed: { type: 'string' },
        game: { type: 'string' },
        threads: { type: 'string' },
        light: { type: 'boolean' },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error), 2);
  }
}

function fail(message: string, exit: number): never {
  console.error(message);
  process.exit(exit);
}
