import { randomUUID } from 'node:crypto';
import type { Client, Pool } from 'pg';
import { newListener } from './connections.ts';

const CHANNEL = 'conjure';
/** PostgreSQL takes payloads under 8,000 bytes. */
const MOST_BYTES = 7_900;
/** What is new is told together, so often. */
const EVERY = 10;
/** After so long a lost line is opened anew; where that comes to nothing it is tried less and less often. */
const AGAIN = 500;
const SELDOM = 30_000;

/** Tells other processes which matches have grown, and hears it from them. It may be lost and may come twice. */
export interface LogNotifications {
  /** To be called when it is durable, never in its transaction: a notification holds a lock for all until the commit. */
  tell(match: string): void;
  follow(wake: (match: string) => void): () => void;
  end(): Promise<void>;
}

/** `url`: where to listen; a pooler between would lose what is said. */
export function newNotifications(pool: Pool, url: string, complain: (error: unknown) => void): LogNotifications {
  const self = randomUUID();
  const followers = new Set<(match: string) => void>();
  const grown = new Set<string>();
  let telling: NodeJS.Timeout | null = null;
  let listener: Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let again = AGAIN;
  let isOver = false;

  const flush = () => {
    telling = null;
    const payloads = payloadsOf(self, [...grown]);
    grown.clear();
    // What is lost is found by whoever looks at the heads, so nobody waits until it is on the disk.
    const asked =
      "select set_config('synchronous_commit', 'off', true), pg_notify($1, said) from unnest($2::text[]) said";
    pool.query(asked, [CHANNEL, payloads]).catch(complain);
  };

  const receive = (payload: string | undefined) => {
    const [from, ...matches] = matchesIn(payload);
    if (from === self) return;
    for (const match of matches) for (const wake of followers) wake(match);
  };

  const listen = async () => {
    retry = null;
    const client = newListener(url);
    listener = client;
    const lost = () => {
      client.removeAllListeners('notification');
      if (isOver || listener !== client || retry) return;
      retry = setTimeout(() => void listen(), again);
      again = Math.min(again * 2, SELDOM);
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => receive(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      again = AGAIN;
    } catch (error) {
      complain(error);
      lost();
      client.end().catch(() => {});
    }
  };
  const listening = listen();

  return {
    tell(match) {
      grown.add(match);
      telling ??= setTimeout(flush, EVERY);
    },
    follow(wake) {
      followers.add(wake);
      return () => followers.delete(wake);
    },
    async end() {
      isOver = true;
      for (const timer of [telling, retry]) if (timer) clearTimeout(timer);
      await listening;
      await listener?.end().catch(() => {});
    },
  };
}

/** Who said something, and the matches that were named. Anybody at the database may say anything there. */
function matchesIn(payload = ''): readonly string[] {
  try {
    const said: unknown = JSON.parse(payload);
    return Array.isArray(said) && said.every((one) => typeof one === 'string') ? said : [];
  } catch {
    return [];
  }
}

/** As few texts as hold all of them, each of them short enough. */
export function payloadsOf(self: string, matches: readonly string[]): string[] {
  const payloads: string[] = [];
  const frame = Buffer.byteLength(JSON.stringify([self]));
  let [pieces, bytes]: [string[], number] = [[], frame];
  const put = () => {
    if (pieces.length > 0) payloads.push(JSON.stringify([self, ...pieces]));
    [pieces, bytes] = [[], frame];
  };
  for (const match of matches) {
    const more = Buffer.byteLength(JSON.stringify(match)) + 1;
    // One that is too long by itself is found by whoever looks.
    if (frame + more > MOST_BYTES) continue;
    if (bytes + more > MOST_BYTES) put();
    pieces.push(match);
    bytes += more;
  }
  put();
  return payloads;
}
