import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diceFrom, must, seeded } from '@conjure/engine';
import type { StoredLog } from '@conjure/host';
import { FOR_KILLS, startPostgres } from '../../../scripts/postgres.ts';
import { openDatabase } from '../../log/open.ts';
import { begin, openAlone } from './alone.ts';
import { type Checked, check, leaked } from './check.ts';
import { MISCHIEF, type MischiefPlace } from './mischief.ts';
import { openReader, type Reader } from './reader.ts';
import { seatAll, type Table } from './seats.ts';
import { newSlot, type Slot } from './slots.ts';

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
  /** How often a process was told to end, as for an update. */
  readonly updates: number;
  readonly cuts: number;
  /** What else people did that may harm nobody. */
  readonly mischief: number;
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

/** After so many acknowledgements, about, something is ended. */
const BETWEEN = 6;
/** Every so many processes one is told to end and not killed. */
const UPDATES = 3;
/**
 * Nothing may stand still for longer than so many looks, of so many milliseconds: looks, since a machine that is stopped takes none. Ten
 * minutes at the least: a server that has next to no processor needs minutes to load its games and to start a thread that thinks.
 */
const PATIENCE = 30_000;
const LOOK = 20;
/** So many looks until a server has noticed that somebody is gone. */
const NOTICED = 1_500;

/**
 * People play at many tables, talk and do mischief, while everything that can be ended is ended again and again; then all that they saw is
 * compared with the log.
 */
