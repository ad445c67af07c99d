import { diceFrom, seeded } from '@conjure/engine';
import {
  applyPatch,
  type HostDeps,
  newHost,
  pledgeOf,
  type ServerMessage,
  type ServerMessageOf,
  type Store,
} from '@conjure/host';
import { library, openDatabase } from '@conjure/server';
import { quantile } from './figures.ts';

type State = ServerMessageOf<'state'>;

/** What opening a long match takes, by the wall and of the processor, the database's thread included. */
export interface Opening {
  readonly answers: number;
  readonly deeds: number;
  readonly events: number;
  /** From the log and a snapshot, and from the log alone. */
  readonly ms: number;
  readonly processorMs: number;
  readonly replayedMs: number;
  readonly replayedProcessorMs: number;
}

const PEOPLE = ['a', 'b', 'c', 'd'];
const TIMES = 15;

/** Plays a match of four until so many answers stand, then opens it again and again, each time in a host that knows nothing. */
export async function opening(file: string, game: string, answers: number, options: object = {}): Promise<Opening> {
  const database = await openDatabase(file, {});
  if ('held' in database) throw new Error('somebody has the file');
  const states = new Map<string, State>();
  const hear = (to: string, message: ServerMessage) => {
    if (message.is === 'state') states.set(to, message);
    if (message.is !== 'patch') return;
    const { n, patch } = message;
    states.set(to, { ...(applyPatch(states.get(to), patch) as State), n });
  };
  const hostWith = (more: Partial<HostDeps>) => {
    let ids = 0;
    return newHost({
      ...{ games: library, store: database.store, send: hear, newId: () => `opening ${game} ${ids++}` },
      ...{ player: (from: string) => from, newSecret: () => '0'.repeat(64), build: 'load', complain: console.error },
      scheduler: { now: Date.now, after: () => () => {} },
      ...more,
    });
  };
  const host = hostWith({});
  const match = `opening ${game} 0`;
  const terms = { clock: null, help: 'none', watchers: true, substitute: 'random', listed: false };
  await host.receive('a', { do: 'open', game, options, seats: PEOPLE.map(() => ({ who: 'person' })), terms });
  const textOf = (who: string) => who.padEnd(32, '0');
  for (const who of PEOPLE.slice(1)) await host.receive(who, { do: 'continue', match });
  for (const [seat, who] of PEOPLE.entries())
    await host.receive(who, { do: 'pledge', match, seats: [seat], pledge: pledgeOf(match, seat, textOf(who)) });
  for (const who of PEOPLE) await host.receive(who, { do: 'text', match, text: textOf(who) });
  for (;;) {
    const [first] = PEOPLE.flatMap((who) => states.get(who) ?? []);
    if (!first || first.over || first.step >= answers) break;
    const [asked] = PEOPLE.flatMap((who, seat) => {
      const state = states.get(who);
      const choices = state?.asked?.options ?? state?.asked?.sampled ?? [];
      return state?.asked?.seats.includes(seat) && choices.length > 0 ? [{ who, seat, state, choices }] : [];
    });
    if (!asked?.state.asked) break;
    const { who, seat, state, choices } = asked;
    const choice = choices[diceFrom(seeded(`${game} ${state.n}`)).index('load', choices.length)];
    await host.receive(who, { do: 'answer', match, seat, question: state.asked?.question, answer: choice?.answer });
  }
  for (const who of PEOPLE) await host.leave(who);
  await host.idle();
  // Whoever replays it would put their own snapshot in place of the other.
  const asItIs: Store = { ...database.store, snap: async () => {} };
  const timed = async (more: Partial<HostDeps>) => {
    const took: number[] = [];
    const spent = process.cpuUsage();
    for (let i = 0; i < TIMES; i++) {
      const fresh = hostWith({ store: asItIs, ...more });
      const before = performance.now();
      await fresh.receive('a', { do: 'continue', match, lines: 200 });
      took.push(performance.now() - before);
      fresh.end();
    }
    const { user, system } = process.cpuUsage(spent);
    return { ms: quantile(took, 0.5), processorMs: (user + system) / 1_000 / TIMES };
  };
  // What is run for the first time is slow.
  for (const more of [{}, { build: 'another' }]) await timed(more);
  const { ms, processorMs } = await timed({});
  const replayed = await timed({ build: 'another' });
  const { step, n, story } = states.get('a') as State;
  await database.close();
  return {
    ...{ answers: step, deeds: n, events: story.from + story.events.length, ms, processorMs },
    ...{ replayedMs: replayed.ms, replayedProcessorMs: replayed.processorMs },
  };
}
