import { afterAll, beforeAll, describe } from 'vitest';
import { FOR_KILLS, type Postgres, startPostgres, withoutPostgres } from '../../scripts/postgres.ts';
import { freshDatabase } from './fresh-database.ts';

/** A PostgreSQL for the tests of a file. */
export interface TestPostgres {
  readonly now: Postgres;
  /** The address of an empty database. */
  fresh(): Promise<string>;
}

/** A machine may be busy. */
const PATIENCE = 60_000;

/** Tests that need PostgreSQL; where there is none they say so, and are counted as skipped. */
export function describeWithPostgres(name: string, tests: (postgres: TestPostgres) => void): void {
  const missing = withoutPostgres();
  describe.skipIf(missing)(missing ? `${name} – not tried: ${missing}` : name, () => {
    let now: Postgres;
    let made = 0;
    beforeAll(async () => {
      now = await startPostgres(FOR_KILLS);
    }, PATIENCE);
    afterAll(() => now?.end(), PATIENCE);
    tests({
      get now() {
        return now;
      },
      fresh: () => freshDatabase(now.url, `fresh_${made++}`),
    });
  });
}
