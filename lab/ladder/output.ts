import { number, percent, type Tell } from '../output.ts';
import type { Ladder } from './ladder.ts';
import { CLAIM, type EncounterReport, rungsOf } from './reports.ts';

/** The reports of a ladder as a table for people. `say` has the lab's words and the game's. */
export function ladderTable({ game, seed }: Ladder, reports: readonly EncounterReport[], say: Tell): string {
  const lines = [say('ladder.title', { game, seed })];
  const fewer = ` (${say('ladder.few', { n: CLAIM })})`;
  const rows = (title: string, entries: readonly (readonly [string, string])[]) => {
    lines.push('', title);
    const width = Math.max(...entries.map(([name]) => name.length));
    for (const [name, value] of entries) lines.push(`  ${name.padEnd(width)}  ${value}`);
  };
  for (const report of reports) {
    const { one, other, pairs, both, split, none, points, elo, verdict, did } = report;
    const few = pairs < CLAIM ? fewer : '';
    rows(say('ladder.encounter', { one, other }), [
      [say('ladder.pairs'), `${pairs} (${both}, ${split}, ${none})`],
      [say('ladder.points'), percent(points)],
      [say('ladder.elo'), number(elo)],
      [say('ladder.verdict'), say(`ladder.${verdict ?? 'open'}`) + few],
      [say('ladder.first'), percent(report.firstSeat)],
      ...[[one, did.one] as const, [other, did.other] as const].map(
        ([level, { decisions, cpuMs, perSecond, longestMs }]): [string, string] => [
          say('ladder.thinking', { level }),
          say('ladder.spent', {
            decisions: decisions.toFixed(1),
            ms: cpuMs.toFixed(1),
            n: perSecond.toFixed(1),
            longest: (longestMs ?? 0).toFixed(0),
          }),
        ],
      ),
    ]);
    rows(
      say('ladder.deeds', { one, other }),
      deedsOf(report).map(([name, a, b]) => [say(wordFor(name)), `${a.toFixed(2)}  ${b.toFixed(2)}`]),
    );
  }
  const rungs = rungsOf(reports);
  if (rungs.length > 2)
    rows(
      say('ladder.rungs', { level: rungs[0].level }),
      rungs.slice(1).map(({ level, elo, isFew }) => [level, number(elo) + (isFew ? fewer : '')]),
    );
  lines.push('', say('lab.interval'));
  return lines.join('\n');
}

const wordFor = (name: string): string => (name.startsWith('fate.') ? name : `statistic.${name}`);

/** What either did, by name. */
export function deedsOf({ did }: EncounterReport): [name: string, one: number, other: number][] {
  const names = [...new Set([...Object.keys(did.one.deeds), ...Object.keys(did.other.deeds)])];
  return names.map((name) => [name, did.one.deeds[name] ?? 0, did.other.deeds[name] ?? 0]);
}
