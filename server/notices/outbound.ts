import { Resolver } from 'node:dns/promises';
import { request as http } from 'node:http';
import { request as https } from 'node:https';
import { type BlockList, isIP } from 'node:net';
import { must } from '@conjure/engine';
import { isIn, networksOf } from '../net/addresses.ts';

/**
 * What is inside, or nobody's: this machine, its network, what only looks like another address. A list for each kind, because a list takes
 * what is written in the new way for the old one, too.
 */
const INSIDE = {
  4: networksOf([
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
    ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
    ...['224.0.0.0/4', '240.0.0.0/4'],
  ]),
  6: networksOf([
    ...['::/96', '::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32'],
    ...['2002::/16', '3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
  ]),
} as const;

const isInside = (address: string): boolean => {
  const kind = isIP(address);
  return kind !== 4 && kind !== 6 ? true : isIn(INSIDE[kind], address);
};

/** Addresses of a name, looked for no longer than so many milliseconds. */
export type Resolve = (name: string, ms: number) => Promise<readonly string[]>;

/**
 * Asks the name servers itself. What the system offers takes a thread of the few that Node has, and cannot be called off: a dozen names
 * whose servers are slow would hold up whatever is sent to anybody.
 */
export const resolveName = async (name: string, ms: number, servers?: readonly string[]): Promise<string[]> => {
  const resolver = new Resolver({ timeout: ms, tries: 1 });
  if (servers) resolver.setServers(servers);
  const late = setTimeout(() => resolver.cancel(), ms);
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  clearTimeout(late);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
};

export interface Outbound {
  /** Why nothing may be sent there, or `null`. */
  refuses(address: string): Promise<'address' | 'inside' | null>;
  /** Sends it and reads no more than the status; fails where there is none in time, or nothing may be sent there. */
  post(address: string, headers: { readonly [name: string]: string }, body: string | Uint8Array): Promise<number>;
}

export interface OutboundDeps {
  /** One's own network, which may be spoken to all the same, without TLS and at any port. */
  readonly allowed: BlockList;
  readonly resolve?: Resolve;
  /** For a name, and then for an answer; in milliseconds. */
  readonly patience?: number;
}

/**
 * Speaks to addresses that a player has named. A name is looked up once, what it says is checked, and the connection goes to that very
 * address, so that nothing inside can be reached by a name that changes its mind. No redirect is followed.
 */
export function newOutbound({ allowed, resolve = resolveName, patience = 3_000 }: OutboundDeps): Outbound {
  const resolveTarget = async (
    typed: string,
  ): Promise<{ url: URL; to: string } | { refused: 'address' | 'inside' }> => {
    const url = URL.canParse(typed) ? new URL(typed) : null;
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
      return { refused: 'address' };
    const name = url.hostname.replace(/^\[|\]$/g, '');
    const found = isIP(name) ? [name] : await resolve(name, patience).catch(() => []);
    const [to] = found;
    if (to === undefined) return { refused: 'address' };
    if (found.every((one) => isIn(allowed, one))) return { url, to };
    // Where one of its addresses is inside, so may be the next.
    if (found.some(isInside)) return { refused: 'inside' };
    return url.protocol === 'https:' && url.port === '' ? { url, to } : { refused: 'address' };
  };
  return {
    async refuses(address) {
      const found = await resolveTarget(address);
      return 'refused' in found ? found.refused : null;
    },
    async post(address, headers, body) {
      const found = await resolveTarget(address);
      if ('refused' in found) throw new Error(found.refused);
      const { url, to } = found;
      const family = isIP(to);
      return new Promise((resolve, reject) => {
        const send = (url.protocol === 'https:' ? https : http)(url, {
          method: 'POST',
          headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
          signal: AbortSignal.timeout(patience),
          agent: false,
          // Node asks for one address or for a list of them.
          lookup: (_, options, done) => (options.all ? done(null, [{ address: to, family }]) : done(null, to, family)),
        });
        send.on('response', (response) => {
          resolve(must(response.statusCode, 'the status'));
          response.destroy();
        });
        send.on('error', reject);
        send.end(body);
      });
    },
  };
}

const PUSH_SERVICES = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];

/** Whether a browser's push service is where its maker has it; a page could name any. */
export function isPushService(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    PUSH_SERVICES.some((one) => one.test(url.hostname))
  );
}
