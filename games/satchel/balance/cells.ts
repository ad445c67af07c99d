import type { Options } from '@conjure/engine';
import type { MatchReport, Study } from '@conjure/lab';
import { ownData } from '../data.ts';

/** What came of many rounds, or what the data say came of as many as theirs. */
export interface Measured {
  readonly games: number;
  readonly heroesWinPct: number;
  readonly sorcererByWyrmPct?: number;
  readonly beatsMean?: number;
  readonly secondsMean?: number;
}

/** One cell of a table of the data: the study that measures it again, and what it measured. */
export interface Cell {
  readonly study: Study;
  readonly reference: Measured;
}

export type Level = 'hard' | 'normal' | 'easy';
export const LEVELS: readonly Level[] = ['hard', 'normal', 'easy'];

export interface DeckRow {
  readonly scenario: string;
  readonly heroes: number;
  readonly familiars: boolean;
}

/** What came of it when one side left something out. */
interface Variants {
  wyrm?: { ifHeroesNeverPush: Measured; ifSorcererValuesWyrmAsPlain: Measured };
  familiars?: { ifHeroesNeverUseThem: Measured; ifSorcererNeverUsesThem: Measured };
}

interface LiveReference extends DeckRow {
  samePace: Record<Level, Omit<Measured, 'games'>>;
  normalBotsSorcererPace: Record<string, number>;
}

interface Reference {
  decks: (DeckRow & { measured: Record<Level, Measured> & Variants })[];
  liveClock: { rows: LiveReference[] };
  botLevels: { cells: { heroes: Level; sorcerer: Level; heroesWinPct: number; beatsMean: number }[] };
  handicapEffect: { byHeroes: Record<string, Record<string, number>> };
}
/** What the reference bots of the specification made of it, kept in the set-up tables beside what it measures. */
export const reference = ownData.setup as Reference;
/** How many rounds stand behind a cell of the level table and of the handicap table, as their notes say. */
export const REFERENCE_GAMES = 3000;

export function study(row: DeckRow, games: number, sorcerer: Level, heroes: Level, options: Options = {}): Study {
  const { scenario, familiars } = row;
  const fixed = { scenario, familiars: familiars ? 'on' : 'off', roundsToWin: 1, ...options };
  const seats = [sorcerer, ...new Array<Level>(row.heroes).fill(heroes)];
  const seed = ['balance', scenario, row.heroes, fixed.familiars, sorcerer, heroes, ...Object.values(options)].join(
    ' ',
  );
  return { game: 'satchel', games, seats, seed, options: fixed, data: {} };
}

/** Every scenario with every number of heroes, equal bots on both sides. */
export const balanceRows = (games: number): { row: DeckRow; cells: Cell[] }[] =>
  reference.decks.map(({ measured, ...row }) => ({
    row,
    cells: LEVELS.map((level) => ({ study: study(row, games, level, level), reference: measured[level] })),
  }));

const LEVEL_ROW: DeckRow = { scenario: 'SC2', heroes: 3, familiars: true };

/** Bots of one level against bots of another. */
export const levelCells = (games: number): (Cell & { heroes: Level; sorcerer: Level })[] =>
  reference.botLevels.cells.map(({ heroes, sorcerer, ...measured }) => ({
    heroes,
    sorcerer,
    study: study(LEVEL_ROW, games, sorcerer, heroes),
    reference: { games: REFERENCE_GAMES, ...measured },
  }));

const STEPS = [-2, -1, 1, 2];

/** Ordeals added and taken away: the studies with and without, of two scenarios together. [B73] */
export function handicapCells(
  games: number,
): { heroes: number; step: number; reference: number; pairs: [Study, Study][] }[] {
  const pair = (scenario: string, heroes: number, step: number): [Study, Study] => {
    const row = { scenario, heroes, familiars: true };
    return [study(row, games, 'hard', 'hard', { handicap: step }), study(row, games, 'hard', 'hard', { handicap: 0 })];
  };
  return [2, 3, 4].flatMap((heroes) =>
    STEPS.map((step) => ({
      heroes,
      step,
      reference: reference.handicapEffect.byHeroes[heroes][step > 0 ? `+${step}` : String(step)],
      pairs: ['SC2', 'SC3'].map((scenario) => pair(scenario, heroes, step)),
    })),
  );
}

/** What a study measured. */
export function measure(reports: readonly MatchReport[]): Measured {
  const games = reports.length;
  const percent = (n: number): number => (100 * n) / games;
  return {
    games,
    heroesWinPct: percent(reports.filter(({ result }) => result.winners.includes(1)).length),
    sorcererByWyrmPct: percent(reports.filter(({ result }) => result.reason === 'wyrm').length),
    beatsMean: reports.reduce((sum, { statistics }) => sum + statistics.match.beats, 0) / games,
    secondsMean: reports.reduce((sum, { statistics }) => sum + statistics.match.seconds, 0) / games,
  };
}

/** The variance of a percentage. */
export const variance = ({ heroesWinPct: p, games }: Pick<Measured, 'heroesWinPct' | 'games'>): number =>
  (p * (100 - p)) / games;

/** How many standard errors lie between what was measured here and there, were both the same. */
export function apart(here: Measured, there: Measured): number {
  const won = here.heroesWinPct * here.games + there.heroesWinPct * there.games;
  const heroesWinPct = won / (here.games + there.games);
  const error = Math.sqrt(variance({ ...here, heroesWinPct }) + variance({ ...there, heroesWinPct }));
  return error === 0 ? 0 : (here.heroesWinPct - there.heroesWinPct) / error;
}
