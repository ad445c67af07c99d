import { setTimeout as wait } from 'node:timers/promises';
import type { ServerMessage } from '@conjure/host';
import { afterEach, expect, test, vi } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import { BEATS } from '../wire/beats.ts';
import { RETRY, type SocketTransport, socketTransport, waitBefore } from '../wire/socket-transport.ts';
import { type UnsentDeed, type UnsentDeeds, unsentInMemory } from '../wire/unsent.ts';
import { newWire } from '../wire/wire.ts';

type SentMessage = { do: string; id?: number; match?: string; nonce?: string; [field: string]: unknown };

/** A server that says what the test wants it to say, and remembers what it was told. */
function fakeServer() {
  const server = new WebSocketServer({ port: 0 });
  const sockets: ServerSocket[] = [];
  const said: SentMessage[] = [];
  let reply: (message: SentMessage, say: (answer: object) => void) => void = () => {};
  let isMute = false;
  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('message', (data) => {
      const message: SentMessage = JSON.parse(String(data));
      if (message.do !== 'beat') said.push(message);
      if (isMute) return;
      const say = (answer: object) => socket.send(JSON.stringify(answer));
      if (message.do === 'hello') say({ is: 'welcome', v: 2, player: 'p', name: null, epoch: 'e', now: 1 });
      else if (message.do === 'beat') say({ is: 'beat' });
      else reply(message, say);
    });
  });
  return {
    url: `ws://127.0.0.1:${(server.address() as { port: number }).port}`,
    said,
    of: (what: string) => said.filter((message) => message.do === what),
    reply: (by: typeof reply) => {
      reply = by;
    },
    mute: () => {
      isMute = true;
    },
    say: (message: object) => sockets.at(-1)?.send(JSON.stringify(message)),
    cut: () => sockets.at(-1)?.terminate(),
    get count() {
      return sockets.length;
    },
    close: () => server.close(),
  };
}

const ends: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const end of ends.splice(0)) end();
});

function connected(
  options: { unsent?: UnsentDeeds; returned?: (deed: UnsentDeed) => void; server?: ReturnType<typeof fakeServer> } = {},
) {
  const server = options.server ?? fakeServer();
  const unsent = options.unsent ?? unsentInMemory();
  const line = socketTransport({
    url: server.url,
    version: 2,
    key: async () => 'secret',
    lang: () => 'de',
    unsent,
    random: () => 0,
    ...(options.returned ? { returned: options.returned } : {}),
  });
  ends.push(() => {
    line.end();
    server.close();
  });
  return { server, unsent, line };
}

const here = (line: SocketTransport) => vi.waitUntil(() => line.state === 'here');
const answer = { do: 'answer', match: 'm', seat: 0, question: 1, answer: 'x' } as const;

test('the first message says who one is, and nothing is sent before one is known', async () => {
  const { server, line } = connected();
  newWire(line).tell({ do: 'list' });
  expect(line.state).toBe('coming');
  await here(line);
  await vi.waitUntil(() => server.said.length === 2);
  expect(server.said).toMatchObject([{ do: 'hello', v: 2, key: 'secret', lang: 'de', at: {} }, { do: 'list' }]);
  expect(line.welcome).toEqual({ player: 'p', name: null, epoch: 'e', now: 1 });
});

test('what was not replied to when the line broke is sent again, with the same nonce, and one hears of it once', async () => {
  const { server, line, unsent } = connected();
  const wire = newWire(line);
  const replied = wire.ask(answer, 'done');
  await vi.waitUntil(() => server.of('answer').length === 1);
  expect((await unsent.all()).map(({ nonce }) => nonce)).toEqual([server.of('answer')[0].nonce]);
  server.reply(({ id }, say) => say({ is: 'done', match: 'm', n: 7, re: id }));
  server.cut();
  expect(await replied).toMatchObject({ is: 'done', n: 7 });
  const [first, second] = server.of('answer');
  expect(first.nonce).toMatch(/^[0-9a-f]{24}$/);
  expect(second).toEqual(first);
  await vi.waitUntil(async () => (await unsent.all()).length === 0);
});

test('two deeds have two nonces', async () => {
  const { server, line } = connected();
  const wire = newWire(line);
  wire.tell(answer);
  wire.tell(answer);
  await vi.waitUntil(() => server.of('answer').length === 2);
  expect(server.of('answer')[0].nonce).not.toBe(server.of('answer')[1].nonce);
});

test('all that changes a match has a number of its own, also what the table answers by itself', async () => {
  const { server, line } = connected();
  await here(line);
  const words = [
    'undo',
    'redo',
    'consent',
    'resign',
    'back',
    'pledge',
    'text',
    'stand',
    'pause',
    'free',
    'leave',
    'pace',
  ];
  const messages = [{ ...answer, auto: true }, ...words.map((what) => ({ do: what, match: 'm' }))];
  for (const [i, message] of messages.entries()) line.send({ ...message, id: i + 1 });
  await vi.waitUntil(() => server.said.length > messages.length);
  const nonces = server.said.slice(1).map(({ nonce }) => nonce);
  expect(nonces.every((nonce) => typeof nonce === 'string' && nonce.length >= 16)).toBe(true);
  expect(new Set(nonces).size).toBe(messages.length);
});

