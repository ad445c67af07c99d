import { FOR_PEOPLE } from '@conjure/bots';
import { samePlain } from '@conjure/engine';
import { GAMES } from '@conjure/shelf';
import { errorOf, isCalibrated } from '../review/calibration.ts';
import { calibrationsOf, type StoredCalibration } from '../review/calibrations.ts';
import { luckOf } from '../review/luck-over.ts';
import type { Estimate } from '../statistics.ts';
import { deedsOf } from './output.ts';
import { type LadderBook, optionsIn, type RecordedLadder, reportsIn } from './recorded.ts';
import { CLAIM, type EncounterReport, rungsOf } from './reports.ts';

const percent = ({ value, low, high }: Estimate): string =>
  `${(100 * value).toFixed(0)} % [${(100 * low).toFixed(0)}, ${(100 * high).toFixed(0)}]`;
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(0)}`;
const elo = ({ value, low, high }: Estimate): string => `${signed(value)} [${signed(low)}, ${signed(high)}]`;

const VERDICT = { stronger: 'stronger by a rung', not: 'not by a rung', open: 'undecided' };

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
];

const reportRow = ({ one, other, pairs, both, split, none, points, elo: e, verdict, firstSeat }: EncounterReport) => [
  one,
  other,
  pairs < CLAIM ? `${pairs} (few)` : pairs,
  `${both}–${split}–${none}`,
  percent(points),
  elo(e),
  VERDICT[verdict ?? 'open'],
  percent(firstSeat),
];
const REPORT = ['one', 'other', 'pairs', 'both–split–none', 'points of the one', 'Elo', 'test', 'first seat'];

function thinkingRows(reports: readonly EncounterReport[]): (string | number)[][] {
  return reports.flatMap(({ one, other, did }) =>
    [[one, did.one] as const, [other, did.other] as const].map(([level, done]) => [
      level,
      `${one} – ${other}`,
      done.decisions.toFixed(1),
      done.cpuMs.toFixed(1),
      done.perSecond.toFixed(1),
      done.longestMs?.toFixed(0) ?? '–',
    ]),
  );
}
const THINKING = ['level', 'against', 'decisions a match', 'ms of the processor each', 'a second', 'the longest, ms'];

const stepOf = ({ one, other }: Pick<EncounterReport, 'one' | 'other'>): string => `${one} – ${other}`;

/** When, where and by what command it was played; where there are several runs, which steps were. */
const provenanceOf = (runs: readonly RecordedLadder[]): string[] =>
  runs.flatMap(({ date, commit, command, machine, reports }) => [
    `\`${command}\`, ${date}, commit ${commit}, ${machine.cpu}, Node ${machine.node}${runs.length > 1 ? `: ${reports.map(stepOf).join(', ')}` : ''}.`,
    '',
  ]);

/** The ladder of a game’s levels, as far as it was played, with the usual options and with others. */
const laddersOf = (runs: readonly RecordedLadder[]): string[] =>
  optionsIn(runs).flatMap((options) => {
    const told = Object.entries(options).map(([name, value]) => `${name}=${value}`);
    const heading = told.length > 0 ? [`### With \`${told.join(',')}\``, ''] : [];
    const played = runs.filter((run) => samePlain(run.options, options));
    return [...heading, ...ladderOf(played, reportsIn(runs, options))];
  });

function ladderOf(runs: readonly RecordedLadder[], reports: readonly EncounterReport[]): string[] {
  const steps = FOR_PEOPLE.slice(1).map((one, i) => stepOf({ one, other: FOR_PEOPLE[i] }));
  const played = reports.map(stepOf);
  return [
    ...provenanceOf(runs),
    ...section(
      reports,
      steps.filter((step) => !played.includes(step)),
    ),
  ];
}

/** What was tried; one that was broken off has encounters of which nothing is known. */
function trialOf(trial: RecordedLadder): string[] {
  const reports = trial.reports.filter(({ pairs }) => pairs > 0);
  const unplayed = trial.reports.filter(({ pairs }) => pairs === 0).map(stepOf);
  return [...(trial.about ? [trial.about, ''] : []), ...provenanceOf([trial]), ...section(reports, unplayed)];
}

