import type { Seat } from '@conjure/engine';
import { type Chair, type Connection, type HostDeps, pledgeOf, type Terms } from '../index.ts';
import { one, person, testHost } from './test-host.ts';

export const TERMS: Terms = { clock: null, help: 'odds', watchers: true, substitute: 'random', listed: false };

/** A clock that the test sets; what is put off runs when its time has come. */
export function clockwork() {
  let now = 1_000_000;
  let jobs: { due: number; run: () => void }[] = [];
  const scheduler: HostDeps['scheduler'] = {
    now: () => now,
    after(ms, run) {
      const job = { due: now + ms, run };
      jobs.push(job);
      return () => {
        jobs = jobs.filter((other) => other !== job);
      };
    },
  };
  /** Lets so many milliseconds pass; whatever is due meanwhile happens in its order. */
  const pass = async (ms: number, settled: () => Promise<unknown>) => {
    const end = now + ms;
    await settled();
    for (;;) {
      const [next] = jobs.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
      if (!next) break;
      jobs = jobs.filter((job) => job !== next);
      now = Math.max(now, next.due);
      next.run();
      await settled();
    }
    now = end;
  };
  return { scheduler, pass, now: () => now };
}

/** A host as a server has it, where people at connections such as "anna/phone" are players by the first part. */
export function onlineHost(more: Partial<HostDeps> = {}) {
  const clock = clockwork();
  let secrets = 0;
  const at = testHost({
    scheduler: clock.scheduler,
    unattended: true,
    player: (from) => from.split('/')[0],
    device: (from) => from,
    newSecret: () => (++secrets).toString(16).padStart(64, '0'),
    ...more,
  });
  const pass = (ms: number) => clock.pass(ms, () => at.host.idle());
  return { ...at, pass, now: clock.now };
}

export type OnlineHost = ReturnType<typeof onlineHost>;

export const textOf = (who: Connection, round = 0): string => `${who} ${round} `.padEnd(40, 'x');

interface TableOptions {
  seats?: readonly Chair[];
  terms?: Partial<Terms>;
  game?: string;
  options?: object;
}

/** A table that the first of the people has opened. */
export async function openTable(at: OnlineHost, wanted: TableOptions = {}) {
  const { seats = [person, person], terms = {}, game = 'demons', options = {} } = wanted;
  const message = { do: 'open', game, seats, options, terms: { ...TERMS, ...terms } };
  return one(await at.tell('anna', message), 'table');
}

export const pledge = (at: OnlineHost, match: string, who: Connection, seats: readonly Seat[], round = 0) =>
  at.tell(who, { do: 'pledge', match, seats, pledge: pledgeOf(match, seats[0] ?? 0, textOf(who, round)) });

export const tellText = (at: OnlineHost, match: string, who: Connection, round = 0) =>
  at.tell(who, { do: 'text', match, text: textOf(who, round) });

/** A match that has begun, with people at the first seats, each at one. */
export async function begun(
  at: OnlineHost,
  people: readonly Connection[] = ['anna', 'ben'],
  options: TableOptions = {},
): Promise<string> {
  const { match } = await openTable(at, { seats: people.map(() => person), ...options });
  for (const [seat, who] of people.entries()) await pledge(at, match, who, [seat]);
  for (const who of people) await tellText(at, match, who);
  return match;
}
