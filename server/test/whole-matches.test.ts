import { diceFrom, type Record, type Seat, seeded } from '@conjure/engine';
import { newReader, type ServerMessage, type ServerMessageOf } from '@conjure/host';
import { apartHost } from '@conjure/host/testing/apart';
import { one, stateOf } from '@conjure/host/testing/test-host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { library } from '../library.ts';
import { begin } from '../testing/test-match.ts';
import { newPerson, type TestMessage, type TestServer, type TestSocket, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  // Nobody here is a person.
  server = await testServer({ limits: 1_000 });
});
afterAll(() => server.close());

interface Seen {
  readonly step: number;
  readonly asked: {
    readonly question: number;
    readonly options?: readonly { readonly answer: unknown }[] | null;
    readonly sampled?: readonly { readonly answer: unknown }[];
  } | null;
}

/** What the script answers: the same to the same question, wherever it is asked. */
function scripted(seat: Seat, { step, asked }: Seen): unknown {
  const choices = asked?.options ?? asked?.sampled ?? [];
  return choices[diceFrom(seeded(`script ${step} ${seat}`)).index('pick', choices.length)]?.answer;
}

const isAsked = (seat: Seat, state: { over: boolean; asked: { seats: readonly Seat[] } | null } | null) =>
  state !== null && !state.over && state.asked?.seats.includes(seat) === true;

/** What somebody at a seat has before him, kept as it comes. */
function follower({ heard }: TestSocket, match: string, seat: Seat): () => ServerMessageOf<'state'> | null {
  const reader = newReader();
  let read = 0;
  let now: ServerMessageOf<'state'> | null = null;
  return () => {
    for (; read < heard.length; read++) {
      const message = reader.read(heard[read] as unknown as ServerMessage);
      if (message?.is === 'state' && message.match === match && message.viewer === seat) now = message;
    }
    return now;
  };
}

/** More than any of these matches has. */
const MOST = 6_000;

const GAMES = [
  ['demons', 2, {}],
  ['satchel', 3, { roundsToWin: 1 }],
  ['lodge', 2, {}],
  ['sorcery', 2, {}],
] as const;

test.each(GAMES)(
  'a whole match of %s, played apart by %i over sockets, is the one that is played at one screen',
  async (game, seats, options) => {
    const people = await Promise.all(Array.from({ length: seats }, (_, i) => newPerson(server.port, `P${i}`)));
    const { match, sitting } = await begin(game, people, { options });
    const seen = sitting.map(({ socket }, seat) => follower(socket, match, seat));
    const stateAt = (seat: Seat) => seen[seat]();
    let answers = 0;
    for (; answers < MOST && !stateAt(0)?.over; answers++) {
      // The lowest seat first, so that the order is the same at one screen.
      const seat = sitting.findIndex((_, each) => isAsked(each, stateAt(each)));
      const now = stateAt(seat);
      if (!now) throw new Error('nobody is asked');
      const { socket } = sitting[seat];
      const answer = { do: 'answer', match, seat, question: now.asked?.question, answer: scripted(seat, now) };
      const from = sitting.map((each) => each.socket.heard.length);
      const told = await socket.tell({ ...answer, nonce: `nonce ${answers} of ${match}` });
      if (told.is !== 'done') throw new Error(JSON.stringify(told));
      const isThere = ({ is, n }: TestMessage) => (is === 'state' || is === 'patch') && Number(n) >= told.n;
      await Promise.all(sitting.map((each, i) => each.socket.until(isThere, from[i])));
    }
    expect(stateAt(0)?.over).toBe(true);
    const { record } = (await sitting[0].socket.tell({ do: 'export', match })) as unknown as { record: Record };
    await Promise.all(sitting.map(({ socket }) => socket.close()));

    const here = apartHost({ games: library, newId: () => match });
    const beginning = { ...record, log: [], digests: [] };
    one(await here.tell('all', { do: 'import', record: beginning }), 'opened');
    const at = (seat: Seat) => stateOf(here, 'all', match, seat);
    for (let i = 0; i < MOST && !at(0).over; i++) {
      const seat = people.findIndex((_, each) => isAsked(each, at(each)));
      const now = at(seat);
      await here.tell('all', { do: 'answer', match, seat, question: now.asked?.question, answer: scripted(seat, now) });
    }
    const home = one(await here.tell('all', { do: 'export', match }), 'record').record;
    expect(home.log).toEqual(record.log);
    expect(home.digests).toEqual(record.digests);
    const { fair, ...unproved } = record;
    expect(fair?.match).toBe(match);
    expect(home).toEqual(unproved);
  },
  120_000,
);
