// What an answer costs a host in a match of four people: processor time, and what is sent to them.
import { asGame, type Dice, diceFrom, type Game, must, type Seat, seeded } from '@conjure/engine';
import {
  type Chair,
  libraryOf,
  memoryStore,
  newHost,
  newStateReader,
  type ServerMessage,
  type ServerMessageOf,
  type Store,
} from '@conjure/host';
import { median } from './measure.ts';

const person: Chair = { who: 'person' };

export interface WireCost {
  /** Of one answer, in milliseconds of processor time. */
  readonly ms: number;
  /** Sent to all four, in bytes of JSON. */
  readonly bytes: number;
  /** The same if everybody were sent the whole state every time, words and refusals not counted. */
  readonly wholeBytes: number;
}

const SEATS: readonly Seat[] = [0, 1, 2, 3];

/** Milliseconds of this thread's processor time that it took. */
async function costOf(task: () => Promise<void> | void): Promise<number> {
  const before = process.threadCpuUsage();
  await task();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** Four people at a host whose store keeps nothing: what the host itself costs. */
function fourAt(game: Game, store: Store) {
  let sent: { to: string; message: ServerMessage }[] = [];
  const readers = new Map(SEATS.map((seat) => [`p${seat}`, newStateReader()]));
  const states = new Map<string, ServerMessageOf<'state'>>();
  let names = 0;
  const host = newHost({
    games: libraryOf([asGame(game)]),
    store,
    scheduler: { now: () => Date.now(), after: () => () => {} },
    send: (to, message) => sent.push({ to, message }),
    newId: () => `bench ${names++}`,
    build: 'bench',
  });
  /** What was sent since, and what the tables make of it. */
  const take = () => {
    const said = sent;
    sent = [];
    for (const { to, message } of said) {
      const read = readers.get(to)?.read(message);
      if (read?.is === 'state') states.set(to, read);
    }
    return said;
  };
  const open = async (seed: string): Promise<string> => {
    const seats = SEATS.map(() => person);
    await host.receive('p0', { do: 'open', game: game.id, seats, seed, hold: [0] });
    const [match] = take().flatMap(({ message }) => (message.is === 'opened' ? [message.match] : []));
    for (const seat of [1, 2, 3]) await host.receive(`p${seat}`, { do: 'continue', match, seats: [seat] });
    take();
    return must(match, 'a match');
  };
  /** An answer at random of whoever is asked. */
  const next = (match: string, dice: Dice) => {
    const seat = must(states.get('p0')?.asked?.seats[0], 'whoever is asked');
    const { asked } = must(states.get(`p${seat}`), 'the state of seat', seat);
    const choices = asked?.options ?? asked?.sampled ?? [];
    const { answer } = must(choices[dice.index('pick', choices.length)], 'a choice');
    return { from: `p${seat}`, message: { do: 'answer', match, seat, question: asked?.question, answer } };
  };
  return { host, states, take, sent: () => sent, open, next };
}

/** Keeps rows as they are, and says them as text as a disk would. */
function plainStore(): Store {
  let opening: unknown = null;
  let rows: string[] = [];
  let snapshot = 'null';
  return {
    ...memoryStore(),
    async create(opens, first) {
      [opening, rows, snapshot] = [opens, first.map((row) => JSON.stringify(row)), 'null'];
      return 'done';
    },
    async append(_, more) {
      for (const row of more) rows.push(JSON.stringify(row));
      return 'done';
    },
    read: async (_, after) => ({ opening, rows: rows.slice(after).map((row) => JSON.parse(row)) }),
    async snap(_, __, body) {
      snapshot = JSON.stringify(body);
    },
    snapshot: async () => JSON.parse(snapshot),
  };
}

const keepsNothing = (): Store => ({ ...memoryStore(), create: async () => 'done', append: async () => 'done' });

/** Plays matches of four at random over a host, and measures what an answer costs. */
export async function wireCost(game: Game, answers: number, seed: string, warm = 200): Promise<WireCost> {
  const { host, states, take, sent, open, next } = fourAt(game, keepsNothing());
  const total = { ms: 0, bytes: 0, whole: 0 };
  let given = -warm;
  for (let matches = 0; given < answers; matches++) {
    const match = await open(`${seed} ${matches}`);
    const dice = diceFrom(seeded(`${seed} ${matches} answers`));
    while (given < answers && !states.get('p0')?.over) {
      const { from, message } = next(match, dice);
      // As a socket would write it: once for all who hear the same.
      const texts = new Map<ServerMessage, number>();
      let bytes = 0;
      const ms = await costOf(async () => {
        await host.receive(from, message);
        for (const { message } of sent()) {
          const size = texts.get(message) ?? JSON.stringify(message).length;
          texts.set(message, size);
          bytes += size;
        }
      });
      take();
      if (given++ < 0) continue;
      total.ms += ms;
      total.bytes += bytes;
      for (const seat of SEATS) total.whole += JSON.stringify(states.get(`p${seat}`)).length;
    }
    for (const seat of SEATS) await host.receive(`p${seat}`, { do: 'close', match });
    states.clear();
    take();
  }
  return { ms: total.ms / answers, bytes: total.bytes / answers, wholeBytes: total.whole / answers };
}

/** How long it takes to open a match of so many answers that is kept with a snapshot, in milliseconds: the median of some times. */
export async function openingCost(game: Game, answers: number, seed: string): Promise<number> {
  const { host, states, take, open, next } = fourAt(game, plainStore());
  let match = '';
  for (let matches = 0; (states.get('p0')?.step ?? 0) < answers; matches++) {
    if (matches > 20) throw new Error(`no match of ${game.id} has ${answers} answers`);
    for (const seat of SEATS) if (match) await host.receive(`p${seat}`, { do: 'close', match });
    states.clear();
    match = await open(`${seed} ${matches}`);
    const dice = diceFrom(seeded(`${seed} ${matches} answers`));
    while ((states.get('p0')?.step ?? 0) < answers && !states.get('p0')?.over) {
      const { from, message } = next(match, dice);
      await host.receive(from, message);
      take();
    }
  }
  const times: number[] = [];
  for (let i = 0; i < 15; i++) {
    for (const seat of SEATS) await host.receive(`p${seat}`, { do: 'close', match });
    await host.idle();
    take();
    times.push(await costOf(() => host.receive('p0', { do: 'continue', match, seats: [0] })));
  }
  return median(times);
}
