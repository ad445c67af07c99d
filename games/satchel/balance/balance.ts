import type { Study } from '@conjure/lab';
import { runStudies } from '@conjure/lab';
import {
  apart,
  balanceRows,
  type Cell,
  type DeckRow,
  handicapCells,
  LEVELS,
  levelCells,
  type Measured,
  measure,
  REFERENCE_GAMES,
  variance,
} from './cells.ts';
import { liveRows, PACES, VARIANT_NAMES, variantRows } from './otherwise.ts';

/** Measures the balance of Satchel again and sets it beside what its data tell, as a page of Markdown. */
export async function balancePage(
  games: number,
  threads?: number,
  progress?: (share: number) => void,
): Promise<string> {
  const rows = balanceRows(games);
  const levels = levelCells(games);
  const handicaps = handicapCells(games);
  const variants = variantRows(games);
  const live = liveRows(games);
  const studies = distinct([
    ...rows.flatMap(({ cells }) => cells.map(({ study }) => study)),
    ...levels.map(({ study }) => study),
    ...handicaps.flatMap(({ pairs }) => pairs.flat()),
    ...variants.flatMap(({ cells }) => Object.values(cells).map(({ study }) => study)),
    ...live.flatMap(({ same, paces }) => [...same, ...paces].map(({ study }) => study)),
  ]);
  const all = studies.length * games;
  const found = await runStudies(studies, measure, threads, (played) => progress?.(played / all));
  const bySeed = new Map(studies.map(({ seed }, i) => [seed, found[i]]));
  const here = ({ seed }: Study): Measured => bySeed.get(seed) ?? { games: 0, heroesWinPct: 0 };

  const cells = [
    ...rows.flatMap((row) => row.cells),
    ...levels,
    ...variants.flatMap((row) => Object.values(row.cells)),
    ...live.flatMap(({ same, paces }) => [...same, ...paces]),
  ];
  const effects = handicaps.map((cell) => ({ ...cell, ...effect(cell.pairs, here) }));
  const off = [
    ...cells.map((cell) => apart(here(cell.study), cell.reference)),
    ...effects.map(({ points, reference, error }) => (points - reference) / error),
  ];
  return [
    '# The balance of Satchel, measured again',
    '',
    `Rounds between the reference bots, ${games} a cell, seeds fixed: \`npm run balance\` writes this page. By the beat clock but`,
    `for the last table, whose time is reckoned, not waited for.`,
    'Every cell says what was measured, then in brackets what `games/satchel/data/setup.json` tells and how many standard',
    'errors (of both together) lie between them.',
    '',
    `Of ${off.length} percentages, ${off.filter((z) => Math.abs(z) > 2).length} lie more than two standard errors apart and`,
    `${off.filter((z) => Math.abs(z) > 3).length} more than three; the largest distance is ${largest(off)}, the mean ${signed(mean(off), 2)}, the mean`,
    `square ${mean(off.map((z) => z * z)).toFixed(2)} (chance alone: 0 and 1). Three cells stand in two tables, and handicaps share what they`,
    `are measured from, so not all of these are independent.`,
    '',
    '## Equal bots: how often the heroes win, %',
    '',
    ...table(
      [
        'scenario',
        'heroes',
        'familiars',
        ...LEVELS,
        'by the Wyrm, hard',
        'beats, hard',
        'beats, normal',
        'beats, easy',
      ],
      rows.map(({ row, cells }) => [
        ...rowName(row),
        ...cells.map((cell) => won(here(cell.study), cell.reference)),
        beside(here(cells[0].study).sorcererByWyrmPct, cells[0].reference.sorcererByWyrmPct),
        ...cells.map((cell) => beside(here(cell.study).beatsMean, cell.reference.beatsMean)),
      ]),
    ),
    '',
    '## Levels against each other: how often the heroes win, %',
    '',
    'SC2, three heroes, familiars. Rows: the heroes’ level; columns: the sorcerer’s.',
    '',
    ...table(
      ['heroes', ...[...LEVELS].reverse()],
      [...LEVELS]
        .reverse()
        .map((heroes) => [heroes, ...[...LEVELS].reverse().map((sorcerer) => levelCell(heroes, sorcerer))]),
    ),
    '',
    '## Handicap: points of the heroes’ win % for ordeals added or removed',
    '',
    'SC2 and SC3 together, hard bots, familiars.',
    '',
    ...table(
      ['heroes', '-2', '-1', '+1', '+2'],
      [2, 3, 4].map((heroes) => [
        String(heroes),
        ...effects
          .filter((cell) => cell.heroes === heroes)
          .map(
            ({ points, reference, error }) =>
              `${signed(points)} (${signed(reference)}, ${signed((points - reference) / error)} σ)`,
          ),
      ]),
    ),
    '',
    '## What a side leaves out: how often the heroes win, %',
    '',
    'Hard bots. The heroes never push the Wyrm; the sorcerer values Wyrm spells as plain ones; the heroes, or the sorcerer,',
    'never wake a familiar.',
    '',
    ...table(
      ['scenario', 'heroes', 'familiars', 'no push', 'Wyrm as plain', 'no familiars, heroes', 'no familiars, sorcerer'],
      variants.map(({ row, cells }) => [
        ...rowName(row),
        ...VARIANT_NAMES.map((name) => {
          const cell = cells[name];
          return cell ? won(here(cell.study), cell.reference) : '–';
        }),
      ]),
    ),
    '',
    '## The live clock: how often the heroes win, %',
    '',
    'Familiars. First equal bots, with the mean length of a round in seconds; then normal bots, of which the sorcerer alone is',
    'slower or quicker.',
    '',
    ...table(
      ['scenario', 'heroes', ...LEVELS, ...PACES.map(([pace]) => pace)],
      live.map(({ row, same, paces }) => [
        ...rowName(row).slice(0, 2),
        ...same.map(({ study, reference }) => {
          const measured = here(study);
          return `${won(measured, reference)}, ${beside(measured.secondsMean, reference.secondsMean)} s`;
        }),
        ...paces.map(({ study, reference }) => won(here(study), reference)),
      ]),
    ),
    '',
  ].join('\n');

  function levelCell(heroes: string, sorcerer: string): string {
    const cell = levels.find((each) => each.heroes === heroes && each.sorcerer === sorcerer);
    return cell ? won(here(cell.study), cell.reference) : '';
  }
}

