import { describeWithPostgres } from '@conjure/server/testing/postgres';
import { startForTest } from '@conjure/server/testing/test-processes';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/node.mjs';
import { conjure } from './run.ts';

const STUDY = ['simulate', 'demons', '--games', '10', '--seats', 'random,random', '--seed', '7'];
const PATIENCE = 600_000;

describe('conjure simulate --jobs', () => {
  test('wants the address of a PostgreSQL, and says no password', () => {
    const { code, err } = conjure([...STUDY, '--jobs', 'mysql://anna:secret@db']);
    expect(code).toBe(2);
    expect(err).toContain('postgres://');
    expect(err).not.toContain('secret');
  });

  test('says that there is nobody at the address', () => {
    const { code, err } = conjure([...STUDY, '--jobs', 'postgres://anna:secret@127.0.0.1:1/none']);
    expect(code).toBe(1);
    expect(err).toContain('ECONNREFUSED');
    expect(err).not.toContain('secret');
  });
});

describeWithPostgres('conjure simulate --jobs with workers', (postgres) => {
  const start = startForTest();

  test(
    'prints what it prints on one machine, to the byte',
    async () => {
      const url = await postgres.fresh();
      const worker = () =>
        start(`${root}cli/bin/conjure.mjs`, 'server', '--only', 'work', '--db', url, '--threads', '1');
      await Promise.all([worker(), worker()].map(({ says }) => says('the server is there')));
      for (const form of [['--json'], ['--csv'], []]) {
        const there = conjure([...STUDY, ...form, '--jobs', url]);
        expect([there.code, there.err]).toEqual([0, '']);
        expect(there.out).toBe(conjure([...STUDY, ...form]).out);
      }
    },
    PATIENCE,
  );
});