test('what a page left unsettled is sent by the next one; told to be too late, it is the person’s again', async () => {
  const unsent = unsentInMemory();
  await unsent.put({ nonce: 'aa', message: { ...answer, nonce: 'aa' } as never });
  await unsent.put({ nonce: 'bb', message: { ...answer, nonce: 'bb', question: 2 } as never });
  const returned: UnsentDeed[] = [];
  const server = fakeServer();
  server.reply(({ id, nonce }, say) =>
    say(nonce === 'aa' ? { is: 'done', match: 'm', n: 3, re: id } : { is: 'error', what: 'stale', match: 'm', re: id }),
  );
  const { line } = connected({ unsent, server, returned: (deed) => returned.push(deed) });
  const news: ServerMessage[] = [];
  newWire(line).listen((message) => news.push(message));
  await vi.waitUntil(async () => (await unsent.all()).length === 0);
  expect(server.of('answer').map(({ nonce }) => nonce)).toEqual(['aa', 'bb']);
  expect(returned.map(({ nonce }) => nonce)).toEqual(['bb']);
  expect(news).toEqual([
    { is: 'done', match: 'm', n: 3 },
    { is: 'error', what: 'stale', match: 'm' },
  ]);
});

test('who comes back says how much of each match is known, and only of those one is still at', async () => {
  const { server, line } = connected();
  const wire = newWire(line);
  server.reply(({ do: what, match, id }, say) => {
    if (what === 'continue')
      say({ is: 'opened', match, game: 'demons', seats: [0], lent: [], practice: false, re: id });
  });
  await wire.ask({ do: 'continue', match: 'm' }, 'opened');
  await wire.ask({ do: 'continue', match: 'gone' }, 'opened');
  server.say({ is: 'state', match: 'm', viewer: 0, n: 12, story: { from: 0, events: [] } });
  server.say({ is: 'state', match: 'gone', viewer: 0, n: 5, story: { from: 0, events: [] } });
  wire.tell({ do: 'close', match: 'gone' });
  await vi.waitUntil(() => server.of('close').length === 1);
  server.cut();
  await vi.waitUntil(() => server.of('hello').length === 2);
  await here(line);
  expect(server.of('hello')[1].at).toEqual({ m: ['e', 12] });
  await vi.waitUntil(() => server.of('continue').length === 3);
  expect(server.of('continue')[2]).toMatchObject({ match: 'm', n: 12, epoch: 'e' });
});

test('attempts are further and further apart, never sooner than 0.3 s, never later than 20 s, and chance parts them', () => {
  const waits = Array.from({ length: 12 }, (_, attempt) => waitBefore(attempt, 1));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(Math.max(...waits)).toBe(RETRY.most);
  expect(waitBefore(0, 0)).toBe(RETRY.least);
  expect(waitBefore(11, 0)).toBe(RETRY.least);
  expect(waitBefore(5, 0.5)).not.toBe(waitBefore(5, 0.6));
});

test('an idle line is beaten; one that stays silent is given up and looked for again', async () => {
  const { server, line } = connected();
  await here(line);
  await vi.waitUntil(() => line.lag !== null);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Timers of the last real beat run on the real clock: a message makes new ones.
  server.say({ is: 'closed', match: 'm' });
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  server.mute();
  await vi.advanceTimersByTimeAsync(BEATS.idle + BEATS.silence + 1);
  expect(line.state).toBe('lost');
});

test('a page that is too old is told so, keeps what it could not send, and does not knock again', async () => {
  const { server, line, unsent } = connected();
  const wire = newWire(line);
  await here(line);
  wire.tell(answer);
  await vi.waitUntil(() => server.of('answer').length === 1);
  server.say({ is: 'reload' });
  await vi.waitUntil(() => line.state === 'old');
  await wait(RETRY.least + 100);
  expect(server.count).toBe(1);
  expect(await unsent.all()).toHaveLength(1);
});

test('a process that does not know the match sends one elsewhere: the line is looked for again', async () => {
  const { server, line } = connected();
  await here(line);
  server.say({ is: 'elsewhere' });
  await vi.waitUntil(() => server.count === 2);
  await here(line);
});

test('a question that cannot be put for long gets a no; a deed waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const line = socketTransport({
    url: 'ws://127.0.0.1:9',
    version: 2,
    key: async () => 'secret',
    lang: () => 'en',
    unsent: unsentInMemory(),
    open: () => Object.assign(new EventTarget(), { close() {} }) as unknown as WebSocket,
  });
  ends.push(() => line.end());
  const wire = newWire(line);
  const asked = wire.ask({ do: 'list' }, 'stored');
  let isDone = false;
  void wire.ask(answer, 'done').then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await asked).toMatchObject({ is: 'error', what: 'unreached' });
  expect(isDone).toBe(false);
});
