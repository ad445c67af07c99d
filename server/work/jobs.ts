import { HOUR, SECOND } from '@conjure/engine';
import { PgBoss, type Queue } from 'pg-boss';
import type { Notice } from '../people/store.ts';

/** What processes do for each other, by kind. */
interface Work {
  /** A bot is asked after the `n`-th deed of a match. */
  readonly think: { readonly match: string; readonly n: number };
  /** Somebody is to be told that it is his turn. */
  readonly notice: Notice;
  /** A batch of a study, whose reports go to the queue that is named. */
  readonly study: { readonly batch: unknown; readonly to: string };
}

type JobKind = keyof Work;

/** Work that is shared out among all processes at a database. Whatever is lost of it is found again by whoever wanted it. */
export interface Jobs {
  /** Somebody does it. With a key: once, as long as it is waiting or under way. What has a lower rank waits behind what has a higher one. */
  send<K extends JobKind>(kind: K, data: Work[K], key?: string, rank?: number): Promise<void>;
  /** Takes part: so many at once. What fails, or whose process is gone, is given to somebody else. */
  take<K extends JobKind>(kind: K, atOnce: number, doIt: (data: Work[K]) => Promise<void>): Promise<void>;
  /** A queue for answers, which is there until `close`; `heard` gets them one by one. */
  open(name: string, heard: (answer: unknown) => void): Promise<{ close(): Promise<void> }>;
  answer(name: string, answer: object): Promise<void>;
  /** Nothing more is taken; what is under way has so long to end. */
  end(ms?: number): Promise<void>;
}

/** A process that has not been heard of for so many seconds is gone; that is looked for as often. pg-boss allows no less. */
const HEARTBEAT = 10;
/** pg-boss wakes us; what is lost of that is found so often, in seconds. */
const LOOK = 2;
const RETRIES = 5;
const HOUR_IN_SECONDS = HOUR / SECOND;

const QUEUES: { readonly [kind in JobKind]: Omit<Queue, 'name'> } = {
  // The match says what is due: nobody needs what is done, or what nobody got round to.
  think: { policy: 'exclusive', expireInSeconds: 120, retentionSeconds: HOUR_IN_SECONDS, deleteAfterSeconds: 60 },
  notice: { policy: 'exclusive', expireInSeconds: 60, retentionSeconds: HOUR_IN_SECONDS, deleteAfterSeconds: 60 },
  study: { expireInSeconds: HOUR_IN_SECONDS, retentionSeconds: 24 * HOUR_IN_SECONDS, deleteAfterSeconds: 60 },
};

export interface JobsOptions {
  /** Where to listen, if a pooler stands at the other address. */
  readonly listen?: string;
  complain?(error: unknown): void;
}

/** Takes part in the work at that PostgreSQL. */
export async function openJobs(url: string, options: JobsOptions = {}): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: options.listen ?? url,
    application_name: 'conjure work',
    max: 4,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: HEARTBEAT,
    monitorIntervalSeconds: HEARTBEAT,
  });
  boss.on('error', (error) => options.complain?.(error));
  await boss.start();
  for (const [name, queue] of Object.entries(QUEUES))
    await boss.createQueue(name, { ...queue, notify: true, heartbeatSeconds: HEARTBEAT, retryLimit: RETRIES });
  const polling = { pollingIntervalSeconds: LOOK, notifyPollingIntervalSeconds: LOOK };
  return {
    async send(kind, data, key, priority = 0) {
      await boss.send(kind, wrapped(data), { priority, ...(key === undefined ? {} : { singletonKey: key }) });
    },
    async take(kind, atOnce, doIt) {
      await boss.work(kind, { localConcurrency: atOnce, ...polling }, async (jobs) => {
        for (const { data } of jobs) await doIt(unwrapped(data) as Parameters<typeof doIt>[0]);
      });
    },
    async open(name, heard) {
      await boss.createQueue(name, { notify: true, retentionSeconds: HOUR_IN_SECONDS, deleteAfterSeconds: 60 });
      await boss.work(name, { batchSize: 20, burstWhenBatchFull: true, ...polling }, async (jobs) => {
        for (const { data } of jobs) heard(unwrapped(data));
      });
      return {
        async close() {
          await boss.offWork(name);
          await boss.deleteQueue(name);
        },
      };
    },
    async answer(name, answer) {
      await boss.send(name, wrapped(answer));
    },
    end: (ms = 10_000) => boss.stop({ graceful: ms > 0, timeout: Math.max(1_000, ms) }),
  };
}

/** As text: `jsonb`, which pg-boss keeps it in, puts keys in another order and refuses zeros. */
const wrapped = (data: unknown): object => ({ json: JSON.stringify(data) });
const unwrapped = (data: unknown): unknown => JSON.parse((data as { json: string }).json);
