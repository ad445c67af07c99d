import { type Level, levelFor, levelFrom, ownLevel } from '@conjure/bots';
import type { Game, Options } from '@conjure/engine';
import type { EncounterReport } from './reports.ts';

/** A ladder as it was played: with the day, the commit and the command, so that anybody can play it again. */
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

/** Everything in `bench/ladder.json`: of each game the ladder of its levels, and what else was tried. */
export interface LadderBook {
  readonly ladders: { readonly [game: string]: RecordedLadder };
  readonly tried: readonly RecordedLadder[];
}
