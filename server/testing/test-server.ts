import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { MESSAGES, unpacked } from '@conjure/host';
import { WebSocket } from 'ws';
import { library } from '../library.ts';
import type { Database } from '../log/database.ts';
import { sqliteDatabase } from '../log/sqlite.ts';
import { newJournal } from '../net/journal.ts';
import { loopbackOrigins } from '../net/origins.ts';
import { newKey } from '../people/keys.ts';
import { newServer, type RunningServer, type ServerConfig } from '../server.ts';

export interface TestServer extends RunningServer {
  readonly database: Database;
  /** Where its page is. */
  readonly origin: string;
  /** The lines of its journal. */
  readonly journal: string[];
}

/** A server at the loopback, with its database in memory unless another is given. */
export async function testServer(more: Partial<ServerConfig> = {}): Promise<TestServer> {
  const database = more.database ?? (await sqliteDatabase(':memory:'));
  const journal: string[] = [];
  const server = await newServer({
    ...{ games: library, host: '127.0.0.1', port: 0, opsPort: 0, page: null, origins: loopbackOrigins },
    journal: newJournal((line) => journal.push(line)),
    // Everybody in a test comes from an address of his own, so that nobody has to wait for others.
    trusted: ['127.0.0.1'],
    ...more,
    database,
  });
  return { ...server, database, journal, origin: `http://localhost:${server.port}` };
}

export interface Got {
  readonly status: number;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  readonly text: string;
  /** Of JSON: what it says; else `null`. */
  readonly body: { readonly [field: string]: unknown } & { readonly error?: string };
}

export interface Ask {
  readonly method?: string;
  readonly path: string;
  readonly headers?: { readonly [name: string]: string | undefined };
  readonly body?: unknown;
  /** A body as it stands. */
  readonly raw?: string;
}

/** An address that nobody else comes from. */
export const anyAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Sends a request as it stands: `undefined` leaves a header out that would be there. */
export async function ask(port: number, { method = 'GET', path, headers = {}, body, raw }: Ask): Promise<Got> {
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const all = {
    Host: `localhost:${port}`,
    'X-Forwarded-For': anyAddress(),
    ...(sent === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(sent)) }),
    ...headers,
  };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
  const asked = request({ host: '127.0.0.1', port, path, method, headers: given, agent: false }).end(sent);
  const [response] = await once(asked, 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  const text = Buffer.concat(parts).toString();
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return { status: response.statusCode, headers: response.headers, text, body: isJson ? JSON.parse(text) : null };
}

/** Messages of any kind, for tests that look into them. */
export interface TestMessage {
  readonly is: string;
  readonly match?: string;
  readonly re?: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what came, whatever it is.
  readonly [field: string]: any;
}

export interface TestSocket {
  readonly ws: WebSocket;
  readonly heard: TestMessage[];
  /** Says something, and gives what came in reply to it. */
  tell(message: object): Promise<TestMessage>;
  send(message: object): void;
  /** The first message that fits, whether it came before or comes now. */
  until(fits: (message: TestMessage) => boolean, from?: number): Promise<TestMessage>;
  close(): Promise<void>;
}

const PATIENCE = 20_000;

/** A socket that has said who it is. */
export async function connect(port: number, key: string, more: object = {}): Promise<TestSocket> {
  const socket = await rawSocket(port);
  socket.send({ do: 'hello', v: MESSAGES, key, lang: 'en', ...more });
  await socket.until(({ is }) => is === 'welcome');
  return socket;
}

export async function rawSocket(port: number, headers: { readonly [name: string]: string } = {}): Promise<TestSocket> {
  const origin = `http://localhost:${port}`;
  const ws = new WebSocket(`ws://localhost:${port}/socket`, {
    headers: { Origin: origin, 'X-Forwarded-For': anyAddress(), ...headers },
    family: 4,
  });
  const heard: TestMessage[] = [];
  const waiting = new Set<() => void>();
  ws.on('message', (data) => {
    heard.push(unpacked(JSON.parse(String(data))));
    for (const look of waiting) look();
  });
  await once(ws, 'open');
  let ids = 1;
  const until: TestSocket['until'] = (fits, from = 0) =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        waiting.delete(look);
        reject(
          new Error(
            `nothing of the kind among: ${heard
              .slice(-12)
              .map((one) => `${one.is} ${one.what ?? ''}`)
              .join(', ')}`,
          ),
        );
      }, PATIENCE);
      const look = () => {
        const found = heard.slice(from).find(fits);
        if (!found) return;
        waiting.delete(look);
        clearTimeout(late);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  return {
    ws,
    heard,
    until,
    send: (message) => ws.send(JSON.stringify(message)),
    tell(message) {
      const id = ids++;
      ws.send(JSON.stringify({ ...message, id }));
      return until(({ re }) => re === id);
    },
    async close() {
      if (ws.readyState === ws.CLOSED) return;
      const closed = once(ws, 'close');
      ws.close();
      await closed;
    },
  };
}

export interface TestPerson {
  readonly key: string;
  readonly player: string;
  /** Asks by HTTP, as this person. */
  api(method: string, path: string, body?: unknown, headers?: Ask['headers']): Promise<Got>;
  connect(): Promise<TestSocket>;
}

/** Somebody new, with a name. */
export async function newPerson(port: number, name: string, lang = 'en'): Promise<TestPerson> {
  const key = newKey();
  const api: TestPerson['api'] = (method, path, body, headers = {}) =>
    ask(port, { method, path, body, headers: { Authorization: `Bearer ${key}`, ...headers } });
  const { body } = await api('POST', '/api/me', { name, lang });
  return { key, player: String(body.player), api, connect: () => connect(port, key) };
}
