// A real server at the loopback, with the page and a database in a file, that can be taken down and started again.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteDatabase } from '@conjure/server';
import { type TestServer, testServer } from '@conjure/server/testing/test-server';
import { onTestFinished } from 'vitest';
import { PAGE } from '../../../../scripts/building.ts';

export interface OnlineServer {
  /** With a slash at its end. */
  readonly address: string;
  readonly now: TestServer;
  /** Ends it, orderly. */
  stop(): Promise<void>;
  /** Another one at the same place, over the same file. */
  start(): Promise<void>;
  /** Where everything is kept. */
  readonly file: string;
  /** It is so much later for the server, in milliseconds. */
  later(ms: number): void;
}

/** One for a test. */
export async function onlineServer(): Promise<OnlineServer> {
  const server = await startServer();
  onTestFinished(() => server.stop());
  return server;
}

export async function startServer(): Promise<OnlineServer> {
  const file = join(mkdtempSync(join(tmpdir(), 'conjure-online-')), 'conjure.db');
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const open = async (port: number) => testServer({ page: PAGE, port, now, database: await sqliteDatabase(file) });
  let running: TestServer | null = await open(0);
  const { port } = running;
  const stop = async () => {
    const was = running;
    running = null;
    await was?.close();
    await was?.database.close();
  };
  return {
    address: `http://localhost:${port}/`,
    get now() {
      if (!running) throw new Error('the server is down');
      return running;
    },
    stop,
    async start() {
      running = await open(port);
    },
    file,
    later(ms) {
      ahead += ms;
    },
  };
}
