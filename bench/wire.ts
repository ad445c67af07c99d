// What an answer costs a host in a match of four people: processor time, and what is sent to them.
import { asGame, diceFrom, type Game, type Seat, seeded } from '@conjure/engine';
import {
  type Chair,
  libraryOf,
  memoryStore,
  newHost,
  newReader,
  type ServerMessage,
  type ServerMessageOf,
} from '@conjure/host';

const person: Chair = { who: 'person' };

export interface WireCost {
  /** Of one answer, in milliseconds of processor time. */
  readonly ms: number;
  /** Sent to all four, in bytes of JSON. */
  readonly bytes: number;
  /** The same if everybody were sent the whole state every time. */
  readonly whole: number;
  readonly answers: number;
}

/** Plays a match of four at random over a host, and measures what each answer costs. */
export async function wireCost(game: Game, answers: number, seed: string, warm = 50): Promise<WireCost> {
  let sent: { to: string; message: ServerMessage }[] = [];
  const readers = new Map([0, 1, 2, 3].map((seat) => [`p${seat}`, newReader()]));
  const states = new Map<string, ServerMessageOf<'state'>>();
  let names = 0;
  const host = newHost({
    games: libraryOf([asGame(game)]),
    // What the host itself costs: rows are only made, and kept nowhere.
    store: { ...memoryStore(), create: async () => 'done', append: async () => 'done' },
    scheduler: { now: () => Date.now(), after: () => () => {} },
    send: (to, message) => sent.push({ to, message }),
    newId: () => `bench ${names++}`,
  });
  const take = () => {
    const said = sent;
    sent = [];
    for (const { to, message } of said) {
      const read = readers.get(to)?.read(message);
      if (read?.is === 'state') states.set(to, read);
    }
    return said;
  };
  const seats = [person, person, person, person];
  const total = { ms: 0, bytes: 0, whole: 0, answers: 0 };
  for (let matches = 0; total.answers < answers + warm; matches++) {
    await host.receive('p0', { do: 'open', game: game.id, seats, seed: `${seed} ${matches}`, hold: [0] });
    const [opened] = take().flatMap(({ message }) => (message.is === 'opened' ? [message.match] : []));
    const match = opened ?? '';
    for (const seat of [1, 2, 3]) await host.receive(`p${seat}`, { do: 'continue', match, seats: [seat] });
    take();
    const dice = diceFrom(seeded(`${seed} ${matches} answers`));
    while (total.answers < answers + warm && !states.get('p0')?.over) {
      const seat: Seat = states.get('p0')?.asked?.seats[0] ?? 0;
      const { asked } = states.get(`p${seat}`) ?? {};
      const choices = asked?.options ?? asked?.sampled ?? [];
      const choice = choices[dice.index('pick', choices.length)];
      const message = { do: 'answer', match, seat, question: asked?.question, answer: choice?.answer };
      const before = process.threadCpuUsage();
      await host.receive(`p${seat}`, message);
      // As a socket would write it: once for all who hear the same.
      const texts = new Map<ServerMessage, number>();
      let bytes = 0;
      for (const { message } of sent) {
        const size = texts.get(message) ?? JSON.stringify(message).length;
        texts.set(message, size);
        bytes += size;
      }
      const { user, system } = process.threadCpuUsage(before);
      take();
      total.answers++;
      if (total.answers <= warm) continue;
      total.ms += (user + system) / 1_000;
      total.bytes += bytes;
      for (const seat of [0, 1, 2, 3]) total.whole += JSON.stringify(states.get(`p${seat}`)).length;
    }
    for (const seat of [0, 1, 2, 3]) await host.receive(`p${seat}`, { do: 'close', match });
    states.clear();
  }
  const n = total.answers - warm;
  return { ms: total.ms / n, bytes: total.bytes / n, whole: total.whole / n, answers: n };
}
