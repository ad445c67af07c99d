import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { isNetwork, isPostgres } from '@conjure/server';
import type { CommandLine } from '../args/commands.ts';
import { oneOfWords, type UsageTrouble, wholeIn, wholeTrouble } from '../args/read.ts';
import { HERE } from '../serve/addresses.ts';

/** How a server is to be run. */
export interface ServerSettings {
  readonly port: number;
  /** Only this port will do. */
  readonly exact: boolean;
  readonly host: string;
  readonly lan: boolean;
  /** A file, or the address of a PostgreSQL. */
  readonly db: string;
  readonly origins: readonly string[];
  readonly listen?: string;
  readonly trusted: readonly string[];
  readonly hookAllow: readonly string[];
  /** Days. */
  readonly keep: number;
  readonly only?: 'web' | 'work';
  readonly opsPort: number | null;
  readonly threads?: number;
  readonly limits: number;
}

type Environment = { readonly [name: string]: string | undefined };

const USUAL = { port: 4180, keep: 365 } as const;
const ALL = '0.0.0.0';
const PORTS = 65_535;

/** Where matches are kept where nobody says otherwise: the place that the system has for such things. */
export function usualFolder(env: Environment, platform: string = process.platform): string {
  const home = env.HOME ?? homedir();
  if (platform === 'win32') return join(env.APPDATA ?? join(home, 'AppData/Roaming'), 'Conjure');
  if (platform === 'darwin') return join(home, 'Library/Application Support/Conjure');
  return join(env.XDG_DATA_HOME ?? join(home, '.local/share'), 'conjure');
}

/** What was typed; else what the environment says (CONJURE_PORT for --port); else `undefined`. */
const settingReader =
  (options: CommandLine['options'], env: Environment) =>
  (name: string): string | undefined => {
    const typed = options[name];
    if (typed !== undefined) return String(typed);
    return env[`CONJURE_${name.toUpperCase().replaceAll('-', '_')}`] || undefined;
  };

/** The database that is meant. */
export function databaseIn(options: CommandLine['options'], env: Environment): string {
  const db = settingReader(options, env)('db') ?? join(usualFolder(env), 'conjure.db');
  return isPostgres(db) || db === ':memory:' ? db : resolve(db);
}

/** Reads the options and the environment, or says what is wrong with them. */
export function settingsIn(
  options: CommandLine['options'],
  env: Environment,
): ServerSettings | { trouble: UsageTrouble } {
  const setting = settingReader(options, env);
  const listed = (name: string) => (setting(name) ?? '').split(',').flatMap((one) => one.trim() || []);
  const trouble = (key: string, word: string) => ({ trouble: { key, facts: { word } } });
  const number = (name: string, least: number, most: number, usual: number) => {
    const typed = setting(name);
    return typed === undefined ? usual : wholeIn(typed, least, most);
  };

  const port = number('port', 0, PORTS, USUAL.port);
  if (Number.isNaN(port)) return trouble('serve.noPort', setting('port') ?? '');
  const ops = setting('ops-port');
  const opsPort = ops === undefined ? null : wholeIn(ops, 0, PORTS);
  if (Number.isNaN(opsPort)) return trouble('serve.noPort', ops ?? '');
  const keep = number('keep', 1, 36_500, USUAL.keep);
  if (Number.isNaN(keep)) return { trouble: wholeTrouble('--keep', setting('keep') ?? '', 1, 36_500) };
  const threads = number('threads', 1, 256, 0);
  if (Number.isNaN(threads)) return { trouble: wholeTrouble('--threads', setting('threads') ?? '', 1, 256) };
  const limits = number('limits', 1, 1_000, 1);
  if (Number.isNaN(limits)) return { trouble: wholeTrouble('--limits', setting('limits') ?? '', 1, 1_000) };
  const only =
    setting('only') === undefined ? undefined : oneOfWords(setting('only') ?? '', ['web', 'work'], 'server.only');
  if (only && 'trouble' in only) return only;

  const origins = listed('origin');
  const wrong = origins.find((one) => !isOrigin(one));
  if (wrong !== undefined) return trouble('server.noOrigin', wrong);
  const [trusted, hookAllow] = [listed('trust-proxy'), listed('hook-allow')];
  const odd = [...trusted, ...hookAllow].find((one) => !isNetwork(one));
  if (odd !== undefined) return trouble('server.noNetwork', odd);

  const lan = options.lan === true || env.CONJURE_LAN === '1';
  const host = setting('host') ?? (lan ? ALL : HERE);
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(host);
  // Any name could lead to this machine: whoever opens it to others says by which it is known.
  if (!isHere && !lan && origins.length === 0 && only?.word !== 'work') return trouble('server.needsOrigin', host);
  const db = databaseIn(options, env);
  if (only && !isPostgres(db)) return trouble('server.onlyPostgres', only.word);
  const listen = setting('listen');
  return {
    ...{
      port,
      exact: setting('port') !== undefined,
      host,
      lan,
      db,
      origins,
      trusted,
      hookAllow,
      keep,
      opsPort,
      limits,
    },
    ...(listen === undefined ? {} : { listen }),
    ...(only ? { only: only.word } : {}),
    ...(threads === 0 ? {} : { threads }),
  };
}

function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '');
}
