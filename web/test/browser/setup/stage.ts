import type { Server } from 'node:http';
import { listen } from '@conjure/cli/serve/listen';
import { pageServer } from '@conjure/cli/serve/server';
import { buildPage, PAGE } from '../../../../scripts/building.ts';

export interface Stage {
  /** Where the page is, with a slash at its end. */
  readonly address: string;
  readonly server: Server;
  close(): void;
}

/** The page as a user gets it: built, and served by our own server at a free port. */
export async function openStage(): Promise<Stage> {
  if (!(await buildPage())) throw new Error('There is no page to show: it could not be built.');
  return serveFrom(PAGE);
}

export async function serveFrom(folder: string): Promise<Stage> {
  const server = pageServer(folder);
  const listening = await listen(server, { port: 0, host: '127.0.0.1', exact: true });
  if ('failed' in listening) throw new Error(`The page cannot be served: ${listening.failed}`);
  return {
    address: `http://localhost:${listening.port}/`,
    server,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
