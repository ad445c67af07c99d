import type { Options } from '@conjure/engine';
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
  readonly reports: readonly EncounterReport[];
}

/** Everything in `bench/ladder.json`: of each game the ladder of its levels, and what else was tried. */
export interface LadderBook {
  readonly ladders: { readonly [game: string]: RecordedLadder };
  readonly tried: readonly RecordedLadder[];
}
