import { FOR_PEOPLE } from '@conjure/bots';
import type { Options } from '@conjure/engine';
import type { LevelStep } from '@conjure/engine/content';
import { optionsIn, type RecordedLadder, reportsIn } from './recorded.ts';
import { CLAIM, type EncounterReport } from './reports.ts';

/** What may be told of the levels to somebody who chooses one: the steps that were measured by enough pairs, and no others. */
export function stepsOf(reports: readonly EncounterReport[], options: Options = {}): LevelStep[] {
  return reports
    .filter(({ one, other, pairs }) => pairs >= CLAIM && isStep(one, other))
    .map(({ one, other, pairs, elo, points, did }) => ({
      level: one,
      over: other,
      elo: Math.round(elo.value),
      low: Math.round(elo.low),
      high: Math.round(elo.high),
      points: Math.round(100 * points.value),
      pairs,
      ms: Math.round(did.one.cpuMs),
      ...(Object.keys(options).length > 0 ? { options } : {}),
    }));
}

/** Of all ladders of a game. */
export const stepsIn = (runs: readonly RecordedLadder[]): LevelStep[] =>
  optionsIn(runs).flatMap((options) => stepsOf(reportsIn(runs, options), options));

const isStep = (one: string, other: string): boolean =>
  FOR_PEOPLE.includes(other) && FOR_PEOPLE.indexOf(one) === FOR_PEOPLE.indexOf(other) + 1;