export async function storm(options: StormOptions): Promise<StormReport> {
  const { store, kills } = options;
  const dice = diceFrom(seeded(options.seed));
  const folder = mkdtempSync(join(tmpdir(), 'conjure-storm-'));
  const postgres = store === 'postgres' ? await startPostgres(FOR_KILLS) : null;
  const db = postgres?.url ?? join(folder, 'storm.db');
  const problems: string[] = [];
  const slots: Slot[] = [];
  const tables: Table[] = [];
  const readers: (Reader & { match: string; seat: number })[] = [];
  const count = { server: 0, thinker: 0, database: 0 };
  let [acknowledged, cuts, updates, seated, addresses] = [0, 0, 0, 0, 0];
  try {
    for (const name of postgres ? (['server', 'server', 'thinker'] as const) : (['server'] as const))
      slots.push(await newSlot(name, db, problems));
    await Promise.all(slots.map(({ now }) => now().says('the server is there')));
    const proxies = slots.flatMap(({ proxy }) => proxy ?? []);
    const ports = proxies.map(({ port }) => port);
    const servers = slots.filter(({ proxy }) => proxy !== null);
    const seat = async () => {
      const number = seated++;
      const address = (player: number) => `10.${number >> 8}.${number & 255}.${player + 1}`;
      const table = await seatAll({
        ...(TABLES[number % TABLES.length] ?? TABLES[0]),
        ...{ ports, luck: `${options.seed} ${number}`, pace: 20, address },
        acknowledged: () => acknowledged++,
        more: () => ({ talks: true }),
      });
      tables.push(table);
      const { match, players } = table;
      const { key } = must(players[0], 'who opened the table');
      readers.push({ ...openReader({ ports, key, address: address(99) }, match, 0), match, seat: 0 });
      return table;
    };
    let playing = await Promise.all(Array.from({ length: options.tables }, seat));

    const place: MischiefPlace = {
      ...{ ports, straight: servers.map(({ port }) => port), problems, thrownAway: [], forgotten: [], opened: [] },
      address: () => `10.200.${addresses >> 8}.${addresses++ & 255}`,
      // Where it is being ended or has just begun nobody answers, or says so.
      unready: async () => (store === 'sqlite' ? await unreadyAmong(servers) : []),
    };
    /** Bots play by themselves all the time: whoever is told to end has something to think about. */
    const botsAlone = async () => {
      const alone = await openAlone(ports, place.address(), 'lodge');
      await begin(alone);
      await alone.tell({ do: 'resign', seat: 0 });
      place.opened.push(alone.match);
    };
    await botsAlone();
    /** Under way while others are killed. */
    const mischief: Promise<void>[] = [];
    const mischiefNext = () => {
      const next = MISCHIEF[mischief.length % MISCHIEF.length];
      if (next)
        mischief.push(
          next(place).catch(
            (error) => void problems.push(`${next.name}: ${error instanceof Error ? error.message : error}`),
          ),
        );
      return mischief.at(-1);
    };

    const endNext = async () => {
      const [victim] = dice.shuffle('victim', [...slots, ...(postgres ? ['database' as const] : [])]);
      if (victim === 'database' || victim === undefined) {
        count.database++;
        await postgres?.crash();
        return;
      }
      count[victim.name]++;
      if ((count.server + count.thinker) % UPDATES > 0) return victim.kill();
      updates++;
      // Some do not hear that it ends.
      if (dice.index('deaf', 2) === 0) victim.proxy?.set('deaf');
      await victim.update();
      victim.proxy?.set('none');
      victim.proxy?.breakAll();
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
      for (let looks = 0; acknowledged < wanted && problems.length === 0; looks++) {
        if (looks > PATIENCE) throw new Error(`nothing was acknowledged any more\n${standing(playing, slots)}`);
        await sleep(LOOK);
      }
    };

    for (let ended = 0; ended < kills && problems.length === 0; ended++) {
      const begun = mischiefNext();
      // Every second one comes to its end before anything else does.
      if (ended % 2 === 1) await begun;
      await going(1 + dice.index('between', BETWEEN));
      if (dice.index('fault', 3) === 0) await cutNext();
      await endNext();
      options.progress?.(ended + 1, acknowledged);
      for (const table of playing.filter(({ players }) => players.every(({ isOver }) => isOver())))
        playing = [...playing.filter((other) => other !== table), await seat()];
    }

    // Whatever is under way is brought to its end.
    await Promise.all(mischief);
    await going(1);
    for (const { players } of tables) for (const { rest } of players) rest();
    await sleep(2_000);
    for (const { players } of tables) for (const { line } of players) line.end();
    for (const { end } of readers) end();
    if (problems.length === 0) problems.push(...(await leftAt(servers)));
    for (const { stop } of slots) await stop();
    const logs = slots.flatMap(({ said }) => said());
    // With PostgreSQL killed there is much to be told. A file is always there.
    if (!postgres) problems.push(...troublesIn(logs));
    const database = await openDatabase(db, {});
    if ('held' in database) throw new Error('somebody still has the file');
    const all = [...tables, ...place.opened.map((match): Table => ({ match, players: [], links: [] }))];
    const { thrownAway, forgotten } = place;
    const found = await check(database, { tables: all, readers, thrownAway, forgotten });
    const kept = await Promise.all(all.map(({ match }) => database.store.read(match, 0) as Promise<StoredLog | null>));
    await database.close();
    const players = tables.flatMap((table) => table.players);
    const secrets = [
      ...players.flatMap(({ key, text }) => [key, text]),
      ...tables.flatMap(({ links }) => links),
      ...kept.flatMap((each) => each?.opening.seed ?? []),
      postgres?.password ?? '',
    ];
    const told = leaked(secrets, logs);
    if (told.length > 0) problems.push(`${told.length} secrets are in the logs`);
    return {
      ...found,
      problems: [...problems, ...found.problems],
      ...{ kills: count, updates, cuts, mischief: mischief.length, matches: all.length },
      resent: players.reduce((sum, { resent }) => sum + resent(), 0),
      reconnected: players.reduce((sum, { line }) => sum + line.counts.opened - 1, 0),
    };
  } finally {
    for (const { players } of tables) for (const { line } of players) line.end();
    for (const { end } of readers) end();
    await Promise.all(slots.map(({ stop }) => stop()));
    await Promise.all(slots.map(({ proxy }) => proxy?.end()));
    await postgres?.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What went wrong, each kind of it once. */
function troublesIn(logs: readonly string[]): string[] {
  const lines = logs.flatMap((said) => said.split('\n').filter((line) => line.includes('"error"')));
  return [...new Set(lines.map((line) => line.replace(/"at":"[^"]*",/, '')))];
}

/** What a server says at its own port; `null` where it does not answer. */
async function opsOf({ opsPort }: Slot, path: string): Promise<{ ok: boolean; text: string } | null> {
  try {
    const response = await fetch(`http://127.0.0.1:${await opsPort()}${path}`);
    return { ok: response.ok, text: (await response.text()).trim() };
  } catch {
    return null;
  }
}

/** Why servers that are there are not ready. */
async function unreadyAmong(servers: readonly Slot[]): Promise<string[]> {
  const all = await Promise.all(servers.map((server) => opsOf(server, '/readyz')));
  return all.flatMap((said) => (said && !said.ok && said.text !== 'it is ending' ? [said.text] : []));
}

/** What is still wrong when everybody has gone and servers have had time to notice. */
async function leftAt(servers: readonly Slot[]): Promise<string[]> {
  const open = async () => {
    const all = await Promise.all(servers.map((server) => opsOf(server, '/metrics')));
    const lines = all.flatMap((said) => said?.text.split('\n') ?? []);
    const left = lines.filter((line) => /^conjure_(streams|sockets) [^0]/.test(line));
    return [...left.map((line) => `still open: ${line}`), ...(await unreadyAmong(servers))];
  };
  let left = await open();
  for (let looks = 0; left.length > 0 && looks < NOTICED; looks++) {
    await sleep(LOOK);
    left = await open();
  }
  return left;
}

/** What everybody waits for, and the last words of every process: why a storm stands still. */
const standing = (tables: readonly Table[], slots: readonly Slot[]): string =>
  [
    ...tables.flatMap(({ match, players }) => [match, ...players.map(({ waitsFor }) => `  ${waitsFor()}`)]),
    ...slots.flatMap(({ name, now }) => [name, now().said().split('\n').slice(-5).join('\n')]),
  ].join('\n');
