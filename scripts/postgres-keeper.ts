// Keeps a throw-away PostgreSQL as long as its standard input is open (see postgres.ts): node postgres-keeper.ts <programs> [setting=value …]
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const [programs = '', ...settings] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'conjure-postgres-'));
const data = join(folder, 'data');
const log = join(folder, 'log');
const password = randomBytes(12).toString('hex');
// It refuses to run as root.
const as = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
const TRIES = 100;
const running: { server: ChildProcess | null } = { server: null };

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => signal !== 'SIGINT' && end());

/** Of the user that comes with Debian's package. */
function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres']).toString());
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function make(): void {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  writeFileSync(log, '');
  if (as.uid !== undefined) for (const path of [folder, passwordFile, log]) chownSync(path, as.uid, as.gid);
  const args = ['-D', data, '-U', 'conjure', '-A', 'scram-sha-256', '--pwfile', passwordFile];
  const made = spawnSync(
    join(programs, 'initdb'),
    [...args, '-E', 'UTF8', '--locale', 'C', '--no-sync', '--no-instructions'],
    { ...as, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
}

/** Settled when it takes connections. What a killed one held may take a moment to be free again. */
async function start(port: number): Promise<void> {
  const wanted = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, ...settings];
  for (let tries = 0; tries < TRIES; tries++) {
    const child = spawn(join(programs, 'postgres'), ['-D', data, ...wanted.flatMap((setting) => ['-c', setting])], {
      ...as,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    running.server = child;
    const isUp = await new Promise<boolean>((resolve) => {
      child.on('exit', () => resolve(false));
      child.stderr.on('data', (said: Buffer) => {
        writeFileSync(log, said, { flag: 'a' });
        if (said.includes('ready to accept connections')) resolve(true);
      });
    });
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`PostgreSQL does not start: ${readFileSync(log, 'utf8').slice(-2_000)}`);
}

async function stop(signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  const child = running.server;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.on('exit', resolve));
  child.kill(signal);
  await exited;
}

async function end(code = 0): Promise<void> {
  await stop('SIGQUIT');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}

try {
  make();
  const port = await freePort();
  await start(port);
  const url = `postgres://conjure:${password}@127.0.0.1:${port}/postgres`;
  console.log(JSON.stringify({ url, password, pid: running.server?.pid }));
  const commands = createInterface({ input: process.stdin });
  commands.on('close', () => void end());
  for await (const command of commands) {
    if (command !== 'crash') continue;
    await stop('SIGKILL');
    await start(port);
    console.log('up');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}
