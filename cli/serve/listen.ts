import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How many ports after the usual one are tried. */
const TRIES = 20;

export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  /** Whether only this port will do. */
  readonly exact: boolean;
}

/** The port that a server now listens at, or why it does not: Node's code for it, such as EADDRINUSE. */
export async function listen(
  server: Server,
  { port, host, exact }: ListenOptions,
): Promise<{ port: number } | { failed: string }> {
  for (let at = port; ; at++) {
    const failed = await tried(server, at, host);
    if (failed === null) return { port: (server.address() as AddressInfo).port };
    if (failed !== 'EADDRINUSE' || exact || at >= Math.min(port + TRIES, 65535)) return { failed };
  }
}

function tried(server: Server, port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const fail = ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message);
    server.once('error', fail);
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', fail);
      resolve(null);
    });
  });
}
