/** Somewhere in a drawing or on the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
