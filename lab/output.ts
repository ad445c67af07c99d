import type { StudyReport } from './report.ts';
import type { Estimate } from './statistics.ts';
import type { MatchReport } from './study.ts';

const round = (x: number, digits = 1): string => x.toFixed(digits);
export const percent = ({ value, low, high }: Estimate): string =>
  `${round(value * 100)} % [${round(low * 100)}, ${round(high * 100)}]`;
export const number = ({ value, low, high }: Estimate): string => `${round(value)} [${round(low)}, ${round(high)}]`;

/** Says a key of the study's words. */
export type Tell = (key: string, facts?: Record<string, string | number>) => string;

/** The report as a table for people. `say` has the lab's words and the game's. */
export function table(report: StudyReport, say: Tell): string {
  const lines: string[] = [
    say('lab.title', { games: report.matches, game: report.study.game, seed: report.study.seed }),
  ];
  const rows = (title: string, entries: [string, string][]) => {
    if (entries.length === 0) return;
    lines.push('', title);
    const width = Math.max(...entries.map(([name]) => name.length));
    for (const [name, value] of entries) lines.push(`  ${name.padEnd(width)}  ${value}`);
  };
  rows(say('lab.wins'), [
    ...report.sides.map(({ side, wins }): [string, string] => [say(`side.${side}`), percent(wins)]),
    ...report.seats.map(({ seat, player, wins }): [string, string] => [`${seat} ${player}`, percent(wins)]),
    [say('lab.nobody'), percent(report.nobody)],
  ]);
  rows(
    say('lab.ends'),
    Object.entries(report.reasons).map(([reason, estimate]) => [say(`reason.${reason}`), percent(estimate)]),
  );
  for (const { side, reasons } of report.sides)
    rows(
      say('lab.wonBy', { side: say(`side.${side}`) }),
      Object.entries(reasons).map(([reason, estimate]) => [say(`reason.${reason}`), percent(estimate)]),
    );
  for (const kind of new Set(report.traits.map((each) => each.kind)))
    rows(
      say(`lab.by.${kind}`),
      report.traits
        .filter((each) => each.kind === kind)
        .map(({ trait, seats, wins }) => [say(`${kind}.${trait}`), `${percent(wins)}  ${say('lab.of', { n: seats })}`]),
    );
  rows(say('lab.length'), [
    [say('lab.decisions'), number(report.decisions)],
    ...Object.entries(report.statistics).map(([name, figure]): [string, string] => [
      say(`statistic.${name}`),
      `${number(figure)}  ${say('lab.median', { median: round(figure.median) })}`,
    ]),
  ]);
  for (const seat of report.seats) {
    rows(say('lab.seat', { seat: seat.seat, player: seat.player }), [
      ...Object.entries(seat.fates).map(([fate, estimate]): [string, string] => [
        say(`fate.${fate}`),
        percent(estimate),
      ]),
      [say(`score.${report.study.game}`, { n: seat.scored }), seat.scored > 0 ? number(seat.score) : '–'],
      ...Object.entries(seat.statistics).map(([name, figure]): [string, string] => [
        say(`statistic.${name}`),
        number(figure),
      ]),
    ]);
  }
  lines.push('', say('lab.interval'));
  return lines.join('\n');
}

/** One row a match, for spreadsheets. */
export function csv(matches: readonly MatchReport[]): string {
  const [first] = matches;
  if (!first) return '';
  const matchNames = Object.keys(first.statistics.match);
  const seatNames = Object.keys(first.statistics.seats[0] ?? {});
  const kinds = Object.keys(first.statistics.traits?.[0] ?? {});
  const seats = first.result.fates.map((_, seat) => seat);
  const head = [
    'match',
    'decisions',
    'reason',
    'winners',
    ...matchNames,
    ...seats.flatMap((seat) => ['score', 'fate', ...kinds, ...seatNames].map((name) => `${name}${seat}`)),
  ];
  const rows = matches.map(({ match, decisions, result, statistics }) => [
    match,
    decisions,
    result.reason,
    result.winners.join(' '),
    ...matchNames.map((name) => statistics.match[name]),
    ...seats.flatMap((seat) => [
      result.scores[seat] ?? '',
      result.fates[seat],
      ...kinds.map((kind) => statistics.traits?.[seat][kind].join(' ') ?? ''),
      ...seatNames.map((name) => statistics.seats[seat][name]),
    ]),
  ]);
  return [head, ...rows].map((row) => row.join(',')).join('\n');
}
