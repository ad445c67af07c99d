import { FOR_PEOPLE, type Level, levelFor, levelFrom, ownLevel } from '@conjure/bots';
import { type Game, type Options, samePlain } from '@conjure/engine';
import type { EncounterReport } from './reports.ts';

/** A ladder, or steps of one, as played: with the day, the commit and the command, so that anybody can play it again. */
export interface RecordedLadder {
  readonly game: string;
  /** What was to be found out, where it is not the ladder of the game's levels. */
  readonly about?: string;
  readonly date: string;
  readonly commit: string;
  readonly command: string;
  readonly seed: string;
  readonly options: Options;
  readonly machine: { readonly node: string; readonly cpu: string };
  /** What the names of the levels stood for then: where they stand for something else now, it tells nothing of them. */
  readonly players?: LevelsByName;
  readonly reports: readonly EncounterReport[];
}

export type LevelsByName = { readonly [level: string]: Omit<Level, 'name'> };

/** What the names of levels stand for in a game. */
export function playersOf(game: Game, names: readonly string[]): LevelsByName {
  const players = names.map((name): [string, Omit<Level, 'name'>] => {
    const read = levelFrom(name, 'level', game.bot?.levels);
    if ('fault' in read) throw new Error(`${read.fault.place}: expected ${read.fault.expected}, got ${read.fault.got}`);
    // What its own players are, only the game knows.
    if (ownLevel(game.bot?.levels ?? [], read.level) !== null) return [name, { kind: 'own', budget: {}, noise: 0 }];
    const { name: _same, ...player } = levelFor(game.levels ?? {}, read.level);
    return [name, player];
  });
  return Object.fromEntries(players);
}

/** Everything in `bench/ladder.json`: of each game the runs that its ladder was played in, and what else was tried. */
export interface LadderBook {
  readonly ladders: { readonly [game: string]: readonly RecordedLadder[] };
  readonly tried: readonly RecordedLadder[];
}

/** The options of the rules that a game's ladder was played with, the usual ones first. */
export function optionsIn(runs: readonly RecordedLadder[]): Options[] {
  const found: Options[] = [{}];
  for (const { options } of runs) if (!found.some((known) => samePlain(known, options))) found.push(options);
  return found;
}

/** The steps of a game's ladder with these options, from the lowest, in whichever run each was played. */
export const reportsIn = (runs: readonly RecordedLadder[], options: Options = {}): EncounterReport[] =>
  runs
    .filter((run) => samePlain(run.options, options))
    .flatMap(({ reports }) => reports)
    .filter(({ pairs }) => pairs > 0)
    .sort((a, b) => rankOf(a) - rankOf(b));

const rankOf = ({ one }: EncounterReport): number => FOR_PEOPLE.indexOf(one);

/** With a run more, which takes the place of what was known of its steps, and of levels that are played otherwise by now. */
export function withRun(runs: readonly RecordedLadder[], run: RecordedLadder): RecordedLadder[] {
  const played = run.reports.filter(({ pairs }) => pairs > 0);
  const isKnown = ({ one, other }: EncounterReport) => played.some((now) => now.one === one && now.other === other);
  const older = runs.flatMap((known): RecordedLadder[] => {
    if (!samePlain(known.options, run.options)) return [known];
    const isSame = (level: string) =>
      !run.players?.[level] || samePlain(known.players?.[level] ?? null, run.players[level]);
    const reports = known.reports.filter((step) => !isKnown(step) && isSame(step.one) && isSame(step.other));
    return reports.length > 0 ? [only(known, reports)] : [];
  });
  return [...older, only(run, played)].sort((a, b) => rankOf(a.reports[0]) - rankOf(b.reports[0]));
}

/** Of a run these steps alone, and those who played them. */
function only(run: RecordedLadder, reports: readonly EncounterReport[]): RecordedLadder {
  const names = new Set(reports.flatMap(({ one, other }) => [one, other]));
  const players = Object.entries(run.players ?? {}).filter(([name]) => names.has(name));
  return { ...run, reports, ...(run.players ? { players: Object.fromEntries(players) } : {}) };
}
