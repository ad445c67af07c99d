import { must } from '@conjure/engine';
import { start } from '@conjure/server/testing/processes';
import { seatAll, type Table } from '@conjure/server/testing/storm/seats';
import { memoryOf, processorOf, quantile, threadsOf } from './figures.ts';

const PROCESS = new URL('../../server/testing/storm/process.ts', import.meta.url).pathname;

export interface PlayOptions {
  /** A file, or the address of a PostgreSQL. */
  readonly db: string;
  readonly game: string;
  readonly tables: number;
  readonly answers: number;
  /** How many answers are given before anything is measured. */
  readonly warmUp: number;
  /** How many a second, about; `null`: as fast as it goes. */
  readonly rate: number | null;
  /** Who is there besides, in a process of their own, and does no more than harm. */
  readonly besides?: { readonly who: 'hostile' | 'asking'; readonly count: number };
}

export interface Played {
  readonly answers: number;
  readonly perSecond: number;
  /** Of the server, for each answer. */
  readonly processorMs: number;
  /** Of that its main thread, SQLite's, and V8's helpers, which compile and collect. */
  readonly mainMs: number;
  readonly sqliteMs: number;
  readonly helpersMs: number;
  readonly bytesSent: number;
  readonly messages: number;
  /** From the answer's being sent to its being on another's screen, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly memory: number;
  /** What the players themselves cost, for each answer: they are on the same machine. */
  readonly playersMs: number;
}

/** After so many looks without an answer something is wrong. */
const STANDS_STILL = 6_000;

/** Matches of four people over sockets, against one server, until so many answers have been acknowledged. */
export async function play({ db, game, tables, answers, warmUp, rate, besides }: PlayOptions): Promise<Played> {
  const server = start(PROCESS, '0', db, 'both');
  const { port } = JSON.parse(await server.says('the server is there'));
  const pid = must(server.child.pid, 'the process');
  const deeds = new Map<string, { sentAt?: number; by?: number; hearings: [seat: number, at: number][] }>();
  const deedOf = (table: number, n: number) => {
    const key = `${table} ${n}`;
    const known = deeds.get(key) ?? { hearings: [] };
    deeds.set(key, known);
    return known;
  };
  let [acknowledged, seated] = [0, 0];
  const all: Table[] = [];
  const gone: Table['players'][number]['line']['counts'][] = [];
  const seat = async () => {
    const table = seated++;
    all.push(
      await seatAll({
        ...{ ports: [port], game, people: 4, luck: `load ${table}`, pace: rate === null ? 0 : (tables * 1_000) / rate },
        address: (player) => `10.${table >> 8}.${table & 255}.${player + 1}`,
        more: (player) => ({
          forgets: true,
          onState: ({ n }) => void deedOf(table, n).hearings.push([player, performance.now()]),
          onCounted(n, sentAt, what) {
            if (what !== 'answer') return;
            acknowledged++;
            Object.assign(deedOf(table, n), { sentAt, by: player });
          },
        }),
      }),
    );
  };
  await Promise.all(Array.from({ length: tables }, seat));
  let failed: { readonly why: unknown } | null = null;
  /** Whose match is over begins another at once, while the others play, until so many answers have been given. */
  const until = async (wanted: number) => {
    for (let [looks, before] = [0, acknowledged]; acknowledged < wanted; looks++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const over = all.filter(({ players }) => players.some(({ isOver }) => isOver()));
      for (const table of over) {
        for (const { line } of table.players) gone.push(line.counts);
        for (const { line } of table.players) line.end();
        all.splice(all.indexOf(table), 1);
        seat().catch((why: unknown) => {
          failed ??= { why };
        });
      }
      if (failed) throw failed.why;
      if (acknowledged > before) [looks, before] = [0, acknowledged];
      if (looks > STANDS_STILL) throw new Error('it stands still');
    }
  };
  const lines = () => [...gone, ...all.flatMap(({ players }) => players.map(({ line }) => line.counts))];
  const total = (of: 'bytes' | 'messages') => lines().reduce((sum, counts) => sum + counts[of], 0);
  // Sitting down and the first whole states are no answers; and what is run for the first time is slow.
  await until(Math.max(tables * 10, warmUp));
  const harm = besides
    ? start(`${import.meta.dirname}/${besides.who}-process.ts`, String(port), String(besides.count))
    : null;
  await harm?.says('they are there');
  const before = [acknowledged, performance.now(), processorOf(pid), total('bytes'), total('messages')] as const;
  deeds.clear();
  const mine = process.cpuUsage();
  const threads = threadsOf(pid);
  await until(acknowledged + answers);
  const done = acknowledged - before[0];
  const seconds = (performance.now() - before[1]) / 1_000;
  const [processor, bytes, messages] = [processorOf(pid), total('bytes'), total('messages')];
  const memory = memoryOf(pid);
  const spent = threadsOf(pid);
  const ofThread = (name: string) => (((spent.get(name) ?? 0) - (threads.get(name) ?? 0)) * 1_000) / done;
  const { user, system } = process.cpuUsage(mine);
  await harm?.kill('SIGKILL');
  for (const { players } of all) for (const { line } of players) line.end();
  await server.kill('SIGKILL');
  const late = [...deeds.values()].flatMap(({ sentAt, by, hearings }) =>
    sentAt === undefined ? [] : hearings.flatMap(([seat, at]) => (seat === by ? [] : [at - sentAt])),
  );
  return {
    ...{ answers: done, perSecond: done / seconds, processorMs: ((processor - before[2]) * 1_000) / done },
    ...{ mainMs: ofThread('node-MainThread'), sqliteMs: ofThread('sqlite'), helpersMs: ofThread('node-V8Worker') },
    ...{ bytesSent: (bytes - before[3]) / done, messages: (messages - before[4]) / done },
    ...{ p50: quantile(late, 0.5), p99: quantile(late, 0.99), memory, playersMs: (user + system) / 1_000 / done },
  };
}
