// npm run storm [-- --kills 1000 --store sqlite|postgres --tables 6 --seed <text>]: people play over sockets while servers, thinkers and the
// database are killed again and again; then everything that was acknowledged, and all that anybody saw, is compared with the log.
import { parseArgs } from 'node:util';
import { storm } from '@conjure/server/testing/storm/storm';
import { withoutPostgres } from './postgres.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    store: { type: 'string' },
    tables: { type: 'string', default: '6' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const missing = withoutPostgres();
const stores = (['sqlite', 'postgres'] as const).filter((store) => !values.store || values.store === store);
const trials = stores.filter((store) => store !== 'postgres' || !missing);
if (trials.length < stores.length) console.log(`postgres: not tried: ${missing}`);
// What is killed is shared out among the databases.
const kills = Math.ceil(Number(values.kills) / Math.max(1, trials.length));
for (const store of trials) {
  console.log(`${store}: ${kills} kills, seed ${values.seed}`);
  const progress = (killed: number, acknowledged: number) => {
    if (killed % 10 === 0) console.log(`  ${killed} kills, ${acknowledged} deeds acknowledged`);
  };
  const { problems, ...report } = await storm({
    store,
    kills,
    tables: Number(values.tables),
    seed: values.seed,
    progress,
  });
  console.log(`  ${JSON.stringify(report)}`);
  for (const problem of problems) console.error(`  ${problem}`);
  console.log(problems.length === 0 ? '  nothing is lost, twice, or other than the log says' : '  FAILED');
  if (problems.length > 0) process.exitCode = 1;
}
if (trials.length === 0) process.exitCode = 1;
