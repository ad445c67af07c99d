import { describe, expect, test } from 'vitest';
import { withoutPostgres } from '../../scripts/postgres.ts';
import { storm } from '../testing/storm/storm.ts';

const missing = withoutPostgres();
/** Programs are started again for every kill, on however busy a machine. */
const PATIENCE = 1_800_000;
/** `npm run storm` kills for as long as one likes. In this one everything that can be killed is killed twice, and lines fail in every way there is. */
const KILLS = 6;
const SEED = 'npm test 103';

const weathered = async (store: 'sqlite' | 'postgres') => {
  const report = await storm({ store, kills: KILLS, tables: 4, seed: SEED });
  expect(report.problems).toEqual([]);
  const { server, thinker, database } = report.kills as { server: number; thinker: number; database: number };
  expect([server, thinker, database]).toEqual(store === 'postgres' ? [2, 2, 2] : [KILLS, 0, 0]);
  expect(report.cuts).toBeGreaterThanOrEqual(3);
  // It was a storm: something was acknowledged after every kill, seen by others, and sent again.
  expect(report.acknowledged).toBeGreaterThan(KILLS);
  expect(report.compared).toBeGreaterThan(KILLS);
  expect(report.resent).toBeGreaterThan(0);
  expect(report.reconnected).toBeGreaterThan(0);
  // Some were told to end, and everything else that may harm nobody was done once.
  expect(report.updates).toBeGreaterThan(0);
  expect(report.mischief).toBe(KILLS);
  expect([report.thrownAway, report.forgotten]).toEqual([2, 1]);
  expect(report.said).toBeGreaterThan(0);
};

describe('a storm of kills', () => {
  test(
    'loses nothing that was acknowledged, does nothing twice and tells nobody a secret, on SQLite',
    () => weathered('sqlite'),
    PATIENCE,
  );
  test.skipIf(missing)(
    `and with two servers, a thinker and a database that are killed in turn, on PostgreSQL${missing ? ` – not tried: ${missing}` : ''}`,
    () => weathered('postgres'),
    PATIENCE,
  );
});
