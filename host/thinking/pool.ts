import { isWaitedFor, newFairQueue } from './fair-queue.ts';
import type { Think, ThinkRequest, TimedThought } from './think-request.ts';
import type { ThoughtDone, ThoughtJob } from './thread.ts';

/** A thread of Node or of a page. Whatever ends it, `broken` hears of it. */
export interface Thread {
  ask(job: ThoughtJob): void;
  end(): void;
}

/** Starts a thread that answers by `sayThought`. */
export type StartThread = (done: (done: ThoughtDone) => void, broken: (error: unknown) => void) => Thread;

export interface ThinkerPool {
  readonly think: Think;
  /** Ends all threads; what is being thought fails. */
  end(): void;
}

interface PendingThought {
  readonly request: ThinkRequest;
  done(thought: TimedThought | null): void;
  fail(error: unknown): void;
}

interface Worker {
  readonly thread: Thread;
  job: { readonly id: number; readonly wanted: PendingThought; readonly since: number } | null;
}

export interface PoolOptions {
  /**
   * Bots that play among themselves have one thread, and after each thought of theirs all are left for so many times as long to those who
   * are waited for; 0: they have what is left, where others see to it that it is little.
   */
  readonly quiet?: number;
  readonly now?: () => number;
  readonly after?: (ms: number, run: () => void) => void;
}

/**
 * Thinks on threads, `size` at the most, started when they are first wanted: one thought at a time on each, and those who have had least of
 * it first.
 */
export function newPool(
  start: StartThread,
  size: number,
  { quiet = 3, now = () => performance.now(), after = (ms, run) => void setTimeout(run, ms) }: PoolOptions = {},
): ThinkerPool {
  const workers: Worker[] = [];
  /** Until when nothing is thought that nobody waits for. */
  let quietUntil = 0;
  const isQuiet = () =>
    quiet > 0 && (now() < quietUntil || workers.some(({ job }) => job !== null && !isWaitedFor(job.wanted.request)));
  const waiting = newFairQueue<PendingThought>();
  let ids = 0;

  /** A thread that is free, or a new one; `null` where there is none to be had just now, `failed` where none can be started. */
  const freeWorker = (): Worker | null | 'failed' => {
    const free = workers.find(({ job }) => job === null);
    if (free || workers.length >= size) return free ?? null;
    try {
      return started();
    } catch {
      // Those that are there may be free soon.
      return workers.length > 0 ? null : 'failed';
    }
  };

  const give = () => {
    // What nobody waits for is given when it is no longer quiet.
    while (waiting.has(isQuiet())) {
      const free = freeWorker();
      if (!free) return;
      const next = waiting.next(isQuiet());
      if (!next) return;
      if (free === 'failed') {
        next.fail(new Error('no thread can be started'));
        continue;
      }
      free.job = { id: ++ids, wanted: next, since: now() };
      free.thread.ask({ id: ids, request: next.request });
    }
  };

  const started = (): Worker => {
    const free = (settle: (job: PendingThought) => void, id?: number) => {
      const { job } = worker;
      if (!job || (id !== undefined && job.id !== id)) return;
      worker.job = null;
      const ms = now() - job.since;
      waiting.spent(job.wanted, ms);
      if (!isWaitedFor(job.wanted.request)) {
        quietUntil = now() + quiet * ms;
        after(quiet * ms, give);
      }
      settle(job.wanted);
      give();
    };
    const thread = start(
      (done) => free((job) => ('thought' in done ? job.done(done.thought) : job.fail(new Error(done.failed))), done.id),
      (error) => {
        // The next thought gets a thread of its own.
        const at = workers.indexOf(worker);
        if (at >= 0) workers.splice(at, 1);
        free((job) => job.fail(error));
      },
    );
    const worker: Worker = { thread, job: null };
    workers.push(worker);
    return worker;
  };

  return {
    think: (request, signal) =>
      new Promise((done, fail) => {
        signal.throwIfAborted();
        const job = { request, done, fail };
        waiting.add(job);
        signal.addEventListener('abort', () => {
          // What a thread is at already it brings to its end, and nobody listens.
          waiting.remove(job);
          fail(signal.reason);
        });
        give();
      }),
    end() {
      const ended = workers.splice(0);
      for (const { thread } of ended) thread.end();
      const left = ended.flatMap(({ job }) => job?.wanted ?? []);
      for (let next = waiting.next(); next; next = waiting.next()) left.push(next);
      for (const { fail } of left) fail(new Error('no more is thought here'));
    },
  };
}
