/** How much stronger a level of the bots is than the one below it, as it was measured in a game. */
export interface LevelStep {
  readonly level: string;
  readonly over: string;
  readonly elo: number;
  /** Between these it lies with 95 %. */
  readonly low: number;
  readonly high: number;
  /** Of a hundred points between the two, so many are its own. */
  readonly points: number;
  /** Deals, each played twice with the seats exchanged. */
  readonly pairs: number;
  /** How long it thought about a decision, on average: milliseconds of the machine that measured it. */
  readonly ms: number;
}
