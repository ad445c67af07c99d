import type { Calibration } from './calibration.ts';
import kept from './calibrations.json' with { type: 'json' };

/** A calibration, and how it was made. */
export interface StoredCalibration extends Calibration {
  readonly command: string;
  readonly date: string;
}

type BySeats = { readonly [seats: string]: StoredCalibration | undefined };

const known: { readonly [game: string]: BySeats | undefined } = kept;

/** How the value of a game foretells victories in matches of so many seats; `null` where that has not been measured. */
export const calibrationOf = (game: string, seats: number): StoredCalibration | null => known[game]?.[seats] ?? null;

/** All that have been measured of a game, by the number of seats. */
export const calibrationsOf = (game: string): readonly { readonly seats: number; readonly kept: StoredCalibration }[] =>
  Object.entries(known[game] ?? {}).flatMap(([seats, kept]) => (kept ? [{ seats: Number(seats), kept }] : []));
