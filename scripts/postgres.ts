import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isProgram, programIn } from './programs.ts';

/** A PostgreSQL of its own, at a free port of this machine's loopback, that is gone when whoever started it is. */
export interface Postgres {
  /** Of the empty database to begin with; it has the password. */
  readonly url: string;
  readonly password: string;
  /** Of its first process, until it is killed. */
  readonly pid: number;
  /** Kills it without a word (-9), and starts it again where it was: settled when it takes connections. */
  crash(): Promise<void>;
  /** Stops it, and leaves nothing behind. */
  end(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs; installs Debian's where there are none. Throws a plain sentence where they cannot be had. */
export function postgresPrograms(): string {
  const folder = found() ?? installed();
  if (folder) return folder;
  throw new Error(
    'There is no PostgreSQL. Install it (on Debian: apt-get install postgresql), or name the folder of its programs in the environment as POSTGRES.',
  );
}

function found(): string | null {
  const hasPrograms = (folder: string) => ['initdb', 'postgres'].every((name) => isProgram(join(folder, name)));
  const named = process.env.POSTGRES;
  if (named) {
    if (hasPrograms(named)) return named;
    throw new Error(`POSTGRES names ${named}, where initdb and postgres are not.`);
  }
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const inPath = programIn(['initdb'])?.replace(/[\\/]initdb$/, '');
  return (
    [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(inPath ? [inPath] : [])].find(hasPrograms) ?? null
  );
}

function installed(): string | null {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return null;
  console.log('There is no PostgreSQL: installing Debian’s (apt-get install postgresql) …');
  const options: SpawnSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  // Somebody else may be installing just now, such as a browser.
  const patiently = ['-o', 'DPkg::Lock::Timeout=600'];
  spawnSync('apt-get', [...patiently, 'update', '-q'], options);
  spawnSync('apt-get', [...patiently, 'install', '-y', '-q', '--no-install-recommends', 'postgresql'], options);
  return found();
}

/** Why there is no PostgreSQL to be had here; `null` where there is one. */
export function withoutPostgres(): string | null {
  if (process.platform === 'win32') return 'a throw-away PostgreSQL is not started on Windows';
  try {
    postgresPrograms();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** It may keep in the system's memory what it has written: that outlives its being killed, though not the machine's. */
export const FOR_KILLS: readonly string[] = ['fsync=off'];

/** Starts one in a folder that goes with it. A process of its own keeps it, so that it is stopped also when we are killed. */
export async function startPostgres(settings: readonly string[] = []): Promise<Postgres> {
  const keeper = spawn(
    process.execPath,
    [join(import.meta.dirname, 'postgres-keeper.ts'), postgresPrograms(), ...settings],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const lines = createInterface({ input: keeper.stdout });
  const waiting: ((line: string) => void)[] = [];
  lines.on('line', (line) => waiting.shift()?.(line));
  const gone = new Promise<never>((_, fail) => {
    keeper.on('exit', (code) => fail(new Error(`PostgreSQL could not be kept running (${code})`)));
  });
  gone.catch(() => {});
  const said = () => Promise.race([new Promise<string>((resolve) => waiting.push(resolve)), gone]);
  const { url, password, pid } = JSON.parse(await said());
  return {
    url,
    password,
    pid,
    async crash() {
      const done = said();
      keeper.stdin.write('crash\n');
      await done;
    },
    async end() {
      keeper.stdin.end();
      // It may have been gone before.
      await gone.catch(() => {});
    },
  };
}
