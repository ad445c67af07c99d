import type { ThinkRequest } from './think-request.ts';

/** What waits to be thought: whoever has had least of it is next. */
export interface FairQueue<Job extends { readonly request: ThinkRequest }> {
  add(job: Job): void;
  /** It is not wanted any more. */
  remove(job: Job): void;
  /** Takes out what is to be thought next; only what somebody waits for, where that is wished. */
  next(awaitedOnly?: boolean): Job | undefined;
  /** It has taken so long, in milliseconds. */
  spent(job: Job, ms: number): void;
  /** Whether there is such a one. */
  has(awaitedOnly?: boolean): boolean;
}

/** A hint is waited for by who wants it. */
export const isWaitedFor = (request: ThinkRequest): boolean => rankOf(request) < 2;

/** People wait for bots at their table, nobody waits for a hint to be played on, and for bots that play among themselves nobody waits. */
const rankOf = ({ for: purpose, isAwaited }: ThinkRequest): number => (purpose === 'hint' ? 1 : isAwaited ? 0 : 2);

/**
 * What is thought for a match is counted as everybody's who plays in it, in the time that it takes. Next is the match of those who have
 * had least, so that many matches, or slow bots, of one keep others waiting for one thought at the most. Who comes anew, or again after a
 * while, begins where those are who are served now: nothing is saved up.
 */
export function newFairQueue<Job extends { readonly request: ThinkRequest }>(): FairQueue<Job> {
  let waiting: Job[] = [];
  /** Of those who have had more than is being given now. */
  const had = new Map<string, number>();
  let now = 0;
  const hadBy = ({ request: { players } }: Job) => Math.max(now, ...players.map((player) => had.get(player) ?? 0));
  return {
    add: (job) => void waiting.push(job),
    remove(job) {
      waiting = waiting.filter((other) => other !== job);
    },
    next(awaitedOnly = false) {
      const [first, ...others] = waiting.filter(({ request }) => !awaitedOnly || isWaitedFor(request));
      if (!first) return undefined;
      const isBefore = (a: Job, b: Job) => {
        const ranks = rankOf(a.request) - rankOf(b.request);
        return ranks < 0 || (ranks === 0 && hadBy(a) < hadBy(b));
      };
      const best = others.reduce((least, job) => (isBefore(job, least) ? job : least), first);
      waiting = waiting.filter((other) => other !== best);
      now = hadBy(best);
      for (const [player, ms] of had) if (ms <= now) had.delete(player);
      return best;
    },
    spent({ request: { players } }, ms) {
      for (const player of players) had.set(player, Math.max(now, had.get(player) ?? 0) + ms);
    },
    has: (awaitedOnly = false) => waiting.some(({ request }) => !awaitedOnly || isWaitedFor(request)),
  };
}
