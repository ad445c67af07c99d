/** A place at a match, 0…n−1. */
export type Seat = number;

/** A seat, or `null` for somebody who only watches. */
export type Viewer = Seat | null;
