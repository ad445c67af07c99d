import { addTo } from '@conjure/engine';
import type { Host, Store, Think, ThinkerPool, ThinkRequest } from '@conjure/host';
import type { Jobs } from './jobs.ts';

/** What nobody has thought by then is thought here; in milliseconds. */
const ALONE = 20_000;
/** So long somebody has for one thought, and for its answer to count; so often that is looked for. */
const LONGEST = 15_000;
const COUNTS = 1_000;
const LOOK = 100;
/** More than anybody has thoughts waiting. */
const UNAWAITED = 1_000;

/** Thinks for bots wherever there is time: whoever gets the job first. */
export interface SharedThoughts {
  readonly think: Think;
  /** Takes part, for matches of all processes: so many thoughts at once. */
  work(host: Pick<Host, 'wake'>, atOnce: number): Promise<void>;
}

/**
 * A thought belongs to a deed: who has it to think sends a job under the deed's name, so that there is one, however many hold the
 * match. Whoever gets it has the match, or loads it, and goes on as if it were his own; the others hear of the answer as of
 * any deed, and call their own thought off.
 */
export function shareThoughts(jobs: Jobs, store: Store, own: ThinkerPool, alone = ALONE): SharedThoughts {
  /** What this process has the jobs of, and who waits here for a job to come. */
  const mine = new Map<string, { left: number }>();
  const waiting = new Map<string, Set<() => void>>();
  /** How many thoughts wait here for matches of each player. */
  const wanted = new Map<string, number>();

  /** Behind those who have fewer thoughts waiting; for bots among themselves nobody waits. The threads that think see to the rest. */
  const rankOf = ({ players, isAwaited }: ThinkRequest): number =>
    -Math.max(0, ...players.map((player) => wanted.get(player) ?? 0)) - (isAwaited ? 0 : UNAWAITED);

  const think: Think = async (request, signal) => {
    const { after } = request;
    if (!after) return own.think(request, signal);
    const key = keyOf(after);
    const rank = rankOf(request);
    for (const player of request.players) addTo(wanted, player);
    await awaitTurn(key, after, rank, signal).finally(() => {
      for (const player of request.players) takeFrom(wanted, player);
    });
    const thought = await own.think(request, signal);
    const job = mine.get(key);
    // One that lets others speak first is not waited for.
    if (job) job.left = Math.min(job.left, COUNTS);
    return thought;
  };

  /** Settled when it is to be thought here: the job has come, or nobody else has done it. */
  const awaitTurn = (key: string, after: DeedRef, rank: number, signal: AbortSignal): Promise<void> => {
    if (mine.has(key)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const here = waiting.get(key) ?? new Set();
      waiting.set(key, here);
      const end = (settle: () => void) => () => {
        clearTimeout(timer);
        here.delete(go);
        if (here.size === 0) waiting.delete(key);
        settle();
      };
      const go = end(resolve);
      const timer = setTimeout(go, alone);
      here.add(go);
      signal.addEventListener(
        'abort',
        end(() => reject(signal.reason)),
      );
      // Where the job cannot be sent it is thought here, in time.
      jobs.send('think', after, `think ${key}`, rank).catch(() => {});
    });
  };

  return {
    think,
    work: (host, atOnce) =>
      jobs.take('think', atOnce, async (after) => {
        const key = keyOf(after);
        const job = { left: LONGEST };
        mine.set(key, job);
        try {
          for (const go of waiting.get(key) ?? []) go();
          await host.wake(after.match);
          await awaitAnswer(store, after, job);
        } finally {
          mine.delete(key);
        }
      }),
  };
}

interface DeedRef {
  readonly match: string;
  readonly n: number;
}

function takeFrom(counts: Map<string, number>, name: string): void {
  const left = (counts.get(name) ?? 1) - 1;
  if (left > 0) counts.set(name, left);
  else counts.delete(name);
}

const keyOf = ({ match, n }: DeedRef): string => `${match} ${n}`;

/** Settled when the match has gone on, or when somebody else may try. */
async function awaitAnswer(store: Store, { match, n }: DeedRef, job: { left: number }): Promise<void> {
  for (; job.left > 0; job.left -= LOOK) {
    const head = (await store.heads([match])).get(match);
    if (head === undefined || head > n) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
}
