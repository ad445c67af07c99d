import type { Options } from '../kernel/game.ts';

/** How much stronger a level of the bots is than the one below it, as it was measured in a game. */
export interface LevelStep {
  readonly level: string;
  readonly over: string;
  readonly elo: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** Its share of a hundred points between the two. */
  readonly points: number;
  /** Deals, each played twice with the seats exchanged. */
  readonly pairs: number;
  /** How long it thought about a decision, on average: milliseconds of the machine that measured it. */
  readonly ms: number;
  /** The options it was measured with, where they were not the usual ones: with others it says nothing. */
  readonly options?: Options;
}