function section(reports: readonly EncounterReport[], unplayed: readonly string[]): string[] {
  const rungs = rungsOf(reports);
  return [
    ...table(REPORT, reports.map(reportRow)),
    '',
    ...(unplayed.length > 0 ? [`Not played yet: ${unplayed.join(', ')}.`, ''] : []),
    ...(rungs.length > 2
      ? [
          `Elo over ${rungs[0].level}: ${rungs
            .slice(1)
            .map((rung) => `${rung.level} ${elo(rung.elo)}${rung.isFew ? ' (few)' : ''}`)
            .join(', ')}.`,
          '',
        ]
      : []),
    ...table(THINKING, thinkingRows(reports)),
    '',
    ...reports.flatMap((report) => {
      const deeds = deedsOf(report);
      if (deeds.length === 0) return [];
      const did = deeds.map(([name, a, b]) => `${name} ${a.toFixed(2)} – ${b.toFixed(2)}`);
      return [`${report.one} – ${report.other}, by seat and match: ${did.join('; ')}.`, ''];
    }),
  ];
}

/** How well the value of a game foretells who wins. */
function reliability(game: string): string[] {
  const all = calibrationsOf(game);
  if (all.length === 0)
    return ['How well its value foretells victories has not been measured: its reviews show points.', ''];
  return [
    '### Reliability of the value',
    '',
    'It is measured for each number of seats by itself. With a number that is not here reviews and hints show points.',
    '',
    ...all.flatMap(({ seats, kept }) => reliabilityWith(seats, kept)),
  ];
}

function reliabilityWith(seats: number, kept: StoredCalibration): string[] {
  const { command, date, fitted, held, shift, slope, bins } = kept;
  const verdict = isCalibrated(kept) ? 'reviews show chances' : 'too far to be called a chance: reviews show points';
  return [
    `With ${seats === 1 ? 'one seat' : `${seats} seats`}: \`${command}\`, ${date}: fitted to ${fitted} matches (shift ${shift.toFixed(2)}, slope ${slope.toFixed(2)}) and held to ${held} others, of which it is off by ${(100 * errorOf(kept)).toFixed(1)} % on average; ${verdict}.`,
    '',
    ...table(
      ['positions', 'foretold', 'won'],
      bins
        .filter(({ positions }) => positions > 0)
        .map(({ positions, foretold, won }) => [
          positions,
          `${(100 * foretold).toFixed(0)} %`,
          `${(100 * won).toFixed(0)} %`,
        ]),
    ),
    '',
  ];
}

/** What the dice came to over many matches: it must be nothing. */
function luck(game: string): string[] {
  const kept = luckOf(game);
  if (!kept) return [];
  const { command, date, matches, strokes, bySeat } = kept;
  const told = ({ value, low, high }: Estimate) =>
    `${value.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`.replaceAll('-', '−');
  return [
    `\`${command}\`, ${date}: the dice fell ${strokes} times in ${matches} matches; what a review calls luck came to ${bySeat.map(told).join(', ')} of a victory in a match, by seat.`,
    '',
  ];
}

/** The page of `docs/ladder.md`. */
export function ladderPage(book: LadderBook): string {
  const games = [...GAMES].sort();
  return [
    '# The ladder of the bots',
    '',
    '<!-- Written by `npm run ladder` from `bench/ladder.json`; edit neither by hand. -->',
    '',
    'Every deal is played twice, with the seats exchanged; what is asked before a match begins (armies, deployment, mages) is answered',
    'alike for both. A victory is a point, a shared one a part of it, nobody’s a half. In brackets are 95 % intervals: Wilson’s, over',
    'pairs and not over matches, since the deal decides a part of both. The test is a sequential one (generalised SPRT over pairs, 0',
    'against +100 Elo, wrong in 5 % of cases either way); an encounter ends when it has decided, so that the points of short ones are a',
    `little too far from a half. **An encounter of fewer than ${CLAIM} pairs is marked “few”: it is an indication and no claim.** Times are of a`,
    'machine that did other things besides.',
    ...games.flatMap((game) => {
      const runs = book.ladders[game];
      const tried = book.tried.filter((one) => one.game === game);
      return [
        '',
        `## ${game[0].toUpperCase()}${game.slice(1)}`,
        '',
        ...(runs ? laddersOf(runs) : ['The levels of this game have not been measured by this instrument yet.', '']),
        ...reliability(game),
        ...luck(game),
        ...(tried.length > 0 ? ['### What was tried', ''] : []),
        ...tried.flatMap(trialOf),
      ];
    }),
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()
    .concat('\n');
}
