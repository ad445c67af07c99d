// npm run storm [-- --kills 1000 --leg 50 --store sqlite|postgres --tables 4 --seed <text> --out <file>]: people play over sockets while
// servers, thinkers and the database are killed again and again; then everything that was acknowledged, and all that anybody saw, is compared
// with the log. It goes in legs, each a storm of its own whose seed follows from the one given; what each came to is kept in the file, and
// whoever calls it again with the same seed and the same file goes on after the last one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type StormReport, storm } from '@conjure/server/testing/storm/storm';
import { withoutPostgres } from './postgres.ts';

type Leg = Omit<StormReport, 'problems'> & { readonly store: string; readonly seed: string; readonly seconds: number };

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    leg: { type: 'string', default: '50' },
    store: { type: 'string' },
    tables: { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Date.now()) },
    out: { type: 'string' },
  },
});
const { out } = values;
const kept = (): Leg[] => (out !== undefined && existsSync(out) ? JSON.parse(readFileSync(out, 'utf8')) : []);
const keep = (leg: Leg) => {
  if (out !== undefined) writeFileSync(out, `${JSON.stringify([...kept(), leg], null, 1)}\n`);
};
const killsOf = ({ kills }: Pick<Leg, 'kills'>) => Object.values(kills).reduce((sum, count) => sum + count, 0);

const missing = withoutPostgres();
const stores = (['sqlite', 'postgres'] as const).filter((store) => !values.store || values.store === store);
const trials = stores.filter((store) => store !== 'postgres' || !missing);
if (trials.length < stores.length) console.log(`postgres: not tried: ${missing}`);
// What is killed is shared out among the databases.
const wanted = Math.ceil(Number(values.kills) / Math.max(1, trials.length));
let isWell = trials.length > 0;
for (const store of trials)
  for (let [number, left] = [0, wanted]; left > 0 && isWell; number++) {
    const seed = `${values.seed} ${store} ${number}`;
    const before = kept().find((leg) => leg.seed === seed);
    const kills = before ? killsOf(before) : Math.min(left, Number(values.leg));
    left -= kills;
    if (before) continue;
    const began = performance.now();
    const { problems, ...report } = await storm({
      ...{ store, kills, seed, tables: Number(values.tables) },
      progress: (killed, acknowledged) => {
        if (killed % 10 === 0) console.log(`  ${killed} kills, ${acknowledged} deeds acknowledged`);
      },
    });
    const leg = { store, seed, ...report, seconds: Math.round((performance.now() - began) / 1_000) };
    console.log(JSON.stringify(leg));
    for (const problem of problems) console.error(`  ${problem}`);
    isWell = problems.length === 0;
    if (isWell) keep(leg);
    console.log(isWell ? `  nothing is lost, twice, or other than the log says; ${left} kills to come` : '  FAILED');
  }
process.exitCode = isWell ? 0 : 1;
