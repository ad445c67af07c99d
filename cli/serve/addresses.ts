import { networkInterfaces } from 'node:os';

const ALL = ['0.0.0.0', '::'];
/** The usual host: nobody but this machine reaches it. */
export const HERE = '127.0.0.1';

/** Where a page served at a host can be opened; first the address for this machine, where there is one. */
export function addressesOf(host: string, port: number): string[] {
  const names = ALL.includes(host) ? ['localhost', ...inNetwork()] : [host === HERE ? 'localhost' : host];
  return names.map((name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}/`);
}

function inNetwork(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
