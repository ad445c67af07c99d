import { setTimeout as sleep } from 'node:timers/promises';
import { bot, one, stateOf, testHost } from '@conjure/host/testing/test-host';
import { csv, runStudy, runStudyBy, type Study } from '@conjure/lab';
import { describe, expect, test } from 'vitest';
import { root } from '../../../scripts/node.mjs';
import { library } from '../../library.ts';
import { postgresDatabase } from '../../log/postgres.ts';
import { asked } from '../../testing/fresh-database.ts';
import { describeWithPostgres } from '../../testing/postgres.ts';
import { startForTest } from '../../testing/test-processes.ts';
import { openJobs } from '../jobs.ts';
import { shareThoughts } from '../shared-thoughts.ts';
import { playersElsewhere } from '../studies.ts';
import { newThreads } from '../threads.ts';

const CONJURE = `${root}cli/bin/conjure.mjs`;
/** Programs are started, and one that is gone is missed after ten seconds or twenty. */
const PATIENCE = 600_000;

const study: Study = { game: 'demons', games: 24, seats: ['random', 'random'], seed: 'jobs', options: {}, data: {} };

describeWithPostgres('work that is shared out', (postgres) => {
  const start = startForTest();
  const worker = async (url: string) => {
    const started = start(CONJURE, 'server', '--only', 'work', '--db', url, '--threads', '1', '--ops-port', '0');
    await started.says('the server is there');
    return started;
  };

  test(
    'a study that several workers play says what it says on one machine, to the byte',
    async () => {
      const url = await postgres.fresh();
      await Promise.all([worker(url), worker(url)]);
      const heard: number[] = [];
      const players = await playersElsewhere(await openJobs(url));
      const there = await runStudyBy(players, study, (played) => heard.push(played), new AbortController().signal);
      expect(csv(there)).toBe(csv(await runStudy(study, 1)));
      expect(heard.at(-1)).toBe(24);
      // Nothing is left of it.
      expect(await asked(url, "select name from pgboss.queue where name like 'study-%'")).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'a study goes on when one of its workers is killed, and says the same',
    async () => {
      const url = await postgres.fresh();
      const [first] = await Promise.all([worker(url), worker(url)]);
      const players = await playersElsewhere(await openJobs(url));
      const killed = { already: false };
      const playing = runStudyBy(
        players,
        study,
        (played) => {
          if (killed.already || played < 4) return;
          killed.already = true;
          void first?.kill('SIGKILL');
        },
        new AbortController().signal,
      );
      expect(csv(await playing)).toBe(csv(await runStudy(study, 1)));
      expect(killed.already).toBe(true);
    },
    PATIENCE,
  );

  test('what no worker can play is said', async () => {
    const url = await postgres.fresh();
    await worker(url);
    const players = await playersElsewhere(await openJobs(url));
    const foreign = { ...study, game: 'chess' };
    await expect(runStudyBy(players, foreign, () => {}, new AbortController().signal)).rejects.toThrow();
  });

  describe('bots', () => {
    /** A process that has a match and does not think, but for the last resort. */
    const host = async (url: string, alone: number) => {
      const database = await postgresDatabase(url);
      const jobs = await openJobs(url);
      const threads = newThreads(1);
      const { think } = shareThoughts(jobs, database.store, threads, alone);
      const at = testHost({ games: library, store: database.store, think });
      const { match } = one(
        await at.tell('a', { do: 'open', game: 'demons', seats: [bot, bot], seed: 'jobs' }),
        'opened',
      );
      /** Lets time pass until the match has gone so far. */
      const reaches = async (step: number) => {
        for (let i = 0; i < 1_200 && stateOf(at, 'a', match, null).step < step; i++) {
          for (const job of at.jobs.splice(0)) job.run();
          await at.host.look();
          await sleep(50);
        }
        expect(stateOf(at, 'a', match, null).step).toBeGreaterThanOrEqual(step);
      };
      const end = async () => {
        at.host.end();
        await jobs.end(0);
        threads.end();
        await database.close();
      };
      return { at, match, reaches, end, url };
    };
    const NEVER = 10 ** 9;

    test('are thought for by workers, and each deed once', async () => {
      const { reaches, end, match, url } = await host(await postgres.fresh(), NEVER);
      await worker(url);
      await reaches(1);
      await end();
      const [{ most } = {}] = await asked(
        url,
        "select max(count) as most from (select count(*) as count from pgboss.job where name = 'think' and singleton_key like $1 group by singleton_key) as keys",
        [`think ${match} %`],
      );
      expect(Number(most)).toBe(1);
    });

    test(
      'answer elsewhere when their worker is killed in the middle of a thought',
      async () => {
        const { at, reaches, end, url } = await host(await postgres.fresh(), NEVER);
        // This one takes the job and is gone before it has answered.
        const dead = start(`${import.meta.dirname}/../../testing/dead-worker.ts`, url);
        for (const job of at.jobs.splice(0)) job.run();
        await dead.says('taken');
        await dead.kill('SIGKILL');
        await worker(url);
        await reaches(1);
        await end();
      },
      PATIENCE,
    );

    test('are thought for by whoever has the match where there is no worker at all', async () => {
      const { reaches, end } = await host(await postgres.fresh(), 100);
      await reaches(1);
      await end();
    });
  });
});
