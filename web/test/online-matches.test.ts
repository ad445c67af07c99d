import { diceFrom, type Record as MatchRecord, type Seat, seeded } from '@conjure/engine';
import { checkFair, MESSAGES, type OpenQuestion, pledgeOf, type ServerMessageOf } from '@conjure/host';
import { one, testHost } from '@conjure/host/testing/test-host';
import { type TestServer, testServer } from '@conjure/server/testing/test-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { socketTransport } from '../wire/socket-transport.ts';
import { unsentInMemory } from '../wire/unsent.ts';
import { isRejection, newWire, type Wire } from '../wire/wire.ts';
import { GAMES } from './browser/scripted.ts';

let server: TestServer;
beforeAll(async () => {
  // Its clock is quick, so that nobody who answers at once is held up as a program would be.
  const start = Date.now();
  server = await testServer({ now: () => start + (Date.now() - start) * 20 });
});
afterAll(() => server.close());

interface Player {
  readonly wire: Wire;
  ask(method: string, path: string, body?: object): Promise<{ [field: string]: string }>;
  end(): void;
}

/** Somebody at the server, over the page's own line. */
function player(letter: string): Player {
  const key = letter.repeat(64);
  const line = socketTransport({
    url: `ws://localhost:${server.port}/socket`,
    version: MESSAGES,
    key: async () => key,
    lang: () => 'en',
    unsent: unsentInMemory(),
    open: (url) => new NodeSocket(url, { headers: { Origin: server.origin } }) as unknown as WebSocket,
  });
  return {
    wire: newWire(line),
    async ask(method, path, body) {
      const response = await fetch(`${server.origin}/api/${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return response.json() as Promise<{ [field: string]: string }>;
    },
    end: () => line.end(),
  };
}

const TERMS = { clock: null, help: 'all', watchers: false, substitute: 'novice', listed: false } as const;
const TEXTS = ['a'.repeat(32), 'b'.repeat(32)];

async function must<T extends { is: string }>(reply: Promise<T>): Promise<T> {
  const message = await reply;
  if (message.is === 'error' || message.is === 'refused') throw new Error(JSON.stringify(message));
  return message;
}

/** Sits down, at several seats where several are at one screen, and tells the text when all have promised. */
async function sit({ wire }: Player, match: string, seats: Seat[]): Promise<void> {
  const [seat = 0] = seats;
  const text = TEXTS[seat] ?? '';
  wire.listen((message) => {
    if (message.is === 'table' && message.match === match && message.mark !== null) {
      const place = message.places.find((each) => each.seat === seat);
      if (place && !place.told) wire.tell({ do: 'text', match, text });
    }
  });
  await must(wire.ask({ do: 'continue', match }, 'table', 'opened'));
  await must(wire.ask({ do: 'pledge', match, seats, pledge: pledgeOf(match, seat, text) }, 'done', 'table'));
}

/** The last state that somebody was told for a seat. */
function following({ wire }: Player, match: string, seat: Seat): () => ServerMessageOf<'state'> | null {
  let last: ServerMessageOf<'state'> | null = null;
  wire.listen((message) => {
    if (message.is === 'state' && message.match === match && message.viewer === seat) last = message;
  });
  return () => last;
}

const choicesOf = ({ options, sampled }: OpenQuestion) => options ?? sampled ?? [];

/** Both answer by their own dice, until the match is over. */
async function playOn(
  players: readonly Player[],
  states: readonly (() => ServerMessageOf<'state'> | null)[],
  match: string,
) {
  const dice = diceFrom(seeded('online'));
  for (let step = 0; step < 2_500; step++) {
    await vi.waitUntil(() => states.some((state) => isOver(state()) || isAsked(state())), {
      timeout: 20_000,
      interval: 1,
    });
    const seat = states.findIndex((state) => isAsked(state()));
    const state = states[seat]?.();
    if (!state?.asked) return;
    const choices = choicesOf(state.asked);
    const choice = choices[dice.index('choice', choices.length)];
    const decision = { match, seat, question: state.asked.question, answer: choice?.answer };
    const ask = () => players[seat]?.wire.ask({ do: 'answer', ...decision }, 'done', 'state');
    let reply = await ask();
    // Who answers more often than a person may is told to wait.
    while (reply?.is === 'error' && reply.what === 'busy') {
      await new Promise((resolve) => setTimeout(resolve, 250));
      reply = await ask();
    }
    if (reply && isRejection(reply)) throw new Error(JSON.stringify({ reply, decision }));
    const { n } = state;
    await vi.waitUntil(() => (states[seat]?.()?.n ?? 0) > n, { timeout: 20_000, interval: 1 });
  }
  throw new Error(`it does not end: ${JSON.stringify(states[0]?.()?.view).slice(0, 1500)}`);
}

const isOver = (state: ServerMessageOf<'state'> | null) => state?.over ?? false;
const isAsked = (state: ServerMessageOf<'state'> | null) =>
  state?.viewer != null && (state.asked?.seats.includes(state.viewer) ?? false) && !state.over;

test.each([
  ['demons', 2, {}],
  ['lodge', 2, {}],
  ['satchel', 3, { scenario: 'TR1', familiars: 'off' }],
  ['sorcery', 2, {}],
])(
  'a whole match of %s played online has the same record as at one screen, and its dice are proved',
  async (game, seats, options) => {
    const players = [player('1'), player('2')];
    const [ann, ben] = players as [Player, Player];
    await Promise.all(players.map((one) => one.ask('GET', 'me')));
    // The third seat is held at Ann's screen.
    const holders = [ann, ben, ann].slice(0, seats);
    const people = holders.map(() => ({ who: 'person' as const }));
    const opened = await must(ann.wire.ask({ do: 'open', game, seats: people, options, terms: TERMS }, 'table'));
    if (isRejection(opened)) throw new Error();
    const { match } = opened;
    const states = holders.map((one, seat) => following(one, match, seat));
    const { link = '' } = await ann.ask('POST', `matches/${match}/links`, { kind: 'seat', seat: 1 });
    await ben.ask('POST', 'links', { link: link.replace(/.*\//, '') });
    await sit(
      ann,
      match,
      holders.flatMap((each, seat) => (each === ann ? [seat] : [])),
    );
    await sit(ben, match, [1]);
    await vi.waitUntil(() => states.every((state) => state() !== null), { timeout: 20_000 });
    await playOn(holders, states, match);

    const record = await vi.waitUntil(
      async (): Promise<MatchRecord | null> => {
        const reply = await ann.wire.ask({ do: 'export', match }, 'record');
        return isRejection(reply) ? null : reply.record;
      },
      { timeout: 10_000 },
    );
    expect(checkFair(record)).toBeNull();
    expect(record.fair?.places.map(([, , text]) => text)).toEqual(TEXTS);

    // At one screen, from the same seed.
    const host = testHost({ games: GAMES });
    const { match: here } = one(await host.tell('us', { do: 'import', record }), 'opened');
    const again = one(await host.tell('us', { do: 'export', match: here }), 'record').record;
    // Nothing was done in it since, so its proof is there, too.
    expect(again).toEqual(record);
    for (const each of players) each.end();
  },
);