/** The same study may stand in two tables. */
const distinct = (studies: readonly Study[]): Study[] => [
  ...new Map(studies.map((study) => [study.seed, study])).values(),
];

/** The mean change over the pairs, and the standard error of its distance from what is told. */
function effect(pairs: readonly [Study, Study][], here: (study: Study) => Measured): { points: number; error: number } {
  const changes = pairs.map(([added, plain]) => here(added).heroesWinPct - here(plain).heroesWinPct);
  const own = pairs.flat().reduce((sum, study) => sum + variance(here(study)), 0);
  const theirs = pairs.flat().reduce((sum, study) => sum + variance({ ...here(study), games: REFERENCE_GAMES }), 0);
  return { points: mean(changes), error: Math.sqrt(own + theirs) / pairs.length };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const signed = (n: number, digits = 1): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(digits)}`;
const largest = (off: readonly number[]): string => Math.max(...off.map(Math.abs)).toFixed(1);
const rowName = ({ scenario, heroes, familiars }: DeckRow): string[] => [
  scenario,
  String(heroes),
  familiars ? 'on' : 'off',
];
const won = (here: Measured, reference: Cell['reference']): string =>
  `${here.heroesWinPct.toFixed(1)} (${reference.heroesWinPct.toFixed(1)}, ${signed(apart(here, reference))} σ)`;
const beside = (here = 0, reference = 0): string => `${here.toFixed(1)} (${reference.toFixed(1)})`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
