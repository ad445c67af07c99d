// npm run storm [-- options]
//
// People play over sockets, chat and read streams while servers, thinkers and the database are killed again and again; every third server or
// thinker is told to end instead. Others throw matches away, want to be forgotten, spend a link at once, and give up streams or do not read them.
// Then everything that was acknowledged, and all that anybody saw, is compared with the log, and no server may have ended by itself. The kills are
// shared out among the databases and played in legs, each a storm of its own whose seed follows from the one given.
//
//   --kills 1000            how many processes are killed, or told to end, in all
//   --leg 50                how many of them in one leg
//   --store sqlite          one database alone: sqlite or postgres
//   --tables 4              matches that are played at the same time
//   --seed <text>           what happens follows from it; another one each time unless it is given
//   --out <file>            keeps what each leg came to; called again with the same seed and file, it goes on after the last one
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type StormReport, storm } from '@conjure/server/testing/storm/storm';
import { commandLine, misused, wholeNumber } from './command-line.ts';
import { withoutPostgres } from './postgres.ts';

type Leg = Omit<StormReport, 'problems'> & { readonly store: string; readonly seed: string; readonly seconds: number };

const { values } = commandLine({
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
const [wantedKills, ofLeg, tables] = [
  wholeNumber(values.kills, '--kills'),
  wholeNumber(values.leg, '--leg'),
  wholeNumber(values.tables, '--tables'),
];
const kept = (): Leg[] => (out !== undefined && existsSync(out) ? JSON.parse(readFileSync(out, 'utf8')) : []);
const keep = (leg: Leg) => {
  if (out !== undefined) writeFileSync(out, `${JSON.stringify([...kept(), leg], null, 1)}\n`);
};
const killsOf = ({ kills }: Pick<Leg, 'kills'>) => Object.values(kills).reduce((sum, count) => sum + count, 0);

const missing = withoutPostgres();
const STORES = ['sqlite', 'postgres'] as const;
const stores = STORES.filter((store) => values.store === undefined || values.store === store);
if (stores.length === 0) misused(`--store takes ${STORES.join(' or ')}, not "${values.store}".`);
const trials = stores.filter((store) => store !== 'postgres' || !missing);
if (trials.length < stores.length) console.log(`postgres: not tried: ${missing}`);
// What is killed is shared out among the databases.
const wanted = Math.ceil(wantedKills / Math.max(1, trials.length));
let isWell = trials.length > 0;
for (const store of trials)
  for (let [number, left] = [0, wanted]; left > 0 && isWell; number++) {
    const seed = `${values.seed} ${store} ${number}`;
    const before = kept().find((leg) => leg.seed === seed);
    const kills = before ? killsOf(before) : Math.min(left, ofLeg);
    left -= kills;
    if (before) continue;
    const began = performance.now();
    const { problems, ...report } = await storm({
      ...{ store, kills, seed, tables },
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
