import type { Seat } from '@conjure/engine';

/** Everybody one seat further: whoever began is last. */
export const rotated = <T>(chairs: readonly T[]): T[] =>
  chairs.map((_, seat) => chairs[(seat + 1) % chairs.length] as T);

/** Where somebody sits who sat there. */
export const seatAfter = (seat: Seat, seats: number): Seat => (seat + seats - 1) % seats;

/** The name under which the table is kept that was opened after a match. */
export const tableAfter = (match: string): string => `rematch ${match}`;
