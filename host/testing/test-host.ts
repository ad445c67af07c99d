import { demons } from '@conjure/demons';
import { asGame, diceFrom, type Seat, seeded } from '@conjure/engine';
import {
  type ClientMessage,
  type Connection,
  type HostDeps,
  libraryOf,
  memoryStore,
  newHost,
  newStateReader,
  type ServerMessage,
  type ServerMessageOf,
  type StateReader,
} from '../index.ts';
import { thoughtIn } from '../thinking/thought.ts';

/** A host with a clock that only the test moves, and all that it has sent. */
export function testHost(more: Partial<HostDeps> = {}) {
  const sent: { to: Connection; message: ServerMessage }[] = [];
  /** The same as it went over the wire, and what makes of it what a table would have. */
  const raw: { to: Connection; message: ServerMessage }[] = [];
  const readers = new Map<Connection, StateReader>();
  const jobs: { ms: number; run: () => void }[] = [];
  let names = 0;
  let time = 0;
  const games = more.games ?? libraryOf([asGame(demons)]);
  const host = newHost({
    games,
    store: memoryStore(),
    scheduler: {
      // It goes on, or a bot that watches the clock would think for ever.
      now: () => ++time,
      after(ms, run) {
        const job = { ms, run };
        jobs.push(job);
        return () => {
          const at = jobs.indexOf(job);
          if (at >= 0) jobs.splice(at, 1);
        };
      },
    },
    send(to, message) {
      raw.push({ to, message });
      const reader = readers.get(to) ?? newStateReader();
      readers.set(to, reader);
      const read = reader.read(message);
      if (!read) throw new Error(`${to} is told what has changed and does not know since what`);
      sent.push({ to, message: read });
    },
    hashEvery: 1,
    newId: () => `fresh ${++names}`,
    think: (request) => thoughtIn(games, request, () => ++time),
    ...more,
  });
  /** What the host says to everybody while something is done. */
  const during = async (task: () => Promise<void>) => {
    const before = sent.length;
    await task();
    return sent.slice(before);
  };
  /** What is said back to the one who spoke. */
  const tell = async (from: Connection, message: ClientMessage | object): Promise<ServerMessage[]> =>
    (await during(() => host.receive(from, message))).filter(({ to }) => to === from).map(({ message }) => message);
  /** Runs the next thing that was put off; false where there is none. */
  const tick = async (): Promise<boolean> => {
    await host.idle();
    const job = jobs.shift();
    job?.run();
    await host.idle();
    return job !== undefined;
  };
  const settle = async (most = 5_000) => {
    for (let i = 0; i < most && (await tick()); i++);
  };
  return { host, sent, raw, jobs, during, tell, tick, settle };
}

export type TestHost = ReturnType<typeof testHost>;

export function only<I extends ServerMessage['is']>(messages: readonly ServerMessage[], is: I): ServerMessageOf<I>[] {
  return messages.filter((message): message is ServerMessageOf<I> => message.is === is);
}

export function one<I extends ServerMessage['is']>(messages: readonly ServerMessage[], is: I): ServerMessageOf<I> {
  const [found] = only(messages, is);
  if (!found) throw new Error(`nothing said is ${is}: ${JSON.stringify(messages).slice(0, 500)}`);
  return found;
}

/** The last state a connection has been told, for each seat. */
export function stateOf(
  { sent }: TestHost,
  to: Connection,
  match: string,
  viewer: Seat | null,
): ServerMessageOf<'state'> {
  const states = only(
    sent.filter((each) => each.to === to).map(({ message }) => message),
    'state',
  );
  const found = states.findLast((state) => state.match === match && state.viewer === viewer);
  if (!found) throw new Error(`${to} has seen nothing of ${match} as ${viewer}`);
  return found;
}

/** An answer among those offered, the same for the same seed. */
export function choose(state: ServerMessageOf<'state'>, seed: string): ClientMessage & { do: 'answer' } {
  const { asked, match, viewer } = state;
  const choices = asked?.options ?? asked?.sampled ?? [];
  if (!asked || viewer === null || choices.length === 0) throw new Error('nothing is asked');
  const dice = diceFrom(seeded(`${seed} ${state.step}`));
  const { answer } = choices[dice.index('pick', choices.length)];
  return { do: 'answer', match, seat: viewer, question: asked.question, answer };
}

/** Answers for a connection's seats, and lets the bots answer, until the match is over or so many answers are given. */
export async function playOn(
  at: TestHost,
  match: string,
  people: Record<Seat, Connection>,
  seed: string,
  until = 2_000,
) {
  const [[first, who]] = Object.entries(people);
  for (;;) {
    await at.settle();
    const now = stateOf(at, who, match, Number(first));
    if (now.over || now.step >= until) return now;
    const seat = now.asked?.seats.find((each) => people[each] !== undefined);
    if (seat === undefined) throw new Error(`nobody answers ${JSON.stringify(now.asked)}`);
    await at.tell(people[seat], choose(stateOf(at, people[seat], match, seat), seed));
  }
}

export const person = { who: 'person' } as const;
export const bot = { who: 'bot', level: 'random' } as const;
