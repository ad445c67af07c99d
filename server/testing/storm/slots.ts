import { createServer } from 'node:net';
import { type FaultyProxy, faultyProxy } from '../faulty-proxy.ts';
import { type Started, start } from '../processes.ts';

/** A process that is started again whenever it was ended, and that should never end by itself. */
export interface Slot {
  readonly name: 'server' | 'thinker';
  readonly port: number;
  /** The line by which people come to it. */
  readonly proxy: FaultyProxy | null;
  now(): Started;
  /** Where it tells of itself. */
  opsPort(): Promise<number>;
  /** Kills it without a word, and starts it again. */
  kill(): Promise<void>;
  /** Tells it to end, as whoever runs it does for an update, and starts it again. */
  update(): Promise<void>;
  /** For good. */
  stop(): Promise<void>;
  /** What all of them have said. */
  said(): string[];
}

/** So often it is looked whether a process has ended that was told to, in milliseconds. */
const LOOK = 20;
const LOOKS = 3_000;
const LAST = 5;

/** Some do more than anybody should: so many times as much as usual is allowed. */
const LIMITS = '100';

/** `problems` hears of processes that end by themselves, or do not when they are told to. */
export async function newSlot(name: Slot['name'], db: string, problems: string[]): Promise<Slot> {
  const port = await freePort();
  const proxy = name === 'server' ? await faultyProxy(port) : null;
  const args = proxy ? [String(port), db, 'both', String(proxy.port), LIMITS] : [String(port), db, 'work'];
  const all: Started[] = [];
  const ordered = new Set<Started>();
  const lastWords = (started: Started) => started.said().split('\n').slice(-LAST).join('\n');
  const run = (): Started => {
    const started = start(`${import.meta.dirname}/process.ts`, ...args);
    all.push(started);
    started.child.once('close', (code, signal) => {
      if (!ordered.has(started)) problems.push(`a ${name} ended by itself (${code ?? signal})\n${lastWords(started)}`);
    });
    return started;
  };
  let now = run();
  const again = async () => {
    now = run();
    await now.says('the server is there');
  };
  return {
    ...{ name, port, proxy },
    now: () => now,
    opsPort: async () => Number(JSON.parse(await now.says('the server is there')).ops),
    async kill() {
      ordered.add(now);
      await now.kill('SIGKILL');
      await again();
    },
    async update() {
      ordered.add(now);
      const { child } = now;
      child.kill('SIGTERM');
      const isThere = () => child.exitCode === null && child.signalCode === null;
      for (let looks = 0; isThere() && looks < LOOKS; looks++)
        await new Promise((resolve) => setTimeout(resolve, LOOK));
      if (isThere()) {
        problems.push(`a ${name} was told to end and did not\n${lastWords(now)}`);
        await now.kill('SIGKILL');
      } else if (child.exitCode !== 0) problems.push(`a ${name} ended badly: ${child.exitCode}\n${lastWords(now)}`);
      await again();
    },
    async stop() {
      ordered.add(now);
      await now.kill('SIGKILL');
    },
    said: () => all.map((started) => started.said()),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
