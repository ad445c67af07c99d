import { randomBytes } from 'node:crypto';
import { must } from '@conjure/engine';
import { start } from '@conjure/server/testing/processes';
import { type Line, openLine } from '@conjure/server/testing/storm/line';
import { memoryOf } from './figures.ts';

const PROCESS = new URL('../../server/testing/storm/process.ts', import.meta.url).pathname;
const TOGETHER = 50;
/** Matches leave the memory a minute after their last deed. */
const LEAVES = 75_000;

export interface Idle {
  readonly connections: number;
  readonly memory: number;
  readonly bytesEach: number;
}

/** Many people, each at a table of their own at which nothing is done. */
export async function idle(db: string, connections: number): Promise<Idle> {
  const server = start(PROCESS, '0', db, 'both');
  const { port } = JSON.parse(await server.says('the server is there'));
  const pid = must(server.child.pid, 'the process');
  const before = memoryOf(pid);
  const lines: Line[] = [];
  for (let from = 0; from < connections; from += TOGETHER) {
    const size = Math.min(TOGETHER, connections - from);
    await Promise.all(Array.from({ length: size }, (_, i) => seated(port, from + i, lines)));
  }
  await new Promise((resolve) => setTimeout(resolve, LEAVES));
  const memory = memoryOf(pid);
  for (const line of lines) line.end();
  await server.kill('SIGKILL');
  return { connections, memory, bytesEach: (memory - before) / connections };
}

/** Settled when they have a table. */
function seated(port: number, number: number, lines: Line[]): Promise<void> {
  return new Promise((resolve) => {
    const line: Line = openLine({
      ports: [port],
      key: randomBytes(32).toString('base64url'),
      address: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      silence: 60_000,
      welcomed: () =>
        line.say({
          ...{ do: 'open', id: 1, game: 'demons', seats: [{ who: 'person' }, { who: 'person' }] },
          terms: { clock: null, help: 'none', watchers: false, substitute: 'random', listed: false },
        }),
      heard: (message) => message.is === 'table' && resolve(),
    });
    lines.push(line);
  });
}
