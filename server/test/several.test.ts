import type { LogRow, StoredLog } from '@conjure/host';
import { afterEach, expect, test } from 'vitest';
import { library } from '../library.ts';
import { postgresDatabase } from '../log/postgres.ts';
import { newJournal } from '../net/journal.ts';
import { newServer } from '../server.ts';
import { type FaultyProxy, faultyProxy } from '../testing/faulty-proxy.ts';
import { describeWithPostgres } from '../testing/postgres.ts';
import { seatAll, type Table } from '../testing/storm/seats.ts';

const PATIENCE = 600_000;
const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

/** Two servers at one database, neither of which hears what the other says. */
async function deafServers(
  url: string,
): Promise<{ ports: number[]; proxy: FaultyProxy; read(match: string): Promise<LogRow[]> }> {
  const listen = new URL(url);
  const proxy = await faultyProxy(Number(listen.port));
  ended.push(() => proxy.end());
  proxy.set('deaf');
  listen.port = String(proxy.port);
  const ports: number[] = [];
  const open = () => postgresDatabase(url, { listen: listen.href });
  const databases = [await open(), await open()] as const;
  for (const database of databases) {
    const server = await newServer({
      ...{ database, games: library, journal: newJournal(() => {}), host: '127.0.0.1', port: 0, opsPort: null },
      ...{ page: null, trusted: ['127.0.0.1'], origins: (port) => [`http://localhost:${port}`] },
    });
    ended.push(() => server.close());
    ports.push(server.port);
  }
  const read = async (match: string) => [...((await databases[0].store.read(match, 0)) as StoredLog).rows];
  return { ports, proxy, read };
}

const leave = ({ players }: Table) => {
  for (const { line } of players) line.end();
};

/** Until it is so: as often as it is looked, not for so long. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 1_500 && !(await isSo()); i++) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await isSo()).toBe(true);
}

describeWithPostgres('two servers at one PostgreSQL', (postgres) => {
  test(
    'people at different ones play with each other, also where every wake-up is lost',
    async () => {
      const { ports } = await deafServers(await postgres.fresh());
      const table = await seatAll({
        ...{ ports, game: 'demons', people: 2, luck: 'several', pace: 1 },
        address: (player) => `10.0.0.${player + 1}`,
        more: (seat) => ({ ports: ports.slice(seat, seat + 1) }),
      });
      ended.push(() => leave(table));
      await until(() => table.players.every(({ step, acknowledged }) => step() >= 6 && acknowledged.length >= 3));
    },
    PATIENCE,
  );

  test(
    'both look for clocks that have run out, and each flag falls once',
    async () => {
      const { ports, read } = await deafServers(await postgres.fresh());
      const table = await seatAll({
        ...{ ports, game: 'demons', people: 2, luck: 'flags', pace: 1 },
        address: (player) => `10.0.1.${player + 1}`,
        // They sit down and promise, and answer nothing.
        more: (seat) => ({ ports: ports.slice(seat, seat + 1), clock: { per: 'decision', ms: 1_000 }, pace: 10 ** 8 }),
      });
      ended.push(() => leave(table));
      const late = async () => (await read(table.match)).flatMap((row) => (row.kind === 'late' ? [row.body.seat] : []));
      await until(async () => (await late()).length >= 2);
      expect((await late()).toSorted()).toEqual([0, 1]);
    },
    PATIENCE,
  );
});
