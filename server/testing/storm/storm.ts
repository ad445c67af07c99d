import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diceFrom, seeded } from '@conjure/engine';
import type { StoredLog } from '@conjure/host';
import { FOR_KILLS, startPostgres } from '../../../scripts/postgres.ts';
import { openDatabase } from '../../log/open.ts';
import { type FaultyProxy, faultyProxy } from '../faulty-proxy.ts';
import { type Started, start } from '../processes.ts';
import { type Checked, check, leaked } from './check.ts';
import { seatAll, type Table } from './seats.ts';

export interface StormOptions {
  readonly store: 'sqlite' | 'postgres';
  readonly kills: number;
  /** Tables that are played at at once. */
  readonly tables: number;
  readonly seed: string;
  /** Hears how it goes. */
  progress?(kills: number, acknowledged: number): void;
}

export interface StormReport extends Checked {
  readonly kills: { [what: string]: number };
  readonly cuts: number;
  readonly resent: number;
  readonly reconnected: number;
  readonly matches: number;
}

const TABLES = [
  { game: 'demons', people: 2, bots: ['random'] },
  { game: 'lodge', people: 2, bots: ['random'] },
  { game: 'sorcery', people: 2, bots: [] },
  { game: 'satchel', people: 2, bots: ['random', 'random'] },
] as const;

/** After so many acknowledgements, about, something is killed. */
const BETWEEN = 6;
/**
 * Nothing may stand still for longer than so many looks, of so many milliseconds: looks, since a machine that is stopped takes none. Ten
 * minutes at the least: a server that has next to no processor needs minutes to load its games and to start a thread that thinks.
 */
const PATIENCE = 30_000;
const LOOK = 20;

/** A process that is started again whenever it is killed. */
interface Slot {
  readonly name: string;
  readonly proxy: FaultyProxy | null;
  readonly args: readonly string[];
  now: Started;
}

/** People play at many tables while everything that can be killed is killed again and again; then all that they saw is compared with the log. */
export async function storm(options: StormOptions): Promise<StormReport> {
  const { store, kills } = options;
  const dice = diceFrom(seeded(options.seed));
  const folder = mkdtempSync(join(tmpdir(), 'conjure-storm-'));
  const postgres = store === 'postgres' ? await startPostgres(FOR_KILLS) : null;
  const db = postgres?.url ?? join(folder, 'storm.db');
  const logs: Started[] = [];
  const run = (args: readonly string[]) => {
    const started = start(`${import.meta.dirname}/process.ts`, ...args);
    logs.push(started);
    return started;
  };
  const slots: Slot[] = [];
  const tables: Table[] = [];
  const count = { server: 0, thinker: 0, database: 0 };
  let [acknowledged, cuts, seated] = [0, 0, 0];
  try {
    for (const name of postgres ? ['server', 'server', 'thinker'] : ['server']) {
      const port = await freePort();
      const proxy = name === 'server' ? await faultyProxy(port) : null;
      const args = proxy ? [String(port), db, 'both', String(proxy.port)] : [String(port), db, 'work'];
      slots.push({ name, proxy, args, now: run(args) });
    }
    await Promise.all(slots.map(({ now }) => now.says('the server is there')));
    const proxies = slots.flatMap(({ proxy }) => proxy ?? []);
    const seat = async () => {
      const number = seated++;
      const table = await seatAll({
        ...(TABLES[number % TABLES.length] ?? TABLES[0]),
        ports: proxies.map(({ port }) => port),
        luck: `${options.seed} ${number}`,
        pace: 20,
        address: (player) => `10.${number >> 8}.${number & 255}.${player + 1}`,
        acknowledged: () => acknowledged++,
      });
      tables.push(table);
      return table;
    };
    let playing = await Promise.all(Array.from({ length: options.tables }, seat));

    const killNext = async () => {
      const [victim] = dice.shuffle('victim', [...slots, ...(postgres ? ['database' as const] : [])]);
      if (victim === 'database' || victim === undefined) {
        count.database++;
        await postgres?.crash();
        return;
      }
      count[victim.name as keyof typeof count]++;
      await victim.now.kill('SIGKILL');
      victim.now = run(victim.args);
      // The others play on meanwhile; where there is none, people wait.
      await victim.now.says('the server is there');
    };

    /** What is said still arrives, and is not answered any more. */
    const cutNext = async () => {
      const [proxy] = dice.shuffle('proxy', proxies);
      cuts++;
      proxy?.set((['cut', 'deaf', { slow: 50 }] as const)[dice.index('kind', 3)] ?? 'cut');
      await sleep(100);
      proxy?.set('none');
      proxy?.breakAll();
    };

    /** Waits until so many more are acknowledged. */
    const going = async (by: number) => {
      const wanted = acknowledged + by;
      for (let looks = 0; acknowledged < wanted; looks++) {
        if (looks > PATIENCE) throw new Error(`nothing was acknowledged any more\n${standing(playing, slots)}`);
        await sleep(LOOK);
      }
    };

    for (let killed = 0; killed < kills; killed++) {
      await going(1 + dice.index('between', BETWEEN));
      if (dice.index('fault', 3) === 0) await cutNext();
      await killNext();
      options.progress?.(killed + 1, acknowledged);
      for (const table of playing.filter(({ players }) => players.every(({ isOver }) => isOver())))
        playing = [...playing.filter((other) => other !== table), await seat()];
    }

    // Whatever is under way is brought to its end.
    await going(1);
    for (const { players } of tables) for (const { rest } of players) rest();
    await sleep(2_000);
    for (const { players } of tables) for (const { line } of players) line.end();
    for (const { now } of slots) await now.kill('SIGKILL');
    const database = await openDatabase(db, {});
    if ('held' in database) throw new Error('somebody still has the file');
    const found = await check(database, tables);
    const kept = await Promise.all(
      tables.map(({ match }) => database.store.read(match, 0) as Promise<StoredLog | null>),
    );
    await database.close();
    const all = tables.flatMap(({ players }) => players);
    const secrets = [
      ...all.flatMap(({ key, text }) => [key, text]),
      ...tables.flatMap(({ links }) => links),
      ...kept.flatMap((each) => each?.opening.seed ?? []),
      postgres?.password ?? '',
    ];
    const told = leaked(
      secrets,
      logs.map(({ said }) => said()),
    );
    if (told.length > 0) found.problems.push(`${told.length} secrets are in the logs`);
    return {
      ...found,
      ...{ kills: count, cuts, matches: tables.length },
      resent: all.reduce((sum, { resent }) => sum + resent(), 0),
      reconnected: all.reduce((sum, { line }) => sum + line.counts.opened - 1, 0),
    };
  } finally {
    for (const { players } of tables) for (const { line } of players) line.end();
    await Promise.all(slots.map(({ now }) => now.kill('SIGKILL')));
    await Promise.all(slots.map(({ proxy }) => proxy?.end()));
    await postgres?.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What everybody waits for, and the last words of every process: why a storm stands still. */
const standing = (tables: readonly Table[], slots: readonly Slot[]): string =>
  [
    ...tables.flatMap(({ match, players }) => [match, ...players.map(({ waitsFor }) => `  ${waitsFor()}`)]),
    ...slots.flatMap(({ name, now }) => [name, now.said().split('\n').slice(-5).join('\n')]),
  ].join('\n');

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
