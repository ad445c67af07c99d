// A thread of npm run fuzz: match after match until the time is up. What it has done stands in memory that is shared, so
// that whoever breaks off the run knows it at once.
import { parentPort, workerData } from 'node:worker_threads';
import { sharesOf } from './fuzz-shares.ts';
import { type FuzzFailure, type FuzzJob, tallyOf } from './fuzz-tally.ts';
import { fuzzedGame } from './fuzzed.ts';
import { fuzzOne, recordText } from './fuzzing.ts';

const { games: ids, light, until, seed, thread, shared } = workerData as FuzzJob;
const games = await Promise.all(ids.map(fuzzedGame));
const tally = tallyOf(shared, ids.length);
const shares = sharesOf(ids.length, thread, until - Date.now());
const LOOK_EVERY = 64;

for (let n = 0; seed === null ? Date.now() < until && !tally.isStopped() : n < ids.length; n++) {
  const which = seed === null ? shares.next() : n;
  const own = seed ?? `${until.toString(36)}-${thread}-${n}`;
  const begun = Date.now();
  let since = 0;
  const outcome = fuzzOne(games[which], {
    seed: own,
    light,
    isEnough(decisions) {
      tally.add(which, 'decisions', decisions);
      // Where a decision costs next to nothing, the clock is looked at now and then.
      if (light && ++since % LOOK_EVERY !== 0) return false;
      const now = Date.now();
      return tally.isStopped() || (seed === null && (now >= until || shares.isUsedUp(which, now - begun)));
    },
  });
  shares.add(which, Date.now() - begun);
  if (outcome.is === 'over') tally.add(which, 'matches', 1);
  else if (outcome.is === 'brokenOff') tally.add(which, 'brokenOff', 1);
  else {
    const { why, match } = outcome;
    const report: FuzzFailure = { game: ids[which], seed: own, why, record: match ? recordText(match) : null };
    parentPort?.postMessage(report);
    break;
  }
}
