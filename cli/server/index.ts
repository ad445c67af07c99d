import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { DAY } from '@conjure/engine';
import type { RunningServer } from '@conjure/server';
import type { Sharing } from '@conjure/server/work';
import { toString as qrCode } from 'qrcode';
import { root } from '../../scripts/node.mjs';
import type { CommandLine } from '../args/commands.ts';
import type { UsageTrouble } from '../args/read.ts';
import { DONE, FAILED } from '../exit.ts';
import { addressesOf } from '../serve/addresses.ts';
import { openBrowser } from '../serve/browser.ts';
import { interrupted, whyNot } from '../serve/index.ts';
import { listen } from '../serve/listen.ts';
import { failing, tellerIn } from '../text/complain.ts';
import { print } from '../text/print.ts';
import { journalWriter } from './journal.ts';
import { runKeeping } from './maintenance.ts';
import { type ServerSettings, settingsIn } from './settings.ts';

const BUILT = join(root, 'web/dist');
/** How long ending may take, in milliseconds: less than whoever runs the server waits (deploy/conjure.service). */
const ENDING = 25_000;

/** `conjure server`: the page, and matches between people online, until Ctrl-C; `conjure server <word>`: what is done with its database. */
export async function runServer(line: CommandLine, folder = BUILT): Promise<number> {
  const { words, options, language } = line;
  const fail = failing(language);
  if (words.length > 0) return runKeeping(line);
  const settings = settingsIn(options, process.env);
  if ('trouble' in settings) return fail(settings.trouble);
  if (settings.only !== 'work' && !existsSync(join(folder, 'index.html')))
    return fail({ key: 'serve.noBuild', facts: {} }, FAILED);
  const begun = await begin(settings, folder);
  if ('trouble' in begun) return fail(begun.trouble, FAILED);
  const { tell } = tellerIn(language);
  if (settings.only === 'work') print(tell('server.works'));
  else await greet(settings, begun.server, tell, options.open === true);
  await interrupted();
  setTimeout(() => process.exit(FAILED), ENDING).unref();
  await begun.close();
  return DONE;
}

interface ListeningError extends NodeJS.ErrnoException {
  readonly port?: number;
  readonly address?: string;
}

type StartedServer = { server: RunningServer; close(): Promise<void> } | { trouble: UsageTrouble };

async function begin(settings: ServerSettings, folder: string): Promise<StartedServer> {
  const parts = await import('@conjure/server');
  const { db, host, only, threads: size } = settings;
  const journal = parts.newJournal(journalWriter(settings));
  const note = (error: unknown) => journal.error('something went wrong', parts.trouble(error));
  const port = await freePort(settings);
  if (typeof port !== 'number') return port;
  const database = await parts
    .openDatabase(db, { complain: note, ...(settings.listen ? { listen: settings.listen } : {}) })
    .catch((error: Error) => ({ wrong: error.message }));
  if ('wrong' in database)
    return { trouble: { key: 'server.noDatabase', facts: { db: shown(db), why: database.wrong } } };
  if ('held' in database) return { trouble: heldBy(db, database.held) };
  // Jobs stand in the order of who waits for them already, and one that is taken must not be kept waiting.
  const threads = parts.newThreads(size, parts.isPostgres(db) ? { quiet: 0 } : {});
  let sharing: Sharing | undefined;
  let started: RunningServer | undefined;
  try {
    const share = parts.isPostgres(db) ? (await import('@conjure/server/work')).shareWork : null;
    const listening = settings.listen ? { listen: settings.listen } : {};
    sharing = await share?.(db, database.store, threads, { complain: note, ...listening });
    const server = await parts.newServer({
      ...{ database, journal, host, port, page: folder, games: parts.library, build: parts.buildId() },
      ...{ trusted: settings.trusted, hookAllow: settings.hookAllow, keep: settings.keep * DAY },
      ...{ opsPort: settings.opsPort, think: sharing?.think ?? threads.think, limits: settings.limits },
      origins: (at) => originsOf(settings, at),
      ...(sharing ? { shareNotice: sharing.shareNotice } : {}),
      ...(only ? { only } : {}),
    });
    started = server;
    parts.watchProcess(server.state.complain);
    if (only !== 'web') await sharing?.take(server.state, size);
    journal.info('the server is there', { port: server.port, database: parts.isPostgres(db) ? 'postgres' : 'sqlite' });
    // One that is killed keeps nothing by itself of what was compiled.
    flushCompileCache();
    return {
      server,
      async close() {
        journal.info('the server ends');
        await sharing?.end().catch(server.state.complain);
        await server.close();
        threads.end();
      },
    };
  } catch (error) {
    await sharing?.end().catch(note);
    await (started ?? database).close();
    threads.end();
    // It may be the other port that is taken.
    const { code = 'EIO', port: taken = port, address = host } = error as ListeningError;
    return { trouble: whyNot(code, taken, address) };
  }
}

/** The port that was wished for, or the next free one where none was. */
async function freePort({ port, host, exact }: ServerSettings): Promise<number | { trouble: UsageTrouble }> {
  const trial = createServer();
  const listening = await listen(trial, { port, host, exact });
  await new Promise((resolve) => trial.close(resolve));
  if ('port' in listening) return listening.port;
  return { trouble: whyNot(listening.failed, port, host) };
}

/** Where the page is reached; the first is what links are made with. */
function originsOf({ origins, host, lan }: ServerSettings, port: number): string[] {
  const here = ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`);
  const [, ...network] = lan ? addressesOf(host, port).map((address) => address.replace(/\/$/, '')) : [];
  return origins.length > 0 ? [...origins, ...here] : [...network, ...here];
}

async function greet(
  settings: ServerSettings,
  { port, state }: RunningServer,
  tell: (key: string, facts?: { [name: string]: string }) => string,
  isToOpen: boolean,
): Promise<void> {
  const here = `http://localhost:${port}/`;
  if (!settings.exact && port !== settings.port)
    print(tell('serve.otherPort', { wanted: String(settings.port), port: String(port) }));
  const [first = here] = state.origins.all;
  print(tell('serve.at', { address: settings.lan || settings.origins.length === 0 ? here : `${first}/` }));
  print(tell('server.kept', { db: shown(settings.db) }));
  if (settings.lan) {
    if (first.includes('localhost')) print(tell('server.alone'));
    else {
      print(tell('serve.alsoAt', { address: `${first}/` }));
      if (process.stdout.isTTY) print(await qrCode(`${first}/`, { type: 'terminal', small: true }));
    }
    print(tell('server.plain'));
  }
  if (isToOpen) openBrowser(here);
}

/** Without a password. */
const shown = (db: string): string => db.replace(/^(\w+:\/\/[^:/@]*):[^@]*@/, '$1@');

const heldBy = (db: string, held: { pid: number; machine: string; since: number } | null): UsageTrouble => ({
  key: held ? 'server.held' : 'server.heldBy',
  facts: held
    ? { db, pid: String(held.pid), machine: held.machine, since: new Date(held.since).toISOString() }
    : { db },
});
