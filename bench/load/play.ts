import { start } from '@conjure/server/testing/processes';
import { seatAll, type Table } from '@conjure/server/testing/storm/seats';
import { memoryOf, processorOf, quantile } from './figures.ts';

const PROCESS = new URL('../../server/testing/storm/process.ts', import.meta.url).pathname;

export interface PlayWishes {
  /** A file, or the address of a PostgreSQL. */
  readonly db: string;
  readonly game: string;
  readonly tables: number;
  readonly answers: number;
  /** How long people think, in milliseconds: 0 for as fast as it goes. */
  readonly pace: number;
}

export interface Played {
  readonly answers: number;
  readonly perSecond: number;
  /** Of the server, for each answer. */
  readonly processorMs: number;
  readonly bytesSent: number;
  readonly messages: number;
  /** From the answer's being sent to its being on another's screen, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly memory: number;
}

/** Matches of four people over sockets, against one server, until so many answers have been acknowledged. */
export async function play({ db, game, tables, answers, pace }: PlayWishes): Promise<Played> {
  const server = start(PROCESS, '0', db, 'both');
  const { port } = JSON.parse(await server.says('the server is there'));
  const pid = server.child.pid ?? 0;
  const deeds = new Map<string, { sentAt?: number; by?: number; told: [seat: number, at: number][] }>();
  const deedOf = (table: number, n: number) => {
    const key = `${table} ${n}`;
    const known = deeds.get(key) ?? { told: [] };
    deeds.set(key, known);
    return known;
  };
  let acknowledged = 0;
  const all: Table[] = await Promise.all(
    Array.from({ length: tables }, (_, table) =>
      seatAll({
        ...{ ports: [port], game, people: 4, luck: `load ${table}`, pace },
        address: (seat) => `10.${table >> 8}.${table & 255}.${seat + 1}`,
        acknowledged: () => acknowledged++,
        more: (seat) => ({
          forgets: true,
          told: ({ n }) => void deedOf(table, n).told.push([seat, performance.now()]),
          counted: (n, sentAt) => void Object.assign(deedOf(table, n), { sentAt, by: seat }),
        }),
      }),
    ),
  );
  const lines = () => all.flatMap(({ players }) => players.map(({ line }) => line.counts));
  const total = (of: 'bytes' | 'messages') => lines().reduce((sum, counts) => sum + counts[of], 0);
  // Sitting down and the first whole states are no answers.
  await until(() => acknowledged >= tables * 10);
  const before = [acknowledged, performance.now(), processorOf(pid), total('bytes'), total('messages')] as const;
  deeds.clear();
  await until(() => acknowledged - before[0] >= answers);
  const done = acknowledged - before[0];
  const seconds = (performance.now() - before[1]) / 1_000;
  const [processor, bytes, messages] = [processorOf(pid), total('bytes'), total('messages')];
  const memory = memoryOf(pid);
  for (const { players } of all) for (const { line } of players) line.end();
  await server.kill('SIGKILL');
  const late = [...deeds.values()].flatMap(({ sentAt, by, told }) =>
    sentAt === undefined ? [] : told.flatMap(([seat, at]) => (seat === by ? [] : [at - sentAt])),
  );
  return {
    ...{ answers: done, perSecond: done / seconds, processorMs: ((processor - before[2]) * 1_000) / done },
    ...{ bytesSent: (bytes - before[3]) / done, messages: (messages - before[4]) / done },
    ...{ p50: quantile(late, 0.5), p99: quantile(late, 0.99), memory },
  };
}

/** At most ten minutes. */
async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 12_000 && !isSo(); i++) await new Promise((resolve) => setTimeout(resolve, 50));
  if (!isSo()) throw new Error('it stands still');
}
